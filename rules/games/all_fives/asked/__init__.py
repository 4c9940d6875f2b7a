"""What can be asked about All Fives, by what it is about."""
