"""What a person is doing, without a screen."""
