# The words of the screens, in English. Every other language has the same keys.
# Sections are screens; a helper that adds a key adds it under its screen.

language-name = English

## Said on many screens

app-name = Tableside
back = Back
undo = Undo
close = Close
settings = Settings
more = More
done = Done
cancel = Cancel
list-and = { $most } and { $last }
trouble = Something went wrong. Nothing that was confirmed is lost. Please try again.
trouble-screen = This page could not be shown. Nothing that was confirmed is lost.
not-found = There is no such page here.
no-such-match = This match is not on this table's device.
go-home = Go to the start page
undone = Undone.
round-n = Round { $round }
round-n-of = Round { $round } of { $of }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Pieces, as they are read aloud

piece-tile = { $low } { $high }
piece-domo = { $one } and { $two }
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
initial-red = R
initial-green = G
initial-yellow = Y
initial-blue = B
mark-D1 = Draw One
mark-D2 = Draw Two
mark-S = Skip
mark-R = Reverse
mark-DE = Dead End
mark-W = Wild
mark-WD4 = Wild Draw Four

## What the ledger says when it cannot

ledger-no-match = There is no match { $match } here.
ledger-no-photo = That photo is not here any more.
ledger-no-player = There is no player { $player } here.
ledger-no-entry = There is nothing written as { $entry } in this match.
ledger-name-empty = A player needs a name.
ledger-name-long = { $name } is too long a name: at most { $most } characters.
ledger-name-taken = There is already a player named { $name }.
ledger-no-players = A match needs players.
ledger-too-many-players = { $count } players are too many: at most { $most }.
ledger-player-twice = { $player } sits at the table twice.
ledger-not-at-table = { $player } does not play in this match.
ledger-no-game = Which game is it? A match needs one.
ledger-round-ahead = Round { $round } cannot be entered yet: round { $next } comes first.
ledger-round-unscored = Round { $round } has no points yet, so there is none to correct.
ledger-already-undone = That was already undone.
ledger-other-subject = A correction can only replace an entry about the same thing.
ledger-bad-entry = This is no entry of a match: { $what }.
ledger-bad-photo = That photo cannot be kept: { $what }.
ledger-busy = The database is busy or cannot be written: { $what }. Nothing was changed; try again.
ledger-newer = { $where } was written by a newer Tableside. Install the newest version to open it.
ledger-damaged = { $where } is not a Tableside database, or it is damaged: { $what }.
ledger-no-driver = PostgreSQL needs one more package: pip install 'tableside[postgres]'.
ledger-no-server = The database { $where } does not answer: { $what }.
ledger-bad-url = { $where } is no database address; write postgresql+psycopg://user@host/name.
ledger-no-folder = The folder { $where } cannot be written: { $what }.
ledger-bad-zip = { $where } is no Tableside backup: { $what }.
ledger-bad-import = { $where } is no list of matches made by Tableside: { $what }.
ledger-sqlite-only = A backup holds the local database; { $where } is kept by its server (use pg_dump).
