# De woorden van de schermen, in het Nederlands.

language-name = Nederlands

## Op veel schermen

app-name = Tableside
back = Terug
undo = Ongedaan maken
settings = Instellingen
more = Meer
cancel = Toch niet
search-clear = Zoekvak leegmaken
searching = Aan het zoeken
list-and = { $most } en { $last }
trouble = Er ging iets mis. Wat bevestigd was, is er nog. Probeer het nog eens.
trouble-screen = Deze pagina kon niet getoond worden. Wat bevestigd was, is er nog.
not-found = Zo'n pagina is hier niet.
go-home = Naar de beginpagina
undone = Ongedaan gemaakt.
round-n = Ronde { $round }
round-n-of = Ronde { $round } van { $of }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Stenen, zoals ze worden voorgelezen

piece-tile = { $low } { $high }
piece-domo = { $one } en { $two }
piece-face = { $colour } { $sign }
piece-one = een { $sign }
piece-two = { $one } en { $two }
piece-double = een dubbele { $face }
piece-the-tile = de steen met { $piece }
piece-the-double = de dubbele { $face }
colour-red = rode
colour-green = groene
colour-yellow = gele
colour-blue = blauwe
hue-red = rood
hue-green = groen
hue-yellow = geel
hue-blue = blauw
initial-red = R
initial-green = Gr
initial-yellow = Ge
initial-blue = B
mark-D1 = Neem Eén
mark-D2 = Neem Twee
mark-S = Sla Over
mark-R = Keer Om
mark-DE = Doodloper
mark-W = Joker
mark-WD4 = Neem Vier

## Wat het scoreboek zegt als iets niet kan

ledger-no-match = Er is hier geen partij { $match }.
ledger-no-photo = Die foto is hier niet meer.
ledger-no-exemplar = Dat plaatje is hier niet meer.
ledger-no-player = Er is hier geen speler { $player }.
ledger-no-entry = In deze partij staat niets geschreven als { $entry }.
ledger-name-empty = Een speler heeft een naam nodig.
ledger-name-long = { $name } is te lang als naam: hoogstens { $most } tekens.
ledger-name-taken = Er is al een speler die { $name } heet.
ledger-no-players = Een partij heeft spelers nodig.
ledger-too-many-players = { $count } spelers is te veel: hoogstens { $most }.
ledger-player-twice = { $player } zit twee keer aan tafel.
ledger-not-at-table = { $player } speelt niet mee in deze partij.
ledger-watching = Deze telefoon kijkt alleen mee: wie de punten bijhoudt kan dat doen.
ledger-no-game = Welk spel is het? Een partij kan niet zonder.
ledger-round-ahead = Ronde { $round } kan nog niet worden ingevuld: eerst komt ronde { $next }.
ledger-round-unscored = Ronde { $round } heeft nog geen punten, dus er valt niets te verbeteren.
ledger-already-undone = Dat was al ongedaan gemaakt.
ledger-other-subject = Een verbetering kan alleen iets vervangen dat over hetzelfde gaat.
ledger-bad-entry = Dit hoort niet in een partij: { $what }.
ledger-bad-photo = Die foto kan niet bewaard worden: { $what }.
ledger-busy = De database is bezig of kan niet beschreven worden: { $what }. Er is niets veranderd; probeer het nog eens.
ledger-newer = { $where } is door een nieuwere Tableside geschreven. Installeer de nieuwste versie om het te openen.
ledger-damaged = { $where } is geen database van Tableside, of is beschadigd: { $what }.
ledger-no-driver = PostgreSQL heeft nog één pakket nodig: pip install 'tableside[postgres]'.
ledger-no-server = De database { $where } antwoordt niet: { $what }.
ledger-bad-url = { $where } is geen adres van een database; schrijf postgresql+psycopg://gebruiker@server/naam.
ledger-no-folder = In de map { $where } kan niet geschreven worden: { $what }.
ledger-unreadable = { $where } kan niet gelezen worden: { $what }.
ledger-unwritable = { $where } kan niet geschreven worden: { $what }.
ledger-bad-zip = { $where } is geen reservekopie van Tableside: { $what }.
ledger-bad-import = { $where } is geen lijst met partijen van Tableside: { $what }. Er is niets overgenomen.
ledger-import-at = { $where } kan niet overgenomen worden. { $place }: { $what }. Er is niets overgenomen.
ledger-exists = { $where } is er al; noem een ander bestand, of zet dat ergens anders neer.
ledger-nothing-here = In { $where } is geen database van Tableside.
ledger-in-use = Tableside draait op { $where }. Stop het en probeer het dan nog eens; er is niets veranderd.
ledger-sqlite-only = Een reservekopie bevat de database op dit apparaat; { $where } wordt door de eigen server bewaard (gebruik pg_dump).

## Dagen

day-today = vandaag
day-yesterday = gisteren
day-month = { $day } { $month }
day-month-year = { $day } { $month } { $year }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

## Hoe een partij ervoor staat

not-begun = Nog niemand heeft punten
all-level = Iedereen staat gelijk
leads-by = { $names } staat { $points } voor
lead-together = { $names } staan samen voor

## Als de server niet te bereiken is

lost-title = De verbinding met Tableside is weg
lost-kept = Wat bevestigd is, gaat niet verloren: het wordt bewaard waar Tableside draait. Wat nog werd ingetypt, moet misschien nog een keer.
lost-look = Zit deze telefoon nog op de wifi? Draait Tableside nog?
lost-tries = Deze pagina probeert het vanzelf opnieuw.
lost-again = Probeer opnieuw

## Beginpagina

home-start = Begin een partij
home-going = Nog bezig
home-before = Eerder
home-all = Toon alle { $count }
home-won = Gewonnen: { $names }
home-nobody = Niemand won
home-go-on = Ga verder met { $game }. { $where }. { $leads }.
home-over = { $game }, { $when }. Gewonnen door { $names } met { $total }.
home-unknown =
    { $count ->
        [one] Eén partij is niet te zien: het spel of de huisregels kent deze Tableside niet. Installeer de nieuwste versie om haar te zien.
       *[other] { $count } partijen zijn niet te zien: hun spel of huisregels kent deze Tableside niet. Installeer de nieuwste versie om ze te zien.
    }
welcome = Echte stenen op tafel, het rekenwerk hier
welcome-who = Kies het spel en wie er meespeelt.
welcome-count = Fotografeer na een ronde wat ieder overhoudt, tik de stenen aan of typ het getal.
welcome-win = Tableside telt het op volgens jullie huisregels, en laat zien wie er voor staat.

## Een ronde invullen

ended-how = Hoe eindigde de ronde?
hands-left = Wat er over is
hand-not-entered = niet ingevuld
hand-out = uit
hand-not-counted = telt deze keer niet
hand-typed = ingetypt
hand-nothing = niets over
hand-waiting = { $count ->
    [one] er wacht een foto
   *[other] er wachten { $count } foto's
}
hand-coming = foto komt binnen, { $percent } %
hand-reading = de foto wordt gelezen…
hand-failed = de foto is niet gelukt
hand-row = { $who }: { $what }. { $points }
hands-photo-take = Eén foto van alle stenen
hands-photo-more = Nog een foto van alle stenen
hands-photo = { $count ->
    [one] Een foto met één groepje
   *[other] Een foto met { $count } groepjes
}
hands-to-sort = Wat is van wie?
hands-waiting = { $count ->
    [one] 1 groepje om te bekijken
   *[other] { $count } groepjes om te bekijken
}
next-hand = Tel wat { $who } over heeft
next-waiting = Bekijk de foto van { $who }
next-sort = Zeg van wie welke stenen zijn
next-result = Bekijk ronde { $round }
next-mend = Kijk wat er niet klopt
each-of = { $who }: { $title } { $points }
each-type = Typ wat { $who } haalde
each-none = { $who } haalde niets
done-hand = { $who } heeft { $points } over.
done-cleared = Wat { $who } over heeft, is niet meer ingevuld.
done-ended = { $ending }.
done-ended-who = { $ending }: { $who }.
done-scored = Ronde { $round } staat op het scorebord.
done-rescored = Ronde { $round } is verbeterd.

## De stenen van één speler

hand-title = Wat { $who } over heeft
hand-title-uno-dice = De dobbelstenen van { $who }
way-camera = Foto
way-tiles = Stenen
way-tiles-uno-dice = Stenen
way-keys = Toetsen
hand-photo-take = Fotografeer wat { $who } over heeft
hand-photo-take-uno-dice = Fotografeer de dobbelstenen van { $who }
hand-photo-more = Nog een foto van deze stenen
hand-photo-more-uno-dice = Nog een foto van deze dobbelstenen
hand-photo-hint = Leg de stenen met de ogen naar boven naast elkaar. Passen ze niet op één foto, maak er dan meer: een steen die op twee foto's staat, telt één keer.
hand-photo-hint-uno-tiles = Leg de stenen met de tekens naar boven naast elkaar. Passen ze niet op één foto, maak er dan meer: een steen die op twee foto's staat, telt één keer.
hand-photo-hint-uno-dice = Laat de dobbelstenen liggen zoals ze liggen, een beetje uit elkaar, en fotografeer van boven. Zet ze allemaal op één foto: wat op twee foto's staat, telt twee keer.
hand-photo-look = Bekijk deze foto
hand-photo-agreed = bekeken
hand-photo-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
hand-photo-tiles-uno-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
hand-photo-doubtful = { $count ->
    [one] 1 om te bekijken
   *[other] { $count } om te bekijken
}
hand-photo-sum = { $tiles }, { $points }
hand-nothing-left = Niets over
hand-has = { $who } heeft { $points }
hand-how-camera = Fotografeer, tik of typ
hand-how-tiles = Tik aan wat { $who } over heeft
hand-how-keys = Typ wat { $who } over heeft
hand-clear = Toch niet ingevuld
hand-tapped = Tik hier op een steen om hem weg te halen
hand-tapped-uno-dice = Tik hier op een dobbelsteen om hem weg te halen
take-away = { $piece }: weghalen
keys-nothing = Nog niets getypt. Meer getallen? Zet er + tussen.
keys-sum = { $terms }: { $total }
keys-full-digits = Hoogstens { $most } cijfers per getal
keys-full-sum = Hoogstens { $most } in totaal
keys-too-much = Alle stenen samen tellen hoogstens { $most }. Kijk nog eens.
keys-too-much-uno-dice = Alle dobbelstenen samen tellen hoogstens { $most }. Kijk nog eens.
keys-right = Het klopt: { $points }
key-back = Laatste toets terugnemen
key-clear = Wissen
key-plus = plus
pick-first = Tik de eerste helft aan
pick-second = { $half } en …
pick-again = Toch geen { $half }: opnieuw beginnen
pick-colour = Tik een kleur aan en daarna het teken

## Een foto bekijken

review-all-sure = { $count ->
    [one] 1 steen, zeker
   *[other] { $count } stenen, allemaal zeker
}
review-all-sure-uno-dice = { $count ->
    [one] 1 dobbelsteen, zeker
   *[other] { $count } dobbelstenen, allemaal zeker
}
review-some-sure = { $sure } zeker, { $doubtful } om te bekijken
review-some-sure-uno-dice = { $sure } zeker, { $doubtful } om te bekijken
review-none = Nog geen stenen
review-none-uno-dice = Nog geen dobbelstenen
box-doubtful = { $piece }, kijk hier even
doubtful-left = { $says }, nog { $count } te bekijken
doubtful-ask = { $count ->
    [one] Over één steen is twijfel. Klopt hij zoals hij hier staat?
   *[other] Over { $count } stenen is twijfel. Kloppen ze zoals ze hier staan?
}
doubtful-ask-uno-dice = { $count ->
    [one] Over één dobbelsteen is twijfel. Klopt hij zoals hij hier staat?
   *[other] Over { $count } dobbelstenen is twijfel. Kloppen ze zoals ze hier staan?
}
doubtful-right = { $count ->
    [one] Ja, dat klopt
   *[other] Ja, ze kloppen
}
doubtful-look = Even bekijken
ask-or = Is dit { $one } of { $other }?
ask-or-left = Links: { $one } of { $other }?
ask-or-right = Rechts: { $one } of { $other }?
caption-left = links: { $what }
caption-right = rechts: { $what }
ask-is = Is dit { $piece }?
ask-what = Welke steen is dit?
ask-what-uno-dice = Wat ligt er boven op deze dobbelsteen?
ask-missed = Welke steen ontbreekt?
ask-missed-uno-dice = Welke dobbelsteen ontbreekt?
pick-other = Andere steen
pick-other-uno-dice = Iets anders
no-tile = Geen steen hier
no-tile-uno-dice = Geen dobbelsteen
half-wrong = De { $half } klopt niet
half-hint = Klopt het niet? Tik op die helft.
place-hint = Tik op de foto op een streepjeslijn en zeg wat daar ligt.
review-add = Steen toevoegen
review-add-uno-dice = Dobbelsteen toevoegen
review-more = Nog een foto
review-retake = Opnieuw fotograferen
review-to-look = Om te bekijken
review-sure = Zeker
review-sure-uno-dice = Zeker
review-rest = Op de andere foto's van deze stenen
review-rest-uno-dice = Op de andere foto's van deze dobbelstenen
review-zoom-in = Groter
review-zoom-out = Minder groot
review-whole = Hele foto
photo-read = De foto van { $who } is gelezen. Kijk er even naar.
photo-read-all = De foto van alle stenen is gelezen. Zeg wat van wie is.

## Eén foto van iedereen

hands-title = Wat is van wie?
hands-number = groepje { $number }
hands-of = de stenen van { $who }
hands-line = Groepje { $number }: { $tiles }, { $points }
hands-more = Meer over groepje { $number }
hands-whose = Van wie is dit?
hands-whose-is = Van wie is groepje { $number }?
hands-agree = Klopt. Bekijk wat { $who } over heeft
hands-give = Groepje { $number } is van { $who }
hands-none = is van niemand
hands-no-hand = Dit is van niemand
hands-a-hand = Toch van iemand
hands-join = Hoort bij groepje { $number }
hands-part = Dit zijn toch losse groepjes
hands-add = Dit is van { $who }
hands-said-none = Groepje { $number } is van niemand.
hands-joined = Groepje { $one } en groepje { $other } horen bij elkaar.
hands-move = Deze is van { $who }
hands-moved = { $piece } hoort nu bij { $who }.
hands-moved-uno-tiles = De steen met { $piece } hoort nu bij { $who }.
hands-moved-uno-dice = De dobbelsteen met { $piece } hoort nu bij { $who }.
hands-drop = Deze foto niet gebruiken
hands-dropped = De foto is opzijgelegd.
hands-several-yes = Ja: zeg wat van wie is
hands-several = De foto is er nu een van meer mensen.
hands-only-one = Alle stenen liggen bij elkaar, als één groepje. Van wie is het? Zijn ze van meer mensen, schuif ze dan uit elkaar en maak de foto opnieuw.
hands-only-one-uno-dice = Alle dobbelstenen liggen bij elkaar, als één groepje. Van wie is het? Zijn ze van meer mensen, schuif ze dan uit elkaar en maak de foto opnieuw.
hands-too-many = { $hands ->
    [one] Er liggen { $groups } groepjes, en er ontbreekt er nog één. Zeg wat van niemand is, of wat bij elkaar hoort: tik op de drie puntjes.
   *[other] Er liggen { $groups } groepjes, en er ontbreken er nog { $hands }. Zeg wat van niemand is, of wat bij elkaar hoort: tik op de drie puntjes.
}
hands-too-many-uno-dice = { $hands ->
    [one] Er liggen { $groups } groepjes, en er ontbreekt er nog één. Zeg wat van niemand is, of wat bij elkaar hoort: tik op de drie puntjes.
   *[other] Er liggen { $groups } groepjes, en er ontbreken er nog { $hands }. Zeg wat van niemand is, of wat bij elkaar hoort: tik op de drie puntjes.
}
hands-without = Geen stenen op de foto voor { $names }
hands-without-uno-dice = Geen dobbelstenen op de foto voor { $names }
hands-twice = Er zit maar één { $piece } in de doos, en hij ligt in { $places }. Bekijk ze allebei.
hands-twice-uno-tiles = Er zit maar één steen met { $piece } in de doos, en hij ligt in { $places }. Bekijk ze allebei.
hands-opened = Met { $piece } begon deze ronde; hij ligt op tafel, maar is ook te zien in { $places }. Kijk daar nog eens.

## Wat een foto niet kan vertellen

doubt-nothing-found = Er zijn geen stenen gevonden. Fotografeer van boven en van dichterbij, met de ogen naar boven.
doubt-nothing-found-uno-tiles = Er zijn geen stenen gevonden. Fotografeer van boven en van dichterbij, met de tekens naar boven.
doubt-cut-short = Een deel van de foto ontbreekt. Maak hem opnieuw.
doubt-grey = De foto is zwart-wit. Maak er een in kleur, of kies de kleuren hier.
doubt-too-dark = Het is te donker om zeker te zijn. Doe een lamp aan en maak de foto opnieuw.
doubt-blurred = De foto is onscherp. Houd de telefoon stil en maak hem opnieuw.
doubt-too-far = De stenen zijn erg klein. Kom dichterbij of neem er minder tegelijk.
doubt-several-hands = Liggen er { $count } handen op deze foto? Zijn ze allemaal van één speler, dan is er niets aan de hand.
doubt-face-down = { $count ->
    [one] Er ligt een steen omgekeerd en die telt niet mee. Draai hem om als hij meetelt.
   *[other] Er liggen { $count } stenen omgekeerd en die tellen niet mee. Draai ze om als ze meetellen.
}
doubt-cut-off = { $many ->
    [one] Aan de rand is een steen afgesneden. Ga iets naar achteren, of voeg hem hier toe.
   *[other] Aan de rand zijn { $many } stenen afgesneden. Ga iets naar achteren, of voeg ze hier toe.
}
doubt-covered = { $many ->
    [one] Van een steen is de helft bedekt. Schuif de stenen uit elkaar, of voeg hem hier toe.
   *[other] Van { $many } stenen is de helft bedekt. Schuif de stenen uit elkaar, of voeg ze hier toe.
}
doubt-maybe = { $many ->
    [one] Hier ligt misschien een steen. Voeg hem toe als dat zo is.
   *[other] Op { $many } plaatsen ligt misschien een steen. Voeg toe wat er ligt.
}
doubt-twice = Twee stenen lijken op { $piece }, en er zit er maar één in de doos.
doubt-twice-uno-tiles = Op twee stenen staat zo te zien { $piece }, en er zit er maar één zo in de doos.
doubt-glare = Op deze steen schittert licht.
doubt-overlapping = Hier liggen stenen op elkaar.
doubt-unsure = Het is slecht te zien.
doubt-unsure-between = Het kan { $piece } zijn of { $other }.
doubt-six-or-nine = Een 6 en een 9 lijken hier op elkaar. Welke is het?
doubt-colour = De kleur is in dit licht moeilijk te zien.
doubt-thrice = Op { $count } stenen staat zo te zien { $piece }. Zoveel zitten er bijna nooit in een doos.
doubt-leaning = { $many ->
    [one] Hier staat een dobbelsteen scheef en die telt niet mee. Gooi die opnieuw tot hij plat ligt, of voeg hem hier toe.
   *[other] { $many } dobbelstenen staan scheef en die tellen niet mee. Gooi die opnieuw tot ze plat liggen, of voeg ze hier toe.
}
doubt-rather-pips = Dit lijken dominostenen met ogen, en deze partij wordt met iets anders gespeeld. Is dit de goede partij?
doubt-rather-uno-tiles = Dit lijken stenen van Uno Dominoes, en deze partij wordt met iets anders gespeeld. Is dit de goede partij?
doubt-rather-uno-dice = Dit lijken dobbelstenen van Uno Dice, en deze partij wordt met iets anders gespeeld. Is dit de goede partij?
doubt-nothing-found-die = Er zijn geen dobbelstenen gevonden. Fotografeer van boven en van dichterbij.
doubt-too-far-die = De dobbelstenen zijn erg klein. Kom dichterbij.
doubt-cut-off-die = { $many ->
    [one] Aan de rand is een dobbelsteen afgesneden. Ga iets naar achteren, of voeg hem hier toe.
   *[other] Aan de rand zijn { $many } dobbelstenen afgesneden. Ga iets naar achteren, of voeg ze hier toe.
}
doubt-covered-die = { $many ->
    [one] Van een dobbelsteen is een deel bedekt. Schuif de dobbelstenen uit elkaar, of voeg hem hier toe.
   *[other] Van { $many } dobbelstenen is een deel bedekt. Schuif ze uit elkaar, of voeg ze hier toe.
}
doubt-maybe-die = { $many ->
    [one] Hier ligt misschien een dobbelsteen. Voeg hem toe als dat zo is.
   *[other] Op { $many } plaatsen ligt misschien een dobbelsteen. Voeg toe wat er ligt.
}
doubt-glare-die = Op deze dobbelsteen schittert licht.
doubt-overlapping-die = Hier liggen dobbelstenen heel dicht bij elkaar.

## Als een foto niet lukt

photo-missing = De foto is niet aangekomen. Maak hem opnieuw.
photo-not-a-file = Dat is geen foto. Kies een foto.
photo-unreadable = De foto kon niet geopend worden. Maak hem opnieuw.
photo-empty = De foto is leeg. Maak hem opnieuw.
photo-too-big = De foto is groter dan { $most } { $unit ->
    [megapixels] megapixel
   *[other] MB
}. Stuur een kleinere.
photo-too-small = De foto is heel klein ({ $width } bij { $height } beeldpunten). Stuur de foto zelf, niet een voorbeeldje.
photo-not-an-image = Deze foto kan hier niet gelezen worden. Maak hem met de camera, of stuur hem als JPEG, PNG of WebP.
photo-broken = De foto is beschadigd en gaat niet open. Maak hem opnieuw.
photo-heic = Deze iPhone-foto gaat hier niet open. Stuur hem als JPEG, of maak hem met de camera vanaf deze pagina.
photo-upload = De foto is niet aangekomen. Zit de telefoon nog op de wifi? Probeer het nog eens.

## De uitkomst van een ronde

result-confirm = Zet ronde { $round } op het scorebord
result-change = Verbeter ronde { $round }
result-same = Terug naar het scorebord
result-wrong = Kijk even, voordat het telt
result-anyway = Het klopt zo
result-look = Bekijk wat { $who } over heeft
result-was = was { $points }
result-by-hand = is met de hand op { $points } gezet en blijft zo
result-missing = { $names } nog niet ingevuld
result-go-on = Ga verder met ronde { $round }
kind-printed = Gedrukte regel
kind-house = Huisregel
kind-reading = Zo lezen wij het

## Huisregels

rule-printed = gedrukt
rule-printed-number = gedrukt: { $value }
rule-yours = eigen
rule-row = { $title } { $now }{ $differs ->
    [yes] . Anders dan gedrukt
   *[no] { "" }
}
rule-less = Minder: { $to }
rule-more = Meer: { $to }
rules-printed = Zoals gedrukt

## Nieuwe partij

new-which = Welk spel?
new-who = Wie speelt er mee?
new-players = { $fewest } tot { $most } spelers
new-clockwise = In de volgorde waarin jullie zitten, met de klok mee.
new-name = Nieuwe naam
new-add = Erbij
new-seat = { $name } erbij
new-leave = { $name } speelt niet mee
new-up = { $name } een plaats naar voren
new-full = Alle { $most } plaatsen zijn bezet.
new-how-long = Waarmee en hoelang?
new-rules = Huisregels
new-all-rules = Toon alle { $count } regels
new-fewer-rules = Toon alleen wat anders is
new-too-few = { $missing ->
    [one] Er is nog één speler nodig
   *[other] Er zijn nog { $missing } spelers nodig
}
new-too-many = Er kunnen er hoogstens { $most } meespelen
new-start = Begin met { $names }
new-start-count = Begin met { $count } spelers

## Scorebord

place = { $place }e
total-of = { $name }: { $total }, { $place }
score-of = Ronde { $round }, { $name }: { $points }{ $corrected ->
    [yes] , verbeterd
   *[no] { "" }
}. Verbeter dit
score-round = Vul ronde { $round } in
score-go-on = Ga verder met ronde { $round }
no-rounds = Speel ronde { $round } met jullie stenen. Kom hier terug als de ronde voorbij is en tik op de groene knop.
card-next = Ronde { $round } begint
card-next-lead = Ronde { $round } begint met { $piece }
card-starts = { $name } begint
card-each = ieder { $tiles }
card-shuffles = { $name } schudt
card-ready = Klaar om te beginnen
card-who-starts = Wie begint?
chart-says = Zo groeiden de totalen. Nu: { $totals }
tool-running = Totalen
tool-chart = Grafiek
tool-history = Verloop
tool-rules = Regels
menu-end = De partij hier beëindigen
menu-book = Regelboek
menu-set = Onze eigen set leren
match-ended = De partij is beëindigd.

## Het einde van een partij

won-with = { $count ->
    [one] { $names } wint met { $total }
   *[other] { $names } winnen samen met { $total }
}
go-on-anyway = Nog een ronde spelen
play-again = Nog een keer spelen

## Verloop

redo = Toch wel
history-all = Toon alle { $count }
history-started = Begonnen: { $when }
history-undone = ongedaan gemaakt
history-replaced = door iets later vervangen
moment = { $day }, { $time }
told-typed = { $name } heeft { $points } in ronde { $round }, ingetypt
told-hand = Wat { $name } over heeft in ronde { $round }: { $pieces ->
    [0] niets
    [one] { $pieces } steen
   *[other] { $pieces } stenen
}
told-cleared = Wat { $name } over heeft in ronde { $round }, is niet ingevuld
told-end-open = Hoe ronde { $round } eindigde, staat nog open
told-end = Ronde { $round } eindigde: { $how }
told-end-who = Ronde { $round } eindigde: { $how } ({ $name })
told-scored = Ronde { $round }: { $scores }
told-corrected = Ronde { $round } van { $name } is op { $points } gezet
told-first = { $name } begint ronde 1
told-rules = Huisregels: { $rules }
told-ended = { $count ->
    [0] De partij werd beëindigd
   *[other] De partij werd beëindigd, gewonnen door { $names }
}
told-reopened = De partij gaat verder
told-undone = Ongedaan gemaakt: “{ $what }”

## Eén score

correct-title = Score van { $name }
correct-now = Op het scorebord
correct-type = Typ het juiste getal
correct-save = Zet { $name } op { $points }
correct-minus = Onder nul
correct-plus = Boven nul
correct-round = Bekijk de ronde
correct-why = Waarom? (hoeft niet)
correct-was = Het was { $points } en is met de hand verbeterd{ $has ->
    [yes] : { $why }
   *[no] .
}
correct-back = Terug naar { $points }

## De regels van deze tafel

rules-title = Huisregels
rules-differ = Anders dan gedrukt
rules-same = Zoals gedrukt
rules-all-printed = Deze tafel speelt alles zoals het gedrukt staat.
rules-from-now = Een verandering telt vanaf nu; rondes die al punten hebben, houden die.
rules-changed = { $title } { $value }
rules-preset = Regels vanaf nu: { $title }
rules-book = Open het regelboek

## Regelboek

book-answers = Deze regel helpt bij de vraag:
book-ask = Wat wil je weten?
book-nothing = Daar zegt geen regel iets over. Probeer andere woorden.
book-tables = Tafels verschillen: { $title }

## Instellingen

settings-light = Licht of donker
settings-language = Taal
settings-by = Deze telefoon
settings-name = Naam in het verloop
settings-name-such = De telefoon van Ana
settings-kept = Dit wordt alleen op deze telefoon bewaard.
settings-sets = Sets die zijn aangeleerd
settings-set = { $name }: { $count ->
    [one] 1 plaatje
   *[other] { $count } plaatjes
}
set-double-6 = Dubbel-zes
set-double-9 = Dubbel-negen
set-double-12 = Dubbel-twaalf
set-double-15 = Dubbel-vijftien
set-double-18 = Dubbel-achttien
set-uno-dominoes = Uno Dominoes
set-uno-dice = Uno Dice
set-uno-dice-2011 = Uno Dice van 2011

## Onze eigen set

set-title = Onze eigen set
set-of-tiles = van de { $every } stenen gezien
set-of-marks = van de { $every } tekens geleerd
set-none = Sets verschillen en druk slijt. Leg een handvol stenen uit de doos neer, maak een foto, bekijk hem, en dan de volgende. Stop wanneer je wilt: wat geleerd is, blijft, en de volgende foto wordt er beter door gelezen.
set-none-uno-dice = Sets verschillen en druk slijt. Gooi een handvol dobbelstenen, maak een foto, bekijk hem, en gooi opnieuw. Stop wanneer je wilt: wat geleerd is, blijft, en de volgende foto wordt er beter door gelezen.
set-played = { $count ->
    [one] 1 plaatje geleerd tijdens jullie spellen. Wil je de hele doos ineens aanleren, fotografeer hem dan per handvol.
   *[other] { $count } plaatjes geleerd tijdens jullie spellen. Wil je de hele doos ineens aanleren, fotografeer hem dan per handvol.
}
set-some = { $count ->
    [one] 1 plaatje geleerd. Ga verder met een handvol die nog niet op een foto stond, of stop hier.
   *[other] { $count } plaatjes geleerd. Ga verder met een handvol die nog niet op een foto stond, of stop hier.
}
set-all = { $count ->
    [one] 1 plaatje geleerd: dat is alles.
   *[other] Alles gezien. { $count } plaatjes geleerd.
}
set-missing = Nog niet geleerd
set-missing-hint = Misschien zitten ze niet allemaal in jullie doos.
set-show = { $count ->
    [one] Het plaatje tonen
   *[other] Alle { $count } plaatjes tonen
}
set-hide = De plaatjes verbergen
set-forget-hint = Tik op een plaatje om het te vergeten. Wat een oranje rand heeft, werd eerst verkeerd gelezen.
set-forget = Deze { $mark } vergeten
set-forgot = { $count ->
    [one] Het plaatje is vergeten.
   *[other] { $count } plaatjes zijn vergeten.
}
set-forget-all = Alles vergeten
set-forgot-all = Alles wat van deze set geleerd was, is vergeten.
set-first-photo = Fotografeer de eerste handvol
set-first-photo-uno-dice = Fotografeer de eerste worp
set-next-photo = Fotografeer de volgende handvol
set-next-photo-uno-dice = Fotografeer de volgende worp
set-look = Bekijk de foto
set-learn = { $count ->
    [one] Klopt. Leer deze steen
   *[other] Klopt. Leer deze { $count } stenen
}
set-learn-uno-dice = { $count ->
    [one] Klopt. Leer deze dobbelsteen
   *[other] Klopt. Leer deze { $count } dobbelstenen
}
set-learned = { $count ->
    [one] 1 plaatje geleerd.
   *[other] { $count } plaatjes geleerd.
}
mode-system = Zoals de telefoon
mode-light = Licht
mode-dark = Donker
mode-black = Zwart

## De scheidsrechter

referee = Scheidsrechter
referee-begin = Een ronde begint
referee-play = Tijdens het spelen
referee-count = De ronde is voorbij
referee-others = Alle vragen
referee-search = Waar gaat het over?
referee-nothing = Geen vraag gaat daarover. Probeer andere woorden, of het regelboek.
fact-hand = Welke stenen zitten er in de hand?
fact-left = Wat heeft { $who } nog over?
fact-players = Wie spelen er mee?
fact-number = Welke ronde is het?
fact-ending = Hoe eindigde de ronde?
fact-accepted = Klopt het zo?
fact-of = { $who }: { $what }
answer-yes = Ja
answer-no = Nee
answer-none = niets
answer-these = Zij spelen mee
answer-done = Dat is het
answer-type = Typ het hier
answer-number = Het is { $number }
answer-numbers = { $numbers }
answer-larger = Een hoger getal
answer-points = De punten intypen
answer-pieces = { $count ->
    [0] De hand is leeg
    [one] Dat is de enige
   *[other] Deze { $count } zijn het
}
answer-places = { $count ->
    [0] Er ligt niets open
    [one] Dat is de enige
   *[other] Deze { $count } zijn het
}
answer-no-colour = nog niemand heeft er een genoemd
answer-which-colour = Welke kleur is er genoemd?
answer-doublet = Het is een dubbele
answer-half = Een enkele helft
answer-photo = De hand fotograferen
answer-look = Kijk de stenen even na: niet alles was goed te lezen.
ask-cannot = Dat kan niet. Kijk wat er gezegd is en tik aan wat niet klopt.
ask-another = Iets anders vragen
ruling-now = Wat nu te doen
ruling-why = Waarom
ruling-clauses = De regels erachter
ruling-here = Deze tafel: { $rule }
ruling-tables = Andere tafels spelen het anders
ruling-clash = De bronnen zijn het niet eens: kies hoe jullie spelen
ruling-said = Wat er gezegd is
ruling-agree = Bewaar deze beslissing
ruling-agree-means = Tableside herinnert jullie er later aan. De punten blijven.
ruling-only-keep = Bewaar, laat de punten staan
ruling-back = Terug naar de partij
ruling-scores = Schrijf deze punten op bij ronde { $round }
ruling-scores-means = Dit verandert het scorebord.
ruling-set = Ronde { $round } van { $name } wordt { $points }
ruling-otherwise = Beslis anders, alleen deze keer
ruling-instead = De tafel besliste, { $when }:
ruling-taken = Zo besloten, { $when }
ruling-which-score = Welke score wordt rechtgezet?
ruling-decided = Deze tafel heeft gekozen.
ruling-undecided = Deze tafel heeft nog niet gekozen.
ruling-then = Dan: { $verdict }
ruling-asks = Het hangt nog van één ding af.
ruling-house-means = Een huisregel geldt van nu af in deze partij, en jullie volgende partij begint ermee.
ruling-make-ours = Maak er onze huisregel van
ruling-make-number-ours = Maak van { $number } onze huisregel
precedent-same = { $day } besliste deze tafel net zo.
precedent-other = { $day }: deze tafel besliste andersom. { $verdict }
precedent-another-case = { $day }, in een ander geval, besliste deze tafel: { $verdict }
rulings-all = { $count ->
    [one] Wat deze tafel besliste: één uitspraak
   *[other] Wat deze tafel besliste: { $count } uitspraken
}
rulings-title = Wat deze tafel besliste
rulings-here = In deze partij
rulings-before = In eerdere partijen
rulings-none = Hier is nog niets beslist. Vraag de scheidsrechter, en bewaar waar de tafel het over eens is.
rulings-points = punten
rulings-own = eigen beslissing van de tafel
rulings-house = huisregel geworden
rulings-see = Bekijk wat er beslist is
done-ruled = De beslissing is bewaard.
done-scores-put = { $count ->
    [one] De score van ronde { $round } volgt de uitspraak.
   *[other] De scores van ronde { $round } volgen de uitspraak.
}
done-house-rule = Huisregel: { $title } { $value }
told-ruled = Scheidsrechter: { $question } { $verdict }{ $own ->
    [yes] { " " }(beslist door de tafel)
   *[no] { "" }
}

## Partijen overnemen op de opdrachtregel

import-new = { $count ->
    [0] Geen partij is hier nieuw;
    [one] 1 partij is hier nieuw;
   *[other] { $count } partijen zijn hier nieuw;
}
import-known = { $count ->
    [0] geen enkele was er al.
    [one] 1 was er al.
   *[other] { $count } waren er al.
}
import-learned = { $count ->
    [one] Er kwam 1 plaatje van een teken mee: vanaf nu worden foto's daarmee gelezen.
   *[other] Er kwamen { $count } plaatjes van tekens mee: vanaf nu worden foto's daarmee gelezen.
}
import-broken = { $count ->
    [one] 1 plaatje van een teken is beschadigd en bleef achterwege.
   *[other] { $count } plaatjes van tekens zijn beschadigd en bleven achterwege.
}

## Spellen op de opdrachtregel

games-more = tableside games SPEL noemt de kant-en-klare regels en de huisregels van dat spel.
games-presets = Kant-en-klare regels (--preset NAAM)
games-no-presets = Die zijn er niet.
games-rules = Huisregels (--rule NAAM=WAARDE); * is zoals het boek het heeft
games-number = een getal van { $least } tot en met { $most }, { $printed } in het boek

## Waarom iets niet kan, binnen de regel van een fout

why-a-list = een lijst
why-an-object = een object
why-no-object = { $told } staat waar een object met namen en waarden hoort
why-missing = dit ontbreekt
why-no-list = { $told } is geen lijst
why-no-names = { $told } heeft geen namen: een object met namen en waarden werd verwacht
why-no-marking = de set { $set } kent geen teken { $mark }
why-no-picture = { $told } is geen plaatje van een teken: een PNG van 80 x 80 pixels in base64
why-no-piece = { $told }, en dat zijn geen tekens van een steen zoals [3, 6], ["red 7", "blue D2"] of ["W"]
why-no-hand = { $told }, en dat is geen hand zoals { $one } of { $other }
why-no-number = { $told } is geen heel getal
why-many-points = een getal boven { $most }, en zo ver telt geen enkele tafel
why-no-round = er is geen ronde { $told }: ze gaan van 1 tot en met { $most }
why-no-text = { $told } is geen tekst
why-long-text = een tekst van meer dan { $most } tekens
why-zero-byte = een tekst met een nulbyte
why-half-letter = een tekst met een halve letter erin
why-no-id = { $told } is geen kenmerk: 1 tot en met 64 letters, cijfers, streepjes en lage streepjes
why-no-moment = { $told } is geen tijdstip zoals { $like }
why-no-zone = bij { $told } ontbreekt de tijdzone, zoals in { $like }
why-no-time = { $told } is geen tijd waarin iemand speelde
why-no-yes = { $told } is geen ja en geen nee: true of false werd verwacht
why-no-part = { $kind } heeft geen { $name }, maar alleen { $known }
why-no-kind = { $kind } is onbekend; misschien heeft een nieuwere Tableside het geschreven
why-at = { $place }: { $what }
why-same-entries = er staan dingen in die hier al in een andere partij staan
why-same-id = twee dingen hebben hetzelfde kenmerk
why-no-matches = er staat niets in over partijen; noem wat tableside export geschreven heeft
why-newer-made = een nieuwere Tableside heeft het gemaakt; installeer de nieuwste versie
why-no-version = { $told } is geen versie van zulke bestanden, en { $version } wel
why-too-large = het is groter dan { $megabytes } megabyte
why-many-values = er staan meer dan { $millions } miljoen waarden in
why-not-json = het is geen JSON
why-not-json-from = het is geen JSON vanaf regel { $line }, teken { $character }
why-no-zip = het is geen zip-bestand, of het is beschadigd
why-no-manifest = er zit geen lijst bij van wat erin zit
why-other-manifest = de lijst van wat erin zit is niet een van de onze
why-other-files = de lijst van wat erin zit klopt niet met wat erin zit
why-other-packing = het is anders ingepakt dan onze reservekopieën
why-not-in-backup = { $name } hoort niet in een reservekopie
why-swells = uitgepakt zou het veel groter worden dan enige reservekopie
why-file-damaged = { $name } is beschadigd
why-database-damaged = de database erin is beschadigd
why-other-database = de database erin is niet een van de onze
why-other-tables = de database erin heeft andere tabellen dan de onze
why-other-program = er staan tabellen van een ander programma in
why-taken-meanwhile = iemand anders neemt net hetzelfde over
why-no-jpeg = hij kon niet als JPEG bewaard worden
why-no-such = zo'n bestand of map is er niet
why-not-allowed = daar is geen toestemming voor
why-read-only = er mag alleen gelezen worden
why-long-name = de naam is te lang
why-disk-full = de schijf is vol
why-large-file = het bestand zou te groot worden
why-file-in-way = er staat een bestand waar een map hoort
why-is-folder = het is een map
why-links-in-circles = de koppelingen verwijzen in een kring naar elkaar
why-disk-broken = de schijf geeft een fout
why-in-use = iets anders gebruikt het
why-many-open = er zijn te veel bestanden open
why-no-memory = er is niet genoeg geheugen
why-odd-name = zo kan geen bestand heten
why-no-database = het is geen database
why-broken-inside = delen ervan zijn niet te lezen
why-not-opened = het gaat niet open

## Een opdracht die verkeerd getypt is

usage-no-command = Er is geen opdracht { $name }
usage-no-command-near = Er is geen opdracht { $name }. Bedoelde je { $near }?
usage-no-option = Er is geen optie { $name }
usage-no-option-near = Er is geen optie { $name }. Bedoelde je { $near }?
usage-no-argument = { $name } ontbreekt
usage-missing = De optie { $name } ontbreekt
usage-needs-value = Bij de optie { $name } hoort een waarde
usage-takes-none = Bij de optie { $name } hoort geen waarde
usage-extra = Dit is te veel: { $extra }
usage-whole = De waarde bij { $name } kan niet: het moet een heel getal zijn
usage-least = De waarde bij { $name } kan niet: het moet { $least } of meer zijn
usage-most = De waarde bij { $name } kan niet: het moet { $most } of minder zijn
usage-see = { $line } Zie: { $command } --help

## Wat verkeerd getypt is

typed-no-game = er is geen spel { $name }; de spellen zijn { $known }
typed-no-question = er is geen vraag { $name } over { $game }; dit zijn de vragen: { $known }
typed-no-set = er is geen set { $name }; de sets zijn { $known }
typed-no-preset = { $game } heeft geen kant-en-klare regels { $name }; er zijn: { $known }
typed-no-presets = { $game } heeft geen kant-en-klare regels, dus ook niet { $name }
typed-no-rule = { $game } heeft geen huisregel { $name }; er zijn: { $known }
typed-rule-choice = { $rule } kan niet { $value } zijn, maar wel een van deze: { $known }
typed-rule-number = { $rule } kan niet { $value } zijn: het is een getal van { $least } tot en met { $most }
typed-no-fact = deze vraag kent geen gegeven { $fact }; ze kent: { $known }
typed-no-fact-of = de vraag { $question } kent geen gegeven { $fact }; ze kent: { $known }
typed-yes = { $fact } is yes of no, en niet { $value }
typed-choice = { $fact } kan niet { $value } zijn, maar wel een van deze: { $known }
typed-number = { $fact } is een getal, en niet { $value }
typed-round = { $fact } is het nummer van een ronde, vanaf 1, en niet 0
typed-how-many = { $fact } is { $least } tot en met { $most } bij { $game }, en niet { $value }
typed-players = players zijn verschillende namen met komma's ertussen, zoals players="Ann, Ben"
typed-stranger = { $name } is niet een van de spelers: { $players }
typed-stranger-named = { $fact } is { $name }, en dat is niet een van de spelers: { $players }
typed-a-player = { $fact } is per speler een gegeven, zoals { $fact }.Ann={ $like }
typed-in-order = { $fact } is een getal voor elke speler, op hun volgorde, zoals { $fact }="40, 55, 71"
typed-one-die = { $fact } is de ene dobbelsteen die gegooid is, zoals shown.Ann=red 4
typed-hand = een hand is één gegeven met alle stenen erin, zoals hand="6-3, 0-0"
typed-without-pieces = { $game } wordt aan deze tafel zonder stenen geteld; geef een getal
typed-not-in-set = { $piece } zit niet in de set { $set }
typed-colourless = { $mark } heeft geen kleur, en er staat { $colour }
typed-no-mark = er is geen teken { $mark }: 1 tot en met 9, D1, D2, S, R, DE, W of WD4
typed-needs-colour = bij { $mark } hoort een kleur: red, green, yellow of blue
typed-no-colour = er is geen kleur { $colour }: red, green, yellow of blue
typed-no-marking = dit is geen teken: { $text }; schrijf het als 'red 7', 'blue D2' of 'WD4'
typed-no-tile = dit is geen steen: { $text }; schrijf twee getallen met een streepje, zoals 3-6
typed-no-uno-tile = dit is geen steen: { $text }; schrijf twee tekens met een streep ertussen, zoals 'red 7|blue D2'
typed-below-nothing = een helft heeft nooit minder dan nul ogen: { $tile }
typed-no-doublet = { $tile } is geen dubbele: noem de helft die open ligt, zoals { $half }
typed-no-half = touching is een helft van { $tile }, en niet { $value }
typed-no-end = een open kant is een getal van 0 tot en met 6, of een dubbele zoals 5-5, en niet { $text }

## Antwoorden op de opdrachtregel

cli-no-clause = geen regel van { $title } heeft deze woorden; probeer andere, of geen voor het hele boek
cli-if-need-be = (zo nodig)
cli-missing = het gegeven { $fact } ontbreekt: { $wording }
cli-missing-one-of = het gegeven { $fact } ontbreekt: { $wording }; een van { $known }
cli-accept = { $doubts } Is het echt zo, zet er dan --fact accepted=yes bij
cli-now = Nu: { $line }
cli-here = Deze tafel: { $line }
cli-elsewhere = Andere tafels: { $line }
cli-pair = { $option } { $typed }: schrijf een naam, = en een waarde
cli-own-value = --fact { $typed }: { $fact } had eerder al een eigen waarde
cli-given-before = --fact { $typed }: { $fact } stond er al; schrijf alles in één, met komma's
cli-not-json = { $name }: dit is geen JSON
cli-not-json-from = { $name }: dit is geen JSON vanaf regel { $line }, teken { $character }
cli-no-object = { $name }: schrijf een object van namen en waarden, zoals { $like }
cli-twice = { $name }: { $fact } staat er twee keer; laat er een weg
cli-pipe = { $name }: dit is een pijp of een apparaat; noem een bestand, of - voor de standaardinvoer
cli-folder = { $name }: dit is een map; noem een bestand, of - voor de standaardinvoer
cli-unreadable = { $name }: dit bestand kan niet gelezen worden ({ $why }); kijk de naam na
cli-too-large = { $name }: dit is groter dan { $megabytes } megabyte, en meer wordt er niet gelezen
cli-unwritable = { $name } kan niet geschreven worden ({ $why }); noem een andere plek
cli-full = { $why }; maak ruimte of noem een andere plek, en probeer het nog eens
cli-stopped = { $why }; kijk de naam en de plek na, en probeer het nog eens

## Reservekopieën op de opdrachtregel

backup-saved = { $file }: alle scores, en { $photos ->
    [one] 1 foto
   *[other] { $photos } foto's
} ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
backup-server = een reservekopie is voor scores in --data; een server bewaart ze zelf (gebruik pg_dump en pg_restore)
restore-back = Teruggezet: { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}, { $photos ->
    [one] 1 foto
   *[other] { $photos } foto's
}.
restore-aside = Wat er eerst was, ligt in { $folder }.
export-saved = { $file }: { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}, die een andere Tableside kan overnemen
export-table = { $file }: de punten van { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
}, als tabel
export-folder = { $name } is een map; noem het bestand om in te schrijven, of geen om het te laten afdrukken
export-pipe = { $name } is een pijp of een apparaat; noem het bestand om in te schrijven, of geen om het te laten afdrukken

## Foto's op de opdrachtregel

count-sum = { $pieces ->
    [one] 1 steen
   *[other] { $pieces } stenen
}, { $points }
count-sum-uno-dice = { $pieces ->
    [one] 1 dobbelsteen
   *[other] { $pieces } dobbelstenen
}, { $points }
count-hand = hand { $number }: { $sum }
count-piece = steen
count-piece-uno-dice = dobbelsteen
count-points = punten
count-unsure = kijk even
count-clash = { $one } en { $other } liggen tegen elkaar, maar de einden passen niet.
count-named-twice = { $photo } is twee keer genoemd en één keer gelezen
count-or-auto = { $line }; of auto, als het een set met ogen is
count-no-folder = --annotate { $folder }: deze map kan niet gemaakt worden ({ $why }); noem een andere
count-no-networks = de netwerken die foto's lezen ontbreken ({ $why }); installeer Tableside opnieuw
count-no-opencv = OpenCV kan niet geladen worden ({ $why }); op Debian en Ubuntu: sudo apt-get install libgl1 libglib2.0-0
where-or = { $one } of { $other }
where-times = { $times } x { $where }
where-top-left = linksboven
where-top-centre = bovenaan
where-top-right = rechtsboven
where-middle-left = links
where-middle-centre = in het midden
where-middle-right = rechts
where-bottom-left = linksonder
where-bottom-centre = onderaan
where-bottom-right = rechtsonder
seen-nothing-found = Er zijn geen stenen gevonden; fotografeer van boven en van dichterbij, met de goede kant boven.
seen-cut-short = Een deel van de foto ontbreekt; maak hem opnieuw of stuur hem nog een keer.
seen-grey = De foto is zwart-wit, en kleuren zijn niet te zien; maak er een in kleur.
seen-too-dark = De foto is te donker om zeker te zijn; doe een lamp aan en maak hem opnieuw.
seen-blurred = De foto is onscherp; houd de telefoon stil en maak hem opnieuw.
seen-too-far = De stenen zijn te klein op de foto; kom dichterbij of fotografeer er minder tegelijk.
seen-several-hands = Liggen er { $count } handen op deze foto? Zijn ze van één speler, dan is er niets aan de hand.
seen-face-down = Stenen die omgekeerd liggen, tellen niet mee (hier { $count }); draai ze om als ze meetellen.
seen-cut-off = Aan de rand van de foto is een steen afgesneden; ga iets naar achteren, of tel hem er zelf bij.
seen-covered = Van een steen is hier de helft bedekt; schuif de stenen uit elkaar, of tel hem er zelf bij.
seen-maybe = Hier ligt misschien een steen; tel hem erbij als dat zo is.
seen-twice = Twee stenen lijken { $piece } te zijn, en een set heeft er maar één; kijk ze allebei na.
seen-glare = Op deze steen, zo te zien { $piece }, schittert licht; kantel de telefoon, of verbeter hem.
seen-overlapping = Hier liggen stenen op elkaar; dit is zo te zien { $piece }. Schuif ze uit elkaar, of verbeter hem.
seen-unsure = Dit is zo te zien { $piece }, maar zeker is het niet; kijk even.
seen-unsure-between = Dit is zo te zien { $piece }, maar het kan ook { $other } zijn; kijk even.
seen-six-or-nine = Staat er een 6 of een 9? Dit is zo te zien { $piece }, maar het kan ook { $other } zijn; kijk even.
seen-colour = De kleur is moeilijk te zien: dit lijkt { $piece }, maar het kan ook { $other } zijn; kijk even.
seen-thrice = { $count } stenen lijken { $piece } te zijn, en zoveel heeft een set er bijna nooit; kijk ze na.
seen-leaning = Deze dobbelsteen staat scheef; leg hem plat en maak de foto opnieuw, of tel hem er zelf bij.
seen-rather-pips = Dit lijken dominostenen met ogen, en die heeft deze set niet; noem de set die hier ligt.
seen-rather-uno-tiles = Dit lijken stenen van Uno Dominoes, en die heeft deze set niet; noem de set die hier ligt.
seen-rather-uno-dice = Dit lijken dobbelstenen van Uno Dice, en die heeft deze set niet; noem de set die hier ligt.
seen-nothing-found-die = Er zijn geen dobbelstenen gevonden; fotografeer van boven en van dichterbij.
seen-too-far-die = De dobbelstenen zijn te klein op de foto; kom dichterbij.
seen-cut-off-die = Aan de rand van de foto is een dobbelsteen afgesneden; ga iets naar achteren, of tel hem er zelf bij.
seen-covered-die = Van een dobbelsteen is hier een deel bedekt; schuif de dobbelstenen uit elkaar, of tel hem er zelf bij.
seen-maybe-die = Hier ligt misschien een dobbelsteen; tel hem erbij als dat zo is.
seen-glare-die = Op deze dobbelsteen, zo te zien { $piece }, schittert licht; kantel de telefoon, of verbeter hem.
seen-overlapping-die = Hier liggen dobbelstenen heel dicht bij elkaar; dit is zo te zien { $piece }. Schuif ze uit elkaar, of verbeter hem.
seen-cut-off-many = Aan de rand van de foto zijn { $many } stenen afgesneden; ga iets naar achteren, of tel ze er zelf bij.
seen-covered-many = Van { $many } stenen is de helft bedekt; schuif de stenen uit elkaar, of tel ze er zelf bij.
seen-maybe-many = Op { $many } plaatsen ligt misschien een steen; tel erbij wat er ligt.
seen-twice-many = Er lijken stenen op elkaar die een set maar één keer heeft, { $many } keer; kijk ze na.
seen-glare-many = Op { $many } stenen schittert licht; kantel de telefoon, of verbeter ze.
seen-overlapping-many = { $many } stenen liggen op of onder een andere; schuif ze uit elkaar, of verbeter ze.
seen-unsure-many = { $many } stenen zijn niet zeker; kijk ze na.
seen-unsure-many-uno-dice = { $many } dobbelstenen zijn niet zeker; kijk ze na.
seen-unsure-between-many = { $many } stenen kunnen ook iets anders zijn; kijk ze na.
seen-unsure-between-many-uno-dice = { $many } dobbelstenen kunnen ook iets anders tonen; kijk ze na.
seen-six-or-nine-many = Staat er een 6 of een 9? Bij { $many } stenen kan het allebei; kijk ze na.
seen-six-or-nine-many-uno-dice = Staat er een 6 of een 9? Bij { $many } dobbelstenen kan het allebei; kijk ze na.
seen-colour-many = Van { $many } stenen is de kleur moeilijk te zien; kijk ze na.
seen-colour-many-uno-dice = Van { $many } dobbelstenen is de kleur moeilijk te zien; kijk ze na.
seen-thrice-many = Er lijken stenen op elkaar, en zoveel heeft een set er bijna nooit; kijk ze na.
seen-leaning-many = { $many } dobbelstenen staan scheef; leg ze plat en maak de foto opnieuw, of tel ze er zelf bij.
seen-cut-off-die-many = Aan de rand van de foto zijn { $many } dobbelstenen afgesneden; ga iets naar achteren, of tel ze er zelf bij.
seen-covered-die-many = Van { $many } dobbelstenen is een deel bedekt; schuif ze uit elkaar, of tel ze er zelf bij.
seen-maybe-die-many = Op { $many } plaatsen ligt misschien een dobbelsteen; tel erbij wat er ligt.
seen-glare-die-many = Op { $many } dobbelstenen schittert licht; kantel de telefoon, of verbeter ze.
seen-overlapping-die-many = { $many } dobbelstenen liggen heel dicht bij andere; schuif ze uit elkaar, of verbeter ze.
file-missing = Dat bestand is er niet; kijk de naam en de map na.
file-not-a-file = Dit is een map of een apparaat en geen foto; noem de foto zelf.
file-unreadable = Het bestand kan niet gelezen worden ({ $why }); kopieer het naar een andere plek en probeer die.
file-empty = Het bestand is leeg; maak de foto opnieuw of stuur hem nog een keer.
file-too-big = De foto heeft meer dan { $most } { $unit ->
    [megapixels] megapixel
   *[other] megabyte
}; stuur een kleinere.
file-too-small = De foto is maar { $width } x { $height } beeldpunten; stuur de foto zelf en geen verkleining.
file-not-an-image = Dit is geen foto van een soort die gelezen kan worden; stuur hem als JPEG, PNG, WebP of HEIC.
file-broken = De foto is beschadigd en gaat niet open; maak hem opnieuw of stuur hem nog een keer.
file-heic = Dit is een iPhone-foto (HEIC), en het deel dat die opent is niet geïnstalleerd: voer pip install 'tableside[heic]' uit, of stuur de foto als JPEG.
