# Le parole delle schermate, in italiano.

language-name = Italiano

## In molte schermate

app-name = Tableside
back = Indietro
undo = Annulla
settings = Impostazioni
more = Altro
cancel = Lascia stare
search-clear = Svuota la ricerca
searching = Sto cercando
list-and = { $most } e { $last }
trouble = Qualcosa è andato storto. Quello che era confermato c'è ancora. Riprova.
trouble-screen = Questa pagina non si può mostrare. Quello che era confermato c'è ancora.
not-found = Qui non c'è nessuna pagina così.
go-home = Vai alla pagina iniziale
undone = Annullato.
round-n = Manche { $round }
round-n-of = Manche { $round } di { $of }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## I pezzi, come si leggono ad alta voce

piece-tile = { $low } { $high }
piece-domo = { $one } e { $two }
piece-face = { $sign } { $colour }
piece-one = { $sign ->
    [0] uno 0
   *[other] un { $sign }
}
piece-two = { $one } e { $two }
piece-double = un doppio { $face }
piece-the-tile = la tessera con { $piece }
piece-the-double = il doppio { $face }
colour-red = rosso
colour-green = verde
colour-yellow = giallo
colour-blue = blu
hue-red = rosso
hue-green = verde
hue-yellow = giallo
hue-blue = blu
initial-red = R
initial-green = V
initial-yellow = G
initial-blue = B
mark-D1 = Pesca uno
mark-D2 = Pesca due
mark-S = Salta
mark-R = Cambio giro
mark-DE = Vicolo cieco
mark-W = Jolly
mark-WD4 = Jolly pesca quattro

## Che cosa dice il segnapunti quando non può

ledger-no-match = Qui non c'è nessuna partita { $match }.
ledger-no-photo = Quella foto non c'è più.
ledger-no-exemplar = Quell'immagine non c'è più.
ledger-no-player = Qui non c'è nessun giocatore { $player }.
ledger-no-entry = In questa partita non c'è niente di scritto come { $entry }.
ledger-name-empty = Un giocatore deve avere un nome.
ledger-name-long = { $name } è un nome troppo lungo: al massimo { $most } caratteri.
ledger-name-taken = C'è già un giocatore di nome { $name }.
ledger-no-players = Per una partita servono giocatori.
ledger-too-many-players = { $count } giocatori sono troppi: al massimo { $most }.
ledger-player-twice = { $player } è seduto al tavolo due volte.
ledger-not-at-table = { $player } non gioca in questa partita.
ledger-watching = Questo telefono guarda soltanto: può farlo chi tiene i punti.
ledger-no-game = Che gioco è? Una partita ne ha bisogno.
ledger-round-ahead = La manche { $round } non si può ancora inserire: prima viene la manche { $next }.
ledger-round-unscored = La manche { $round } non ha ancora punti, quindi non c'è niente da correggere.
ledger-already-undone = Era già annullato.
ledger-other-subject = Una correzione può sostituire solo qualcosa sullo stesso argomento.
ledger-bad-entry = Questo non fa parte di una partita: { $what }.
ledger-bad-photo = Quella foto non si può conservare: { $what }.
ledger-busy = Il database è occupato o non si può scrivere: { $what }. Non è cambiato niente; riprova.
ledger-newer = { $where } è stato scritto da un Tableside più recente. Installa l'ultima versione per aprirlo.
ledger-damaged = { $where } non è un database di Tableside, oppure è danneggiato: { $what }.
ledger-no-driver = Per PostgreSQL serve un altro pacchetto: pip install 'tableside[postgres]'.
ledger-no-server = Il database { $where } non risponde: { $what }.
ledger-bad-url = { $where } non è l'indirizzo di un database; scrivi postgresql+psycopg://utente@server/nome.
ledger-no-folder = Nella cartella { $where } non si può scrivere: { $what }.
ledger-unreadable = { $where } non si può leggere: { $what }.
ledger-unwritable = { $where } non si può scrivere: { $what }.
ledger-bad-zip = { $where } non è una copia di sicurezza di Tableside: { $what }.
ledger-bad-import = { $where } non è un elenco di partite fatto da Tableside: { $what }. Non è stato importato niente.
ledger-import-at = { $where } non si può importare. { $place }: { $what }. Non è stato importato niente.
ledger-exists = { $where } c'è già; indica un altro file, o sposta quello.
ledger-nothing-here = In { $where } non c'è un database di Tableside.
ledger-in-use = Tableside è in funzione su { $where }. Fermalo e riprova; non è cambiato niente.
ledger-sqlite-only = Una copia di sicurezza contiene il database locale; { $where } è conservato dal suo server (usa pg_dump).

## Giorni

day-today = oggi
day-yesterday = ieri
day-month = { $day } { $month }
day-month-year = { $day } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

## A che punto è la partita

not-begun = Nessuno ha ancora punti
all-level = Sono tutti pari
leads-by = { $names } è in testa di { $points }
lead-together = { $names } sono in testa insieme

## Quando il server non si raggiunge

lost-title = Il collegamento con Tableside si è interrotto
lost-kept = Quello che avete confermato non si perde: resta dove gira Tableside. Quello che stavate scrivendo potrebbe andare riscritto.
lost-look = Questo telefono è ancora nel Wi-Fi? Tableside è ancora in funzione?
lost-tries = Questa pagina riprova da sola.
lost-again = Riprova

## Pagina iniziale

home-start = Comincia una partita
home-going = In corso
home-before = Prima
home-all = Mostra tutte e { $count }
home-won = Vittoria: { $names }
home-nobody = Non ha vinto nessuno
home-go-on = Continua { $game }. { $where }. { $leads }.
home-over = { $game }, { $when }. Vittoria di { $names } con { $total }.
home-unknown =
    { $count ->
        [one] Una partita non si vede: il gioco o le regole di casa non sono noti a questo Tableside. Installa la versione più recente per vederla.
       *[other] { $count } partite non si vedono: il gioco o le regole di casa non sono noti a questo Tableside. Installa la versione più recente per vederle.
    }
welcome = Tessere vere sul tavolo, i conti qui dentro
welcome-who = Scegli il gioco e chi gioca.
welcome-count = Dopo ogni manche fotografa quello che resta a ciascuno, tocca le tessere o scrivi il numero.
welcome-win = Tableside somma secondo le regole di casa vostra e mostra chi è in testa.

## Inserire una manche

ended-how = Com'è finita la manche?
hands-left = Che cosa è rimasto
hand-not-entered = non inserito
hand-out = ha chiuso
hand-not-counted = questa volta non conta
hand-typed = scritto a mano
hand-nothing = non resta niente
hand-waiting = { $count ->
    [one] una foto da guardare
   *[other] { $count } foto da guardare
}
hand-coming = la foto arriva, { $percent } %
hand-reading = sto leggendo la foto…
hand-failed = la foto non è riuscita
hand-row = { $who }: { $what }. { $points }
hands-photo-take = Una foto di tutte le tessere
hands-photo-more = Un'altra foto di tutte le tessere
hands-photo = { $count ->
    [one] Una foto con un gruppo
   *[other] Una foto con { $count } gruppi
}
hands-to-sort = Di chi sono?
hands-waiting = { $count ->
    [one] 1 gruppo da guardare
   *[other] { $count } gruppi da guardare
}
next-hand = Conta le tessere di { $who }
next-waiting = Guarda la foto di { $who }
next-sort = Di' di chi sono le tessere
next-result = Vedi la manche { $round }
next-mend = Vedi che cosa non torna
each-of = { $who }: { $title } { $points }
each-type = Scrivi quanto ha fatto { $who }
each-none = { $who } non ne ha fatti
done-hand = A { $who } restano { $points }.
done-cleared = Le tessere di { $who } non sono più inserite.
done-ended = { $ending }.
done-ended-who = { $ending }: { $who }.
done-scored = La manche { $round } è sul tabellone.
done-rescored = La manche { $round } è corretta.

## Le tessere di uno

hand-title = Le tessere di { $who }
hand-title-uno-dice = I dadi di { $who }
way-camera = Foto
way-tiles = Tessere
way-tiles-uno-dice = Dadi
way-keys = Tasti
hand-photo-take = Fotografa le tessere di { $who }
hand-photo-take-uno-dice = Fotografa i dadi di { $who }
hand-photo-more = Un'altra foto di queste tessere
hand-photo-more-uno-dice = Un'altra foto di questi dadi
hand-photo-hint = Metti le tessere scoperte, una accanto all'altra. Se non stanno in una foto, fanne più di una: una tessera che si vede in due foto conta una volta sola.
hand-photo-hint-uno-tiles = Metti le tessere scoperte, una accanto all'altra. Se non stanno in una foto, fanne più di una: una tessera che si vede in due foto conta una volta sola.
hand-photo-hint-uno-dice = Lascia i dadi come stanno, un po' staccati, e fotografali dall'alto. Mettili tutti in una foto: un dado che si vede in due foto conterebbe due volte.
hand-photo-look = Guarda questa foto
hand-photo-agreed = guardata
hand-photo-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
hand-photo-tiles-uno-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
hand-photo-doubtful = { $count ->
    [one] 1 da guardare
   *[other] { $count } da guardare
}
hand-photo-sum = { $tiles }, { $points }
hand-nothing-left = Non resta niente
hand-has = { $who } ha { $points }
hand-how-camera = Fotografa, tocca o scrivi
hand-how-tiles = Tocca quello che resta a { $who }
hand-how-keys = Scrivi quello che resta a { $who }
hand-clear = Alla fine non inserito
hand-tapped = Tocca qui una tessera per toglierla
hand-tapped-uno-dice = Tocca qui un dado per toglierlo
take-away = { $piece }: togli
keys-nothing = Ancora niente. Più numeri? Metti + in mezzo.
keys-sum = { $terms }: { $total }
keys-full-digits = Al massimo { $most } cifre per numero
keys-full-sum = Al massimo { $most } in tutto
keys-too-much = Tutte le tessere insieme valgono al massimo { $most }. Controlla il numero.
keys-too-much-uno-dice = Tutti i dadi insieme valgono al massimo { $most }. Controlla il numero.
keys-right = È giusto: { $points }
key-back = Cancella l'ultimo tasto
key-clear = Cancella tutto
key-plus = più
pick-first = Tocca la prima metà
pick-second = { $half } e …
pick-again = Niente { $half }: ricomincia
pick-colour = Tocca un colore, poi il segno

## Guardare una foto

review-all-sure = { $count ->
    [one] 1 tessera, sicura
   *[other] { $count } tessere, tutte sicure
}
review-all-sure-uno-dice = { $count ->
    [one] 1 dado, sicuro
   *[other] { $count } dadi, tutti sicuri
}
review-some-sure = { $sure ->
    [one] 1 sicura
   *[other] { $sure } sicure
}, { $doubtful } da guardare
review-some-sure-uno-dice = { $sure ->
    [one] 1 sicuro
   *[other] { $sure } sicuri
}, { $doubtful } da guardare
review-none = Ancora nessuna tessera
review-none-uno-dice = Ancora nessun dado
box-doubtful = { $piece }, da guardare
doubtful-left = { $says }, ancora { $count } da guardare
doubtful-ask = { $count ->
    [one] Una tessera è dubbia. È giusta come la vedi qui?
   *[other] { $count } tessere sono dubbie. Sono giuste come le vedi qui?
}
doubtful-ask-uno-dice = { $count ->
    [one] Un dado è dubbio. È giusto come lo vedi qui?
   *[other] { $count } dadi sono dubbi. Sono giusti come li vedi qui?
}
doubtful-right = { $count ->
    [one] Sì, va bene così
   *[other] Sì, vanno bene così
}
doubtful-look = Guarda meglio
ask-or = È { $one } o { $other }?
ask-or-left = A sinistra: { $one } o { $other }?
ask-or-right = A destra: { $one } o { $other }?
caption-left = a sinistra: { $what }
caption-right = a destra: { $what }
ask-is = È { $piece }?
ask-what = Che tessera è questa?
ask-what-uno-dice = Che cosa mostra questo dado?
ask-missed = Quale tessera manca?
ask-missed-uno-dice = Quale dado manca?
pick-other = Un'altra tessera
pick-other-uno-dice = Altro
no-tile = Nessuna tessera
no-tile-uno-dice = Nessun dado qui
half-wrong = Metà sbagliata: { $half }
half-hint = È sbagliata? Tocca quella metà.
place-hint = Tocca sulla foto un contorno tratteggiato per dire che cosa c'è.
review-add = Aggiungi una tessera
review-add-uno-dice = Aggiungi un dado
review-more = Un'altra foto
review-retake = Rifai la foto
review-to-look = Da guardare
review-sure = Sicure
review-sure-uno-dice = Sicuri
review-rest = Nelle altre foto di queste tessere
review-rest-uno-dice = Nelle altre foto di questi dadi
review-zoom-in = Più grande
review-zoom-out = Meno grande
review-whole = Tutta la foto
photo-read = La foto di { $who } è letta. Dacci un'occhiata.
photo-read-all = La foto di tutte le tessere è letta. Di' di chi sono.

## Una foto per tutti

hands-title = Di chi sono?
hands-number = gruppo { $number }
hands-of = le tessere di { $who }
hands-line = Gruppo { $number }: { $tiles }, { $points }
hands-more = Altro sul gruppo { $number }
hands-whose = Di chi è?
hands-whose-is = Di chi è il gruppo { $number }?
hands-agree = Giusto. Guarda le tessere di { $who }
hands-give = Il gruppo { $number } è di { $who }
hands-none = di nessuno
hands-no-hand = Non è di nessuno
hands-a-hand = È di qualcuno, invece
hands-join = Va insieme al gruppo { $number }
hands-part = Sono gruppi separati
hands-add = È di { $who }
hands-said-none = Il gruppo { $number } non è di nessuno.
hands-joined = I gruppi { $one } e { $other } vanno insieme.
hands-move = Questa è di { $who }
hands-moved = { $piece } ora è nella mano di { $who }.
hands-moved-uno-tiles = La tessera con { $piece } ora è nella mano di { $who }.
hands-moved-uno-dice = Il dado con { $piece } ora è nella mano di { $who }.
hands-drop = Non usare questa foto
hands-dropped = La foto è messa da parte.
hands-several-yes = Sì: di' di chi sono
hands-several = Ora è una foto di più persone.
hands-only-one = Tutte le tessere stanno insieme, in un solo gruppo. Di chi è? Se sono di più persone, allontanale e rifai la foto.
hands-only-one-uno-dice = Tutti i dadi stanno insieme, in un solo gruppo. Di chi è? Se sono di più persone, allontanali e rifai la foto.
hands-too-many = { $hands ->
    [one] Ci sono { $groups } gruppi di tessere, e ne manca ancora uno solo. Di' quale non è di nessuno, o quali vanno insieme: tocca i tre puntini.
   *[other] Ci sono { $groups } gruppi di tessere, e ne mancano ancora { $hands }. Di' quale non è di nessuno, o quali vanno insieme: tocca i tre puntini.
}
hands-too-many-uno-dice = { $hands ->
    [one] Ci sono { $groups } gruppi di dadi, e ne manca ancora uno solo. Di' quale non è di nessuno, o quali vanno insieme: tocca i tre puntini.
   *[other] Ci sono { $groups } gruppi di dadi, e ne mancano ancora { $hands }. Di' quale non è di nessuno, o quali vanno insieme: tocca i tre puntini.
}
hands-without = Nella foto non ci sono tessere per { $names }
hands-without-uno-dice = Nella foto non ci sono dadi per { $names }
hands-twice = Nella scatola c'è una sola { $piece }, e qui si vede in più posti: { $places }. Guardali tutti.
hands-twice-uno-tiles = Nella scatola c'è una sola tessera con { $piece }, e qui si vede in più posti: { $places }. Guardali tutti.
hands-opened = { $piece } ha aperto questa manche e sta sul tavolo, ma si vede anche qui: { $places }. Guarda bene.

## Che cosa una foto non può dire

doubt-nothing-found = Non ho trovato tessere. Fotografa dall'alto e più da vicino, con le tessere scoperte.
doubt-nothing-found-uno-tiles = Non ho trovato tessere. Fotografa dall'alto e più da vicino, con le tessere scoperte.
doubt-cut-short = Manca una parte della foto. Rifalla.
doubt-grey = La foto è in bianco e nero. Fanne una a colori, o scegli qui i colori.
doubt-too-dark = È troppo buio per essere sicuri. Accendi una luce e rifai la foto.
doubt-blurred = La foto è mossa. Tieni fermo il telefono e rifalla.
doubt-too-far = Le tessere sono molto piccole. Avvicinati, o fotografane meno alla volta.
doubt-several-hands = Ci sono { $count } mani in questa foto? Se sono tutte di un solo giocatore, va bene così.
doubt-face-down = { $count ->
    [one] Una tessera è coperta e non conta. Girala, se conta.
   *[other] { $count } tessere sono coperte e non contano. Girale, se contano.
}
doubt-cut-off = { $many ->
    [one] Una tessera è tagliata dal bordo. Allontanati un po', o aggiungila qui.
   *[other] { $many } tessere sono tagliate dal bordo. Allontanati un po', o aggiungile qui.
}
doubt-covered = { $many ->
    [one] Metà di una tessera è nascosta. Separa le tessere, o aggiungila qui.
   *[other] Di { $many } tessere si vede solo metà. Separa le tessere, o aggiungile qui.
}
doubt-maybe = { $many ->
    [one] Qui forse c'è una tessera. Aggiungila, se c'è.
   *[other] In { $many } posti forse c'è una tessera. Aggiungi quelle che ci sono.
}
doubt-twice = Due tessere sembrano { $piece }, e nella scatola ce n'è una sola.
doubt-twice-uno-tiles = Su due tessere sembra di vedere { $piece }, e nella scatola ce n'è una sola così.
doubt-glare = Su questa tessera c'è un riflesso.
doubt-overlapping = Qui le tessere sono una sull'altra.
doubt-unsure = Si vede male.
doubt-unsure-between = Può essere { $piece } o { $other }.
doubt-six-or-nine = Qui un 6 e un 9 si somigliano. Quale dei due è?
doubt-colour = Con questa luce il colore si distingue male.
doubt-thrice = Su { $count } tessere sembra di vedere { $piece }. In una scatola è difficile che ce ne siano tante.
doubt-leaning = { $many ->
    [one] Qui un dado è in bilico e non conta. Tira di nuovo quello finché sta piatto, o aggiungilo qui.
   *[other] { $many } dadi sono in bilico e non contano. Tira di nuovo quelli finché stanno piatti, o aggiungili qui.
}
doubt-rather-pips = Sembrano tessere del domino con i punti, ma questa partita si gioca con altri pezzi. È la partita giusta?
doubt-rather-uno-tiles = Sembrano tessere di Uno Dominoes, ma questa partita si gioca con altri pezzi. È la partita giusta?
doubt-rather-uno-dice = Sembrano dadi di Uno Dice, ma questa partita si gioca con altri pezzi. È la partita giusta?
doubt-nothing-found-die = Non ho trovato dadi. Fotografa dall'alto e più da vicino.
doubt-too-far-die = I dadi sono molto piccoli. Avvicinati.
doubt-cut-off-die = { $many ->
    [one] Un dado è tagliato dal bordo. Allontanati un po', o aggiungilo qui.
   *[other] { $many } dadi sono tagliati dal bordo. Allontanati un po', o aggiungili qui.
}
doubt-covered-die = { $many ->
    [one] Una parte di un dado è nascosta. Separa i dadi, o aggiungilo qui.
   *[other] Di { $many } dadi una parte è nascosta. Separa i dadi, o aggiungili qui.
}
doubt-maybe-die = { $many ->
    [one] Qui forse c'è un dado. Aggiungilo, se c'è.
   *[other] In { $many } posti forse c'è un dado. Aggiungi quelli che ci sono.
}
doubt-glare-die = Su questo dado c'è un riflesso.
doubt-overlapping-die = Qui i dadi sono molto vicini.

## Quando una foto non va

photo-missing = La foto non è arrivata. Rifalla.
photo-not-a-file = Questa non è una foto. Scegli una foto.
photo-unreadable = La foto non si apre. Rifalla.
photo-empty = La foto è vuota. Rifalla.
photo-too-big = La foto è più grande di { $most } { $unit ->
    [megapixels] megapixel
   *[other] MB
}. Mandane una più piccola.
photo-too-small = La foto è molto piccola ({ $width } per { $height } punti). Manda la foto vera, non un'anteprima.
photo-not-an-image = Questa foto qui non si può leggere. Falla con la fotocamera, o mandala come JPEG, PNG o WebP.
photo-broken = La foto è danneggiata e non si apre. Rifalla.
photo-heic = Questa foto dell'iPhone qui non si apre. Mandala come JPEG, o falla con la fotocamera da questa pagina.
photo-upload = La foto non è arrivata. Il telefono è ancora nel Wi-Fi? Riprova.

## Il risultato di una manche

result-confirm = Metti la manche { $round } sul tabellone
result-change = Correggi la manche { $round }
result-same = Torna al tabellone
result-wrong = Prima che conti, guarda qui
result-anyway = Va bene così
result-look = Guarda le tessere di { $who }
result-was = era { $points }
result-by-hand = messo a mano a { $points }, e resta così
result-missing = { $names }: non ancora inserito
result-go-on = Continua la manche { $round }
kind-printed = Regola stampata
kind-house = Regola di casa
kind-reading = La nostra lettura

## Regole di casa

rule-printed = stampata
rule-printed-number = stampato: { $value }
rule-yours = vostra
rule-row = { $title } { $now }{ $differs ->
    [yes] . Diversa da quella stampata
   *[no] { "" }
}
rule-less = Meno: { $to }
rule-more = Più: { $to }
rules-printed = Come stampato

## Nuova partita

new-which = Quale gioco?
new-who = Chi gioca?
new-players = Da { $fewest } a { $most } giocatori
new-clockwise = Nell'ordine in cui siete seduti, in senso orario.
new-name = Nome nuovo
new-add = Aggiungi
new-seat = Aggiungi { $name }
new-leave = { $name } non gioca
new-up = Sposta { $name } un posto avanti
new-full = Tutti i { $most } posti sono occupati.
new-how-long = Con che cosa e per quanto?
new-rules = Regole di casa
new-all-rules = Mostra tutte le { $count } regole
new-fewer-rules = Mostra solo quelle diverse
new-too-few = { $missing ->
    [one] Serve ancora un giocatore
   *[other] Servono ancora { $missing } giocatori
}
new-too-many = Si può giocare al massimo in { $most }
new-start = Comincia con { $names }
new-start-count = Comincia con { $count } giocatori

## Tabellone

place = { $place }º
total-of = { $name }: { $total }, { $place }
score-of = Manche { $round }, { $name }: { $points }{ $corrected ->
    [yes] , corretto
   *[no] { "" }
}. Correggi
score-round = Segna la manche { $round }
score-go-on = Continua la manche { $round }
no-rounds = Giocate la manche { $round } con le vostre tessere. Quando è finita, torna qui e tocca il pulsante verde.
card-next = Comincia la manche { $round }
card-next-lead = La manche { $round } comincia con { $piece }
card-starts = Comincia { $name }
card-each = { $tiles } a testa
card-shuffles = Mescola { $name }
card-ready = Quando volete, si comincia
card-who-starts = Chi comincia?
chart-says = Come sono cresciuti i totali. Ora: { $totals }
tool-running = Totali
tool-chart = Grafico
tool-history = Storia
tool-rules = Regole
menu-end = Finisci qui la partita
menu-book = Regolamento
menu-set = Insegna il nostro gioco
match-ended = La partita è finita.

## La fine di una partita

won-with = { $count ->
    [one] { $names } vince con { $total }
   *[other] { $names } vincono insieme con { $total }
}
go-on-anyway = Gioca un'altra manche
play-again = Gioca ancora

## Storia

redo = Ripristina
history-all = Mostra tutto ({ $count })
history-started = Inizio: { $when }
history-undone = annullato
history-replaced = sostituito più tardi
moment = { $day }, { $time }
told-typed = { $name } ha { $points } nella manche { $round }, scritto a mano
told-hand = Le tessere di { $name } nella manche { $round }: { $pieces ->
    [0] non resta niente
    [one] { $pieces } pezzo
   *[other] { $pieces } pezzi
}
told-cleared = Le tessere di { $name } nella manche { $round } non sono inserite
told-end-open = Com'è finita la manche { $round } è da dire
told-end = Fine della manche { $round }: { $how }
told-end-who = Fine della manche { $round }: { $how } ({ $name })
told-scored = Manche { $round }: { $scores }
told-corrected = La manche { $round } di { $name } è stata messa a { $points }
told-first = Nella manche 1 comincia { $name }
told-rules = Regole di casa: { $rules }
told-ended = { $count ->
    [0] La partita è stata finita
   *[other] La partita è stata finita, vittoria di { $names }
}
told-reopened = La partita continua
told-undone = Annullato: «{ $what }»

## Un punteggio

correct-title = Punti di { $name }
correct-now = Sul tabellone
correct-type = Scrivi il numero giusto
correct-save = Metti { $name } a { $points }
correct-minus = Sotto zero
correct-plus = Sopra zero
correct-round = Vedi la manche
correct-why = Perché? (se vuoi)
correct-was = Era { $points }, ed è stato corretto a mano{ $has ->
    [yes] : { $why }
   *[no] .
}
correct-back = Torna a { $points }

## Le regole di questo tavolo

rules-title = Regole di casa
rules-differ = Diverse da quelle stampate
rules-same = Come stampato
rules-all-printed = Questo tavolo gioca tutto come stampato.
rules-from-now = Un cambiamento vale da adesso; le manche che hanno già i punti li tengono.
rules-changed = { $title } { $value }
rules-preset = Regole da adesso: { $title }
rules-book = Apri il regolamento

## Regolamento

book-answers = Questa regola serve a rispondere a:
book-ask = Che cosa vuoi sapere?
book-nothing = Nessuna regola ne parla. Prova con altre parole.
book-tables = I tavoli non fanno tutti uguale: { $title }

## Impostazioni

settings-light = Chiaro o scuro
settings-language = Lingua
settings-by = Questo telefono
settings-name = Nome nella storia
settings-name-such = Telefono di Ana
settings-kept = Restano solo su questo telefono.
settings-sets = Giochi insegnati
settings-set = { $name }: { $count ->
    [one] 1 immagine
   *[other] { $count } immagini
}
set-double-6 = Doppio sei
set-double-9 = Doppio nove
set-double-12 = Doppio dodici
set-double-15 = Doppio quindici
set-double-18 = Doppio diciotto
set-uno-dominoes = Uno Dominoes
set-uno-dice = Uno Dice
set-uno-dice-2011 = Uno Dice del 2011

## Il nostro gioco

set-title = Il nostro gioco
set-of-tiles = su { $every } tessere viste
set-of-marks = su { $every } segni imparati
set-none = I giochi non sono tutti uguali, e la stampa si consuma. Stendi una manciata di tessere della scatola, fotografale, guarda la foto, poi la prossima. Fermati quando vuoi: quello che è stato imparato resta, e serve già per la foto dopo.
set-none-uno-dice = I giochi non sono tutti uguali, e la stampa si consuma. Tira una manciata di dadi, fotografali, guarda la foto, poi tira di nuovo. Fermati quando vuoi: quello che è stato imparato resta, e serve già per la foto dopo.
set-played = { $count ->
    [one] 1 immagine imparata dalle vostre partite. Per insegnare subito tutta la scatola, fotografala una manciata alla volta.
   *[other] { $count } immagini imparate dalle vostre partite. Per insegnare subito tutta la scatola, fotografala una manciata alla volta.
}
set-some = { $count ->
    [one] 1 immagine imparata. Continua con una manciata che non è ancora in una foto, o fermati qui.
   *[other] { $count } immagini imparate. Continua con una manciata che non è ancora in una foto, o fermati qui.
}
set-all = { $count ->
    [one] 1 immagine imparata: è tutto.
   *[other] Visti tutti. { $count } immagini imparate.
}
set-missing = Non ancora imparati
set-missing-hint = Forse nella vostra scatola non ci sono tutti.
set-show = { $count ->
    [one] Mostra l'immagine
   *[other] Mostra tutte le { $count } immagini
}
set-hide = Nascondi le immagini
set-forget-hint = Tocca un'immagine per dimenticarla. Quelle col bordo arancione all'inizio erano lette male.
set-forget = Dimentica questo { $mark }
set-forgot = { $count ->
    [one] L'immagine è dimenticata.
   *[other] { $count } immagini sono dimenticate.
}
set-forget-all = Dimentica tutto
set-forgot-all = Tutto quello che era stato imparato di questo gioco è dimenticato.
set-first-photo = Fotografa la prima manciata
set-first-photo-uno-dice = Fotografa il primo tiro
set-next-photo = Fotografa la prossima manciata
set-next-photo-uno-dice = Fotografa il prossimo tiro
set-look = Guarda la foto
set-learn = { $count ->
    [one] Giusto. Impara questa tessera
   *[other] Giusto. Impara queste { $count } tessere
}
set-learn-uno-dice = { $count ->
    [one] Giusto. Impara questo dado
   *[other] Giusto. Impara questi { $count } dadi
}
set-learned = { $count ->
    [one] 1 immagine imparata.
   *[other] { $count } immagini imparate.
}
mode-system = Come il telefono
mode-light = Chiaro
mode-dark = Scuro
mode-black = Nero

## L'arbitro

referee = Arbitro
referee-begin = Comincia una manche
referee-play = Mentre si gioca
referee-count = La manche è finita
referee-others = Tutte le domande
referee-search = Di che si tratta?
referee-nothing = Nessuna domanda ne parla. Prova con altre parole, o con il regolamento.
fact-hand = Quali pezzi ci sono in mano?
fact-left = Che cosa è rimasto a { $who }?
fact-players = Chi gioca?
fact-number = Che manche è?
fact-ending = Com'è finita la manche?
fact-accepted = Va bene così?
fact-of = { $who }: { $what }
answer-yes = Sì
answer-no = No
answer-none = niente
answer-these = Giocano loro
answer-done = Ecco
answer-type = Scrivi qui
answer-number = È { $number }
answer-numbers = { $numbers }
answer-larger = Un numero più alto
answer-points = Scrivi i punti
answer-pieces = { $count ->
    [0] Non c'è niente in mano
    [one] È l'unico
   *[other] Sono tutti e { $count }
}
answer-places = { $count ->
    [0] Non c'è niente di aperto
    [one] È l'unica
   *[other] Sono tutte e { $count }
}
answer-no-colour = nessuno l'ha ancora detto
answer-which-colour = Quale colore è stato detto?
answer-doublet = È un doppio
answer-half = Una sola metà
answer-photo = Fotografa la mano
answer-look = Controlla i pezzi: non tutto si leggeva bene.
ask-cannot = Non può essere. Guarda che cosa è stato detto e tocca ciò che è sbagliato.
ask-another = Chiedi altro
ruling-now = Che fare adesso
ruling-why = Perché
ruling-clauses = Le regole
ruling-here = A questo tavolo: { $rule }
ruling-tables = Altri tavoli giocano in un altro modo
ruling-clash = Le fonti non sono d'accordo: scegliete come giocare
ruling-said = Che cosa è stato detto
ruling-agree = Conserva questa decisione
ruling-agree-means = Tableside ve la ricorderà. I punti non cambiano.
ruling-only-keep = Conserva, lascia i punti
ruling-back = Torna alla partita
ruling-scores = Scrivi questi punti nella manche { $round }
ruling-scores-means = Così cambia il tabellone.
ruling-set = Manche { $round } di { $name }: diventa { $points }
ruling-otherwise = Decidi diversamente, solo per questa volta
ruling-instead = Il tavolo ha deciso, { $when }:
ruling-taken = Deciso così, { $when }
ruling-which-score = Quale punteggio si corregge?
ruling-decided = Questo tavolo ha deciso.
ruling-undecided = Questo tavolo non ha ancora deciso.
ruling-then = Allora: { $verdict }
ruling-asks = Dipende da un'altra cosa.
ruling-house-means = Una regola di casa vale da adesso in questa partita, e la vostra prossima partita comincia con lei.
ruling-make-ours = Facciamone la nostra regola di casa
ruling-make-number-ours = Facciamo di { $number } la nostra regola di casa
precedent-same = { $day } questo tavolo ha deciso allo stesso modo.
precedent-other = { $day }: questo tavolo ha deciso il contrario. { $verdict }
precedent-another-case = { $day }, in un altro caso, questo tavolo ha deciso: { $verdict }
rulings-all = { $count ->
    [one] Che cosa ha deciso il tavolo: una decisione
   *[other] Che cosa ha deciso il tavolo: { $count } decisioni
}
rulings-title = Che cosa ha deciso il tavolo
rulings-here = In questa partita
rulings-before = Nelle partite precedenti
rulings-none = Qui non si è ancora deciso niente. Chiedi all'arbitro e conserva ciò su cui il tavolo è d'accordo.
rulings-points = punti
rulings-own = decisione del tavolo
rulings-house = diventata regola di casa
rulings-see = Guarda che cosa si è deciso
done-ruled = La decisione è conservata.
done-scores-put = { $count ->
    [one] Il punteggio della manche { $round } segue la decisione.
   *[other] I punteggi della manche { $round } seguono la decisione.
}
done-house-rule = Regola di casa: { $title } { $value }
told-ruled = Arbitro: { $question } { $verdict }{ $own ->
    [yes] { " " }(deciso dal tavolo)
   *[no] { "" }
}

## Importare partite dalla riga di comando

import-new = { $count ->
    [0] Nessuna partita è nuova qui;
    [one] 1 partita è nuova qui;
   *[other] { $count } partite sono nuove qui;
}
import-known = { $count ->
    [0] nessuna c'era già.
    [one] 1 c'era già.
   *[other] { $count } c'erano già.
}
import-learned = { $count ->
    [one] È arrivata 1 immagine di un segno: d'ora in poi le foto si leggono anche con quella.
   *[other] Sono arrivate { $count } immagini di segni: d'ora in poi le foto si leggono anche con quelle.
}
import-broken = { $count ->
    [one] 1 immagine di un segno è rovinata ed è stata lasciata fuori.
   *[other] { $count } immagini di segni sono rovinate e sono state lasciate fuori.
}

## I giochi sulla riga di comando

games-more = tableside games GIOCO elenca le regole già pronte e le regole della casa di quel gioco.
games-presets = Regole già pronte (--preset NOME)
games-no-presets = Non ce ne sono.
games-rules = Regole della casa (--rule NOME=VALORE); * è come dice il libro
games-number = un numero da { $least } a { $most }, { $printed } nel libro

## Perché qualcosa non si può, dentro la riga di un errore

why-a-list = un elenco
why-an-object = un oggetto
why-no-object = { $told } sta dove dovrebbe esserci un oggetto con nomi e valori
why-missing = questo manca
why-no-list = { $told } non è un elenco
why-no-names = { $told } non contiene nomi: ci si aspettava un oggetto con nomi e valori
why-no-marking = nel set { $set } non c'è un segno { $mark }
why-no-picture = { $told } non è l'immagine di un segno: un PNG di 80 x 80 pixel in base64
why-no-piece = { $told }, ma non sono i segni di un pezzo come [3, 6], ["red 7", "blue D2"] o ["W"]
why-no-hand = { $told }, ma non è una mano come { $one } o { $other }
why-no-number = { $told } non è un numero intero
why-many-points = un numero oltre { $most }, e nessun tavolo arriva a tanto
why-no-round = non c'è una manche { $told }: vanno da 1 a { $most }
why-no-text = { $told } non è un testo
why-long-text = un testo di più di { $most } caratteri
why-zero-byte = un testo con un byte nullo
why-half-letter = un testo con dentro mezza lettera
why-no-id = { $told } non è un identificativo: da 1 a 64 tra lettere, cifre, trattini e trattini bassi
why-no-moment = { $told } non è un momento come { $like }
why-no-zone = a { $told } manca il fuso orario, come in { $like }
why-no-time = { $told } non è un tempo in cui qualcuno abbia giocato
why-no-yes = { $told } non è né sì né no: ci si aspettava true o false
why-no-part = { $kind } non ha { $name }; ha solo { $known }
why-no-kind = { $kind } è sconosciuto; forse l'ha scritto un Tableside più recente
why-at = { $place }: { $what }
why-same-entries = contiene annotazioni che qui appartengono già a un'altra partita
why-same-id = due annotazioni hanno lo stesso identificativo
why-no-matches = non dice niente di partite; indica quel che ha scritto tableside export
why-newer-made = l'ha fatto un Tableside più recente; installa l'ultima versione
why-no-version = { $told } non è una versione di questi file, { $version } sì
why-too-large = supera i { $megabytes } megabyte
why-many-values = contiene più di { $millions } milioni di valori
why-not-json = non è JSON
why-not-json-from = non è JSON dalla riga { $line }, carattere { $character }, in poi
why-no-zip = non è un file zip, oppure è danneggiato
why-no-manifest = manca l'elenco di quel che contiene
why-other-manifest = l'elenco di quel che contiene non è dei nostri
why-other-files = l'elenco di quel che contiene non corrisponde al contenuto
why-other-packing = è compresso in modo diverso dalle nostre copie
why-not-in-backup = { $name } non fa parte di una copia di sicurezza
why-swells = una volta aperto diventerebbe ben più grande di qualsiasi copia
why-file-damaged = { $name } è danneggiato
why-database-damaged = il database che contiene è danneggiato
why-other-database = il database che contiene non è dei nostri
why-other-tables = il database che contiene ha tabelle diverse dalle nostre
why-other-program = contiene le tabelle di un altro programma
why-taken-meanwhile = qualcun altro sta importando le stesse cose
why-no-jpeg = non si è potuta salvare come JPEG
why-no-such = quel file o quella cartella non c'è
why-not-allowed = manca il permesso
why-read-only = si può solo leggere
why-long-name = il nome è troppo lungo
why-disk-full = il disco è pieno
why-large-file = il file diventerebbe troppo grande
why-file-in-way = c'è un file dove dovrebbe esserci una cartella
why-is-folder = è una cartella
why-links-in-circles = i collegamenti girano in tondo
why-disk-broken = il disco dà un errore
why-in-use = lo sta usando qualcos'altro
why-many-open = ci sono troppi file aperti
why-no-memory = non c'è abbastanza memoria
why-odd-name = nessun file può chiamarsi così
why-no-database = non è un database
why-broken-inside = alcune parti non si leggono
why-not-opened = non si apre

## Un comando scritto male

usage-no-command = Non c'è un comando { $name }
usage-no-command-near = Non c'è un comando { $name }. Intendevi { $near }?
usage-no-option = Non c'è un'opzione { $name }
usage-no-option-near = Non c'è un'opzione { $name }. Intendevi { $near }?
usage-no-argument = Manca { $name }
usage-missing = Manca l'opzione { $name }
usage-needs-value = All'opzione { $name } serve un valore
usage-takes-none = L'opzione { $name } non vuole un valore
usage-extra = Questo è di troppo: { $extra }
usage-whole = Il valore di { $name } non va: deve essere un numero intero
usage-least = Il valore di { $name } non va: deve essere { $least } o più
usage-most = Il valore di { $name } non va: deve essere { $most } o meno
usage-see = { $line } Vedi: { $command } --help

## Quel che è scritto male

typed-no-game = non c'è un gioco { $name }; i giochi sono { $known }
typed-no-question = su { $game } non c'è una domanda { $name }; ci sono: { $known }
typed-no-set = non c'è un set { $name }; i set sono { $known }
typed-no-preset = { $game } non ha regole già pronte { $name }; ci sono: { $known }
typed-no-presets = { $game } non ha regole già pronte, quindi nemmeno { $name }
typed-no-rule = { $game } non ha una regola della casa { $name }; ci sono: { $known }
typed-rule-choice = { $rule } non può essere { $value }, ma uno di questi: { $known }
typed-rule-number = { $rule } non può essere { $value }: è un numero da { $least } a { $most }
typed-no-fact = questa domanda non ha il dato { $fact }; ha: { $known }
typed-no-fact-of = la domanda { $question } non ha il dato { $fact }; ha: { $known }
typed-yes = { $fact } è yes o no, e non { $value }
typed-choice = { $fact } non può essere { $value }, ma uno di questi: { $known }
typed-number = { $fact } è un numero, e non { $value }
typed-round = { $fact } è il numero di una manche, da 1 in su, e non 0
typed-how-many = { $fact } va da { $least } a { $most } per { $game }, e non può essere { $value }
typed-players = players sono nomi diversi separati da virgole, come players="Ann, Ben"
typed-stranger = { $name } non è tra i giocatori: { $players }
typed-stranger-named = { $fact } è { $name }, che non è tra i giocatori: { $players }
typed-a-player = { $fact } è un dato per ogni giocatore, come { $fact }.Ann={ $like }
typed-in-order = { $fact } è un numero per ogni giocatore, nel loro ordine, come { $fact }="40, 55, 71"
typed-one-die = { $fact } è l'unico dado lanciato, come shown.Ann=red 4
typed-hand = quel che resta in mano è un solo dato con tutti i pezzi, come hand="6-3, 0-0"
typed-without-pieces = a questo tavolo { $game } si conta senza pezzi; scrivi un numero
typed-not-in-set = { $piece } non c'è nel set { $set }
typed-colourless = { $mark } non ha colore, e c'è scritto { $colour }
typed-no-mark = non c'è un segno { $mark }: da 1 a 9, D1, D2, S, R, DE, W o WD4
typed-needs-colour = a { $mark } serve un colore: red, green, yellow o blue
typed-no-colour = non c'è un colore { $colour }: red, green, yellow o blue
typed-no-marking = questo non è un segno: { $text }; scrivilo come 'red 7', 'blue D2' o 'WD4'
typed-no-tile = questa non è una tessera: { $text }; scrivi due numeri con un trattino, come 3-6
typed-no-uno-tile = questa non è una tessera: { $text }; scrivi due segni con una barra, come 'red 7|blue D2'
typed-below-nothing = una metà non ha mai meno di zero punti: { $tile }
typed-no-doublet = { $tile } non è un doppio: di' la metà che è aperta, come { $half }
typed-no-half = touching è una metà di { $tile }, e non { $value }
typed-no-end = un'estremità aperta è un numero da 0 a 6, o un doppio come 5-5, e non { $text }

## Risposte sulla riga di comando

cli-no-clause = nessuna regola di { $title } ha queste parole; provane altre, o nessuna per tutto il libro
cli-if-need-be = (se serve)
cli-missing = manca il dato { $fact }: { $wording }
cli-missing-one-of = manca il dato { $fact }: { $wording }; uno di { $known }
cli-accept = { $doubts } Se è proprio così, aggiungi --fact accepted=yes
cli-now = Adesso: { $line }
cli-here = Questo tavolo: { $line }
cli-elsewhere = Altri tavoli: { $line }
cli-pair = { $option } { $typed }: scrivi un nome, = e un valore
cli-own-value = --fact { $typed }: { $fact } aveva già un valore proprio
cli-given-before = --fact { $typed }: { $fact } c'era già; scrivi tutto in uno, con le virgole
cli-not-json = { $name }: questo non è JSON
cli-not-json-from = { $name }: questo non è JSON dalla riga { $line }, carattere { $character }
cli-no-object = { $name }: scrivi un oggetto di nomi e valori, come { $like }
cli-twice = { $name }: { $fact } c'è due volte; togline uno
cli-pipe = { $name }: questo è una pipe o un dispositivo; indica un file, o - per lo standard input
cli-folder = { $name }: questa è una cartella; indica un file, o - per lo standard input
cli-unreadable = { $name }: questo file non si può leggere ({ $why }); controlla il nome
cli-too-large = { $name }: questo è più grande di { $megabytes } megabyte, e di più non si legge
cli-unwritable = { $name } non si può scrivere ({ $why }); indica un altro posto
cli-full = { $why }; fai spazio o indica un altro posto, e riprova
cli-stopped = { $why }; controlla il nome e il posto, e riprova

## Copie di riserva sulla riga di comando

backup-saved = { $file }: tutti i punteggi e { $photos ->
    [one] 1 foto
   *[other] { $photos } foto
} ({ NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB)
backup-server = una copia di riserva è per i punteggi in --data; un server tiene le sue (usa pg_dump e pg_restore)
restore-back = Ripristinato: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $photos ->
    [one] 1 foto
   *[other] { $photos } foto
}.
restore-aside = Quel che c'era prima è in { $folder }.
export-saved = { $file }: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, che un altro Tableside può importare
export-table = { $file }: i punti di { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, come tabella
export-folder = { $name } è una cartella; indica il file in cui scrivere, o nessuno per vedere tutto qui
export-pipe = { $name } è una pipe o un dispositivo; indica il file in cui scrivere, o nessuno per vedere tutto qui

## Foto sulla riga di comando

count-sum = { $pieces ->
    [one] 1 pezzo
   *[other] { $pieces } pezzi
}, { $points }
count-sum-uno-dice = { $pieces ->
    [one] 1 dado
   *[other] { $pieces } dadi
}, { $points }
count-hand = mano { $number }: { $sum }
count-piece = pezzo
count-piece-uno-dice = dado
count-points = punti
count-unsure = da guardare
count-clash = { $one } e { $other } si toccano, ma le estremità non combaciano.
count-named-twice = { $photo } è indicata due volte e letta una sola
count-or-auto = { $line }; oppure auto, se è un set con i punti
count-no-folder = --annotate { $folder }: questa cartella non si può creare ({ $why }); indicane un'altra
count-no-networks = mancano le reti che leggono le foto ({ $why }); installa di nuovo Tableside
count-no-opencv = OpenCV non si può caricare ({ $why }); su Debian e Ubuntu: sudo apt-get install libgl1 libglib2.0-0
where-or = { $one } o { $other }
where-times = { $times } x { $where }
where-top-left = in alto a sinistra
where-top-centre = in alto
where-top-right = in alto a destra
where-middle-left = a sinistra
where-middle-centre = al centro
where-middle-right = a destra
where-bottom-left = in basso a sinistra
where-bottom-centre = in basso
where-bottom-right = in basso a destra
seen-nothing-found = Non ho trovato tessere; fotografa dall'alto e più da vicino, con le tessere scoperte.
seen-cut-short = Manca una parte della foto; rifalla o mandala di nuovo.
seen-grey = La foto è in bianco e nero e i colori non si vedono; fanne una a colori.
seen-too-dark = La foto è troppo buia per essere sicuri; accendi una luce e rifalla.
seen-blurred = La foto è mossa; tieni fermo il telefono e rifalla.
seen-too-far = Le tessere sono troppo piccole nella foto; avvicinati, o fotografane meno alla volta.
seen-several-hands = Ci sono { $count } mani in questa foto? Se sono di un solo giocatore, va bene così.
seen-face-down = Le tessere coperte non contano (qui { $count }); girale, se contano.
seen-cut-off = Una tessera è tagliata dal bordo della foto; allontanati un po', o aggiungila a mano.
seen-covered = Qui metà di una tessera è nascosta; separa le tessere, o aggiungila a mano.
seen-maybe = Qui forse c'è una tessera; aggiungila, se c'è.
seen-twice = Due tessere sembrano { $piece }, e nel set ce n'è una sola; guardale tutte e due.
seen-glare = C'è un riflesso su questa tessera, che sembra { $piece }; inclina il telefono, o correggila.
seen-overlapping = Qui le tessere sono una sull'altra; questa sembra { $piece }. Separale, o correggila.
seen-unsure = Sembra { $piece }, ma non è certo; da guardare.
seen-unsure-between = Sembra { $piece }, ma può essere { $other }; da guardare.
seen-six-or-nine = C'è un 6 o un 9? Sembra { $piece }, ma può essere { $other }; da guardare.
seen-colour = Il colore si distingue male: sembra { $piece }, ma può essere { $other }; da guardare.
seen-thrice = { $count } tessere sembrano { $piece }, e in un set è difficile che ce ne siano tante; guardale.
seen-leaning = Questo dado è in bilico; mettilo piatto e rifai la foto, o aggiungilo a mano.
seen-rather-pips = Sembrano tessere del domino con i punti, che questo set non ha; indica il set che c'è qui.
seen-rather-uno-tiles = Sembrano tessere di Uno Dominoes, che questo set non ha; indica il set che c'è qui.
seen-rather-uno-dice = Sembrano dadi di Uno Dice, che questo set non ha; indica il set che c'è qui.
seen-nothing-found-die = Non ho trovato dadi; fotografa dall'alto e più da vicino.
seen-too-far-die = I dadi sono troppo piccoli nella foto; avvicinati.
seen-cut-off-die = Un dado è tagliato dal bordo della foto; allontanati un po', o aggiungilo a mano.
seen-covered-die = Qui una parte di un dado è nascosta; separa i dadi, o aggiungilo a mano.
seen-maybe-die = Qui forse c'è un dado; aggiungilo, se c'è.
seen-glare-die = C'è un riflesso su questo dado, che sembra { $piece }; inclina il telefono, o correggilo.
seen-overlapping-die = Qui i dadi sono molto vicini; questo sembra { $piece }. Separali, o correggilo.
seen-cut-off-many = { $many } tessere sono tagliate dal bordo della foto; allontanati un po', o aggiungile a mano.
seen-covered-many = Di { $many } tessere si vede solo metà; separa le tessere, o aggiungile a mano.
seen-maybe-many = In { $many } posti forse c'è una tessera; aggiungi quelle che ci sono.
seen-twice-many = Si somigliano tessere che in un set ci sono una volta sola, { $many } volte; guardale.
seen-glare-many = C'è un riflesso su { $many } tessere; inclina il telefono, o correggile.
seen-overlapping-many = { $many } tessere stanno sopra o sotto un'altra; separale, o correggile.
seen-unsure-many = { $many } tessere non sono certe; guardale.
seen-unsure-many-uno-dice = { $many } dadi non sono certi; guardali.
seen-unsure-between-many = { $many } tessere possono essere altro; guardale.
seen-unsure-between-many-uno-dice = { $many } dadi possono mostrare altro; guardali.
seen-six-or-nine-many = C'è un 6 o un 9? Per { $many } tessere può essere l'uno o l'altro; guardale.
seen-six-or-nine-many-uno-dice = C'è un 6 o un 9? Per { $many } dadi può essere l'uno o l'altro; guardali.
seen-colour-many = Di { $many } pezzi il colore si distingue male; guardali.
seen-colour-many-uno-dice = Di { $many } dadi il colore si distingue male; guardali.
seen-thrice-many = Si somigliano troppe tessere, e in un set è difficile che ce ne siano tante; guardale.
seen-leaning-many = { $many } dadi sono in bilico; mettili piatti e rifai la foto, o aggiungili a mano.
seen-cut-off-die-many = { $many } dadi sono tagliati dal bordo della foto; allontanati un po', o aggiungili a mano.
seen-covered-die-many = Di { $many } dadi una parte è nascosta; separa i dadi, o aggiungili a mano.
seen-maybe-die-many = In { $many } posti forse c'è un dado; aggiungi quelli che ci sono.
seen-glare-die-many = C'è un riflesso su { $many } dadi; inclina il telefono, o correggili.
seen-overlapping-die-many = { $many } dadi sono molto vicini ad altri; separali, o correggili.
file-missing = Questo file non c'è; controlla il nome e la cartella.
file-not-a-file = Questa è una cartella o un dispositivo, non una foto; indica la foto stessa.
file-unreadable = Il file non si può leggere ({ $why }); copialo altrove e prova con quello.
file-empty = Il file è vuoto; rifai la foto o mandala di nuovo.
file-too-big = La foto ha più di { $most } { $unit ->
    [megapixels] megapixel
   *[other] megabyte
}; mandane una più piccola.
file-too-small = La foto è di soli { $width } x { $height } punti; manda l'originale, non un'anteprima.
file-not-an-image = Questa non è una foto in un formato che si può leggere; mandala come JPEG, PNG, WebP o HEIC.
file-broken = La foto è danneggiata e non si apre; rifalla o mandala di nuovo.
file-heic = Questa è una foto dell'iPhone (HEIC), e la parte che le apre non è installata: esegui pip install 'tableside[heic]', o manda la foto come JPEG.
