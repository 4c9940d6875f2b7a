"""What is wrong with a command as it was typed, in a language: the parser itself speaks English only."""

from __future__ import annotations

import re

from typer.exceptions import TyperException

from companion.languages import Words

# what the parser says, and the key of the language files that says it
_SAID = (
    (re.compile(r"No such command (?P<name>.+?)\. Did you mean (?P<near>.+?)\?"), "usage-no-command-near"),
    (re.compile(r"No such command (?P<name>.+)\."), "usage-no-command"),
    (re.compile(r"No such option: (?P<name>\S+) \(Possible options: (?P<near>.+)\)"), "usage-no-option-near"),
    (re.compile(r"No such option: (?P<name>.+)"), "usage-no-option"),
    (re.compile(r"Missing argument (?P<name>.+?)\."), "usage-no-argument"),
    (re.compile(r"Missing option (?P<name>.+?)\."), "usage-missing"),
    (re.compile(r"Option (?P<name>.+) requires an argument\.?"), "usage-needs-value"),
    (re.compile(r"Option (?P<name>.+) does not take a value\.?"), "usage-takes-none"),
    (re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((?P<extra>.*)\)"), "usage-extra"),
    (
        re.compile(r"Invalid value for (?P<name>.+?): Input should be a valid (?:integer|string).*"),
        "usage-whole",
    ),
    (
        re.compile(r"Invalid value for (?P<name>.+?): Input should be greater .*?(?P<least>\d+)"),
        "usage-least",
    ),
    (re.compile(r"Invalid value for (?P<name>.+?): Input should be less .*?(?P<most>\d+)"), "usage-most"),
)


def usage_line(error: TyperException, words: Words, command: str = "") -> str:
    """What is wrong, and which help tells how it is typed; what is not in _SAID in the parser's English.

    `command`: the one that was typed, for an error that does not know where it arose.
    """
    said, context = error.format_message(), getattr(error, "ctx", None)
    found = ((key, pattern.fullmatch(said)) for pattern, key in _SAID)
    line = next((words.t(key, **match.groupdict()) for key, match in found if match), said)
    stop = "" if line.endswith((".", "?", "!")) else "."
    where = context.command_path if context else f"tableside {command}".rstrip()
    return words.t("usage-see", line=f"{line}{stop}", command=where)
