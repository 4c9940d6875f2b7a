# The words of the screens, in English. Every other language has the same keys.
# Sections are screens; a helper that adds a key adds it under its screen.

language-name = English

## Said on many screens

app-name = Tableside
back = Back
undo = Undo
settings = Settings
more = More
cancel = Cancel
search-clear = Clear the search
searching = Looking it up
list-and = { $most } and { $last }
trouble = Something went wrong. Nothing that was confirmed is lost. Please try again.
trouble-screen = This page could not be shown. Nothing that was confirmed is lost.
not-found = There is no such page here.
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
piece-face = { $colour } { $sign }
# Within a sentence or a question: $sign is a name such as those above, or a number without a colour.
piece-one = { $sign ->
    [8] an 8
   *[other] a { $sign }
}
piece-two = { $one } and { $two }
piece-double = a double { $face }
piece-the-tile = the tile with { $piece }
piece-the-double = the double { $face }
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
hue-red = red
hue-green = green
hue-yellow = yellow
hue-blue = blue
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
ledger-no-exemplar = That picture is not here any more.
ledger-no-player = There is no player { $player } here.
ledger-no-entry = There is nothing written as { $entry } in this match.
ledger-name-empty = A player needs a name.
ledger-name-long = { $name } is too long a name: at most { $most } characters.
ledger-name-taken = There is already a player named { $name }.
ledger-no-players = A match needs players.
ledger-too-many-players = { $count } players are too many: at most { $most }.
ledger-player-twice = { $player } sits at the table twice.
ledger-not-at-table = { $player } does not play in this match.
ledger-watching = This phone only watches: somebody who keeps the scores can do that.
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
ledger-unreadable = { $where } cannot be read: { $what }.
ledger-unwritable = { $where } cannot be written: { $what }.
ledger-bad-zip = { $where } is no Tableside backup: { $what }.
ledger-bad-import = { $where } is no list of matches made by Tableside: { $what }. Nothing was taken in.
ledger-import-at = { $where } cannot be taken in. { $place }: { $what }. Nothing was taken in.
ledger-exists = { $where } is there already; name another file, or move that one away.
ledger-nothing-here = There is no Tableside database in { $where }.
ledger-in-use = Tableside is running on { $where }. Stop it, then try again; nothing was changed.
ledger-sqlite-only = A backup holds the local database; { $where } is kept by its server (use pg_dump).

## Days

day-today = today
day-yesterday = yesterday
day-month = { $day } { $month }
day-month-year = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## How a match stands

not-begun = Nobody has points yet
all-level = Everybody is level
leads-by = { $names } leads by { $points }
lead-together = { $names } lead together

## When the server is out of reach

lost-title = The connection to Tableside is lost
lost-kept = What was confirmed is not lost: it is kept where Tableside runs. What was still being typed may be typed once more.
lost-look = Is this phone still in the Wi-Fi? Is Tableside still running?
lost-tries = This page tries again by itself.
lost-again = Try again

## Start page

home-start = Start a match
home-going = Going on
home-before = Before
home-all = Show all { $count }
home-won = { $names } won
home-nobody = Nobody won
home-go-on = Go on with { $game }. { $where }. { $leads }.
home-over = { $game }, { $when }. { $names } won with { $total }.
home-unknown =
    { $count ->
        [one] One match is not shown: it was played with a game or house rules that this Tableside does not know. Install the newest version to see it.
       *[other] { $count } matches are not shown: they were played with games or house rules that this Tableside does not know. Install the newest version to see them.
    }
welcome = Real tiles on the table, the counting in here
welcome-who = Choose the game and who plays.
welcome-count = After a round, photograph what is left in each hand, tap the tiles, or type the number.
welcome-win = Tableside adds it up by your house rules, and shows who leads.

## Round entry

ended-how = How did the round end?
hands-left = What is left
hand-not-entered = not entered
hand-out = out
hand-not-counted = not counted this time
hand-typed = typed in
hand-nothing = nothing left
hand-waiting = { $count ->
    [one] photo waiting for a look
   *[other] { $count } photos waiting for a look
}
hand-coming = photo coming in, { $percent } %
hand-reading = reading the photo…
hand-failed = the photo did not work
hand-row = { $who }: { $what }. { $points }
hands-photo-take = One photo of all hands
hands-photo-more = Another photo of all hands
hands-photo = { $count ->
    [one] A photo with one hand
   *[other] A photo with { $count } hands
}
hands-to-sort = Whose is which?
hands-waiting = { $count ->
    [one] 1 hand to look at
   *[other] { $count } hands to look at
}
next-hand = Count { $who }'s hand
next-waiting = Look at { $who }'s photo
next-sort = Say whose hands these are
next-result = See round { $round }
next-mend = See what does not fit
each-of = { $who }: { $title } { $points }
each-type = Type what { $who } made
each-none = { $who } made none
done-hand = { $who } has { $points } left.
done-cleared = { $who }'s hand is not entered any more.
done-ended = { $ending }.
done-ended-who = { $ending }: { $who }.
done-scored = Round { $round } is on the scoreboard.
done-rescored = Round { $round } is put right.

## One hand

hand-title = { $who }'s hand
hand-title-uno-dice = { $who }'s dice
way-camera = Photo
way-tiles = Tiles
way-tiles-uno-dice = Dice
way-keys = Keys
hand-photo-take = Photograph { $who }'s hand
hand-photo-take-uno-dice = Photograph { $who }'s dice
hand-photo-more = Another photo of this hand
hand-photo-more-uno-dice = Another photo of these dice
hand-photo-hint = Lay the tiles face up, side by side. If they do not fit in one photo, take several: a tile that is in two of them counts once.
hand-photo-hint-uno-tiles = Lay the tiles face up, side by side. If they do not fit in one photo, take several: a tile that is in two of them counts once.
hand-photo-hint-uno-dice = Leave the dice as they lie, a little apart, and take the photo from above. All of them in one photo: a die in two photos would count twice.
hand-photo-look = Look at this photo
hand-photo-agreed = looked at
hand-photo-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
hand-photo-tiles-uno-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
hand-photo-doubtful = { $count ->
    [one] 1 to look at
   *[other] { $count } to look at
}
hand-photo-sum = { $tiles }, { $points }
hand-nothing-left = Nothing left
hand-has = { $who } has { $points }
hand-how-camera = Photograph, tap or type
hand-how-tiles = Tap what { $who } has left
hand-how-keys = Type what { $who } has left
hand-clear = Not entered after all
hand-tapped = Tap a tile here to take it away
hand-tapped-uno-dice = Tap a die here to take it away
take-away = { $piece }: take it away
keys-nothing = Nothing typed yet. Several numbers? Put + between them.
keys-sum = { $terms }: { $total }
keys-full-digits = A number has at most { $most } digits
keys-full-sum = At most { $most } in all
keys-too-much = All the tiles together count at most { $most }. Please look again.
keys-too-much-uno-dice = All the dice together count at most { $most }. Please look again.
keys-right = It is right: { $points }
key-back = Take the last key back
key-clear = Clear
key-plus = plus
pick-first = Tap the first half
pick-second = { $half } and …
pick-again = Not the { $half }: begin again
pick-colour = Tap a colour, then the sign

## A photo, looked at

review-all-sure = { $count ->
    [one] 1 tile, sure
   *[other] { $count } tiles, all sure
}
review-all-sure-uno-dice = { $count ->
    [one] 1 die, sure
   *[other] { $count } dice, all sure
}
review-some-sure = { $sure } sure, { $doubtful } to look at
review-some-sure-uno-dice = { $sure } sure, { $doubtful } to look at
review-none = No tiles yet
review-none-uno-dice = No dice yet
box-doubtful = { $piece }, please look
doubtful-left = { $says }, { $count } to look at
doubtful-ask = { $count ->
    [one] One tile is doubtful. Is it right as shown here?
   *[other] { $count } tiles are doubtful. Are they right as shown here?
}
doubtful-ask-uno-dice = { $count ->
    [one] One die is doubtful. Is it right as shown here?
   *[other] { $count } dice are doubtful. Are they right as shown here?
}
doubtful-right = { $count ->
    [one] It is right
   *[other] They are right
}
doubtful-look = { $count ->
    [one] Look at it
   *[other] Look at them
}
ask-or = Is this { $one } or { $other }?
ask-or-left = On the left: { $one } or { $other }?
ask-or-right = On the right: { $one } or { $other }?
caption-left = left: { $what }
caption-right = right: { $what }
ask-is = Is this { $piece }?
ask-what = What tile is this?
ask-what-uno-dice = What does this die show?
ask-missed = Which tile was missed?
ask-missed-uno-dice = Which die was missed?
pick-other = Another tile
pick-other-uno-dice = Something else
no-tile = No tile here
no-tile-uno-dice = No die here
half-wrong = { $half } is wrong
half-hint = Wrong? Tap that half.
place-hint = Tap a dashed outline on the photo to say what lies there.
review-add = Add a tile
review-add-uno-dice = Add a die
review-more = Another photo
review-retake = Take it again
review-to-look = To look at
review-sure = Sure
review-sure-uno-dice = Sure
review-rest = In the other photos of this hand
review-rest-uno-dice = In the other photos of these dice
review-zoom-in = Larger
review-zoom-out = Not so large
review-whole = Whole photo
photo-read = { $who }'s photo is read. Have a look at it.
photo-read-all = The photo of all hands is read. Say whose is which.

## One photo, several hands

hands-title = Whose hand is which?
hands-number = number { $number }
hands-of = { $who }'s hand
hands-line = Number { $number }: { $tiles }, { $points }
hands-more = More about number { $number }
hands-whose = Whose is it?
hands-whose-is = Whose is number { $number }?
hands-agree = Right. Look at { $who }'s hand
hands-give = Number { $number } is { $who }'s hand
hands-none = not a hand
hands-no-hand = Not a hand
hands-a-hand = It is a hand after all
hands-join = One hand with number { $number }
hands-part = These are separate hands
hands-add = It is { $who }'s hand
hands-said-none = Number { $number } is not a hand.
hands-joined = Number { $one } and number { $other } are one hand.
hands-move = This one is { $who }'s
hands-moved = { $piece } is now in { $who }'s hand.
hands-moved-uno-tiles = The tile with { $piece } is now in { $who }'s hand.
hands-moved-uno-dice = The die with { $piece } is now in { $who }'s hand.
hands-drop = Do not use this photo
hands-dropped = The photo is put aside.
hands-several-yes = Yes: say whose they are
hands-several = The photo is one of several hands now.
hands-only-one = All the tiles lie together, as one hand. Whose is it? If there are more hands, push them apart and take the photo again.
hands-only-one-uno-dice = All the dice lie together, as one hand. Whose is it? If there are more hands, push them apart and take the photo again.
hands-too-many = { $hands ->
    [one] There are { $groups } groups of tiles, and one hand is missing. Say which is not a hand, or which are one hand: tap the three dots.
   *[other] There are { $groups } groups of tiles, and { $hands } hands are missing. Say which is not a hand, or which are one hand: tap the three dots.
}
hands-too-many-uno-dice = { $hands ->
    [one] There are { $groups } groups of dice, and one hand is missing. Say which is not a hand, or which are one hand: tap the three dots.
   *[other] There are { $groups } groups of dice, and { $hands } hands are missing. Say which is not a hand, or which are one hand: tap the three dots.
}
hands-without = No tiles here for { $names }
hands-without-uno-dice = No dice here for { $names }
hands-twice = There is only one { $piece } in the box, and it is in { $places }. Look at both.
hands-twice-uno-tiles = There is only one tile with { $piece } in the box, and it is in { $places }. Look at both.
hands-opened = { $piece } opened this round and lies on the table, but it is in { $places }. Look there.

## What a photo cannot tell

doubt-nothing-found = No tiles were found. Take the photo from above and closer, with the tiles face up.
doubt-nothing-found-uno-tiles = No tiles were found. Take the photo from above and closer, with the tiles face up.
doubt-cut-short = Part of the photo is missing. Take it again.
doubt-grey = The photo is black and white. Take one in colour, or set the colours here.
doubt-too-dark = It is too dark to be sure. Switch on a light and take it again.
doubt-blurred = The photo is blurred. Hold the phone still and take it again.
doubt-too-far = The tiles are very small. Go closer, or take fewer at a time.
doubt-several-hands = Are there { $count } hands in this photo? If they are all one player's, nothing is wrong.
doubt-face-down = { $count ->
    [one] A tile lies face down and is not counted. Turn it over if it counts.
   *[other] { $count } tiles lie face down and are not counted. Turn them over if they count.
}
doubt-cut-off = { $many ->
    [one] A tile is cut off at the edge. Move back a little, or add it here.
   *[other] { $many } tiles are cut off at the edge. Move back a little, or add them here.
}
doubt-covered = { $many ->
    [one] Half of a tile is hidden. Pull the tiles apart, or add it here.
   *[other] Of { $many } tiles half is hidden. Pull the tiles apart, or add them here.
}
doubt-maybe = { $many ->
    [one] There may be a tile here. Add it if there is one.
   *[other] There may be a tile in { $many } places. Add those that are there.
}
doubt-twice = Two tiles look like { $piece }, and there is only one in the box.
doubt-twice-uno-tiles = Two tiles seem to show { $piece }, and there is only one such tile in the box.
doubt-glare = Light shines on this tile.
doubt-overlapping = Tiles lie on each other here.
doubt-unsure = It is hard to make out.
doubt-unsure-between = It may be { $piece } or { $other }.
doubt-six-or-nine = A 6 and a 9 look alike here. Which one is it?
doubt-colour = The colour is hard to tell in this light.
doubt-thrice = { $count } tiles seem to show { $piece }. A box hardly has so many.
doubt-leaning = { $many ->
    [one] A die leans here and is not counted. Roll that one again until it lies flat, or add it here.
   *[other] { $many } dice lean and are not counted. Roll those again until they lie flat, or add them here.
}
doubt-rather-pips = These look like dominoes with pips, and this match is played with other pieces. Is it the right match?
doubt-rather-uno-tiles = These look like Uno tiles, and this match is played with other pieces. Is it the right match?
doubt-rather-uno-dice = These look like Uno dice, and this match is played with other pieces. Is it the right match?
doubt-nothing-found-die = No dice were found. Take the photo from above and closer.
doubt-too-far-die = The dice are very small. Go closer.
doubt-cut-off-die = { $many ->
    [one] A die is cut off at the edge. Move back a little, or add it here.
   *[other] { $many } dice are cut off at the edge. Move back a little, or add them here.
}
doubt-covered-die = { $many ->
    [one] A part of a die is hidden. Push the dice apart, or add it here.
   *[other] Parts of { $many } dice are hidden. Push the dice apart, or add them here.
}
doubt-maybe-die = { $many ->
    [one] There may be a die here. Add it if there is one.
   *[other] There may be a die in { $many } places. Add those that are there.
}
doubt-glare-die = Light shines on this die.
doubt-overlapping-die = Dice lie very close together here.

## When a photo does not work

photo-missing = The photo did not arrive. Please take it again.
photo-not-a-file = That is not a photo. Please choose a photo.
photo-unreadable = The photo could not be opened. Please take it again.
photo-empty = The photo is empty. Please take it again.
photo-too-big = The photo is larger than { $most } { $unit ->
    [megapixels] megapixels
   *[other] MB
}. Please send a smaller one.
photo-too-small = The photo is very small ({ $width } by { $height } dots). Please send the photo itself, not a preview.
photo-not-an-image = That is not a photo this table can read. Take it with the camera, or send it as JPEG, PNG or WebP.
photo-broken = The photo is damaged and does not open. Please take it again.
photo-heic = This iPhone photo cannot be opened here. Send it as JPEG, or take it with the camera from this page.
photo-upload = The photo did not arrive. Is the phone still in the Wi-Fi? Please try again.

## The result of a round

result-confirm = Put round { $round } on the scoreboard
result-change = Put round { $round } right
result-same = Back to the scoreboard
result-wrong = Before it counts, please look
result-anyway = It is right like this
result-look = Look at { $who }'s hand
result-was = was { $points }
result-by-hand = was set to { $points } by hand, and stays so
result-missing = { $names } not entered yet
result-go-on = Go on with round { $round }
kind-printed = Printed rule
kind-house = House rule
kind-reading = Our reading

## House rules

rule-printed = printed
rule-printed-number = printed: { $value }
rule-yours = yours
rule-row = { $title } { $now }{ $differs ->
    [yes] . Differs from print
   *[no] { "" }
}
rule-less = Less: { $to }
rule-more = More: { $to }
rules-printed = As printed

## New match

new-which = Which game?
new-who = Who plays?
new-players = { $fewest } to { $most } players
new-clockwise = In the order in which you sit, clockwise.
new-name = New name
new-add = Add
new-seat = Add { $name }
new-leave = { $name } does not play
new-up = Move { $name } one seat up
new-full = All { $most } seats are taken.
new-how-long = What and how long?
new-rules = House rules
new-all-rules = Show all { $count } rules
new-fewer-rules = Show only what differs
new-too-few = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
}
new-too-many = Only { $most } can play
new-start = Start with { $names }
new-start-count = Start with { $count } players

## Scoreboard

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
total-of = { $name }: { $total }, { $place }
score-of = Round { $round }, { $name }: { $points }{ $corrected ->
    [yes] , corrected
   *[no] { "" }
}. Correct it
score-round = Score round { $round }
score-go-on = Go on with round { $round }
no-rounds = Play round { $round } with your tiles. When it is over, come back here and tap the green button.
card-next = Round { $round } begins
card-next-lead = Round { $round } begins with { $piece }
card-starts = { $name } starts
card-each = { $tiles } each
card-shuffles = { $name } shuffles
card-ready = Ready when you are
card-who-starts = Who starts?
chart-says = How the totals grew. Now: { $totals }
tool-running = Totals
tool-chart = Chart
tool-history = History
tool-rules = Rules
menu-end = End the match here
menu-book = Rule book
menu-set = Teach our own set
match-ended = The match is ended.

## The end of a match

won-with = { $count ->
    [one] { $names } wins with { $total }
   *[other] { $names } win together with { $total }
}
go-on-anyway = Play another round
play-again = Play again

## History

redo = Redo
history-all = Show all { $count }
history-started = Started { $when }
history-undone = undone
history-replaced = replaced by a later one
moment = { $day }, { $time }
told-typed = { $name } has { $points } in round { $round }, typed
told-hand = { $name }'s hand in round { $round }: { $pieces ->
    [0] nothing left
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
told-cleared = { $name }'s hand in round { $round } is not entered
told-end-open = How round { $round } ended is open
told-end = Round { $round } ended: { $how }
told-end-who = Round { $round } ended: { $how } ({ $name })
told-scored = Round { $round }: { $scores }
told-corrected = { $name }'s round { $round } was set to { $points }
told-first = { $name } starts round 1
told-rules = House rules: { $rules }
told-ended = { $count ->
    [0] The match was ended
   *[other] The match was ended, { $names } won
}
told-reopened = The match goes on
told-undone = Undone: “{ $what }”

## One score

correct-title = { $name }'s score
correct-now = On the scoreboard
correct-type = Type the right number
correct-save = Set { $name } to { $points }
correct-minus = Below zero
correct-plus = Above zero
correct-round = See the round
correct-why = Why? (if you like)
correct-was = It was { $points }, and was set by hand{ $has ->
    [yes] : { $why }
   *[no] .
}
correct-back = Back to { $points }

## This table's rules

rules-title = House rules
rules-differ = Different from print
rules-same = As printed
rules-all-printed = This table plays everything as printed.
rules-from-now = A change counts from here on; rounds that have points keep them.
rules-changed = { $title } { $value }
rules-preset = Rules from now on: { $title }
rules-book = Open the rule book

## Rule book

book-answers = This rule helps to answer:
book-ask = What do you want to know?
book-nothing = No clause says anything about that. Try other words.
book-tables = Tables differ: { $title }

## Settings

settings-light = Light or dark
settings-language = Language
settings-by = This phone
settings-name = Name in the history
settings-name-such = Ana's phone
settings-kept = These are kept on this phone only.
settings-sets = Sets that were taught
settings-set = { $name }: { $count ->
    [one] 1 picture
   *[other] { $count } pictures
}
set-double-6 = Double-six
set-double-9 = Double-nine
set-double-12 = Double-twelve
set-double-15 = Double-fifteen
set-double-18 = Double-eighteen
set-uno-dominoes = Uno Dominoes
set-uno-dice = Uno Dice
set-uno-dice-2011 = Uno Dice of 2011

## Our own set

set-title = Our own set
set-of-tiles = of { $every } tiles seen
set-of-marks = of { $every } markings learned
set-none = Sets differ, and prints wear off. Spread out a handful from the box, take a photo, look at it, take the next. Stop when you like: what was learned is kept, and the next photo is read with it.
set-none-uno-dice = Sets differ, and prints wear off. Throw a handful of dice, take a photo, look at it, throw again. Stop when you like: what was learned is kept, and the next photo is read with it.
set-played = { $count ->
    [one] 1 picture learned from your games. To teach the whole box at once, photograph it handful by handful.
   *[other] { $count } pictures learned from your games. To teach the whole box at once, photograph it handful by handful.
}
set-some = { $count ->
    [one] 1 picture learned. Go on with a handful that was not in a photo yet, or stop here.
   *[other] { $count } pictures learned. Go on with a handful that was not in a photo yet, or stop here.
}
set-all = { $count ->
    [one] 1 picture learned: all there is.
   *[other] All seen. { $count } pictures learned.
}
set-missing = Not learned yet
set-missing-hint = Your box may not have all of these.
set-show = { $count ->
    [one] Show the picture
   *[other] Show all { $count } pictures
}
set-hide = Hide the pictures
set-forget-hint = Tap a picture to forget it. Those with an amber edge were read wrong at first.
set-forget = Forget this { $mark }
set-forgot = { $count ->
    [one] The picture is forgotten.
   *[other] { $count } pictures are forgotten.
}
set-forget-all = Forget all of it
set-forgot-all = All that was learned of this set is forgotten.
set-first-photo = Photograph the first handful
set-first-photo-uno-dice = Photograph the first throw
set-next-photo = Photograph the next handful
set-next-photo-uno-dice = Photograph the next throw
set-look = Look at the photo
set-learn = { $count ->
    [one] Right. Learn this tile
   *[other] Right. Learn these { $count } tiles
}
set-learn-uno-dice = { $count ->
    [one] Right. Learn this die
   *[other] Right. Learn these { $count } dice
}
set-learned = { $count ->
    [one] 1 picture learned.
   *[other] { $count } pictures learned.
}
mode-system = As the phone
mode-light = Light
mode-dark = Dark
mode-black = Black

## The referee

referee = Referee
referee-begin = A round begins
referee-play = While you play
referee-count = The round is over
referee-others = All questions
referee-search = What is it about?
referee-nothing = No question says anything about that. Try other words, or the rule book.
fact-hand = Which pieces are in the hand?
fact-left = What does { $who } have left?
fact-players = Who plays?
fact-number = Which round is it?
fact-ending = How did the round end?
fact-accepted = Is it right like this?
fact-of = { $who }: { $what }
answer-yes = Yes
answer-no = No
answer-none = nothing
answer-these = These play
answer-done = That is it
answer-type = Type it here
answer-number = It is { $number }
answer-numbers = { $numbers }
answer-larger = A larger number
answer-points = Type the points
answer-pieces = { $count ->
    [0] The hand is empty
    [one] That one is all
   *[other] These { $count } are all
}
answer-places = { $count ->
    [0] Nothing lies open
    [one] That one is all
   *[other] These { $count } are all
}
answer-no-colour = nobody named one yet
answer-which-colour = Which colour was named?
answer-doublet = It is a doublet
answer-half = A single half
answer-photo = Photograph the hand
answer-look = Please look at the pieces: some were hard to read.
ask-cannot = That cannot be. Look at what was said, and tap what is wrong.
ask-another = Ask something else
ruling-now = What to do now
ruling-why = Why
ruling-clauses = The rules behind it
ruling-here = This table: { $rule }
ruling-tables = Other tables play it otherwise
ruling-clash = The sources do not agree: choose how you play
ruling-said = What was said
ruling-agree = Keep this decision
ruling-agree-means = Tableside reminds you next time. No points change.
ruling-only-keep = Keep it, leave the points
ruling-back = Back to the match
ruling-scores = Write these points into round { $round }
ruling-scores-means = This changes the scoreboard.
ruling-set = Set { $name }'s round { $round } to { $points }
ruling-otherwise = Decide otherwise, only this time
ruling-instead = The table decided, { $when }:
ruling-taken = Settled so, { $when }
ruling-which-score = Which score is put right?
ruling-decided = This table has decided.
ruling-undecided = This table has not decided yet.
ruling-then = Then: { $verdict }
ruling-asks = It depends on one more thing.
ruling-house-means = A house rule counts from now on in this match, and your next match begins with it.
ruling-make-ours = Make it our house rule
ruling-make-number-ours = Make { $number } our house rule
precedent-same = { $day } this table decided it the same way.
precedent-other = { $day }: this table decided the other way. { $verdict }
precedent-another-case = { $day }, in another case, this table decided: { $verdict }
rulings-all = { $count ->
    [one] What this table decided: one ruling
   *[other] What this table decided: { $count } rulings
}
rulings-title = What this table decided
rulings-here = In this match
rulings-before = In earlier matches
rulings-none = Nothing has been decided here yet. Ask the referee, and keep what the table agrees on.
rulings-points = points
rulings-own = the table's own decision
rulings-house = made a house rule
rulings-see = See what was decided
done-ruled = The decision is kept.
done-scores-put = { $count ->
    [one] The score of round { $round } follows the ruling.
   *[other] The scores of round { $round } follow the ruling.
}
done-house-rule = House rule: { $title } { $value }
told-ruled = Referee: { $question } { $verdict }{ $own ->
    [yes] { " " }(decided by the table)
   *[no] { "" }
}

## Taking in matches on the command line

import-new = { $count ->
    [0] No match is new here;
    [one] 1 match is new here;
   *[other] { $count } matches are new here;
}
import-known = { $count ->
    [0] none was here already.
    [one] 1 was here already.
   *[other] { $count } were here already.
}
import-learned = { $count ->
    [one] 1 picture of a marking came along: photos are read with it from now on.
   *[other] { $count } pictures of markings came along: photos are read with them from now on.
}
import-broken = { $count ->
    [one] 1 picture of a marking is broken and was left out.
   *[other] { $count } pictures of markings are broken and were left out.
}

## Games on the command line

games-more = tableside games GAME tells the presets and house rules of one.
games-presets = Presets (--preset NAME)
games-no-presets = There are none.
games-rules = House rules (--rule NAME=VALUE); * is how the book has it
games-number = a number from { $least } to { $most }, { $printed } in the book

## Why something is refused, within the line of an error

why-a-list = a list
why-an-object = an object
why-no-object = { $told } stands where an object with names and values should
why-missing = this is missing
why-no-list = { $told } is no list
why-no-names = { $told } has no names in it: an object with names and values was expected
why-no-marking = { $set } has no marking { $mark }
why-no-picture = { $told } is no picture of a marking: a PNG of 80 x 80 pixels in base64
why-no-piece = { $told }, but no marks of a piece such as [3, 6], ["red 7", "blue D2"] or ["W"]
why-no-hand = { $told }, but no hand such as { $one } or { $other }
why-no-number = { $told } is no whole number
why-many-points = a number of more than { $most }, and no table counts so far
why-no-round = there is no round { $told }: they are 1 to { $most }
why-no-text = { $told } is no text
why-long-text = a text of more than { $most } characters
why-zero-byte = a text with a zero byte
why-half-letter = a text with half a letter in it
why-no-id = { $told } is no id: 1 to 64 letters, digits, dashes and underscores
why-no-moment = { $told } is no moment such as { $like }
why-no-zone = { $told } lacks its time zone, as in { $like }
why-no-time = { $told } is no time in which anybody played
why-no-yes = { $told } is neither yes nor no: true or false was expected
why-no-part = { $kind } has no { $name }; it has only { $known }
why-no-kind = { $kind } is unknown; a newer Tableside may have written it
why-at = { $place }: { $what }
why-same-entries = it has entries that another match here has
why-same-id = two entries have the same id
why-no-matches = it says nothing of matches; name what tableside export wrote
why-newer-made = a newer Tableside made it; install the newest version
why-no-version = { $told } is no version of such files, and { $version } is
why-too-large = it is larger than { $megabytes } megabytes
why-many-values = it has more than { $millions } million values in it
why-not-json = it is not JSON
why-not-json-from = it is not JSON from line { $line }, character { $character } on
why-no-zip = it is no zip file, or it is damaged
why-no-manifest = it has no list of what is in it
why-other-manifest = its list of files is not one of ours
why-other-files = its list of files does not fit what is in it
why-other-packing = it is packed in another way than our backups
why-not-in-backup = { $name } does not belong in a backup
why-swells = it would swell far beyond the size of any backup
why-file-damaged = { $name } is damaged
why-database-damaged = its database is damaged
why-other-database = its database is not one of ours
why-other-tables = its database has other tables than ours
why-other-program = it holds the tables of another program
why-taken-meanwhile = somebody else takes in the same
why-no-jpeg = it could not be stored as a JPEG
why-no-such = there is no such file or folder
why-not-allowed = permission is missing
why-read-only = it may only be read
why-long-name = the name is too long
why-disk-full = the disk is full
why-large-file = the file would be too large
why-file-in-way = a file stands where a folder should
why-is-folder = it is a folder
why-links-in-circles = its links lead round in circles
why-disk-broken = the disk answers with an error
why-in-use = something else is using it
why-many-open = too many files are open
why-no-memory = there is not enough memory
why-odd-name = no file can have such a name
why-no-database = it is no database
why-broken-inside = parts of it cannot be read
why-not-opened = it cannot be opened

## A command that is typed wrongly

usage-no-command = No such command { $name }
usage-no-command-near = No such command { $name }. Did you mean { $near }?
usage-no-option = No such option: { $name }
usage-no-option-near = No such option: { $name }. Did you mean { $near }?
usage-no-argument = Missing argument { $name }
usage-missing = Missing option { $name }
usage-needs-value = Option { $name } needs a value
usage-takes-none = Option { $name } does not take a value
usage-extra = This is too much: { $extra }
usage-whole = Invalid value for { $name }: it must be a whole number
usage-least = Invalid value for { $name }: it must be { $least } or more
usage-most = Invalid value for { $name }: it must be { $most } or less
usage-see = { $line } See: { $command } --help

## What was typed wrongly

typed-no-game = no game { $name }; the games are { $known }
typed-no-question = no question { $name } about { $game }; there are: { $known }
typed-no-set = no set { $name }; the sets are { $known }
typed-no-preset = no preset { $name } for { $game }; presets: { $known }
typed-no-presets = no preset { $name } for { $game }; presets: there are none
typed-no-rule = no house rule { $name } for { $game }; there are: { $known }
typed-rule-choice = { $rule } cannot be { $value }: it is one of { $known }
typed-rule-number = { $rule } cannot be { $value }: it is a number from { $least } to { $most }
typed-no-fact = no fact { $fact } in this question; its facts are: { $known }
typed-no-fact-of = no fact { $fact } in the question { $question }; its facts are: { $known }
typed-yes = { $fact } is yes or no, and not { $value }
typed-choice = { $fact } cannot be { $value }; one of { $known }
typed-number = { $fact } is a number, and not { $value }
typed-round = { $fact } is the number of a round, from 1, and not 0
typed-how-many = { $fact } is { $least } to { $most } for { $game }, and not { $value }
typed-players = players are different names parted by commas, like players="Ann, Ben"
typed-stranger = { $name } is not among the players: { $players }
typed-stranger-named = { $fact } is { $name }, who is not among the players: { $players }
typed-a-player = { $fact } is one fact a player, like { $fact }.Ann={ $like }
typed-in-order = { $fact } is a number for each player in their order, like { $fact }="40, 55, 71"
typed-one-die = { $fact } is the one die that was rolled, like shown.Ann=red 4
typed-hand = a hand is one fact with all its pieces, like hand="6-3, 0-0"
typed-without-pieces = { $game } is scored without pieces at this table; give a number
typed-not-in-set = { $piece } is not in a { $set } set
typed-colourless = { $mark } has no colour, and { $colour } was given
typed-no-mark = no marking { $mark }: 1 to 9, D1, D2, S, R, DE, W or WD4
typed-needs-colour = { $mark } needs a colour: red, green, yellow or blue
typed-no-colour = no colour { $colour }: red, green, yellow or blue
typed-no-marking = not a marking: { $text }; write one like 'red 7', 'blue D2' or 'WD4'
typed-no-tile = not a tile: { $text }; write two numbers with a dash, like 3-6
typed-no-uno-tile = not a tile: { $text }; write two markings with a bar, like 'red 7|blue D2'
typed-below-nothing = a tile end has no negative pips: { $tile }
typed-no-doublet = { $tile } is no doublet: name the half that is open, like { $half }
typed-no-half = touching is a half of { $tile }, and not { $value }
typed-no-end = an open end is a number from 0 to 6, or a double like 5-5, and not { $text }

## Answers on the command line

cli-no-clause = no clause of { $title } has these words; try others, or none for the whole book
cli-if-need-be = (if need be)
cli-missing = the fact { $fact } is missing: { $wording }
cli-missing-one-of = the fact { $fact } is missing: { $wording }; one of { $known }
cli-accept = { $doubts } If that is how it is, add --fact accepted=yes
cli-now = Now: { $line }
cli-here = This table: { $line }
cli-elsewhere = Other tables: { $line }
cli-pair = { $option } { $typed }: write a name, = and a value
cli-own-value = --fact { $typed }: { $fact } was given a value of its own before
cli-given-before = --fact { $typed }: { $fact } was given before; write all of it in one, with commas
cli-not-json = { $name }: this is not JSON
cli-not-json-from = { $name }: this is not JSON from line { $line }, character { $character } on
cli-no-object = { $name }: write an object of names and values, like { $like }
cli-twice = { $name }: { $fact } is there twice; leave one of them out
cli-pipe = { $name }: this is a pipe or a device; name a file, or - for standard input
cli-folder = { $name }: this is a folder; name a file, or - for standard input
cli-unreadable = { $name }: this file cannot be read ({ $why }); look at the name
cli-too-large = { $name }: this is larger than { $megabytes ->
    [one] 1 megabyte
   *[other] { $megabytes } megabytes
}, the most that is read
cli-unwritable = { $name } cannot be written ({ $why }); name another place
cli-full = { $why }; make room or name another place, and try again
cli-stopped = { $why }; look at the name and the place, and try again

## Backups on the command line

backup-saved = { $file }: every score, and { $photos ->
    [one] 1 photo
   *[other] { $photos } photos
} ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
backup-server = a backup is for scores in --data; a server keeps its own (use pg_dump and pg_restore)
restore-back = Back: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $photos ->
    [one] 1 photo
   *[other] { $photos } photos
}.
restore-aside = What was there before lies in { $folder }.
export-saved = { $file }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, for another Tableside to import
export-table = { $file }: the points of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, as a table
export-folder = { $name } is a folder; name the file to write, or none to have it printed
export-pipe = { $name } is a pipe or a device; name the file to write, or none to have it printed

## Photos on the command line

count-sum = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}, { $points }
count-sum-uno-dice = { $pieces ->
    [one] 1 die
   *[other] { $pieces } dice
}, { $points }
count-hand = hand { $number }: { $sum }
count-piece = piece
count-piece-uno-dice = die
count-points = points
count-unsure = look at it
count-clash = { $one } and { $other } touch, but their ends do not match.
count-named-twice = { $photo } is named twice and read once
count-or-auto = { $line }; or auto, if it is a set with pips
count-no-folder = --annotate { $folder }: this folder cannot be made ({ $why }); name another
count-no-networks = the networks that read photos are missing ({ $why }); install Tableside again
count-no-opencv = OpenCV cannot be loaded ({ $why }); on Debian and Ubuntu: sudo apt-get install libgl1 libglib2.0-0
where-or = { $one } or { $other }
where-times = { $times } x { $where }
where-top-left = top left
where-top-centre = at the top
where-top-right = top right
where-middle-left = on the left
where-middle-centre = in the middle
where-middle-right = on the right
where-bottom-left = bottom left
where-bottom-centre = at the bottom
where-bottom-right = bottom right
seen-nothing-found = No tiles were found; take the photo from above, closer, with the tiles face up.
seen-cut-short = Part of the photo is missing; take it again or send it once more.
seen-grey = The photo is black and white, and colours cannot be told; take one in colour.
seen-too-dark = The photo is too dark to be sure; switch on a light and take it again.
seen-blurred = The photo is blurred; hold the phone still and take it again.
seen-too-far = The tiles are too small in the photo; go closer, or photograph fewer at a time.
seen-several-hands = Are there { $count } hands in this photo? If they are one player's, all is well.
seen-face-down = Tiles lying face down are not counted ({ $count } here); turn them over if they count.
seen-cut-off = A tile is cut off at the edge of the photo; move back a little, or add it by hand.
seen-covered = Half of a tile is hidden here; pull the tiles apart, or add it by hand.
seen-maybe = There may be a tile here; add it if there is one.
seen-twice = Two tiles look like { $piece }, and a set has only one; look at both.
seen-glare = Light is mirrored on this tile, which looks like { $piece }; tilt the phone, or correct it here.
seen-overlapping = Tiles lie on each other here; this looks like { $piece }. Pull them apart, or correct it.
seen-unsure = This looks like { $piece }, but it is not certain; look at it.
seen-unsure-between = This looks like { $piece }, but it may be { $other }; look at it.
seen-six-or-nine = Is there a 6 or a 9? This looks like { $piece }, but it may be { $other }; look at it.
seen-colour = The colour is hard to tell: this looks like { $piece }, but it may be { $other }; look at it.
seen-thrice = { $count } tiles look like { $piece }, and a set hardly has so many; look at them.
seen-leaning = This die leans; lay it flat and take the photo again, or add it by hand.
seen-rather-pips = These look like dominoes with pips, which this set has not; name the set that lies here.
seen-rather-uno-tiles = These look like Uno tiles, which this set has not; name the set that lies here.
seen-rather-uno-dice = These look like Uno dice, which this set has not; name the set that lies here.
seen-nothing-found-die = No dice were found; take the photo from above and closer.
seen-too-far-die = The dice are too small in the photo; go closer.
seen-cut-off-die = A die is cut off at the edge of the photo; move back a little, or add it by hand.
seen-covered-die = A part of a die is hidden here; push the dice apart, or add it by hand.
seen-maybe-die = There may be a die here; add it if there is one.
seen-glare-die = Light is mirrored on this die, which looks like { $piece }; tilt the phone, or correct it.
seen-overlapping-die = Dice lie very close here; this looks like { $piece }. Push them apart, or correct it.
seen-cut-off-many = { $many } tiles are cut off at the edge of the photo; move back a little, or add them by hand.
seen-covered-many = Of { $many } tiles half is hidden; pull the tiles apart, or add them by hand.
seen-maybe-many = There may be a tile in { $many } places; add those that are there.
seen-twice-many = Tiles look alike that a set has only once, { $many } times; look at them.
seen-glare-many = Light is mirrored on { $many } tiles; tilt the phone, or correct them.
seen-overlapping-many = { $many } tiles lie on others or under them; pull them apart, or correct them.
seen-unsure-many = { $many } tiles are not certain; look at them.
seen-unsure-many-uno-dice = { $many } dice are not certain; look at them.
seen-unsure-between-many = { $many } tiles may be something else; look at them.
seen-unsure-between-many-uno-dice = { $many } dice may show something else; look at them.
seen-six-or-nine-many = Is there a 6 or a 9? { $many } tiles may be the one or the other; look at them.
seen-six-or-nine-many-uno-dice = Is there a 6 or a 9? { $many } dice may show the one or the other; look at them.
seen-colour-many = The colour of { $many } pieces is hard to tell; look at them.
seen-colour-many-uno-dice = The colour of { $many } dice is hard to tell; look at them.
seen-thrice-many = Tiles look alike, and a set hardly has so many of them; look at them.
seen-leaning-many = { $many } dice lean; lay them flat and take the photo again, or add them by hand.
seen-cut-off-die-many = { $many } dice are cut off at the edge of the photo; move back a little, or add them by hand.
seen-covered-die-many = Parts of { $many } dice are hidden; push the dice apart, or add them by hand.
seen-maybe-die-many = There may be a die in { $many } places; add those that are there.
seen-glare-die-many = Light is mirrored on { $many } dice; tilt the phone, or correct them.
seen-overlapping-die-many = { $many } dice lie very close to others; push them apart, or correct them.
file-missing = There is no such file; look at the name and the folder.
file-not-a-file = This is a folder or a device, not a photo; name the photo itself.
file-unreadable = The file cannot be read ({ $why }); copy it to another place and try that.
file-empty = The file is empty; take the photo again or send it once more.
file-too-big = The photo has more than { $most } { $unit }; send a smaller one.
file-too-small = The photo is only { $width } x { $height } pixels; send the original, not a thumbnail.
file-not-an-image = This is not a photo in a format that can be read; send it as JPEG, PNG, WebP or HEIC.
file-broken = The photo is damaged and does not open; take it again or send it once more.
file-heic = This is an iPhone photo (HEIC), and the part that opens those is not installed: run pip install 'tableside[heic]', or send the photo as JPEG.
