"""What no network learns from: only calibration, figures and tests may draw with it."""

HELD_OUT = ("slate", "pastel", "carved", "numbers")  # looks of pip tiles

# typefaces of the markings of Uno pieces
HELD_OUT_TYPEFACES: tuple[str, ...] = ("URWBookman-Demi",)
