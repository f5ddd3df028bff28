### Stół w przeglądarce: wszystko wokół gry, czego nie mówi terminal.
###
### $who to `you`, gdy chodzi o czytającego, w innym razie `other`; wtedy $player to imię.

## Wokół wszystkiego

web-language = Język
web-close = Zamknij
web-again = Spróbuj ponownie
web-to-the-lobby = Do poczekalni
web-no-page = Pod tym adresem nic nie ma.
web-broken = Coś na tej stronie się zepsuło. Sama gra jest bezpieczna.
web-connecting = Zapalamy pochodnie …
web-skip-to-prompt = Do pytania

## Połączenie z serwerem

web-lost = Pochodnia zgasła. Zapalamy znowu … Gra jest zapisana.
web-lost-next = { $seconds ->
        [0] Próbujemy teraz.
        [one] Następna próba za 1 sekundę.
        [few] Następna próba za { $seconds } sekundy.
       *[many] Następna próba za { $seconds } sekund.
    }
web-try-now = Spróbuj teraz
web-stale = Serwer odnowiono, odkąd wczytano tę stronę.
web-reload = Wczytaj od nowa
web-answer-taken = Połączenie zniknęło na chwilę. Odpowiedź została przyjęta.
web-silenced-lost = Nie ma połączenia z serwerem, więc teraz nie można odpowiadać.
web-silenced-paused = Gospodarz wstrzymał grę, więc teraz nie można odpowiadać.
web-end-gone = To miejsce nie należy już do ciebie. Poproś gospodarza o nowy link.
web-end-seat_changed = To miejsce przy stole nie należy już do ciebie. Poproś gospodarza o nowy link.
web-end-stuck = Ta gra nie może toczyć się dalej: jej zapis na serwerze jest uszkodzony. Inne stoły działają. Gospodarz może cofnąć ostatnią decyzję albo zamknąć lub usunąć stół; kto prowadzi serwer, może przywrócić kopię zapasową.
web-end-reload = Ta strona jest starsza niż jej serwer. Wczytaj ją od nowa; gra jest bezpieczna.
web-end-bad_messages = Serwer nie zrozumiał tej strony. Wczytaj ją od nowa; gra jest bezpieczna.
web-end-crowded = To miejsce jest otwarte w zbyt wielu oknach. Zamknij najpierw inne.

## Czego serwer odmawia

web-fault-not-found = Ten link niczego nie otwiera: jest za stary, już użyty albo niepełny.
web-fault-not-now = W tej chwili nie da się tego zrobić.
web-fault-bad-options = Z takimi opcjami nie da się zacząć gry.
web-fault-bad-record = Tego zapisu nie da się odtworzyć.
web-fault-bad-position = Takiej pozycji nie może być na stole.
web-fault-too-long = To jest dłuższe niż jakakolwiek gra.
web-fault-unfit-text = Tego tekstu nie można użyć: za długi, pusty, zajęty albo pełen znaków.
web-fault-too-often = To było za często. { $seconds ->
        [one] Spróbuj ponownie za 1 sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
       *[many] Spróbuj ponownie za { $seconds } sekund.
    }
web-fault-busy = Serwer ma za dużo pracy. Spróbuj za chwilę.
web-fault-unavailable = Serwer nie może dotrzeć do swoich gier. Spróbuj za chwilę.
web-fault-unreachable = Nie można połączyć się z serwerem. Czy jeszcze działa?
web-fault-other = Serwer tego nie zrobił. Nic się nie zmieniło.

## Poczekalnia i linki

web-lobby = W co zagramy?
web-players = Graczy: { $from }–{ $to }
web-play = Zagraj: { $game }
web-my-games = Twoje gry
web-no-games = Jeszcze żadnej gry. W lochu czysto. Podejrzanie.
web-ended = koniec
web-default-name = Gracz
web-join = Miejsce czeka na ciebie
web-join-watch = Zapraszamy do oglądania
web-your-name = Twoje imię
web-sit-down = Usiądź
web-watch = Oglądaj

## Poczekalnia

lobby-motto = Trzy lochy. Zwykle to ty jesteś problemem.
lobby-daylight = Światło dnia
lobby-more = Więcej
lobby-games = Gry
lobby-being-built = W budowie. Jeszcze nie można grać.
lobby-minutes = { $minutes } min
lobby-spirit-rivals = Każdy dla siebie
lobby-spirit-luck = Kto ryzykuje, ten ma
lobby-spirit-together = Wszyscy razem

## Nowy stół

lobby-new-table = Twój stół
lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-seat-name = Imię na miejscu { $number }
lobby-friend-name = Znajomy
lobby-sit-me = Ja
lobby-sit-here = Osoba tutaj
lobby-sit-bot = Bot, { $level }
lobby-sit-friend = Znajomy z linku
lobby-sit-gone = Usuń miejsce
lobby-add-seat = Jeszcze jedno miejsce
lobby-play = Graj
lobby-options = Zestawy i opcje
lobby-options-usual = Wszystko jak zwykle
lobby-again = Jeszcze raz
lobby-bot = Bot
lobby-bot-random = łatwy
    .about = od razu robi cokolwiek, co wolno. Dobry na początek.
lobby-bot-greedy = średni
    .about = patrzy na ruch naprzód i bierze to, co teraz najlepsze. Myśli krócej niż sekundę.
lobby-bots-fair = Boty widzą tylko to, co widać z ich miejsca.
lobby-full = Więcej miejsc ta gra nie ma: najwyżej { $count }.
lobby-by-chance = losowo
lobby-stop-seats = { $game } z tymi pudełkami ma od { $from } do { $to } miejsc. Zmień miejsca albo opcję { $option }.
lobby-stop-names = Dwa miejsca mają to samo imię. Zmień jedno z nich.
lobby-decks = W taliach, liczba graczy: { $count }
lobby-decks-designed = { $count ->
        [one] 1 tekst jest nasz
        [few] { $count } teksty są nasze
       *[many] { $count } tekstów jest naszych
    }
lobby-refused-option = Tak nie da się zacząć gry. Zmień opcję { $option }.
lobby-advised = Uwagi poradnika do tych opcji: { $count }

## Znajomi

lobby-waiting = Znajomi z linku
lobby-missing = { $count ->
        [one] Czekamy na 1 osobę
        [few] Czekamy na { $count } osoby
       *[many] Czekamy na { $count } osób
    }
lobby-all-here = Wszyscy już są.
lobby-here = na miejscu
lobby-not-here = jeszcze nie ma
lobby-bot-until = do tego czasu gra bot
lobby-link-for = Link do miejsca { $number }
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-share = Udostępnij
lobby-qr = Kod QR
lobby-qr-about = Kod QR: { $label }
lobby-new-link = Zrób nowy link
lobby-this-computer = Ten adres prowadzi do tego właśnie komputera. Inni użyją linku, gdy serwer będzie otwarty dla twojej sieci.
lobby-fill = { $count ->
        [one] Zacznij z botem na wolnym miejscu
        [few] Zacznij z botami na { $count } wolnych miejscach
       *[many] Zacznij z botami na { $count } wolnych miejscach
    }
lobby-wait-at-table = Czekaj przy stole
lobby-to-the-table = Do stołu
lobby-back = Wróć

## Moje gry

lobby-resume = Graj dalej
lobby-invite = Zaproś
lobby-replay = Powtórka
lobby-delete = Usuń
lobby-keep = Zostaw
lobby-delete-sure = Usunąć tę grę dla wszystkich? Nie da się jej przywrócić.
lobby-finished = Zakończone gry: { $count }
lobby-given-up = porzucona
lobby-stuck = uszkodzona, nie może toczyć się dalej
lobby-follow = Do następnej gry
lobby-turn = ruch: { $player }
lobby-paused = wstrzymana
lobby-round = runda { $round }
lobby-link = Dołącz lub oglądaj
lobby-link-paste = Wklej link, który dostajesz od znajomych
lobby-link-wrong = To nie jest link do stołu. Musi być cały, ze wszystkim, co stoi za znakiem #.
lobby-link-open = Otwórz link
lobby-watch-bots = Oglądaj grę botów
    .about = Stół z botami na wszystkich miejscach. Siedzisz obok i widzisz to, co widziałby gość.

## Pliki

lobby-file = Otwórz plik
    .about = Zapis odtwarza grę i prowadzi ją dalej od końca; pozycja ustawia dowolną sytuację. Jedno i drugie to tekst.
lobby-file-drop = Upuść tu zapis albo pozycję
lobby-file-choose = Wybierz plik
lobby-file-paste = Albo wklej jego tekst
lobby-file-is = { $kind ->
        [record] To jest zapis.
        [position] To jest pozycja.
       *[unknown] Pierwszy wiersz to ani „underkeep record 1”, ani „underkeep: position 1”.
    }
lobby-file-seat = Gdzie siedzisz?
lobby-file-open = Ustaw stół
lobby-file-nothing = Nic nie powstało.
lobby-file-why-kind = Pierwszy wiersz nie mówi, że to zapis ani że to pozycja.
lobby-file-why-syntax = Odtąd nie da się czytać pliku: tak nie pisze się ani zapisu, ani pozycji.
lobby-file-why-character = Jest tu znak, którego nie ma w naszych plikach.
lobby-file-why-size = Jest dłuższy niż jakakolwiek gra: za dużo wierszy, pól albo liter.
lobby-file-why-twice = To pole jest tu drugi raz.
lobby-file-why-missing = Brakuje tego pola.
lobby-file-why-unknown = Nie ma takiego pola.
lobby-file-why-value = To pole nie może mieć takiej wartości.
lobby-file-why-name = W grze nic się tak nie nazywa.
lobby-file-why-version = Plik powstał według innych zasad niż te, którymi gra ten serwer.
lobby-file-why-options = Z tą opcją nie da się rozłożyć gry.
lobby-file-why-generator = Karty potasowano tak, że dałoby się to przewidzieć. Serwer z tym nie gra.
lobby-file-why-line = Decyzję pisze się tak: numer, miejsce i ruch, na przykład „3. 0 pass”.
lobby-file-why-gap = Brakuje decyzji przed tą.
lobby-file-why-over = Gra skończyła się przed tym wierszem.
lobby-file-why-seat = Tu decyduje inne miejsce.
lobby-file-why-answer = Tego nie można zrobić w tej chwili gry.
lobby-file-why-result = Gra nie skończyła się tak, jak mówi plik.
lobby-file-why-impossible = Stół nigdy nie może tak wyglądać.
lobby-file-line = Wiersz { $line }:
lobby-file-field = Pole: { $field }

## Wejście z linku

join-host = stół ustawia { $player }
join-your-seat = Twoje miejsce
join-free = wolne
join-no = Ten link niczego nie otwiera
join-broken = Jest niecały, z innego serwera albo jego stołu już nie ma. Poproś o nowy tego, kto go przysłał.
join-taken = Ktoś już tam siedzi.
join-ended = Gospodarz cofnął ten link albo link jest za stary.
join-over = Nikt już nie może tu usiąść.
join-taken-title = Miejsce zajęte
join-over-title = Gra skończona
join-here-already = Masz już miejsce przy tym stole. Kto siada tutaj, oddaje tamto.
join-instead = Przesiądź się tutaj

## Strony obok stołu

page-cards = Karty
page-cards-search = Szukaj nazwy lub tekstu, w dowolnym języku
page-cards-found = { $count ->
        [0] Żadna karta nie pasuje.
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
page-cards-all = wszystkie
page-cards-set = Pudełko
page-cards-kind = Rodzaj
page-cards-open = Otwórz kartę: { $card }
page-cards-also = W innych językach
page-cards-copies = { $count ->
        [one] 1 egzemplarz
        [few] { $count } egzemplarze
       *[many] { $count } egzemplarzy
    }
page-figure-any = dowolne
page-games = Gry
page-rules = Zasady
page-rules-search = Szukaj słowa lub numeru
page-rules-found = { $count ->
        [0] Żadna zasada nie pasuje.
        [one] 1 zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
page-rules-english = po angielsku
page-privacy = Co jest przechowywane
page-privacy-lead = Żadnych kont, żadnych reklam, nikt cię nie liczy. To wszystko, co jest.
page-privacy-browser = W tej przeglądarce
page-privacy-browser-1 = Ciasteczko dla każdego stołu, przy którym masz miejsce. To klucz do miejsca; żaden skrypt go nie odczyta.
page-privacy-browser-2 = Twoje ustawienia: język, motyw, klawisze, imię, ostatni ustawiony tu stół i miejsce w lekcjach.
page-privacy-browser-3 = Wyczyść w przeglądarce dane tej strony, a jedno i drugie zniknie. Gry zostają na serwerze.
page-privacy-server = Na serwerze
page-privacy-server-1 = Każda gra z decyzjami, wpisane imiona i to, co padło na czacie.
page-privacy-server-2 = Kto prowadzi ten serwer, może to czytać. Jeśli działa u ciebie, to plik na twoim komputerze.
page-privacy-server-3 = Żadna gra nie znika sama. Gospodarz może ją usunąć na liście gier, dla wszystkich i na zawsze.
page-privacy-server-4 = Twoje imię i słowa z czatu można wymazać przy stole, w jego menu. Gra zostaje taka, jaka była.
page-privacy-record = Zapisy
page-privacy-record-1 = Zapis gry zawiera imiona graczy, a czatu nie. Opuszcza tę stronę tylko wtedy, gdy sam zapis jest pobierany.
page-privacy-elsewhere = Gdzie indziej
page-privacy-elsewhere-1 = Nic. Ta strona pyta tylko własny serwer i działa bez Internetu.

## Powtórki

page-replay = Powtórka
page-replay-none = Ta gra nie ma powtórki: jeszcze trwa albo nie masz przy niej miejsca.
page-replay-moment = Decyzja { $number } z { $count }
page-replay-round = Runda { $round }
page-replay-first = Na początek
page-replay-last = Na koniec
page-replay-round-back = Rundę wstecz
page-replay-round-on = Rundę dalej
page-replay-turn-back = Turę wstecz
page-replay-turn-on = Turę dalej
page-replay-back = Decyzję wstecz
page-replay-on = Decyzję dalej
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-speed = Szybkość
page-replay-times = × { $speed }
page-replay-viewer = Widok
page-replay-viewer-spectator = widza
page-replay-viewer-all = wszyscy: wszystkie karty odkryte
page-replay-result-hidden = Wynik pozostaje ukryty, aż tam dojdziesz.
page-replay-from-here = Graj dalej stąd
page-replay-save = Pobierz zapis
page-replay-names = z imionami graczy

## Stół

web-prompt = O co chodzi teraz
web-options = Co możesz zrobić
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-why = Bo wtedy: { $why }.
web-hinted = to zrobiłby bot
web-chat = Rozmowa
web-chat-say = Powiedz coś
web-send = Wyślij
web-cover-hint = Otwórz, gdy nikt inny nie patrzy.
web-cover-open = Jestem
web-cover-alone = Gram za wszystkich: nie pytaj więcej
web-said-seat-dismissed = { $who ->
        [you] Gospodarz odebrał ci miejsce.
       *[other] Gospodarz odebrał miejsce: { $player }.
    }
web-said-seat-link-renewed = { $who ->
        [you] Gospodarz zrobił nowy link do twojego miejsca.
       *[other] Gospodarz zrobił nowy link do miejsca: { $player }.
    }
web-said-seat-stand-in = { $who ->
        [you] Za ciebie odpowiada bot.
       *[other] Bot odpowiada w zastępstwie: { $player }.
    }
web-said-seat-handed-back = { $who ->
        [you] Znowu odpowiadasz za siebie.
       *[other] { $player } wraca.
    }
web-said-seat-taken-over = { $who ->
        [you] Przejmujesz swoje miejsce od bota.
       *[other] { $player } już jest i gra zamiast bota.
    }
web-said-table-paused = Gospodarz wstrzymał grę.
web-said-table-goes-on = Gra toczy się dalej.
web-said-table-went-back = Gra toczy się dalej bez ostatniej decyzji.
web-said-table-rematch = Jest już stół do nowej gry.
web-said-seat-lost-bot = { $who ->
        [you] Długo cię nie było, więc za ciebie odpowiada bot.
       *[other] { $player } – długa nieobecność: do powrotu gra bot.
    }
web-said-seat-voted-bot = { $who ->
        [you] Stół poprosił bota, żeby odpowiadał za ciebie.
       *[other] Stół zdecydował: do powrotu bot gra w zastępstwie: { $player }.
    }
web-said-table-absence-wait = Od teraz stół czeka na każdego, kto straci połączenie.
web-said-table-absence-ask = Od teraz stół decyduje, co robić, gdy ktoś straci połączenie.
web-said-table-absence-bot = { $minutes ->
        [one] Od teraz bot gra za każdego, kogo nie ma od minuty.
        [few] Od teraz bot gra za każdego, kogo nie ma od { $minutes } minut.
       *[many] Od teraz bot gra za każdego, kogo nie ma od { $minutes } minut.
    }

## Klawisze

web-keys = Klawisze
web-keys-single = Pojedyncze klawisze działają
web-keys-others = Enter lub spacja wybiera, strzałki poruszają się w obszarze, 1 do 9 to opcje, Ctrl+Z cofa, Ctrl+Shift+Z powtarza.
web-keys-usual = Zwykłe klawisze
web-key-key-map = ta lista
web-key-cancel = anuluj, zamknij
web-key-previous-area = poprzedni obszar
web-key-next-area = następny obszar
web-key-pass = spasuj
web-key-undo = cofnij
web-key-undo-turn = cofnij wszystko w tej turze
web-key-redo = powtórz to, co cofnięte
web-key-hint = podpowiedź
web-key-open-card = otwórz wskazaną kartę
web-key-options = lista opcji
web-key-type-move = wpisz ruch
web-key-table-in-words = stół słowami
web-key-log = przebieg gry
web-key-say-again = powtórz ostatnią zapowiedź
web-key-finish-movement = zakończ wszystkie ruchy na ekranie
web-key-turn = obróć kafel
web-key-closer = bliżej
web-key-farther = dalej
web-key-whole-table = cały stół
web-key-my-pawn = do mojego pionka
web-key-play-all = zagraj wszystkie karty
web-key-tell-next = opowiedz następny krok
web-key-tell-on = opowiadaj dalej samo

## Stół w całości

table-round = runda { $round }
table-seats = Kto tu siedzi
table-watching = { $count ->
        [one] Ogląda jedna osoba
        [few] Oglądają { $count } osoby
       *[many] Ogląda { $count } osób
    }
table-menu = Menu
table-in-words = Stół słowami
table-all-rules = Wszystkie zasady
table-pause = Wstrzymaj grę
table-go-on = Graj dalej
table-skip-to-table = Do stołu
table-tab-over = Koniec
table-tab-paused = Przerwa
table-tab-thinks = { $player } myśli
table-step = Krok { $step } z { $steps }
table-propose = Zaproponuj
table-propose-ask = Co zrobić na tym miejscu? Decyduje { $player }. Wybierz na stole; będzie to tylko pokazane.
table-proposals = Propozycje
table-proposes = { $who ->
        [you] Twoja propozycja:
       *[other] { $player } proponuje:
    }
table-proposal-do = Zrób to
table-proposal-withdraw = Wycofaj propozycję
table-step-back = Krok wstecz
table-cancel = Anuluj
table-all-options = Wszystkie opcje
table-waited = od { $seconds } s
table-hold = Wstrzymaj chwilę
table-let-go = Puść dalej
table-passing = Pas { $reach }
table-pass-cancel = Dość pasowania
table-pass-further = Pasuj dalej
table-reach-concern = aż coś mnie spotka
table-reach-step = do następnego bohatera lub kroku
table-reach-build = do mojej następnej budowy
table-reach-turn = do mojej tury
table-reach-round = do końca rundy
table-filter = Znajdź opcję albo wpisz ruch
table-no-option = Żadna opcja nie pasuje. Enter zapyta, dlaczego.
table-rule = Zasada
table-seat-thinking = myśli
table-seat-bot = bot
table-seat-away = z dala, odpowiada bot
table-seat-open = jeszcze wolne
table-seat-lost = bez połączenia
table-seat-here = na miejscu
table-gone = { $minutes ->
        [0] bez połączenia od { $seconds } s
       *[other] bez połączenia od { $minutes } min
    }
table-gone-player = { $minutes ->
        [0] { $player }: brak połączenia od { $seconds } s.
       *[other] { $player }: brak połączenia od { $minutes } min.
    }
table-gone-bot = { $minutes ->
        [one] Po minucie dalej gra bot.
        [few] Po { $minutes } minutach dalej gra bot.
       *[many] Po { $minutes } minutach dalej gra bot.
    }
table-gone-ask = Czy do powrotu ma grać bot? Głosy za: { $votes } z { $voters }.
table-gone-let-bot = Niech gra bot
table-gone-wait = Czekajmy
table-hand-back = Oddaj miejsce
table-absence = Gdy ktoś straci połączenie
    .about = Nikt nie wypada z gry. Bot gra tylko do powrotu i oddaje miejsce jednym dotknięciem.
table-absence-wait = czekamy
table-absence-ask = decyduje stół
table-absence-bot = { $minutes ->
        [one] po minucie gra bot
        [few] po { $minutes } minutach gra bot
       *[many] po { $minutes } minutach gra bot
    }
table-stood-in = Pod twoją nieobecność grał za ciebie bot.
table-stood-in-now = Gra za ciebie bot.
table-stood-in-none = Nic jeszcze nie zrobił.
table-stood-in-list = Co bot zrobił za ciebie
table-stood-in-all = Pokaż wszystko, co się działo
table-take-back-seat = Wracam na swoje miejsce

## Dziennik i rozmowa

table-log-mine = od twojej decyzji
table-log-since = Co się stało od mojej decyzji, w skrócie
table-log-since-none = Od twojej decyzji nic się nie stało.
table-log-newest = Najnowsze
table-log-earlier = Pokaż wcześniejsze
table-log-copy = Kopiuj wszystko jako tekst
table-log-file = Ten stół powstał z pliku.
table-story-file = Od otwarcia pliku:
table-log-news = Co się działo: są nowości
table-copied = Skopiowano
table-chapter-setup = Przed pierwszą rundą
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-unread = { $count ->
        [one] Rozmowa, 1 nowa wypowiedź
        [few] Rozmowa, { $count } nowe wypowiedzi
       *[many] Rozmowa, { $count } nowych wypowiedzi
    }
table-phrases = Gotowe zdania
table-phrase-hello = Witajcie, łotry!
table-phrase-well-played = Dobrze zagrane.
table-phrase-thinking = Chwila, myślę.
table-phrase-sorry = To nic osobistego.
table-phrase-ouch = Au!
table-phrase-thanks = Dziękuję.

## Czytanie karty

table-right-now = W tej chwili
table-printed = na karcie
table-terms = Co znaczą słowa
table-its-rules = Zasady o niej
table-designed = Nasze własne słowa.
    .about = Tekst tej karty nie był publiczny, więc ułożyliśmy go w jej duchu.

## Rozważne decyzje

table-several = wybrano { $taken } z { $asked }
table-note = Uwaga
table-not-yet = Jeszcze nie
table-pass-sure = Na pewno rezygnujesz?
table-pass-nothing = Stół nie widzi tu nic innego, co warto zrobić.
table-undo-turn = Na początek mojej tury
table-undone = { $count ->
        [one] Cofnięto jedną decyzję.
        [few] Cofnięto { $count } decyzje.
       *[many] Cofnięto { $count } decyzji.
    }
table-undo-none = Nie ma tu twojej decyzji, którą można cofnąć.
table-undo-revealed = Tego nie można cofnąć: odsłoniło coś, co było ukryte.
table-undo-chance = Tego nie można cofnąć: od tej pory zdecydował los, bo dobrano kartę albo tasowano.
table-undo-others = Tego nie można cofnąć: od tej pory odpowiedziało inne miejsce albo mogło odpowiedzieć w tajemnicy.
table-redo = Zrób to znowu
table-redo-nothing = Nie ma czego powtórzyć.
table-then = Spójrz wstecz
table-then-now = Stół z tamtej chwili:
table-then-back = Wróć do teraz
table-only-you = Nie wszyscy to widzą

## Odejście i odbieranie miejsca

table-leave = Odejdź na dobre
table-leave-sure = Odejść od tego stołu na dobre?
    .about = Twoje miejsce zwolni się, a link przestanie działać. Tylko gospodarz może wpuścić cię znowu. Jeśli chcesz wrócić później, po prostu zamknij stronę.
table-end = Zakończ grę
table-end-sure = Zakończyć tę grę dla wszystkich?
    .about = Nikt nie zagra dalej i nikt nie wygra. Jeśli chcesz grać innego dnia, po prostu zamknij stronę: gra zostanie zachowana.
table-dismiss = Wyproś
table-dismiss-sure = Wyprosić: { $player }?
    .about = Miejsce zwolni się, a kto tam siedział, wróci tylko z nowym linkiem.
table-relink = Nowy link
table-relink-sure = Zrobić nowy link do tego miejsca?
    .about = Stary link przestanie działać, a kto tam siedzi, straci miejsce.

## Gdy coś pójdzie źle

table-redraw = Narysuj znowu z serwera
table-problem = Zgłoś problem
    .about = Ten plik zawiera to, co widzisz, ostatnie dwadzieścia zdarzeń, wersje i ustawienia; żadnych imion i nic, czego nie wolno ci wiedzieć. Nigdzie nie jest wysyłany: zapisz go i daj komuś, kto może pomóc.
table-problem-save = Zapisz plik z problemem

## Rozmowa

table-mute = Kogo nie chcesz słyszeć
table-mute-seat = Wycisz: { $player }
table-chat-off = Wyłącz rozmowę

## Koniec

table-result = Wynik
table-rematch = Zagraj jeszcze raz
table-save-record = Zapisz przebieg gry
table-watch-replay = Obejrzyj powtórkę
table-hidden = Do tej pory zakryte
table-story = Jak to było

## Ustawienia

table-set-speed = Tempo
table-speed-normal = zwykłe
table-speed-fast = szybkie
table-speed-instant = od razu
table-set-motion = Ruch
table-motion-system = jak w systemie
table-motion-full = cały
table-motion-none = żaden
table-set-theme = Światło
table-theme-dark = noc
table-theme-light = dzień
table-set-sound = Dźwięki
table-sound-on = włączone
table-sound-volume = Głośność
table-sound-turn = mój ruch
table-sound-moves = ruchy
table-sound-chat = rozmowa
table-set-botSeconds = Ruch bota widać
table-seconds = { $seconds } s
table-set-endTurn = Pytaj przed pasem
table-endTurn-never = nigdy
table-endTurn-useful = gdy warto
table-endTurn-always = zawsze
table-set-chat = Rozmowa
table-set-cover = Zasłaniaj karty między graczami przy jednym ekranie, także gdy wszyscy grają razem

## Nauka gry

learn-learn = Naucz się grać
learn-title = Nauka gry: { $game }
learn-lead = { $count ->
        [one] { $count } krótka lekcja przy prawdziwym stole
        [few] { $count } krótkie lekcje przy prawdziwym stole
       *[other] { $count } krótkich lekcji przy prawdziwym stole
    }, razem { $minutes ->
        [one] około { $minutes } minuty.
       *[other] około { $minutes } minut.
    } Nic cię nie goni. Możesz wyjść w każdej chwili: twoje miejsce poczeka.
learn-all-done = Wiesz już wszystko, czego umiemy nauczyć. Reszta to doświadczenie i cudzy bohaterowie.
learn-lessons = Lekcje
learn-begin = Zaczynamy
learn-go-on = Dalej
learn-anew = Od początku
learn-not-now = Nie teraz
learn-play = Zagraj naprawdę
learn-state-done = za tobą
learn-state-begun = w toku
learn-coach = Lekcja
learn-lesson-of = Lekcja { $number } z { $count }
learn-step-of = Krok { $number } z { $count }
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-finish = Koniec
learn-again = Ustaw od nowa
learn-skip = Pomiń tę lekcję
learn-leave = Wyjdź
learn-setting-up = Ustawiamy stół…
learn-none = Ta gra nie ma lekcji.
learn-explained = Wyjaśnienie zasady
learn-understood = Rozumiem
learn-no-more = Bez takich wyjaśnień
learn-tips = Wyjaśniaj raz zaskakujące zasady
