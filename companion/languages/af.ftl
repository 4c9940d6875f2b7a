# Die woorde van die skerms, in Afrikaans.

language-name = Afrikaans

## Op baie skerms

app-name = Tableside
back = Terug
undo = Ontdoen
settings = Instellings
more = Meer
cancel = Kanselleer
search-clear = Maak die soekvak leeg
searching = Besig om te soek
list-and = { $most } en { $last }
trouble = Iets het verkeerd geloop. Wat bevestig is, is nog hier. Probeer asseblief weer.
trouble-screen = Hierdie bladsy kon nie gewys word nie. Wat bevestig is, is nog hier.
not-found = So 'n bladsy is nie hier nie.
go-home = Gaan na die beginblad
undone = Dit is ontdoen.
round-n = Rondte { $round }
round-n-of = Rondte { $round } van { $of }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punte
}

## Stene, soos hulle voorgelees word

piece-tile = { $low } { $high }
piece-domo = { $one } en { $two }
piece-face = { $colour } { $sign }
piece-one = 'n { $sign }
piece-two = { $one } en { $two }
piece-double = 'n dubbel { $face }
piece-the-tile = die steen met { $piece }
piece-the-double = die dubbel { $face }
colour-red = rooi
colour-green = groen
colour-yellow = geel
colour-blue = blou
hue-red = rooi
hue-green = groen
hue-yellow = geel
hue-blue = blou
initial-red = R
initial-green = Gr
initial-yellow = Ge
initial-blue = B
mark-D1 = Trek Een
mark-D2 = Trek Twee
mark-S = Slaan Oor
mark-R = Draai Om
mark-DE = Doodloop
mark-W = Joker
mark-WD4 = Trek Vier

## Wat die puntestaat sê as iets nie kan nie

ledger-no-match = Hier is geen wedstryd { $match } nie.
ledger-no-photo = Daardie foto is nie meer hier nie.
ledger-no-exemplar = Daardie prentjie is nie meer hier nie.
ledger-no-player = Hier is geen speler { $player } nie.
ledger-no-entry = In hierdie wedstryd staan niks geskryf as { $entry } nie.
ledger-name-empty = 'n Speler moet 'n naam hê.
ledger-name-long = { $name } is te lank vir 'n naam: hoogstens { $most } karakters.
ledger-name-taken = Daar is reeds 'n speler met die naam { $name }.
ledger-no-players = 'n Wedstryd het spelers nodig.
ledger-too-many-players = { $count } spelers is te veel: hoogstens { $most }.
ledger-player-twice = { $player } sit twee keer by die tafel.
ledger-not-at-table = { $player } speel nie in hierdie wedstryd nie.
ledger-watching = Hierdie foon kyk net: iemand wat die punte hou, kan dit doen.
ledger-no-game = Watter spel is dit? 'n Wedstryd kan nie daarsonder nie.
ledger-round-ahead = Rondte { $round } kan nog nie ingevul word nie: rondte { $next } kom eerste.
ledger-round-unscored = Rondte { $round } het nog geen punte nie, so daar is niks om reg te maak nie.
ledger-already-undone = Dit is reeds ontdoen.
ledger-other-subject = 'n Regstelling kan net iets vervang wat oor dieselfde ding gaan.
ledger-bad-entry = Dit hoort nie in 'n wedstryd nie: { $what }.
ledger-bad-photo = Daardie foto kan nie bewaar word nie: { $what }.
ledger-busy = Die databasis is besig of kan nie geskryf word nie: { $what }. Niks het verander nie; probeer weer.
ledger-newer = { $where } is deur 'n nuwer Tableside geskryf. Installeer die nuutste weergawe om dit oop te maak.
ledger-damaged = { $where } is nie 'n databasis van Tableside nie, of is beskadig: { $what }.
ledger-no-driver = PostgreSQL het nog een pakket nodig: pip install 'tableside[postgres]'.
ledger-no-server = Die databasis { $where } antwoord nie: { $what }.
ledger-bad-url = { $where } is nie die adres van 'n databasis nie; skryf postgresql+psycopg://gebruiker@bediener/naam.
ledger-no-folder = In die vouer { $where } kan nie geskryf word nie: { $what }.
ledger-unreadable = { $where } kan nie gelees word nie: { $what }.
ledger-unwritable = { $where } kan nie geskryf word nie: { $what }.
ledger-bad-zip = { $where } is nie 'n rugsteun van Tableside nie: { $what }.
ledger-bad-import = { $where } is nie 'n lys wedstryde van Tableside nie: { $what }. Niks is ingeneem nie.
ledger-import-at = { $where } kan nie ingeneem word nie. { $place }: { $what }. Niks is ingeneem nie.
ledger-exists = { $where } is reeds daar; noem 'n ander lêer, of skuif daardie een weg.
ledger-nothing-here = Daar is geen Tableside-databasis in { $where } nie.
ledger-in-use = Tableside loop op { $where }. Stop dit en probeer dan weer; niks is verander nie.
ledger-sqlite-only = 'n Rugsteun bevat die databasis op hierdie toestel; { $where } word deur sy eie bediener bewaar (gebruik pg_dump).

## Dae

day-today = vandag
day-yesterday = gister
day-month = { $day } { $month }
day-month-year = { $day } { $month } { $year }
month-1 = Januarie
month-2 = Februarie
month-3 = Maart
month-4 = April
month-5 = Mei
month-6 = Junie
month-7 = Julie
month-8 = Augustus
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Desember

## Hoe 'n wedstryd staan

not-begun = Niemand het nog punte nie
all-level = Almal staan gelyk
leads-by = { $names } is { $points } voor
lead-together = { $names } is saam voor

## As die bediener nie bereik kan word nie

lost-title = Die verbinding met Tableside is weg
lost-kept = Wat bevestig is, gaan nie verlore nie: dit word bewaar waar Tableside loop. Wat nog getik is, moet dalk weer getik word.
lost-look = Is hierdie foon nog op die wifi? Loop Tableside nog?
lost-tries = Hierdie bladsy probeer vanself weer.
lost-again = Probeer weer

## Beginblad

home-start = Begin 'n wedstryd
home-going = Aan die gang
home-before = Vroeër
home-all = Wys al { $count }
home-won = { $names } het gewen
home-nobody = Niemand het gewen nie
home-go-on = Gaan voort met { $game }. { $where }. { $leads }.
home-over = { $game }, { $when }. { $names } het gewen met { $total }.
home-unknown =
    { $count ->
        [one] Een wedstryd word nie gewys nie: hierdie Tableside ken nie sy spel of huisreëls nie. Installeer die nuutste weergawe om dit te sien.
       *[other] { $count } wedstryde word nie gewys nie: hierdie Tableside ken nie hulle spel of huisreëls nie. Installeer die nuutste weergawe om hulle te sien.
    }
welcome = Regte stene op die tafel, die somme hier binne
welcome-who = Kies die spel en wie saamspeel.
welcome-count = Neem ná 'n rondte 'n foto van wat elkeen oor het, tik die stene, of tik die getal in.
welcome-win = Tableside tel dit op volgens julle huisreëls, en wys wie voor is.

## 'n Rondte invul

ended-how = Hoe het die rondte geëindig?
hands-left = Wat oor is
hand-not-entered = nie ingevul nie
hand-out = uit
hand-not-counted = tel nie hierdie keer nie
hand-typed = ingetik
hand-nothing = niks oor nie
hand-waiting = { $count ->
    [one] 'n foto wag om bekyk te word
   *[other] { $count } foto's wag om bekyk te word
}
hand-coming = foto kom in, { $percent } %
hand-reading = besig om die foto te lees…
hand-failed = die foto het nie gewerk nie
hand-row = { $who }: { $what }. { $points }
hands-photo-take = Een foto van almal se stene
hands-photo-more = Nog 'n foto van almal se stene
hands-photo = { $count ->
    [one] 'n Foto met een groepie
   *[other] 'n Foto met { $count } groepies
}
hands-to-sort = Wie s'n is watter?
hands-waiting = { $count ->
    [one] 1 groepie om na te kyk
   *[other] { $count } groepies om na te kyk
}
next-hand = Tel wat { $who } oor het
next-waiting = Kyk na { $who } se foto
next-sort = Sê wie se stene dit is
next-result = Sien rondte { $round }
next-mend = Kyk wat nie klop nie
each-of = { $who }: { $title } { $points }
each-type = Tik in wat { $who } gekry het
each-none = { $who } het niks gekry nie
done-hand = { $who } het { $points } oor.
done-cleared = Wat { $who } oor het, is nie meer ingevul nie.
done-ended = { $ending }.
done-ended-who = { $ending }: { $who }.
done-scored = Rondte { $round } is op die telbord.
done-rescored = Rondte { $round } is reggestel.

## Een speler se stene

hand-title = Wat { $who } oor het
hand-title-uno-dice = { $who } se dobbelstene
way-camera = Foto
way-tiles = Stene
way-tiles-uno-dice = Stene
way-keys = Syfers
hand-photo-take = Neem 'n foto van wat { $who } oor het
hand-photo-take-uno-dice = Neem 'n foto van { $who } se dobbelstene
hand-photo-more = Nog 'n foto van hierdie stene
hand-photo-more-uno-dice = Nog 'n foto van hierdie dobbelstene
hand-photo-hint = Lê die stene met die kolletjies na bo langs mekaar. As hulle nie in een foto pas nie, neem meer: 'n steen wat in twee foto's is, tel een keer.
hand-photo-hint-uno-tiles = Lê die stene met die tekens na bo langs mekaar. As hulle nie in een foto pas nie, neem meer: 'n steen wat in twee foto's is, tel een keer.
hand-photo-hint-uno-dice = Laat die dobbelstene lê soos hulle lê, 'n bietjie uitmekaar, en neem die foto van bo af. Sit almal op een foto: 'n dobbelsteen wat in twee foto's is, sou twee keer tel.
hand-photo-look = Kyk na hierdie foto
hand-photo-agreed = bekyk
hand-photo-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stene
}
hand-photo-tiles-uno-dice = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstene
}
hand-photo-doubtful = { $count ->
    [one] 1 om na te kyk
   *[other] { $count } om na te kyk
}
hand-photo-sum = { $tiles }, { $points }
hand-nothing-left = Niks oor nie
hand-has = { $who } het { $points }
hand-how-camera = Neem 'n foto, tik die stene of tik die getal
hand-how-tiles = Tik wat { $who } oor het
hand-how-keys = Tik die getal in wat { $who } oor het
hand-clear = Tog nie ingevul nie
hand-tapped = Tik hier op 'n steen om dit weg te neem
hand-tapped-uno-dice = Tik hier op 'n dobbelsteen om dit weg te neem
take-away = { $piece }: neem weg
keys-nothing = Nog niks ingetik nie. Meer getalle? Sit + tussenin.
keys-sum = { $terms }: { $total }
keys-full-digits = Hoogstens { $most } syfers per getal
keys-full-sum = Hoogstens { $most } altesaam
keys-too-much = Al die stene saam tel hoogstens { $most }. Kyk weer.
keys-too-much-uno-dice = Al die dobbelstene saam tel hoogstens { $most }. Kyk weer.
keys-right = Dit is reg: { $points }
key-back = Vee die laaste syfer uit
key-clear = Vee uit
key-plus = plus
pick-first = Tik die eerste helfte
pick-second = { $half } en …
pick-again = Tog nie { $half } nie: begin oor
pick-colour = Tik 'n kleur, en dan die teken

## Na 'n foto kyk

review-all-sure = { $count ->
    [one] 1 steen, seker
   *[other] { $count } stene, almal seker
}
review-all-sure-uno-dice = { $count ->
    [one] 1 dobbelsteen, seker
   *[other] { $count } dobbelstene, almal seker
}
review-some-sure = { $sure } seker, { $doubtful } om na te kyk
review-some-sure-uno-dice = { $sure } seker, { $doubtful } om na te kyk
review-none = Nog geen stene nie
review-none-uno-dice = Nog geen dobbelstene nie
box-doubtful = { $piece }, kyk asseblief
doubtful-left = { $says }, nog { $count } om na te kyk
doubtful-ask = { $count ->
    [one] Oor een steen is daar twyfel. Is hy reg soos hy hier staan?
   *[other] Oor { $count } stene is daar twyfel. Is hulle reg soos hulle hier staan?
}
doubtful-ask-uno-dice = { $count ->
    [one] Oor een dobbelsteen is daar twyfel. Is hy reg soos hy hier staan?
   *[other] Oor { $count } dobbelstene is daar twyfel. Is hulle reg soos hulle hier staan?
}
doubtful-right = { $count ->
    [one] Ja, hy is reg
   *[other] Ja, hulle is reg
}
doubtful-look = Kyk daarna
ask-or = Is dit { $one } of { $other }?
ask-or-left = Links: { $one } of { $other }?
ask-or-right = Regs: { $one } of { $other }?
caption-left = links: { $what }
caption-right = regs: { $what }
ask-is = Is dit { $piece }?
ask-what = Watter steen is dit?
ask-what-uno-dice = Wat wys hierdie dobbelsteen?
ask-missed = Watter steen ontbreek?
ask-missed-uno-dice = Watter dobbelsteen ontbreek?
pick-other = 'n Ander steen
pick-other-uno-dice = Iets anders
no-tile = Geen steen hier nie
no-tile-uno-dice = Geen dobbelsteen nie
half-wrong = Die { $half } is verkeerd
half-hint = Verkeerd? Tik op daardie helfte.
place-hint = Tik op die foto op 'n stippellyn en sê wat daar lê.
review-add = Voeg 'n steen by
review-add-uno-dice = Voeg 'n dobbelsteen by
review-more = Nog 'n foto
review-retake = Neem dit weer
review-to-look = Om na te kyk
review-sure = Seker
review-sure-uno-dice = Seker
review-rest = In die ander foto's van hierdie stene
review-rest-uno-dice = In die ander foto's van hierdie dobbelstene
review-zoom-in = Groter
review-zoom-out = Minder groot
review-whole = Hele foto
photo-read = { $who } se foto is gelees. Kyk gou daarna.
photo-read-all = Die foto van almal se stene is gelees. Sê wie s'n is watter.

## Een foto van almal

hands-title = Wie s'n is watter?
hands-number = groepie { $number }
hands-of = { $who } se stene
hands-line = Groepie { $number }: { $tiles }, { $points }
hands-more = Meer oor groepie { $number }
hands-whose = Wie s'n is dit?
hands-whose-is = Wie s'n is groepie { $number }?
hands-agree = Reg. Kyk na wat { $who } oor het
hands-give = Groepie { $number } is { $who } s'n
hands-none = niemand s'n nie
hands-no-hand = Dit is niemand s'n nie
hands-a-hand = Dit is tog iemand s'n
hands-join = Dit hoort by groepie { $number }
hands-part = Dit is tog aparte groepies
hands-add = Dit is { $who } s'n
hands-said-none = Groepie { $number } is niemand s'n nie.
hands-joined = Groepie { $one } en groepie { $other } hoort saam.
hands-move = Dié een is { $who } s'n
hands-moved = { $piece } is nou by { $who }.
hands-moved-uno-tiles = Die steen met { $piece } is nou by { $who }.
hands-moved-uno-dice = Die dobbelsteen met { $piece } is nou by { $who }.
hands-drop = Moenie hierdie foto gebruik nie
hands-dropped = Die foto is opsygesit.
hands-several-yes = Ja: sê wie s'n is watter
hands-several = Dit is nou 'n foto van meer mense se stene.
hands-only-one = Al die stene lê bymekaar, as een groepie. Wie s'n is dit? As dit meer mense s'n is, skuif hulle uitmekaar en neem die foto weer.
hands-only-one-uno-dice = Al die dobbelstene lê bymekaar, as een groepie. Wie s'n is dit? As dit meer mense s'n is, skuif hulle uitmekaar en neem die foto weer.
hands-too-many = { $hands ->
    [one] Daar lê { $groups } groepies stene, en net een kort nog. Sê watter een niemand s'n is nie, of watter saamhoort: tik op die drie kolletjies.
   *[other] Daar lê { $groups } groepies stene, en { $hands } kort nog. Sê watter een niemand s'n is nie, of watter saamhoort: tik op die drie kolletjies.
}
hands-too-many-uno-dice = { $hands ->
    [one] Daar lê { $groups } groepies dobbelstene, en net een kort nog. Sê watter een niemand s'n is nie, of watter saamhoort: tik op die drie kolletjies.
   *[other] Daar lê { $groups } groepies dobbelstene, en { $hands } kort nog. Sê watter een niemand s'n is nie, of watter saamhoort: tik op die drie kolletjies.
}
hands-without = Geen stene op die foto vir { $names } nie
hands-without-uno-dice = Geen dobbelstene op die foto vir { $names } nie
hands-twice = Daar is net een { $piece } in die doos, en dit lê in { $places }. Kyk na albei.
hands-twice-uno-tiles = Daar is net een steen met { $piece } in die doos, en dit lê in { $places }. Kyk na albei.
hands-opened = { $piece } het hierdie rondte begin en lê op die tafel, maar dit is ook te sien in { $places }. Kyk weer daar.

## Wat 'n foto nie kan sê nie

doubt-nothing-found = Geen stene is gevind nie. Neem die foto van bo en van nader, met die kolletjies na bo.
doubt-nothing-found-uno-tiles = Geen stene is gevind nie. Neem die foto van bo en van nader, met die tekens na bo.
doubt-cut-short = 'n Deel van die foto ontbreek. Neem dit weer.
doubt-grey = Die foto is swart-wit. Neem een in kleur, of kies die kleure hier.
doubt-too-dark = Dit is te donker om seker te wees. Skakel 'n lig aan en neem dit weer.
doubt-blurred = Die foto is onskerp. Hou die foon stil en neem dit weer.
doubt-too-far = Die stene is baie klein. Gaan nader, of neem minder op 'n slag.
doubt-several-hands = Is daar { $count } hande op hierdie foto? As hulle almal een speler s'n is, is alles reg.
doubt-face-down = { $count ->
    [one] Een steen lê onderstebo en word nie getel nie. Draai dit om as dit tel.
   *[other] { $count } stene lê onderstebo en word nie getel nie. Draai hulle om as hulle tel.
}
doubt-cut-off = { $many ->
    [one] 'n Steen is aan die rand afgesny. Gaan 'n bietjie terug, of voeg dit hier by.
   *[other] { $many } stene is aan die rand afgesny. Gaan 'n bietjie terug, of voeg hulle hier by.
}
doubt-covered = { $many ->
    [one] Die helfte van 'n steen is bedek. Skuif die stene uitmekaar, of voeg dit hier by.
   *[other] Van { $many } stene is die helfte bedek. Skuif die stene uitmekaar, of voeg hulle hier by.
}
doubt-maybe = { $many ->
    [one] Hier is dalk 'n steen. Voeg dit by as daar een is.
   *[other] Op { $many } plekke is daar dalk 'n steen. Voeg dié by wat daar is.
}
doubt-twice = Twee stene lyk soos { $piece }, en daar is net een in die doos.
doubt-twice-uno-tiles = Op twee stene lyk dit of daar { $piece } is, en daar is net een so in die doos.
doubt-glare = Lig skitter op hierdie steen.
doubt-overlapping = Stene lê hier op mekaar.
doubt-unsure = Dit is moeilik om te sien.
doubt-unsure-between = Dit kan { $piece } of { $other } wees.
doubt-six-or-nine = 'n 6 en 'n 9 lyk hier eenders. Watter een is dit?
doubt-colour = Die kleur is in hierdie lig moeilik om te sien.
doubt-thrice = Op { $count } stene lyk dit of daar { $piece } is. 'n Doos het amper nooit soveel nie.
doubt-leaning = { $many ->
    [one] 'n Dobbelsteen lê hier skeef en word nie getel nie. Gooi daardie een weer totdat dit plat lê, of voeg dit hier by.
   *[other] { $many } dobbelstene lê skeef en word nie getel nie. Gooi hulle weer totdat hulle plat lê, of voeg hulle hier by.
}
doubt-rather-pips = Dit lyk soos dominostene met kolletjies, en hierdie wedstryd word met iets anders gespeel. Is dit die regte wedstryd?
doubt-rather-uno-tiles = Dit lyk soos stene van Uno Dominoes, en hierdie wedstryd word met iets anders gespeel. Is dit die regte wedstryd?
doubt-rather-uno-dice = Dit lyk soos dobbelstene van Uno Dice, en hierdie wedstryd word met iets anders gespeel. Is dit die regte wedstryd?
doubt-nothing-found-die = Geen dobbelstene is gevind nie. Neem die foto van bo en van nader.
doubt-too-far-die = Die dobbelstene is baie klein. Gaan nader.
doubt-cut-off-die = { $many ->
    [one] 'n Dobbelsteen is aan die rand afgesny. Gaan 'n bietjie terug, of voeg dit hier by.
   *[other] { $many } dobbelstene is aan die rand afgesny. Gaan 'n bietjie terug, of voeg hulle hier by.
}
doubt-covered-die = { $many ->
    [one] 'n Deel van 'n dobbelsteen is bedek. Skuif die dobbelstene uitmekaar, of voeg dit hier by.
   *[other] 'n Deel van { $many } dobbelstene is bedek. Skuif hulle uitmekaar, of voeg hulle hier by.
}
doubt-maybe-die = { $many ->
    [one] Hier is dalk 'n dobbelsteen. Voeg dit by as daar een is.
   *[other] Op { $many } plekke is daar dalk 'n dobbelsteen. Voeg dié by wat daar is.
}
doubt-glare-die = Lig skitter op hierdie dobbelsteen.
doubt-overlapping-die = Dobbelstene lê hier baie na aan mekaar.

## As 'n foto nie werk nie

photo-missing = Die foto het nie aangekom nie. Neem dit asseblief weer.
photo-not-a-file = Dit is nie 'n foto nie. Kies asseblief 'n foto.
photo-unreadable = Die foto kon nie oopgemaak word nie. Neem dit asseblief weer.
photo-empty = Die foto is leeg. Neem dit asseblief weer.
photo-too-big = Die foto is groter as { $most } { $unit ->
    [megapixels] megapieksels
   *[other] MB
}. Stuur asseblief 'n kleiner een.
photo-too-small = Die foto is baie klein ({ $width } by { $height } kolletjies). Stuur die foto self, nie 'n voorskou nie.
photo-not-an-image = Hierdie foto kan nie hier gelees word nie. Neem dit met die kamera, of stuur dit as JPEG, PNG of WebP.
photo-broken = Die foto is beskadig en maak nie oop nie. Neem dit asseblief weer.
photo-heic = Hierdie iPhone-foto maak nie hier oop nie. Stuur dit as JPEG, of neem dit met die kamera vanaf hierdie bladsy.
photo-upload = Die foto het nie aangekom nie. Is die foon nog op die wifi? Probeer asseblief weer.

## Die uitslag van 'n rondte

result-confirm = Sit rondte { $round } op die telbord
result-change = Stel rondte { $round } reg
result-same = Terug na die telbord
result-wrong = Kyk asseblief voordat dit tel
result-anyway = Dit is reg so
result-look = Kyk na wat { $who } oor het
result-was = was { $points }
result-by-hand = is met die hand op { $points } gestel en bly so
result-missing = { $names } nog nie ingevul nie
result-go-on = Gaan voort met rondte { $round }
kind-printed = Gedrukte reël
kind-house = Huisreël
kind-reading = Soos ons dit lees

## Huisreëls

rule-printed = gedruk
rule-printed-number = gedruk: { $value }
rule-yours = eie
rule-row = { $title } { $now }{ $differs ->
    [yes] . Anders as gedruk
   *[no] { "" }
}
rule-less = Minder: { $to }
rule-more = Meer: { $to }
rules-printed = Soos gedruk

## Nuwe wedstryd

new-which = Watter spel?
new-who = Wie speel saam?
new-players = { $fewest } tot { $most } spelers
new-clockwise = In die volgorde waarin julle sit, kloksgewys.
new-name = Nuwe naam
new-add = Voeg by
new-seat = Voeg { $name } by
new-leave = { $name } speel nie saam nie
new-up = Skuif { $name } een plek op
new-full = Al { $most } plekke is vol.
new-how-long = Waarmee en hoe lank?
new-rules = Huisreëls
new-all-rules = Wys al { $count } reëls
new-fewer-rules = Wys net wat anders is
new-too-few = { $missing ->
    [one] Nog een speler is nodig
   *[other] Nog { $missing } spelers is nodig
}
new-too-many = Net { $most } kan saamspeel
new-start = Begin met { $names }
new-start-count = Begin met { $count } spelers

## Telbord

place = { $place ->
    [1] 1ste
    [8] 8ste
   *[other] { $place }de
}
total-of = { $name }: { $total }, { $place }
score-of = Rondte { $round }, { $name }: { $points }{ $corrected ->
    [yes] , reggestel
   *[no] { "" }
}. Stel dit reg
score-round = Vul rondte { $round } in
score-go-on = Gaan voort met rondte { $round }
no-rounds = Speel rondte { $round } met julle stene. Kom hierheen terug as dit verby is, en tik op die groen knoppie.
card-next = Rondte { $round } begin
card-next-lead = Rondte { $round } begin met { $piece }
card-starts = { $name } begin
card-each = { $tiles } elk
card-shuffles = { $name } skommel
card-ready = Gereed wanneer julle is
card-who-starts = Wie begin?
chart-says = So het die totale gegroei. Nou: { $totals }
tool-running = Totale
tool-chart = Grafiek
tool-history = Verloop
tool-rules = Reëls
menu-end = Beëindig die wedstryd hier
menu-book = Reëlboek
menu-set = Leer ons eie stel
match-ended = Die wedstryd is beëindig.

## Die einde van 'n wedstryd

won-with = { $count ->
    [one] { $names } wen met { $total }
   *[other] { $names } wen saam met { $total }
}
go-on-anyway = Speel nog 'n rondte
play-again = Speel weer

## Verloop

redo = Doen weer
history-all = Wys al { $count }
history-started = Begin: { $when }
history-undone = ontdoen
history-replaced = deur iets later vervang
moment = { $day }, { $time }
told-typed = { $name } het { $points } in rondte { $round }, ingetik
told-hand = Wat { $name } oor het in rondte { $round }: { $pieces ->
    [0] niks
    [one] { $pieces } stuk
   *[other] { $pieces } stukke
}
told-cleared = Wat { $name } oor het in rondte { $round }, is nie ingevul nie
told-end-open = Hoe rondte { $round } geëindig het, is nog nie gesê nie
told-end = Einde van rondte { $round }: { $how }
told-end-who = Einde van rondte { $round }: { $how } ({ $name })
told-scored = Rondte { $round }: { $scores }
told-corrected = { $name } se rondte { $round } is op { $points } gestel
told-first = { $name } begin rondte 1
told-rules = Huisreëls: { $rules }
told-ended = { $count ->
    [0] Die wedstryd is beëindig
   *[other] Die wedstryd is beëindig, { $names } het gewen
}
told-reopened = Die wedstryd gaan voort
told-undone = Ontdoen: “{ $what }”

## Een telling

correct-title = { $name } se punte
correct-now = Op die telbord
correct-type = Tik die regte getal in
correct-save = Stel { $name } op { $points }
correct-minus = Onder nul
correct-plus = Bo nul
correct-round = Sien die rondte
correct-why = Hoekom? (as jy wil)
correct-was = Dit was { $points }, en is met die hand reggestel{ $has ->
    [yes] : { $why }
   *[no] .
}
correct-back = Terug na { $points }

## Hierdie tafel se reëls

rules-title = Huisreëls
rules-differ = Anders as gedruk
rules-same = Soos gedruk
rules-all-printed = Hierdie tafel speel alles soos dit gedruk is.
rules-from-now = 'n Verandering tel van nou af; rondtes wat al punte het, hou hulle.
rules-changed = { $title } { $value }
rules-preset = Reëls van nou af: { $title }
rules-book = Maak die reëlboek oop

## Reëlboek

book-answers = Hierdie reël help met die vraag:
book-ask = Wat wil jy weet?
book-nothing = Geen reël sê iets daaroor nie. Probeer ander woorde.
book-tables = Tafels verskil: { $title }

## Instellings

settings-light = Lig of donker
settings-language = Taal
settings-by = Hierdie foon
settings-name = Naam in die verloop
settings-name-such = Ana se foon
settings-kept = Dit word net op hierdie foon bewaar.
settings-sets = Stelle wat aangeleer is
settings-set = { $name }: { $count ->
    [one] 1 prentjie
   *[other] { $count } prentjies
}
set-double-6 = Dubbel-ses
set-double-9 = Dubbel-nege
set-double-12 = Dubbel-twaalf
set-double-15 = Dubbel-vyftien
set-double-18 = Dubbel-agttien
set-uno-dominoes = Uno Dominoes
set-uno-dice = Uno Dice
set-uno-dice-2011 = Uno Dice van 2011

## Ons eie stel

set-title = Ons eie stel
set-of-tiles = van die { $every } stene gesien
set-of-marks = van die { $every } tekens geleer
set-none = Stelle verskil, en druk slyt. Lê 'n handvol stene uit die boks neer, neem 'n foto, kyk daarna, en dan die volgende. Hou op wanneer jy wil: wat geleer is, bly, en die volgende foto word daarmee gelees.
set-none-uno-dice = Stelle verskil, en druk slyt. Gooi 'n handvol dobbelstene, neem 'n foto, kyk daarna, en gooi weer. Hou op wanneer jy wil: wat geleer is, bly, en die volgende foto word daarmee gelees.
set-played = { $count ->
    [one] 1 prentjie uit julle speletjies geleer. Om die hele boks op een slag te leer, neem foto's handvol vir handvol.
   *[other] { $count } prentjies uit julle speletjies geleer. Om die hele boks op een slag te leer, neem foto's handvol vir handvol.
}
set-some = { $count ->
    [one] 1 prentjie geleer. Gaan aan met 'n handvol wat nog nie op 'n foto was nie, of hou hier op.
   *[other] { $count } prentjies geleer. Gaan aan met 'n handvol wat nog nie op 'n foto was nie, of hou hier op.
}
set-all = { $count ->
    [one] 1 prentjie geleer: dit is alles.
   *[other] Alles gesien. { $count } prentjies geleer.
}
set-missing = Nog nie geleer nie
set-missing-hint = Dalk is nie almal van hulle in julle boks nie.
set-show = { $count ->
    [one] Wys die prentjie
   *[other] Wys al { $count } prentjies
}
set-hide = Versteek die prentjies
set-forget-hint = Tik op 'n prentjie om dit te vergeet. Dié met 'n oranje rand is eers verkeerd gelees.
set-forget = Vergeet hierdie { $mark }
set-forgot = { $count ->
    [one] Die prentjie is vergeet.
   *[other] { $count } prentjies is vergeet.
}
set-forget-all = Vergeet alles
set-forgot-all = Alles wat van hierdie stel geleer is, is vergeet.
set-first-photo = Neem 'n foto van die eerste handvol
set-first-photo-uno-dice = Neem 'n foto van die eerste gooi
set-next-photo = Neem 'n foto van die volgende handvol
set-next-photo-uno-dice = Neem 'n foto van die volgende gooi
set-look = Kyk na die foto
set-learn = { $count ->
    [one] Reg. Leer hierdie steen
   *[other] Reg. Leer hierdie { $count } stene
}
set-learn-uno-dice = { $count ->
    [one] Reg. Leer hierdie dobbelsteen
   *[other] Reg. Leer hierdie { $count } dobbelstene
}
set-learned = { $count ->
    [one] 1 prentjie geleer.
   *[other] { $count } prentjies geleer.
}
mode-system = Soos die foon
mode-light = Lig
mode-dark = Donker
mode-black = Swart

## Die skeidsregter

referee = Skeidsregter
referee-begin = 'n Rondte begin
referee-play = Terwyl julle speel
referee-count = Die rondte is verby
referee-others = Al die vrae
referee-search = Waaroor gaan dit?
referee-nothing = Geen vraag gaan daaroor nie. Probeer ander woorde, of die reëlboek.
fact-hand = Watter stene is in die hand?
fact-left = Wat het { $who } oor?
fact-players = Wie speel saam?
fact-number = Watter rondte is dit?
fact-ending = Hoe het die rondte geëindig?
fact-accepted = Is dit reg so?
fact-of = { $who }: { $what }
answer-yes = Ja
answer-no = Nee
answer-none = niks
answer-these = Hulle speel saam
answer-done = Dis dit
answer-type = Tik dit hier
answer-number = Dis { $number }
answer-numbers = { $numbers }
answer-larger = 'n Groter getal
answer-points = Tik die punte in
answer-pieces = { $count ->
    [0] Die hand is leeg
    [one] Dis al een
   *[other] Dis al { $count }
}
answer-places = { $count ->
    [0] Niks lê oop nie
    [one] Dis al een
   *[other] Dis al { $count }
}
answer-no-colour = niemand het nog een genoem nie
answer-which-colour = Watter kleur is genoem?
answer-doublet = Dit is 'n dubbel
answer-half = 'n Enkele helfte
answer-photo = Neem 'n foto van die hand
answer-look = Kyk asseblief na die stene: nie alles was goed leesbaar nie.
ask-cannot = Dit kan nie wees nie. Kyk wat gesê is en tik op wat verkeerd is.
ask-another = Vra iets anders
ruling-now = Wat om nou te doen
ruling-why = Hoekom
ruling-clauses = Die reëls daaragter
ruling-here = Hierdie tafel: { $rule }
ruling-tables = Ander tafels speel dit anders
ruling-clash = Die bronne stem nie saam nie: kies hoe julle speel
ruling-said = Wat gesê is
ruling-agree = Bêre hierdie besluit
ruling-agree-means = Tableside herinner julle later daaraan. Die punte bly.
ruling-only-keep = Bêre, laat die punte so
ruling-back = Terug na die wedstryd
ruling-scores = Skryf hierdie punte by rondte { $round } in
ruling-scores-means = Dit verander die telbord.
ruling-set = { $name } se rondte { $round } word { $points }
ruling-otherwise = Besluit anders, net hierdie keer
ruling-instead = Die tafel het besluit, { $when }:
ruling-taken = So besluit, { $when }
ruling-which-score = Watter telling word reggestel?
ruling-decided = Hierdie tafel het gekies.
ruling-undecided = Hierdie tafel het nog nie gekies nie.
ruling-then = Dan: { $verdict }
ruling-asks = Dit hang nog van een ding af.
ruling-house-means = 'n Huisreël geld van nou af in hierdie wedstryd, en julle volgende wedstryd begin daarmee.
ruling-make-ours = Maak dit ons huisreël
ruling-make-number-ours = Maak { $number } ons huisreël
precedent-same = { $day } het hierdie tafel dit net so besluit.
precedent-other = { $day }: hierdie tafel het andersom besluit. { $verdict }
precedent-another-case = { $day }, in 'n ander geval, het hierdie tafel besluit: { $verdict }
rulings-all = { $count ->
    [one] Wat hierdie tafel besluit het: een uitspraak
   *[other] Wat hierdie tafel besluit het: { $count } uitsprake
}
rulings-title = Wat hierdie tafel besluit het
rulings-here = In hierdie wedstryd
rulings-before = In vroeëre wedstryde
rulings-none = Hier is nog niks besluit nie. Vra die skeidsregter, en bêre waaroor die tafel saamstem.
rulings-points = punte
rulings-own = die tafel se eie besluit
rulings-house = 'n huisreël gemaak
rulings-see = Kyk wat besluit is
done-ruled = Die besluit is gebêre.
done-scores-put = { $count ->
    [one] Die telling van rondte { $round } volg die uitspraak.
   *[other] Die tellings van rondte { $round } volg die uitspraak.
}
done-house-rule = Huisreël: { $title } { $value }
told-ruled = Skeidsregter: { $question } { $verdict }{ $own ->
    [yes] { " " }(deur die tafel besluit)
   *[no] { "" }
}

## Wedstryde inneem op die opdragreël

import-new = { $count ->
    [0] Geen wedstryd is hier nuut nie;
    [one] 1 wedstryd is hier nuut;
   *[other] { $count } wedstryde is hier nuut;
}
import-known = { $count ->
    [0] geeneen was al hier nie.
    [one] 1 was al hier.
   *[other] { $count } was al hier.
}
import-learned = { $count ->
    [one] 1 prentjie van 'n teken het saamgekom: foto's word van nou af daarmee gelees.
   *[other] { $count } prentjies van tekens het saamgekom: foto's word van nou af daarmee gelees.
}
import-broken = { $count ->
    [one] 1 prentjie van 'n teken is stukkend en is uitgelaat.
   *[other] { $count } prentjies van tekens is stukkend en is uitgelaat.
}

## Spele op die opdragreël

games-more = tableside games SPEL noem die klaargemaakte reëls en die huisreëls van daardie spel.
games-presets = Klaargemaakte reëls (--preset NAAM)
games-no-presets = Daar is geen nie.
games-rules = Huisreëls (--rule NAAM=WAARDE); * is soos die boek dit het
games-number = 'n getal van { $least } tot { $most }, { $printed } in die boek

## Waarom iets nie kan nie, binne die reël van 'n fout

why-a-list = 'n lys
why-an-object = 'n objek
why-no-object = { $told } staan waar 'n objek met name en waardes hoort
why-missing = dit ontbreek
why-no-list = { $told } is nie 'n lys nie
why-no-names = { $told } het geen name nie: 'n objek met name en waardes is verwag
why-no-marking = die stel { $set } het geen teken { $mark } nie
why-no-picture = { $told } is nie 'n prentjie van 'n teken nie: 'n PNG van 80 x 80 pixels in base64
why-no-piece = { $told }, en dit is nie die tekens van 'n stuk soos [3, 6], ["red 7", "blue D2"] of ["W"] nie
why-no-hand = { $told }, en dit is nie 'n hand soos { $one } of { $other } nie
why-no-number = { $told } is nie 'n heelgetal nie
why-many-points = 'n getal bo { $most }, en so ver tel geen tafel nie
why-no-round = daar is geen rondte { $told } nie: hulle loop van 1 tot { $most }
why-no-text = { $told } is nie 'n teks nie
why-long-text = 'n teks van meer as { $most } karakters
why-zero-byte = 'n teks met 'n nulgreep daarin
why-half-letter = 'n teks met 'n halwe letter daarin
why-no-id = { $told } is nie 'n kenmerk nie: 1 tot 64 letters, syfers, strepies en onderstrepies
why-no-moment = { $told } is nie 'n tydstip soos { $like } nie
why-no-zone = by { $told } ontbreek die tydsone, soos in { $like }
why-no-time = { $told } is nie 'n tyd waarin iemand gespeel het nie
why-no-yes = { $told } is nie ja of nee nie: true of false is verwag
why-no-part = { $kind } het geen { $name } nie, maar net { $known }
why-no-kind = { $kind } is onbekend; dalk het 'n nuwer Tableside dit geskryf
why-at = { $place }: { $what }
why-same-entries = daar is dinge in wat hier reeds by 'n ander wedstryd hoort
why-same-id = twee dinge het dieselfde kenmerk
why-no-matches = dit sê niks van wedstryde nie; noem wat tableside export geskryf het
why-newer-made = 'n nuwer Tableside het dit gemaak; installeer die nuutste weergawe
why-no-version = { $told } is nie 'n weergawe van sulke lêers nie, en { $version } wel
why-too-large = dit is groter as { $megabytes } megagreep
why-many-values = daar is meer as { $millions } miljoen waardes in
why-not-json = dit is nie JSON nie
why-not-json-from = dit is nie JSON nie, van reël { $line }, karakter { $character } af
why-no-zip = dit is nie 'n zip-lêer nie, of dit is beskadig
why-no-manifest = daar is geen lys by van wat daarin is nie
why-other-manifest = die lys van wat daarin is, is nie een van ons s'n nie
why-other-files = die lys van wat daarin is, stem nie ooreen met wat daarin is nie
why-other-packing = dit is anders verpak as ons rugsteunkopieë
why-not-in-backup = { $name } hoort nie in 'n rugsteunkopie nie
why-swells = uitgepak sou dit veel groter word as enige rugsteunkopie
why-file-damaged = { $name } is beskadig
why-database-damaged = die databasis daarin is beskadig
why-other-database = die databasis daarin is nie een van ons s'n nie
why-other-tables = die databasis daarin het ander tabelle as ons s'n
why-other-program = daar is tabelle van 'n ander program in
why-taken-meanwhile = iemand anders is besig om dieselfde in te neem
why-no-jpeg = dit kon nie as 'n JPEG bewaar word nie
why-no-such = daar is nie so 'n lêer of vouer nie
why-not-allowed = daar is geen toestemming voor nie
why-read-only = daar mag net gelees word
why-long-name = die naam is te lank
why-disk-full = die skyf is vol
why-large-file = die lêer sou te groot word
why-file-in-way = daar is 'n lêer waar 'n vouer hoort
why-is-folder = dit is 'n vouer
why-links-in-circles = die skakels verwys in 'n kring na mekaar
why-disk-broken = die skyf gee 'n fout
why-in-use = iets anders gebruik dit
why-many-open = te veel lêers is oop
why-no-memory = daar is nie genoeg geheue nie
why-odd-name = geen lêer kan so heet nie
why-no-database = dit is nie 'n databasis nie
why-broken-inside = dele daarvan kan nie gelees word nie
why-not-opened = dit gaan nie oop nie

## 'n Opdrag wat verkeerd getik is

usage-no-command = Daar is geen opdrag { $name } nie
usage-no-command-near = Daar is geen opdrag { $name } nie. Bedoel jy { $near }?
usage-no-option = Daar is geen opsie { $name } nie
usage-no-option-near = Daar is geen opsie { $name } nie. Bedoel jy { $near }?
usage-no-argument = { $name } ontbreek
usage-missing = Die opsie { $name } ontbreek
usage-needs-value = By die opsie { $name } hoort 'n waarde
usage-takes-none = By die opsie { $name } hoort geen waarde nie
usage-extra = Dit is te veel: { $extra }
usage-whole = Die waarde by { $name } kan nie: dit moet 'n heelgetal wees
usage-least = Die waarde by { $name } kan nie: dit moet { $least } of meer wees
usage-most = Die waarde by { $name } kan nie: dit moet { $most } of minder wees
usage-see = { $line } Sien: { $command } --help

## Wat verkeerd getik is

typed-no-game = daar is geen spel { $name } nie; die spele is { $known }
typed-no-question = daar is geen vraag { $name } oor { $game } nie; daar is: { $known }
typed-no-set = daar is geen stel { $name } nie; die stelle is { $known }
typed-no-preset = { $game } het geen klaargemaakte reëls { $name } nie; daar is: { $known }
typed-no-presets = { $game } het geen klaargemaakte reëls nie, dus ook nie { $name } nie
typed-no-rule = { $game } het geen huisreël { $name } nie; daar is: { $known }
typed-rule-choice = { $rule } kan nie { $value } wees nie, maar wel een van hierdie: { $known }
typed-rule-number = { $rule } kan nie { $value } wees nie: dit is 'n getal van { $least } tot { $most }
typed-no-fact = hierdie vraag ken geen gegewe { $fact } nie; dit ken: { $known }
typed-no-fact-of = die vraag { $question } ken geen gegewe { $fact } nie; dit ken: { $known }
typed-yes = { $fact } is yes of no, en nie { $value } nie
typed-choice = { $fact } kan nie { $value } wees nie, maar wel een van hierdie: { $known }
typed-number = { $fact } is 'n getal, en nie { $value } nie
typed-round = { $fact } is die nommer van 'n rondte, van 1 af, en nie 0 nie
typed-how-many = { $fact } is { $least } tot { $most } by { $game }, en nie { $value } nie
typed-players = players is verskillende name met kommas tussenin, soos players="Ann, Ben"
typed-stranger = { $name } is nie een van die spelers nie: { $players }
typed-stranger-named = { $fact } is { $name }, en dit is nie een van die spelers nie: { $players }
typed-a-player = { $fact } is een gegewe per speler, soos { $fact }.Ann={ $like }
typed-in-order = { $fact } is 'n getal vir elke speler, in hul volgorde, soos { $fact }="40, 55, 71"
typed-one-die = { $fact } is die een dobbelsteen wat gegooi is, soos shown.Ann=red 4
typed-hand = 'n hand is een gegewe met al die stene daarin, soos hand="6-3, 0-0"
typed-without-pieces = { $game } word by hierdie tafel sonder stene getel; gee 'n getal
typed-not-in-set = { $piece } is nie in die stel { $set } nie
typed-colourless = { $mark } het geen kleur nie, en daar staan { $colour }
typed-no-mark = daar is geen teken { $mark } nie: 1 tot 9, D1, D2, S, R, DE, W of WD4
typed-needs-colour = { $mark } het 'n kleur nodig: red, green, yellow of blue
typed-no-colour = daar is geen kleur { $colour } nie: red, green, yellow of blue
typed-no-marking = dit is nie 'n teken nie: { $text }; skryf dit soos 'red 7', 'blue D2' of 'WD4'
typed-no-tile = dit is nie 'n steen nie: { $text }; skryf twee getalle met 'n strepie, soos 3-6
typed-no-uno-tile = dit is nie 'n steen nie: { $text }; skryf twee tekens met 'n streep tussenin, soos 'red 7|blue D2'
typed-below-nothing = 'n helfte het nooit minder as nul kolletjies nie: { $tile }
typed-no-doublet = { $tile } is nie 'n dubbel nie: noem die helfte wat oop lê, soos { $half }
typed-no-half = touching is 'n helfte van { $tile }, en nie { $value } nie
typed-no-end = 'n oop kant is 'n getal van 0 tot 6, of 'n dubbel soos 5-5, en nie { $text } nie

## Antwoorde op die opdragreël

cli-no-clause = geen reël van { $title } het hierdie woorde nie; probeer ander, of geen vir die hele boek
cli-if-need-be = (indien nodig)
cli-missing = die gegewe { $fact } ontbreek: { $wording }
cli-missing-one-of = die gegewe { $fact } ontbreek: { $wording }; een van { $known }
cli-accept = { $doubts } As dit werklik so is, sit --fact accepted=yes by
cli-now = Nou: { $line }
cli-here = Hierdie tafel: { $line }
cli-elsewhere = Ander tafels: { $line }
cli-pair = { $option } { $typed }: skryf 'n naam, = en 'n waarde
cli-own-value = --fact { $typed }: { $fact } het vroeër al 'n eie waarde gehad
cli-given-before = --fact { $typed }: { $fact } was al daar; skryf alles in een, met kommas
cli-not-json = { $name }: dit is nie JSON nie
cli-not-json-from = { $name }: dit is nie JSON nie, van reël { $line }, karakter { $character } af
cli-no-object = { $name }: skryf 'n objek van name en waardes, soos { $like }
cli-twice = { $name }: { $fact } is twee keer daar; laat een weg
cli-pipe = { $name }: dit is 'n pyp of 'n toestel; noem 'n lêer, of - vir standaardinvoer
cli-folder = { $name }: dit is 'n vouer; noem 'n lêer, of - vir standaardinvoer
cli-unreadable = { $name }: hierdie lêer kan nie gelees word nie ({ $why }); kyk na die naam
cli-too-large = { $name }: dit is groter as { $megabytes } megagreep, en meer word nie gelees nie
cli-unwritable = { $name } kan nie geskryf word nie ({ $why }); noem 'n ander plek
cli-full = { $why }; maak plek of noem 'n ander plek, en probeer weer
cli-stopped = { $why }; kyk na die naam en die plek, en probeer weer

## Rugsteunkopieë op die opdragreël

backup-saved = { $file }: al die tellings, en { $photos ->
    [one] 1 foto
   *[other] { $photos } foto's
} ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
backup-server = 'n rugsteunkopie is vir tellings in --data; 'n bediener bewaar sy eie (gebruik pg_dump en pg_restore)
restore-back = Teruggesit: { $matches ->
    [one] 1 wedstryd
   *[other] { $matches } wedstryde
}, { $photos ->
    [one] 1 foto
   *[other] { $photos } foto's
}.
restore-aside = Wat eers daar was, lê in { $folder }.
export-saved = { $file }: { $matches ->
    [one] 1 wedstryd
   *[other] { $matches } wedstryde
}, wat 'n ander Tableside kan inneem
export-table = { $file }: die punte van { $matches ->
    [one] 1 wedstryd
   *[other] { $matches } wedstryde
}, as 'n tabel
export-folder = { $name } is 'n vouer; noem die lêer om in te skryf, of geen om dit hier te laat druk
export-pipe = { $name } is 'n pyp of 'n toestel; noem die lêer om in te skryf, of geen om dit hier te laat druk

## Foto's op die opdragreël

count-sum = { $pieces ->
    [one] 1 stuk
   *[other] { $pieces } stukke
}, { $points }
count-sum-uno-dice = { $pieces ->
    [one] 1 dobbelsteen
   *[other] { $pieces } dobbelstene
}, { $points }
count-hand = hand { $number }: { $sum }
count-piece = stuk
count-piece-uno-dice = dobbelsteen
count-points = punte
count-unsure = kyk hierna
count-clash = { $one } en { $other } raak aan mekaar, maar die ente pas nie.
count-named-twice = { $photo } is twee keer genoem en een keer gelees
count-or-auto = { $line }; of auto, as dit 'n stel met kolletjies is
count-no-folder = --annotate { $folder }: hierdie vouer kan nie gemaak word nie ({ $why }); noem 'n ander een
count-no-networks = die netwerke wat foto's lees, ontbreek ({ $why }); installeer Tableside weer
count-no-opencv = OpenCV kan nie gelaai word nie ({ $why }); op Debian en Ubuntu: sudo apt-get install libgl1 libglib2.0-0
where-or = { $one } of { $other }
where-times = { $times } x { $where }
where-top-left = links bo
where-top-centre = heel bo
where-top-right = regs bo
where-middle-left = links
where-middle-centre = in die middel
where-middle-right = regs
where-bottom-left = links onder
where-bottom-centre = heel onder
where-bottom-right = regs onder
seen-nothing-found = Geen stene is gevind nie; neem die foto van bo en van nader, met die regte kant na bo.
seen-cut-short = 'n Deel van die foto ontbreek; neem dit weer of stuur dit nog 'n keer.
seen-grey = Die foto is swart-wit, en kleure kan nie gesien word nie; neem een in kleur.
seen-too-dark = Die foto is te donker om seker te wees; skakel 'n lig aan en neem dit weer.
seen-blurred = Die foto is onskerp; hou die foon stil en neem dit weer.
seen-too-far = Die stene is te klein op die foto; gaan nader, of neem minder op 'n slag.
seen-several-hands = Is daar { $count } hande op hierdie foto? As hulle een speler s'n is, is alles reg.
seen-face-down = Stene wat omgekeer lê, word nie getel nie (hier { $count }); draai hulle om as hulle tel.
seen-cut-off = 'n Steen is aan die rand van die foto afgesny; gaan 'n bietjie terug, of tel dit self by.
seen-covered = Die helfte van 'n steen is hier bedek; skuif die stene uitmekaar, of tel dit self by.
seen-maybe = Hier is dalk 'n steen; tel dit by as daar een is.
seen-twice = Twee stene lyk soos { $piece }, en 'n stel het net een; kyk na albei.
seen-glare = Lig skitter op hierdie steen, wat soos { $piece } lyk; kantel die foon, of maak dit reg.
seen-overlapping = Stene lê hier op mekaar; dit lyk soos { $piece }. Skuif hulle uitmekaar, of maak dit reg.
seen-unsure = Dit lyk soos { $piece }, maar dit is nie seker nie; kyk daarna.
seen-unsure-between = Dit lyk soos { $piece }, maar dit kan { $other } wees; kyk daarna.
seen-six-or-nine = Is daar 'n 6 of 'n 9? Dit lyk soos { $piece }, maar dit kan { $other } wees; kyk daarna.
seen-colour = Die kleur is moeilik om te sien: dit lyk soos { $piece }, maar dit kan { $other } wees; kyk daarna.
seen-thrice = { $count } stene lyk soos { $piece }, en 'n stel het amper nooit soveel nie; kyk na hulle.
seen-leaning = Hierdie dobbelsteen lê skeef; lê dit plat neer en neem die foto weer, of tel dit self by.
seen-rather-pips = Dit lyk soos dominostene met kolletjies, en hierdie stel het nie sulkes nie; noem die stel wat hier lê.
seen-rather-uno-tiles = Dit lyk soos stene van Uno Dominoes, en hierdie stel het nie sulkes nie; noem die stel wat hier lê.
seen-rather-uno-dice = Dit lyk soos dobbelstene van Uno Dice, en hierdie stel het nie sulkes nie; noem die stel wat hier lê.
seen-nothing-found-die = Geen dobbelstene is gevind nie; neem die foto van bo en van nader.
seen-too-far-die = Die dobbelstene is te klein op die foto; gaan nader.
seen-cut-off-die = 'n Dobbelsteen is aan die rand van die foto afgesny; gaan 'n bietjie terug, of tel dit self by.
seen-covered-die = 'n Deel van 'n dobbelsteen is hier bedek; skuif die dobbelstene uitmekaar, of tel dit self by.
seen-maybe-die = Hier is dalk 'n dobbelsteen; tel dit by as daar een is.
seen-glare-die = Lig skitter op hierdie dobbelsteen, wat soos { $piece } lyk; kantel die foon, of maak dit reg.
seen-overlapping-die = Dobbelstene lê hier baie na aan mekaar; dit lyk soos { $piece }. Skuif hulle uitmekaar, of maak dit reg.
seen-cut-off-many = { $many } stene is aan die rand van die foto afgesny; gaan 'n bietjie terug, of tel hulle self by.
seen-covered-many = Van { $many } stene is die helfte bedek; skuif die stene uitmekaar, of tel hulle self by.
seen-maybe-many = Op { $many } plekke is daar dalk 'n steen; tel dié by wat daar is.
seen-twice-many = Daar is stene wat eenders lyk en waarvan 'n stel net een het, { $many } keer; kyk na hulle.
seen-glare-many = Lig skitter op { $many } stene; kantel die foon, of maak hulle reg.
seen-overlapping-many = { $many } stene lê op of onder 'n ander; skuif hulle uitmekaar, of maak hulle reg.
seen-unsure-many = { $many } stene is nie seker nie; kyk na hulle.
seen-unsure-many-uno-dice = { $many } dobbelstene is nie seker nie; kyk na hulle.
seen-unsure-between-many = { $many } stene kan iets anders wees; kyk na hulle.
seen-unsure-between-many-uno-dice = { $many } dobbelstene kan iets anders wys; kyk na hulle.
seen-six-or-nine-many = Is daar 'n 6 of 'n 9? By { $many } stene kan dit albei wees; kyk na hulle.
seen-six-or-nine-many-uno-dice = Is daar 'n 6 of 'n 9? By { $many } dobbelstene kan dit albei wees; kyk na hulle.
seen-colour-many = Die kleur van { $many } stukke is moeilik om te sien; kyk na hulle.
seen-colour-many-uno-dice = Die kleur van { $many } dobbelstene is moeilik om te sien; kyk na hulle.
seen-thrice-many = Daar is te veel stene wat eenders lyk, en 'n stel het amper nooit soveel nie; kyk na hulle.
seen-leaning-many = { $many } dobbelstene lê skeef; lê hulle plat neer en neem die foto weer, of tel hulle self by.
seen-cut-off-die-many = { $many } dobbelstene is aan die rand van die foto afgesny; gaan 'n bietjie terug, of tel hulle self by.
seen-covered-die-many = 'n Deel van { $many } dobbelstene is bedek; skuif hulle uitmekaar, of tel hulle self by.
seen-maybe-die-many = Op { $many } plekke is daar dalk 'n dobbelsteen; tel dié by wat daar is.
seen-glare-die-many = Lig skitter op { $many } dobbelstene; kantel die foon, of maak hulle reg.
seen-overlapping-die-many = { $many } dobbelstene lê baie na aan ander; skuif hulle uitmekaar, of maak hulle reg.
file-missing = Daardie lêer is nie daar nie; kyk na die naam en die vouer.
file-not-a-file = Dit is 'n vouer of 'n toestel en nie 'n foto nie; noem die foto self.
file-unreadable = Die lêer kan nie gelees word nie ({ $why }); kopieer dit na 'n ander plek en probeer dit daar.
file-empty = Die lêer is leeg; neem die foto weer of stuur dit nog 'n keer.
file-too-big = Die foto het meer as { $most } { $unit ->
    [megapixels] megapieksels
   *[other] megagreep
}; stuur 'n kleiner een.
file-too-small = Die foto is net { $width } x { $height } pieksels; stuur die foto self en nie 'n duimnael nie.
file-not-an-image = Dit is nie 'n foto van 'n soort wat gelees kan word nie; stuur dit as JPEG, PNG, WebP of HEIC.
file-broken = Die foto is beskadig en maak nie oop nie; neem dit weer of stuur dit nog 'n keer.
file-heic = Dit is 'n iPhone-foto (HEIC), en die deel wat dit oopmaak, is nie geïnstalleer nie: voer pip install 'tableside[heic]' uit, of stuur die foto as JPEG.
