"""The photo reader: a photo in, a doubtful reading of pieces out. OpenCV, NumPy and rules.pieces only."""
