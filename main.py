"""Where the phone build begins: the app, on the phone's own storage."""

import flet as ft

from companion.app import start
from companion.wiring import build

ft.run(start(build()), assets_dir="assets")
