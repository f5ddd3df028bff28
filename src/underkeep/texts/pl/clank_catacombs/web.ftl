### Clank! Catacombs w przeglądarce, obok tego, co mówi też terminal.

## Miejsca na ekranie

vault-area-map = Katakumby
vault-area-shelf = Pula, rezerwa i rynek
vault-area-players = Gracze
vault-area-dragon = Smok
vault-area-hand = Moje karty
vault-area-turn = Ta tura
vault-area-clank = Obszar Brzdęk!
vault-area-tray = Wybierz
vault-area-look = Więcej o tym
vault-row = Pula kart lochów
vault-always = Zawsze dostępne
vault-market = Rynek, po 7 złota
vault-clank-area = Brzdęk!
vault-this-turn = W tej turze
vault-my-things = Co mam
vault-tab-hand = Ręka { $count ->
        [0] {""}
       *[other] { $count }
    }
vault-tab-row = Pula
vault-tab-always = Rynek
vault-tab-log = Dziennik
vault-order = Kolejność tur
vault-turn-number = Tura { $turn }

## Mapa

vault-whole-map = cała mapa
vault-my-pawn = mój pionek
vault-nobody-here = nikogo tu nie było; kafli zostało: { $count }
vault-no-tiles = nie ma już kafli
vault-unknown = w nieznane ({ $side })
vault-door = Odkrywaj: { $side }
vault-cell = Nowy kafel tutaj: kolumna { $x }, rząd { $y }
vault-ways = Przejścia: { $ways }.
vault-monsters = { $count ->
        [one] 1 potwór
        [few] { $count } potwory
       *[many] { $count } potworów
    }
vault-missing-boots = za mało butów
vault-missing-lockpicks = za mało wytrychów
vault-missing-health = bez mieczy zbyt niebezpiecznie
vault-missing-one_way = prowadzi tylko w drugą stronę
vault-missing-crypt = nie bez artefaktu
vault-missing-cave = kryształowa grota zatrzymuje do końca tury
vault-missing-home = jesteś w domu
vault-missing-stack = nie ma już kafli
vault-held-missing = na tę drogę brakuje: { $amounts }
vault-held-helps = Pomogłoby: { $options }.
vault-held-no-help = Nic, co można teraz zrobić, tego nie da.
vault-held-where = Do tego czasu twój pionek stoi tutaj: { $room }.
vault-turn = Obróć: { $tile }
vault-lay-so = Połóż tak
vault-turn-so = Obróć tak
vault-route = Najtańsza znana droga: { $price }; butów zostanie: { $left }.
vault-route-short = Najtańsza znana droga: { $price }; brakuje butów: { $left }.
vault-walk = Idź tam
vault-walk-part = Przejdź { $count } z { $all } kroków
vault-walk-not = Nie teraz: { $why }.
vault-no-route = Nie prowadzi tam żadna znana droga.
vault-step-room = { $room }: którędy i za ile?
vault-step-good = { $card }: jak płacisz?
vault-damage = { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
vault-left-health = obrażenia { $damage }, zostaje zdrowia { $health }

## Karty

vault-cards-left = zostało { $count }
vault-left = zostało { $count }
vault-pays-gold = daje 1 złoto
vault-sold-out = Wszystko wyprzedane.
vault-place = miejsce { $place } z { $places }
vault-can-play = można zagrać
vault-can-acquire = można zdobyć
vault-can-fight = można pokonać
vault-can-use = można użyć
vault-can-buy = można kupić
vault-chosen = wybrane
vault-played = w grze
vault-played-short = w grze
vault-doomed = odchodzi
vault-waiting = czeka
vault-met = spełnione
vault-woke-her = obudziła ją
vault-use-it = użyj
vault-no-cards = Brak kart.
vault-play-all = { $count ->
        [one] Zagraj kartę
       *[other] Zagraj wszystkie ({ $count })
    }
vault-decks = talia { $deck } · odrzucone { $discard }
vault-still-waiting = Wciąż czekają na swój warunek: { $cards }.

## Co przyniosła tura

vault-total-skill = Umiejętność: { $count }
vault-total-swords = Miecze: { $count }
vault-total-boots = Buty: { $count }
vault-total-clank = Brzdęk!: { $count }
vault-total-gold = Złoto: { $count }
vault-total-lockpicks = Wytrychy: { $count }
vault-source-before = sprzed tej tury, z komnat i żetonów, bez tego, co wydano
vault-source-else = komnaty, żetony i warunki
vault-source-spent = wydano
vault-for-skill = na zakupy
vault-for-swords = na walkę
vault-for-boots = na ruch
vault-for-clank = hałasu
vault-no-source = Nie dała tego żadna karta w grze.
vault-loses = { $count ->
        [0] Wciąż można: { $options }.
       *[other] Wciąż można: { $options } i jeszcze { $count }.
    }
vault-unspent = (niewykorzystane: { $amounts })
vault-waits = { $player } myśli: umiejętność { $skill }, miecze { $swords }, buty { $boots }.
vault-not-offered = Tego nie można teraz zrobić.

## Smok

vault-draws = { $count ->
        [one] ciągnie 1 kostkę
        [few] ciągnie { $count } kostki
       *[many] ciągnie { $count } kostek
    }
vault-odds-you = że trafi ciebie
vault-odds-of = że trafi: { $player }
vault-odds-more = średnio obrażeń: { $expected }; utrata przytomności: { $out }%
vault-odds-said = { $who ->
        [you] Następny atak trafi cię z szansą { $chance }%, średnio za { $expected }; utrata przytomności: { $out }%.
       *[other] { $player }: szansa trafienia { $chance }%, średnio za { $expected }; utrata przytomności: { $out }%.
    }
vault-danger-row = { $count ->
        [one] Karta zagrożenia w puli dodaje 1 kostkę.
        [few] Karty zagrożenia w puli dodają { $count } kostki.
       *[many] Karty zagrożenia w puli dodają { $count } kostek.
    }
vault-rage-rises = Smocza furia rośnie z każdym zabranym artefaktem, każdym znalezionym smoczym jajem i każdym uwolnionym poszukiwaczem przygód.

## Gracze

vault-worth = Wszystko doniesione do domu
vault-if-fallen = Punkty, gdyby koniec był tu i teraz
vault-way-home = Droga z powrotem do krypty
vault-no-way-home = żadna nie jest znana
vault-is-home = już na miejscu
vault-cards-of = Karty
vault-cubes-of = Kostki w zapasie
vault-whole-deck = Wszystkie karty:

## Koniec

vault-end-artifacts = artefakty
vault-end-mastery = mistrzostwo
vault-end-gold = złoto
vault-end-tokens = żetony
vault-end-cards = karty
vault-end-more = warunki
vault-end-total = punkty

## Objaśniane słowa

vault-term-danger = Zagrożenie
    .about = Póki leży w puli, w każdym ataku smok ciągnie o jedną kostkę więcej.
vault-term-dragon = Atak smoka
    .about = Gdy karta trafia do puli na koniec tury, smok atakuje.
vault-term-arrive = Natychmiast
    .about = Dzieje się od razu, gdy karta trafia do puli.
vault-term-companion = Towarzysz
    .about = Niektóre karty działają lepiej obok innego towarzysza w grze.
vault-term-gem = Klejnot
    .about = Wart punkty, ale zdobywany z hałasem.
vault-term-starter = Karta początkowa
    .about = Wszyscy zaczynają z tymi samymi dziesięcioma.
vault-term-reserve = Rezerwa
    .about = Zawsze do wzięcia, póki starczy stosu.
vault-term-blue = Karta lochów
    .about = Za umiejętność; idzie na odrzucone i wraca z talią.
vault-term-device = Okazja
    .about = Używana na miejscu za umiejętność, potem znika.
vault-term-monster = Potwór
    .about = Pokonywany mieczami dla nagrody, potem znika. Goblin zostaje.
vault-term-major_secret = Wielki sekret
    .about = W skrzyniach, które otwiera wytrych.
vault-term-minor_secret = Pomniejszy sekret
    .about = Czeka w komnatach, które go pokazują.
vault-term-prisoner = Więzień
    .about = Uwalniany z więzień, po dwóch naraz, za wytrych.
vault-term-market = Towar
    .about = W każdym kramie za 7 złota.

surprise-vault-attack = Smok atakuje
    .about = Wszystkie kostki z obszaru Brzdęk! trafiają do sakwy i ciągnie się kostki. Każda barwna rani właściciela, czarne nikogo.
surprise-vault-artifact = Artefakt jest twój
    .about = Teraz możesz wracać: w krypcie uciekasz z 20 punktami. Smok to zauważył.
surprise-vault-ghost = Duch
    .about = Wyciągnięty z sakwy rani wszystkich, a potem wraca.
surprise-vault-cave = Kryształowa grota
    .about = Kto do niej wejdzie, w tej turze już nie idzie dalej.

## Katalog

vault-kind-starter = karty początkowe
vault-kind-reserve = karty rezerwy
vault-kind-blue = karty lochów
vault-kind-device = okazje
vault-kind-monster = potwory
vault-kind-major_secret = wielkie sekrety
vault-kind-minor_secret = pomniejsze sekrety
vault-kind-prisoner = więźniowie
vault-kind-market = towary z targu
vault-figure-skill = Koszt w umiejętności
vault-figure-swords = Miecze do pokonania
