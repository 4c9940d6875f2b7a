"""Looks that no network learns from: only calibration, figures and tests may draw with them."""

HELD_OUT = ("slate", "pastel", "carved", "numbers")
