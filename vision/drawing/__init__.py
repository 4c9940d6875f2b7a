"""Drawn domino photos with their truth: one stage a file, joined by scene.py. The door is vision/draw.py."""
