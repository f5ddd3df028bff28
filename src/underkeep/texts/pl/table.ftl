### Stół dookoła gier: pytania, klawisze, odpowiedzi terminala.
###
### $who to `you`, gdy chodzi o czytającego, w innym razie `other`; $player to wtedy imię.

## Gracze

player-you = ty
player-nobody = nikt
player-bot = bot { $name }
player-person = gracz { $number }

## Pytanie

ask-your-move = Twój ruch
ask-waiting = Teraz decyduje { $player }.
ask-over = Gra skończona.
ask-choice = Twoja odpowiedź (od 1 do { $count }, ? to pomoc):
ask-unclear = „{ $typed }” może znaczyć różne rzeczy: { $several }.
ask-no-such-number = Nie ma opcji { $number }; wybierz od 1 do { $count }.
ask-enter = Enter: { $what }

## Odpowiedzi na polecenia

why-allowed = To teraz wolno: { $notation }.
why-how = Napisz w i ruch, o który pytasz, na przykład: w { $example }
why-rule = Zasada { $rule }
hint-move = Podpowiedź: { $option }. Tak zagrałby bot, który wie tyle co ty.
hint-none = Nie ma teraz nic do postanowienia.
undo-done = Cofnięte. Nic nie toczy się dalej samo.
undo-refused-revealed = Tego nie można cofnąć: od tamtej pory coś odkryto, dobrano albo oddano innym.
undo-refused-other = Tego nie można cofnąć: od tamtej pory decydował ktoś inny albo nie było jeszcze twojej decyzji.
pass-title = Jak daleko chcesz pasować?
pass-once = tylko ten raz
pass-concern = aż coś mnie spotka
pass-build = do mojej następnej budowy
pass-how = Napisz p i numer: { $reaches }.
pass-now = Pas: { $reach }. Kończy się sam, gdy ktoś wskaże coś twojego albo musisz postanowić.
pass-impossible = Tu nie można spasować: wybierz jedną z opcji.
card-how = Napisz c i początek nazwy lub id karty, na przykład: c { $example }
card-unknown = Żadna karta nie nazywa się „{ $typed }”{ $near ->
        [none] .
       *[other] . Podobne: { $near }.
    }
rule-how = Napisz r i id zasady, na przykład: r { $example }
rule-unknown = Nie ma zasady „{ $typed }”{ $near ->
        [none] .
       *[other] . Podobne: { $near }.
    }
language-now = Stół mówi teraz po polsku.
log-title = Co się działo
log-empty = Jeszcze nic się nie działo.
table-title = Stół

## Klawisze i polecenia

help-title = Klawisze i polecenia
help-answering = Odpowiedź: strzałki i Enter albo numer lub początek zapisu opcji i Enter. Spacja to pas, Tab dopisuje resztę.
help-plain = Odpowiedź: napisz numer lub początek zapisu opcji i naciśnij Enter.
help-help = ta strona
help-undo = cofnij swoją ostatnią decyzję
help-hint = co zrobiłby bot na twoim miejscu
help-why = dlaczego ruch jest niedozwolony, z zasadą
help-pass = pasuj, raz albo dalej
help-card = otwórz kartę
help-rule = otwórz zasadę
help-table = cały stół w słowach
help-forecast = co by się stało z każdym bohaterem
help-log = wszystko, co się działo
help-language = zmień język
help-quit = wyjdź; gra jest zapisana
help-signs = Znaki
help-close = Enter albo Esc zamyka tę stronę.
key-move = wybór
key-answer = odpowiedź
key-pass = pas
key-space = Spacja
key-help = pomoc
key-undo = cofnij
key-hint = podpowiedź
key-quit = wyjdź

## Jeden ekran dla kilku osób

cover-title = { $player }: twoja kolej
cover-hint = Naciśnij Enter, gdy nikt inny nie patrzy.
cover-scroll = Ten terminal nie umie wyczyścić tego, co było widać wcześniej: nie przewijaj wstecz.

## Początek i koniec

start-title = { $game }: { $seats }
start-help = Napisz ?, a zobaczysz pomoc.
stored-in = Gra jest zapisana w { $file }
resume-with = Dalej gra się tak: { $command }
result-wins = { $who ->
        [you] Wygrywasz.
       *[other] Wygrywa { $player }.
    }
result-nobody = Nikt nie wygrywa.
result-line = { $rank }. { $player }: { $score }
result-leave = Napisz q, żeby wyjść.
result-joke = Zupa w mieście stygnie, a nie ma komu jeść.

## Powtórka

replay-title = Powtórka
replay-at = decyzja { $number } z { $count }
replay-seen-by = widzi: { $player }
replay-everybody = widz
replay-unfinished = Zapis kończy się tutaj, po decyzji { $number }; gra nie jest skończona.
replay-keys = ← → krok · Home End · numer i Enter: skok · v punkt widzenia · l język · q wyjście

## Listy

cards-count = { $count ->
        [one] 1 rodzaj kart
        [few] { $count } rodzaje kart
       *[other] { $count } rodzajów kart
    }
cards-none = Żadna karta nie pasuje.
game-boss_monster = Boss Monster
