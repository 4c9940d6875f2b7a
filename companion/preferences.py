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
LOCALES_KEY = "tableside.locales"  # the languages a phone speaks, best first; our page puts them there
LETTERS_KEY = "tableside.letters"  # how large its letters are, 1 for as usual; our page puts it there
PATIENCE_S = 2.0  # a phone that does not answer gets what most people like


@dataclass(frozen=True, slots=True)
class Preferences:
    """`by` is what the history calls this phone; empty is fine. `letters`: how many times as large as usual
    the phone draws them; its own to tell each time, so it is not kept."""

    language: str = "en"
    mode: Mode = Mode.SYSTEM
    by: str = ""
    letters: float = 1.0

    def to_text(self) -> str:
        return json.dumps({name: told for name, told in asdict(self).items() if name != "letters"})

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


async def load_preferences() -> Preferences:
    """What this phone chose before, else its own language and light."""
    kept = ft.SharedPreferences()
    try:
        asked = asyncio.gather(kept.get(LOCALES_KEY), kept.get(KEY), kept.get(LETTERS_KEY))
        locales, chosen, letters = await asyncio.wait_for(asked, PATIENCE_S)
    except Exception as error:  # no storage, a private window, a phone gone to sleep: never a reason to stop
        log.info("no preferences from this phone: %s", error)
        return Preferences()
    spoken = locales.split(",") if isinstance(locales, str) else []
    otherwise = Preferences(language=best_language(spoken), letters=_letters(letters))
    return Preferences.from_text(chosen, otherwise) if isinstance(chosen, str) else otherwise


def _letters(told: object) -> float:
    """From half to three times as usual; 1 where it is not told."""
    try:
        return min(max(float(str(told)), 0.5), 3.0)
    except ValueError:
        return 1.0


async def keep_preferences(chosen: Preferences) -> None:
    """Remember them in the phone's browser."""
    await ft.SharedPreferences().set(KEY, chosen.to_text())
