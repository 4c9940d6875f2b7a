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
mark-D2 = Draw Two
mark-S = Skip
mark-R = Reverse
mark-DE = Dead End
mark-W = Wild
mark-WD4 = Wild Draw Four
