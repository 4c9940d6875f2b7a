"""Tests that drive the real page in Chromium, on a server of their own."""
