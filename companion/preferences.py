"""What one phone likes: language, light, and who holds it. Kept in its own browser, not in the ledger."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import asdict, dataclass, replace

import flet as ft

from companion.languages import best_language, languages
from companion.theme import Mode

log = logging.getLogger(__name__)

KEY = "tableside.likes"
PATIENCE_S = 2.0  # a phone that does not answer gets what most people like


@dataclass(frozen=True, slots=True)
class Preferences:
    """`by` is what the history calls this phone; empty is fine."""

    language: str = "en"
    mode: Mode = Mode.SYSTEM
    by: str = ""

    def to_text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str, otherwise: Preferences) -> Preferences:
        """Read what `to_text` wrote; whatever is not understood is as in `otherwise`."""
        try:
            told = json.loads(text)
        except ValueError:
            return otherwise
        if not isinstance(told, dict):
            return otherwise
        known = otherwise
        if told.get("language") in languages():
            known = replace(known, language=told["language"])
        if told.get("mode") in list(Mode):
            known = replace(known, mode=Mode(told["mode"]))
        if isinstance(told.get("by"), str):
            known = replace(known, by=told["by"][:40])
        return known


async def load_preferences(page: ft.Page) -> Preferences:
    """What this phone chose before, else its own language and light."""
    otherwise = Preferences(language=best_language(_locales(page)))
    try:
        kept = await asyncio.wait_for(ft.SharedPreferences().get(KEY), PATIENCE_S)
    except Exception as error:  # no storage, a private window, a phone gone to sleep: never a reason to stop
        log.info("no preferences from this phone: %s", error)
        return otherwise
    return Preferences.from_text(kept, otherwise) if isinstance(kept, str) else otherwise


async def keep_preferences(chosen: Preferences) -> None:
    """Remember them in the phone's browser."""
    await ft.SharedPreferences().set(KEY, chosen.to_text())


def _locales(page: ft.Page) -> list[str]:
    told = page.locale_configuration.current_locale if page.locale_configuration else None
    return [told.language_code] if told else []
