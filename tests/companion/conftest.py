"""`table`: a match of four, with a phone to be tapped; see `scoring_table.py`."""

from tests.companion.scoring_table import table

__all__ = ["table"]
