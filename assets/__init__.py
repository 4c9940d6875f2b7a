"""What browsers are sent beside the app itself: fonts, icons, the manifest."""
