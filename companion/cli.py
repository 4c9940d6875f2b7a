"""The command line. What a command does is in `companion.commands`, loaded only when it is called.

Every error is one plain line on standard error: exit status 1 for what cannot be done, 2 for a command that
is written wrongly.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer.exceptions import Abort, TyperException

from companion.commands import Trouble, one_line

if TYPE_CHECKING:
    from companion.languages import Words

LONGEST_LINE = 1200  # of an error, in characters

app = typer.Typer(
    help="Scorekeeper and referee for a real table. Without a command it serves the app on this network.",
    epilog="`tableside games` lists the games. More in docs/command-line.md.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Language = Annotated[
    str, typer.Option("--lang", metavar="LANGUAGE", help="Language of the answer: en, nl, ...")
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as mexican-train.")]
DataDir = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Folder of the scores and photos.", show_default=False),
]
Database = Annotated[
    str,
    typer.Option("--database", metavar="URL", help="postgresql+psycopg://... instead of a file in --data."),
]


@dataclass(frozen=True, slots=True)
class Where:
    """The ledger that was named before the command, if any."""

    data: Path | None
    database: str


@app.callback(invoke_without_command=True)
def tableside(
    context: typer.Context,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to serve on.")] = 8400,
    host: Annotated[
        str, typer.Option(help="Address to serve on: 127.0.0.1 for this machine alone.")
    ] = "0.0.0.0",
    data: DataDir = None,
    database: Database = "",
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser here.")] = False,
) -> None:
    """Scorekeeper and referee for a real table. Without a command it serves the app on this network."""
    context.obj = Where(data, database)
    if context.invoked_subcommand is None:
        from companion.commands.serving import serve_app

        serve_app(host, port, data, database, open_here=not no_open)


@app.command()
def count(
    photos: Annotated[
        list[str], typer.Argument(metavar="PHOTO...", help="Photos of tiles or dice.", show_default=False)
    ],
    set_name: Annotated[str, typer.Option("--set", metavar="SET", help="The set in use, such as double-12.")],
    language: Language = "en",
    as_json: AsJson = False,
    annotate: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the marked photos here.", show_default=False)
    ] = None,
) -> None:
    """Read the tiles or dice in photos and count them."""
    from companion.commands.said_in import words_in

    words = words_in(language)
    try:
        from companion.commands.count import count as count_photos
    except ImportError as error:  # OpenCV loads libraries of the system
        raise Trouble(words.t("count-no-opencv", why=str(error))) from error
    if not count_photos(photos, set_name, words, as_json=as_json, annotate=annotate):
        raise typer.Exit(1)


@app.command()
def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[WORDS...]", help="What to look for.")] = None,
    language: Language = "en",
    top: Annotated[int, typer.Option(min=1, metavar="N", help="How many clauses at most.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Look something up in a game's rule book; without words, print all of it."""
    from companion.commands.books import show

    show(game, words or [], language, top, as_json=as_json)


@app.command()
def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game, such as mexican-train.")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the games; with a game, its presets and house rules."""
    from companion.commands import games as listed

    if game is not None:
        listed.show_game(game, language, as_json=as_json)
    else:
        listed.show_games(language, as_json=as_json)


@app.command()
def referee(
    game: GameName,
    question: Annotated[
        str | None, typer.Argument(metavar="[QUESTION]", help="What is asked, such as count.")
    ] = None,
    fact: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A fact; may be given many times.")
    ] = None,
    facts: Annotated[Path | None, typer.Option(metavar="FILE", help="All facts as a JSON object.")] = None,
    rule: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A house rule; may be given many times.")
    ] = None,
    preset: Annotated[str, typer.Option(metavar="NAME", help="A published bundle of house rules.")] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Ask what the rules say about a case; without a question, list what can be asked."""
    from companion.commands import referee as asked

    if question is None:
        asked.show_questions(game, language, as_json=as_json)
        return
    asked.answer(
        game,
        question,
        facts=fact or [],
        facts_file=facts,
        changes=rule or [],
        preset=preset,
        language=language,
        as_json=as_json,
    )


@app.command()
def backup(
    context: typer.Context,
    dest: Annotated[Path, typer.Argument(metavar="[FILE]", help="The file to write, or a folder.")] = Path(
        "."
    ),
    data: DataDir = None,
    database: Database = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Save every score and photo in one file, also while the app runs."""
    from companion.commands.ledgers import back_up

    back_up(dest, *_where(context, data, database), language=language, as_json=as_json)


@app.command()
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", show_default=False)],
    data: DataDir = None,
    database: Database = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Put a backup in the place of what is there, which is kept aside. Stop the app first."""
    from companion.commands.ledgers import put_back

    put_back(file, *_where(context, data, database), language=language, as_json=as_json)


@app.command("export")
def export_matches(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write; else it is printed.")
    ] = None,
    match: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Only this match; may be repeated.")
    ] = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="A table of points instead of JSON.")] = False,
    data: DataDir = None,
    database: Database = "",
    language: Language = "en",
) -> None:
    """Write matches as JSON for another Tableside, or as a table."""
    from companion.commands.ledgers import export

    export(file, match or [], *_where(context, data, database), language=language, as_csv=as_csv)


@app.command("import")
def import_matches(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What export wrote; - reads standard input.")],
    data: DataDir = None,
    database: Database = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Take in matches that another Tableside exported."""
    from companion.commands.ledgers import take_in

    take_in(file, *_where(context, data, database), language=language, as_json=as_json)


@app.command()
def bench(
    into: Annotated[Path, typer.Option(metavar="DIR", help="Folder for the figures.")] = Path("benchmarks"),
    photos: Annotated[Path, typer.Option(metavar="DIR", help="Photos with a truth.json beside them.")] = Path(
        "../shared/photos"
    ),
    renders: Annotated[
        Path, typer.Option(metavar="DIR", help="Pictures of Uno pieces with a truth.json beside them.")
    ] = Path("../shared/renders"),
    scorer: Annotated[Path, typer.Option(metavar="FILE", help="The program that scores readings.")] = Path(
        "../shared/bench/score_photos.py"
    ),
    disputes: Annotated[
        Path, typer.Option(metavar="FILE", help="Disputes with the clauses that settle them.")
    ] = Path("../shared/rules/disputes.jsonl"),
    drawn: Annotated[int, typer.Option(metavar="N", min=1, help="How many photos are drawn.")] = 72,
    only: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="One measure; may be repeated.")
    ] = None,
    altered: Annotated[
        bool, typer.Option("--altered", help="Also read every photo altered in twelve ways: minutes.")
    ] = False,
) -> None:
    """Measure this Tableside and write the figures down."""
    from companion.benches import Material
    from companion.commands.bench import run_all

    run_all(into, Material(photos, scorer, disputes, drawn, renders), only or (), altered)


def _where(context: typer.Context, data: Path | None, database: str) -> tuple[Path | None, str]:
    """The ledger that the command names, or else the one named before it."""
    before: Where = context.obj
    return data or before.data, database or before.database


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; ends the process with its exit status."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit status; whatever is wrong is one line on standard error."""
    _fill_in_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # for terminals and file names that are not UTF-8
    try:
        status = typer.main.get_command(app).main(list(arguments), "tableside", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except Trouble as trouble:
        return _tell(str(trouble), 1)
    except TyperException as error:
        from companion.usage import usage_line

        return _tell(usage_line(error, _words(arguments), _command(arguments)), error.exit_code)
    except (Abort, KeyboardInterrupt):
        return 130
    except (
        BrokenPipeError,
        SystemExit,
    ):  # the reader has seen enough, as in `tableside rules doubles | head`
        _write_no_more()  # within a command the parser turns the first into the second, and raises no other
        return 0
    except OSError as error:  # such as a disk that is full
        from companion.ledger.system import is_full, why_file

        _write_no_more()
        where = f"{error.filename}: " if error.filename else ""
        key = "cli-full" if is_full(error) else "cli-stopped"
        return _tell(f"{where}{_words(arguments).t(key, why=why_file(error))}", 1)


def _command(arguments: Sequence[str]) -> str:
    """The command that was typed; "" for none."""
    known = {info.name or info.callback.__name__ for info in app.registered_commands if info.callback}
    return next((word for word in arguments if word in known), "")


def _words(arguments: Sequence[str]) -> Words:
    """What is said in the language that the command asks for."""
    from companion.commands.said_in import asked_for

    return asked_for(arguments)


def _fill_in_streams() -> None:
    """Let standard streams that the caller has closed lead nowhere.

    The next file to be opened would otherwise get their number, and what is told would land in it.
    """
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            try:
                os.fstat(number)
            except OSError:
                os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free: this one
            setattr(sys, name, os.fdopen(number, mode, closefd=False))


def _write_no_more() -> None:
    """What still waits to be written goes nowhere, or the interpreter would stumble over it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(line: str, status: int) -> int:
    line = one_line(line)
    if len(line) > LONGEST_LINE:  # it repeats what was typed
        line = f"{line[: LONGEST_LINE // 2]} ... {line[-LONGEST_LINE // 2 :]}"
    print(f"tableside: {line}", file=sys.stderr)
    return status
