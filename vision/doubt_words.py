"""What a photo cannot tell, said with what to do about it.

| kind | about | facts |
| --- | --- | --- |
| nothing-found | the photo: no tile seen | |
| cut-short | the photo: the file ends too early | |
| grey | the photo: in black and white, and the pieces have colours | |
| too-dark | the photo: so dark that tiles are doubtful | |
| blurred | the photo: so blurred that tiles are doubtful | |
| too-far | the photo: its tiles are too small to read | |
| several-hands | the photo: its tiles lie in groups apart; a question, for it may be one hand | count |
| face-down | tiles lying face down, not counted | count |
| cut-off | a tile, or a half, that the photo's edge cuts | |
| covered | a tile, or the half of one, that something lies on | |
| maybe | a place where a tile may lie | |
| twice | two tiles that were both read as one piece | piece |
| glare | a doubtful tile with light mirrored on it | piece |
| overlapping | a doubtful tile that another reading lies on | piece |
| six-or-nine | a tile on which a 6 may be a 9, by the turns of all marks | piece, other |
| colour | a doubtful piece that may be of another colour | piece, other |
| unsure | any other doubtful tile; `unsure-between` where a second reading is likely | piece, other |
| thrice | three tiles or more that were read as one piece of a set that may have it twice | piece, count |
| leaning | a die that leans, with no face up | |
| rather-pips | the photo: its pieces look like dominoes with pips, and the set has none | |
| rather-uno-tiles | the photo: its pieces look like Uno tiles, and the set has none | |
| rather-uno-dice | the photo: its pieces look like Uno dice, and the set has none | |

What is said of dice in other words has `-die` behind its kind. SENTENCES is the English of the command line;
screens have their own in companion/languages.
"""

from __future__ import annotations

from vision.reading import Doubt

SENTENCES: dict[str, str] = {
    "nothing-found": "No tiles were found; take the photo from above, closer, with the tiles face up.",
    "cut-short": "Part of the photo is missing; take it again or send it once more.",
    "grey": "The photo is black and white, and colours cannot be told; take one in colour.",
    "too-dark": "The photo is too dark to be sure; switch on a light and take it again.",
    "blurred": "The photo is blurred; hold the phone still and take it again.",
    "too-far": "The tiles are too small in the photo; go closer, or photograph fewer at a time.",
    "several-hands": "Are there {count} hands in this photo? If they are one player's, all is well.",
    "face-down": "Tiles lying face down are not counted ({count} here); turn them over if they count.",
    "cut-off": "A tile is cut off at the edge of the photo; move back a little, or add it by hand.",
    "covered": "Half of a tile is hidden here; pull the tiles apart, or add it by hand.",
    "maybe": "There may be a tile here; add it if there is one.",
    "twice": "Two tiles look like {piece}, and a set has only one; look at both.",
    "glare": "Light is mirrored on this tile, which looks like {piece}; tilt the phone, or correct it here.",
    "overlapping": "Tiles lie on each other here; this looks like {piece}. Pull them apart, or correct it.",
    "unsure": "This looks like {piece}, but it is not certain; look at it.",
    "unsure-between": "This looks like {piece}, but it may be {other}; look at it.",
    "six-or-nine": "Is there a 6 or a 9? This looks like {piece}, but it may be {other}; look at it.",
    "colour": "The colour is hard to tell: this looks like {piece}, but it may be {other}; look at it.",
    "thrice": "{count} tiles look like {piece}, and a set hardly has so many; look at them.",
    "leaning": "This die leans; lay it flat and take the photo again, or add it by hand.",
    "rather-pips": "These look like dominoes with pips, which this set has not; name the set that lies here.",
    "rather-uno-tiles": "These look like Uno tiles, which this set has not; name the set that lies here.",
    "rather-uno-dice": "These look like Uno dice, which this set has not; name the set that lies here.",
    "nothing-found-die": "No dice were found; take the photo from above and closer.",
    "too-far-die": "The dice are too small in the photo; go closer.",
    "cut-off-die": "A die is cut off at the edge of the photo; move back a little, or add it by hand.",
    "covered-die": "A part of a die is hidden here; push the dice apart, or add it by hand.",
    "maybe-die": "There may be a die here; add it if there is one.",
    "glare-die": "Light is mirrored on this die, which looks like {piece}; tilt the phone, or correct it.",
    "overlapping-die": "Dice lie very close here; this looks like {piece}. Push them apart, or correct it.",
}


def sentence(doubt: Doubt) -> str:
    """The doubt in English."""
    return SENTENCES[doubt.kind].format(**doubt.facts)
