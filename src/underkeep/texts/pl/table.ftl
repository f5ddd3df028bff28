### Stół dookoła gier: pytania, klawisze, odpowiedzi terminala.
###
### $who to `you`, gdy chodzi o czytającego, w innym razie `other`; $player to wtedy imię.

## Gracze

player-you = ty
player-nobody = nikt
player-bot = { $name ->
    [random] bot łatwy
    [greedy] bot średni
   *[other] bot { $name }
}
player-person = gracz { $number }

## Pytanie

ask-your-move = Twój ruch
ask-waiting = Teraz decyduje { $player }.
ask-over = Gra skończona.
ask-choice = Twoja odpowiedź (od 1 do { $count }, ? to pomoc):
ask-unknown = „{ $typed }”: nie wiadomo, co to znaczy. Napisz numer od 1 do { $count } albo początek zapisu opcji; ? to pomoc.
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
help-seats = Miejsca przy stole liczą się od 0, tak jak w zapisie.
help-help = ta strona
help-undo = cofnij swoją ostatnią decyzję
help-hint = co zrobiłby bot na twoim miejscu
help-why = dlaczego ruch jest niedozwolony, z zasadą
help-pass = pasuj, raz albo dalej
help-card = otwórz kartę
help-rule = otwórz zasadę
help-table = cały stół w słowach
help-forecast = co by się stało, gdyby nikt nic już nie robił
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

## Przy stole na serwerze

far-connecting = Łączę się z { $address } …
far-wait = Czekaj
far-sent = Wysłane; czekam na serwer.
far-paused = Gospodarz wstrzymał grę.
far-window = Chwila, w której każdy może odpowiedzieć.
far-held = Chwila, w której każdy może odpowiedzieć; trzyma ją { $players }.
far-lost = Nie ma połączenia z serwerem. Następna próba za { $seconds } s; Enter próbuje od razu.
far-not-sent = Nie wysłano: nie ma teraz połączenia z serwerem. Próbuję jeszcze raz.
far-not-asked = Teraz nie do ciebie należy decyzja.
far-watching = Tylko patrzysz; to jest dla tych, którzy siedzą przy stole.
far-origin-typed = Rozdanie tego stołu zostało wpisane: ktoś może je znać.
far-origin-file = Ten stół powstał z pliku: ktoś może znać jego karty.
far-come-back = Twoje miejsce jest zachowane na tym komputerze: wróć z tym samym odnośnikiem.
far-pledge = Poręczenie rozdania, do sprawdzenia z zapisem na końcu: { $pledge }
far-seat-person = Miejsce { $number }: { $player }, jest przy stole.
far-seat-absent = Miejsce { $number }: { $player }, bez połączenia.
far-seat-open = Miejsce { $number }: jeszcze wolne.
far-seat-bot = Miejsce { $number }: { $player }, odpowiada bot.
far-sat-down = { $player } zajmuje miejsce.
far-bot-sat-down = { $player } zajmuje miejsce.
far-left = Wolne jest teraz miejsce: { $player }.
far-came = { $player } jest przy stole.
far-gone = { $player } nie ma połączenia.
far-away = { $player } odchodzi na chwilę i odpowiada bot.
far-back = { $player } wraca.
far-dismissed = { $who ->
        [you] Gospodarz wyprosił cię od stołu.
       *[other] Gospodarz wyprosił od stołu: { $player }.
    }
far-renewed = { $who ->
        [you] Gospodarz zrobił nowy odnośnik do twojego miejsca.
       *[other] Gospodarz zrobił nowy odnośnik do miejsca: { $player }.
    }
far-refused-bad-message = Serwer tego nie zrozumiał; użyj tej samej wersji Underkeep co serwer.
far-refused-out-of-place = To tu nie pasuje. Nic nie zostało zrobione.
far-refused-no-hint = Nie znalazła się żadna podpowiedź; spróbuj jeszcze raz.
far-refused-stale = Za późno: na stole już coś się zmieniło. Nic nie zostało zrobione.
far-refused-not-an-option = Nie ma takiej możliwości. Nic nie zostało zrobione.
far-refused-not-yours = To teraz nie należy do ciebie.
far-refused-too-often = Za szybko; spróbuj za { $seconds } s.
far-refused-busy = Stół ma za dużo do roboty; spróbuj za chwilę.
far-refused-unavailable = Serwer nie mógł tego zapisać. Nic nie zostało zrobione; spróbuj jeszcze raz.
far-refused-fenced = Tym miejscem kieruje teraz ktoś inny. Nic nie zostało zrobione.
far-refused-fault = Zawiodła zasada. Stół jest taki jak przedtem; wybierz coś innego.
far-refused-unfit-text = Tak się nie da powiedzieć: za długie, puste albo pełne znaczków.
far-refused-paused = Gospodarz wstrzymał grę. Nic nie zostało zrobione.
far-refused-cannot-take-back = Tego nie da się cofnąć: coś odkryto, inne miejsce już zdecydowało albo nie było jeszcze twojej decyzji.
far-end-closed = Gospodarz zamknął ten stół.
far-end-seat_changed = To miejsce już nie jest twoje; poproś gospodarza o nowy odnośnik.
far-end-gone = To miejsce już nie jest twoje; poproś gospodarza o nowy odnośnik.
far-end-stuck = Ta gra nie może toczyć się dalej: jej zapis na serwerze jest uszkodzony. Inne stoły działają. Gospodarz może cofnąć ostatnią decyzję albo zamknąć lub usunąć stół; kto prowadzi serwer, może przywrócić kopię zapasową.
far-end-reload = Serwer mówi inną wersją protokołu; użyj tej samej wersji Underkeep co serwer.
far-end-bad_messages = Serwer nie zrozumiał tego programu; użyj tej samej wersji Underkeep co serwer.
far-end-crowded = Z tym miejscem połączono się już zbyt wiele razy; najpierw zamknij inne okno.
far-end-strange = Ten, kto tam odpowiada, nie mówi jak serwer Underkeep.
chat-line = { $who ->
        [you] Mówisz: { $text }
       *[other] { $player } mówi: { $text }
    }
chat-how = Wpisz s i to, co chcesz powiedzieć, na przykład: s Powodzenia!
help-say = powiedz coś innym przy stole
help-hold = zatrzymaj tę chwilę albo ją puść
event-taken_back = { $who ->
        [you] Cofasz swoją ostatnią decyzję.
       *[other] { $player } cofa ostatnią decyzję.
    }
event-unknown = Stało się coś, na co ta wersja nie ma słów.

## Powtórka

replay-title = Powtórka
replay-at = decyzja { $number } z { $count }
replay-seen-by = widzi: { $player }
replay-everybody = widz
replay-unfinished = Zapis kończy się tutaj, po decyzji { $number }; gra nie jest skończona.
replay-keys = ← → krok · Home End · numer i Enter: skok · v punkt widzenia · l język · q wyjście

## Listy

games-seats = od { $least } do { $most } graczy
cards-count = { $count ->
        [one] 1 rodzaj kart
        [few] { $count } rodzaje kart
       *[other] { $count } rodzajów kart
    }
cards-none = Żadna karta nie pasuje.
