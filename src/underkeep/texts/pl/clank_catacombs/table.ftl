### Brzdęk! Katakumby: co można zrobić, co się stało i co leży na stole.

game-clank_catacombs = Brzdęk! Katakumby

## Co można zrobić

clank-option-play = Zagraj: { $card }
clank-option-acquire = Zdobądź: { $card }
clank-option-use = Użyj: { $card }
clank-option-fight = Walcz: { $card }
clank-option-move = Idź: { $room }{ $by ->
        [none] {""}
       *[other] { " " }przez { $by }
    } (buty: { $boots }{ $monsters ->
        [none] {""}
       *[other] , potwory: { $monsters }, miecze: { $swords }
    })
clank-option-explore = Odkryj { $by } (buty: { $boots }{ $monsters ->
        [none] {""}
       *[other] , potwory: { $monsters }
    })
clank-option-place = Połóż: { $tile }, obrót { $rotation }°
clank-option-go = Idź dalej: { $room }{ $monsters ->
        [none] {""}
       *[other] { " " }(potwory: { $monsters }, miecze: { $swords })
    }
clank-option-stay = Przerwij ruch
clank-option-teleport = Teleportuj się: { $room }
clank-option-turn = Obróć kafel o { $rotation }°
clank-option-at = Połóż kafel na polu { $cell }
clank-option-open = { $what ->
        [chest] Otwórz skrzynię
        [library] Otwórz bibliotekę
       *[prison] Otwórz więzienie
    }
clank-option-mark = Oznacz ołtarzyk: { $room }
clank-option-buy = Kup za { $gold } zł.: { $card }{ $with ->
        [flute] {" "}(flet)
        [coupon] {" "}(kupon)
        [both] {" "}(flet i kupon)
       *[none] {""}
    }
clank-option-take = Weź: { $card }
clank-option-take-artifact = Weź artefakt
clank-option-discard = Odrzuć: { $card }
clank-option-trash = Usuń: { $card }{ $from ->
        [play] {" "}(z gry)
       *[discard] {" "}(z odrzuconych)
    }
clank-option-replace = Wymień: { $card }
clank-option-choose = { $what ->
        [silence] −2 Brzdęk!
        [gold] Złoto
        [caves] Kryształowe groty cię nie zatrzymują
        [lockpick] Zyskaj wytrych
        [cards] Wydaj wytrych, by dobrać 2 karty
        [theft] Wydaj wytrych, by wziąć kartę z puli
        [heal] Ulecz 1
        [boot] 1 but
        [trash] Usuń do dwóch kart Włam
        [gold_and_trash] 2 złota i usuń kartę
        [gold_and_lockpick] 2 złota i wytrych
        [lockpick_and_trash] Wytrych i usuń kartę
       *[good] Towar za darmo
    }
clank-option-end-turn = Zakończ turę

## O co pytamy

clank-kind-turn = Twoja tura: zagrywaj karty i działaj.
clank-kind-place = Odkrywasz kafel: jak ma leżeć?
clank-kind-cross = Utykasz w korytarzu.
clank-kind-turn_tile = Ziemia drży: obróć swój kafel.
clank-kind-shield = Atakuje duch. Odrzucić kartę { $card }, by go uniknąć?
clank-kind-trash = { $card }: którą kartę usuwasz?
clank-kind-discard = { $card }: którą kartę odrzucasz?
clank-kind-teleport = { $card }: dokąd?
clank-kind-theft = { $card }: co bierzesz?
clank-kind-top = { $card }: położyć na wierzchu talii?
clank-kind-mark = { $card }: który ołtarzyk oznaczasz?
clank-kind-good = { $card }: który towar bierzesz?
clank-kind-replace = { $card }: którą kartę puli wymieniasz?
clank-kind-at = { $card }: gdzie leży nowy kafel?
clank-kind-return_idol = { $card }: oddajesz bożka, by uleczyć 2?
clank-kind-choose = { $card }: wybierz.

## Co się stało

clank-event-turn_began = Tura { $turn }: { $who ->
        [you] twoja kolej.
       *[other] gra { $player }.
    }
clank-event-played = { $who ->
        [you] Zagrywasz: { $card }.
       *[other] { $player } zagrywa: { $card }.
    }
clank-event-bonus = Spełnia się warunek karty { $card }.
clank-event-gained = { $who ->
        [you] Zyskujesz { $what }: { $count }.
       *[other] { $player } zyskuje { $what }: { $count }.
    }
clank-event-clank = { $who ->
        [you] Robisz Brzdęk!: { $made }.
       *[other] { $player } robi Brzdęk!: { $made }.
    }
clank-event-hushed = { $who ->
        [you] Zabierasz kostki Brzdęk!: { $count }; w zapasie: { $credit }.
       *[other] { $player } zabiera kostki Brzdęk!: { $count }; w zapasie: { $credit }.
    }
clank-event-drew = { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $player } dobiera karty: { $count }.
    }
clank-event-shuffled = { $who ->
        [you] Tasujesz odrzucone karty w nową talię.
       *[other] { $player } tasuje nową talię.
    }
clank-event-discarded = { $who ->
        [you] Odrzucasz: { $card }.
       *[other] { $player } odrzuca: { $card }.
    }
clank-event-trashed = { $who ->
        [you] Usuwasz: { $card }.
       *[other] { $player } usuwa: { $card }.
    }
clank-event-acquired = { $who ->
        [you] Zdobywasz: { $card }.
       *[other] { $player } zdobywa: { $card }.
    }
clank-event-used_device = { $who ->
        [you] Wykorzystujesz: { $card }.
       *[other] { $player } wykorzystuje: { $card }.
    }
clank-event-defeated = { $who ->
        [you] Pokonujesz: { $card }.
       *[other] { $player } pokonuje: { $card }.
    }
clank-event-used = { $who ->
        [you] Używasz: { $card }.
       *[other] { $player } używa: { $card }.
    }
clank-event-moved = { $who ->
        [you] Idziesz: { $room }.
       *[other] { $player } idzie: { $room }.
    }
clank-event-teleported = { $who ->
        [you] Teleportujesz się: { $room }.
       *[other] { $player } teleportuje się: { $room }.
    }
clank-event-held_up = { $who ->
        [you] Nie możesz iść dalej i zostajesz: { $room }.
       *[other] { $player } nie może iść dalej i zostaje: { $room }.
    }
clank-event-found_tile = { $who ->
        [you] Odkrywasz kafel: { $tile }.
       *[other] { $player } odkrywa kafel: { $tile }.
    }
clank-event-laid_tile = { $tile } leży na polu { $cell }, obrót { $rotation }°.
clank-event-turned_tile = { $tile } obraca się; teraz leży pod kątem { $rotation }°.
clank-event-artifact_laid = Artefakt za { $artifact } p. leży tu: { $room }.
clank-event-ghost_came = Duch trafia na obszar Brzdęk!
clank-event-took_artifact = { $who ->
        [you] Bierzesz artefakt za { $artifact } p.
       *[other] { $player } bierze artefakt za { $artifact } p.
    }
clank-event-took_idol = { $who ->
        [you] Bierzesz figurkę małpiego bożka.
       *[other] { $player } bierze figurkę małpiego bożka.
    }
clank-event-returned_idol = { $who ->
        [you] Oddajesz figurkę małpiego bożka.
       *[other] { $player } oddaje figurkę małpiego bożka.
    }
clank-event-opened = { $who ->
        [you] Wydajesz wytrych: { $room }.
       *[other] { $player } wydaje wytrych: { $room }.
    }
clank-event-marked = { $who ->
        [you] Oznaczasz ołtarzyk ({ $room }) i dostajesz złoto: { $gold }.
       *[other] { $player } oznacza ołtarzyk ({ $room }) i dostaje złoto: { $gold }.
    }
clank-event-found = { $who ->
        [you] Dostajesz: { $card }.
       *[other] { $player } dostaje: { $card }.
    }
clank-event-bought = { $who ->
        [you] Płacisz złotem ({ $gold }): { $card }.
       *[other] { $player } płaci złotem ({ $gold }): { $card }.
    }
clank-event-rage = Smocza furia rośnie do pola { $space }.
clank-event-healed = { $who ->
        [you] Leczysz { $count }.
       *[other] { $player } leczy { $count }.
    }
clank-event-hurt = { $who ->
        [you] Otrzymujesz obrażenia: { $damage }; zdrowie: { $health }.
       *[other] { $player } otrzymuje obrażenia: { $damage }; zdrowie: { $health }.
    }
clank-event-shielded = { $who ->
        [you] { $card } chroni cię przed duchem.
       *[other] { $player } unika ducha: { $card }.
    }
clank-event-card_came = { $card } trafia na miejsce { $place } puli.
clank-event-card_left = { $card } opuszcza pulę.
clank-event-calmed = Kostki smoka wracają do sakwy: { $count }.
clank-event-attack = Smok atakuje: z { $cubes } kostek czarne: { $black }, duchy: { $ghosts }, nasze: { $ours }.
clank-event-knocked_out = { $who ->
        [you] Tracisz przytomność: { $room }.
       *[other] { $player } traci przytomność: { $room }.
    }
clank-event-escaped = { $who ->
        [you] Uciekasz!
       *[other] { $player } ucieka!
    }
clank-event-game_ended = { $who ->
        [you] Koniec gry: wygrywasz.
        [nobody] Koniec gry: nikt nie wygrywa.
       *[other] Koniec gry, zwycięstwo: { $player }.
    }
clank-what-gold = złoto
clank-what-lockpicks = wytrychy
clank-what-skill = umiejętność
clank-what-swords = miecze
clank-what-boots = buty

## Dlaczego nie

refusal-clank-must-choose = Tego nie można pominąć: wybierz jedną z możliwości.
refusal-clank-not-offered = „{ $notation }” nie jest teraz możliwe.
refusal-clank-not-in-hand = { $card }: nie masz tej karty na ręce.
refusal-clank-not-in-a-move = { $card } musi poczekać do końca ruchu.
refusal-clank-not-to-acquire = { $card }: tego nie można zdobyć.
refusal-clank-stack-empty = { $card }: w rezerwie nie ma już tych kart.
refusal-clank-not-in-row = { $card }: tej karty nie ma w puli.
refusal-clank-no-skill = { $card } kosztuje umiejętności: { $cost }; masz { $have }.
refusal-clank-no-monster = { $card } nie jest potworem.
refusal-clank-not-here = { $card }: tutaj nie można z tym walczyć.
refusal-clank-no-swords = { $card } wymaga mieczy: { $cost }; masz { $have }.
refusal-clank-not-yours = { $card }: nie masz tego.
refusal-clank-no-use-now = { $card }: teraz na nic się nie przyda.
refusal-clank-cannot-pay = { $card } kosztuje też coś, czego nie masz.
refusal-clank-nothing-to-use = { $card }: tego się nie używa.
refusal-clank-cards-left = Najpierw trzeba zagrać wszystkie karty; zostało: { $count }.
refusal-clank-move-under-way = Twój ruch jeszcze trwa.
refusal-clank-duty-left = Jedna z kart jeszcze czegoś od ciebie wymaga.
refusal-clank-no-tile = Nie ma kafla do położenia.
refusal-clank-no-move = Żaden ruch nie trwa.
refusal-clank-no-way = Żaden korytarz nie prowadzi stąd do: { $room }.
refusal-clank-home = Jesteś znów w krypcie i już w niej zostajesz.
refusal-clank-stuck = Kryształowa grota nie pozwala iść dalej w tej turze.
refusal-clank-no-tiles-left = Nie ma już kafli: ten korytarz donikąd nie prowadzi.
refusal-clank-no-artifact-yet = Bez artefaktu nie wolno wrócić do krypty.
refusal-clank-one-way = Strzałka wskazuje w drugą stronę.
refusal-clank-no-boots = To wymaga butów: { $cost }; masz { $have }.
refusal-clank-no-lockpick = To wymaga wytrychów: { $cost }; masz { $have }.
refusal-clank-no-such-swords = Nie możesz wydać tam tylu mieczy; masz { $have }.
refusal-clank-deadly = Obrażenia ({ $damage }) pozbawiłyby cię przytomności: nie wolno ich przyjąć z wyboru.
refusal-clank-no-cubes = Nie masz na to kostek w zapasach.
refusal-clank-no-good = Tego nie sprzedaje żaden kram.
refusal-clank-no-flute = Żaden flet nie woła teraz kupca.
refusal-clank-no-stall = Nie ma tu kramu.
refusal-clank-sold-out = { $card }: wyprzedane.
refusal-clank-not-hurt = { $card }: tylko dla tych, którzy mają co najmniej tyle obrażeń: { $damage }.
refusal-clank-no-gold = { $card } kosztuje złota: { $cost }; masz { $have }.
refusal-clank-nothing-to-open = Nie ma tu czegoś takiego do otwarcia.
refusal-clank-opened-before = To już otwarto.
refusal-clank-pool-empty = Nic już tam nie zostało.
refusal-clank-no-altar = Nie ma tu takiego ołtarzyka.
refusal-clank-marked-before = Ten ołtarzyk już oznaczyłeś.
refusal-clank-altar-full = Wszystkie miejsca tego ołtarzyka są zajęte.
refusal-clank-no-artifact-here = Nie leży tu artefakt.
refusal-clank-hands-full = Nie uniesiesz kolejnego artefaktu.
refusal-clank-looted-before = Z tej komnaty już wziąłeś artefakt.

## Co leży na stole

clank-phase-begin = początek tury
clank-phase-turn = tura
clank-phase-springs = koniec tury
clank-phase-refill = uzupełnianie puli
clank-phase-attack = atak smoka
clank-phase-haunt = duchy
clank-board-turn = Tura { $turn }: { $phase }. Furia: kostek { $cubes }, z zagrożeniem { $attack }.
clank-board-row = Pula: { $cards }.
clank-board-reserve = Rezerwa: Najemnik { $mercenary }, Zwiad { $explore }, Tajemny wolumin { $tome }; goblin.
clank-board-market = Rynek: { $cards }.
clank-board-artifacts = Artefakty: { $rooms }.
clank-board-stack = Kafle w stosie: { $tiles }, w tym azylu: { $haven }. Talia lochów: { $deck }.
clank-board-bag = Obszar Brzdęk!: { $clank }, duchy { $ghosts }. Sakwa: { $bag }, czarne { $black }, duchy { $inside }.
clank-board-player = { $player }: { $room }; zdrowie { $health }, złoto { $gold }, wytrychy { $lockpicks }, kostki { $cubes }, wartość { $worth }.
clank-board-loot = Łupy: { $cards }.
clank-board-hand = Ręka: { $cards }.
clank-board-play = W grze: { $cards }.
clank-board-this-turn = Ta tura: umiejętność { $skill }, miecze { $swords }, buty { $boots }, zapas ciszy { $credit }.
clank-board-ways = Stąd: { $ways }.
clank-board-artifact = artefakt { $points }
clank-board-idol = małpie bożki: { $count }
clank-board-escaped = ucieczka udana
clank-board-out = nieprzytomny: { $room }
clank-board-nothing = nic
clank-board-score = Punkty: { $points }
clank-fate-attack = Atak dobrałby teraz { $cubes } z { $bag } kostek; twoich jest w nich { $mine }.
clank-way = { $room } (buty { $boots }, potwory { $monsters }, zamki { $locks })
clank-way-unknown = nieznane przez { $by } (buty { $boots }, potwory { $monsters }, zamki { $locks })

## Karty

clank-header-starter = karta startowa
clank-header-reserve = rezerwa
clank-header-blue = karta
clank-header-device = okazja
clank-header-monster = potwór
clank-subtype-companion = towarzysz
clank-subtype-gem = klejnot
clank-pool-major_secret = wielki sekret
clank-pool-minor_secret = pomniejszy sekret
clank-pool-prisoner = więzień
clank-pool-market = towar
clank-card-cost = koszt: { $what } { $count }
clank-card-gives = daje: { $what } { $count }
clank-card-points = punkty: { $count }
clank-card-danger = zagrożenie
clank-card-dragon = atak smoka
clank-card-copies = { $set }, kopie: { $count }
clank-gives-skill = umiejętność
clank-gives-swords = miecze
clank-gives-boots = buty
clank-gives-gold = złoto
clank-gives-clank = Brzdęk!
clank-gives-draw = karty
clank-gives-heal = leczenie
clank-gives-lockpicks = wytrychy
clank-gives-prisoners = więźniowie
clank-gives-minor_secret = pomniejsze sekrety
clank-gives-major_secret = wielkie sekrety
clank-gives-secret_tome = tajemne woluminy

## Komnaty i kafle

clank-room-crypt = krypta
clank-room-west_porch = zachodni przedsionek
clank-room-east_porch = wschodni przedsionek
clank-room-landing = podest
clank-room-shrine = świątynia małpiego bożka
clank-room-nave = nawa
clank-room-grotto = grota
clank-place-n = północ
clank-place-e = wschód
clank-place-s = południe
clank-place-w = zachód
clank-place-c = środek
clank-place-nw = północny zachód
clank-place-ne = północny wschód
clank-place-se = południowy wschód
clank-place-sw = południowy zachód
clank-tile-START_A = Schody do krypty
clank-tile-START_B = Nawa krypty
clank-tile-H1 = Rozstaje pielgrzymów
clank-tile-H2 = Sklepienie świec
clank-tile-H3 = Sala żałobników
clank-tile-H4 = Brama grabarza
clank-tile-H5 = Zapomniana kaplica
clank-tile-H6 = Bazar złodziei
clank-tile-D01 = Galeria kości
clank-tile-D02 = Zatopiony grobowiec
clank-tile-D03 = Blok strażnika
clank-tile-D04 = Zalane ossuarium
clank-tile-D05 = Archiwum popiołów
clank-tile-D06 = Kaplica noży
clank-tile-D07 = Zawalony skarbiec
clank-tile-D08 = Studnia ech
clank-tile-D09 = Zapieczętowany relikwiarz
clank-tile-D10 = Dwór widm
clank-tile-D11 = Tron pyłu
clank-tile-D12 = Skarbiec cieni
clank-tile-D13 = Gniazdo cel
clank-tile-D14 = Głęboki targ
clank-tile-D15 = Płaczące regały
clank-tile-D16 = Ołtarz monet
clank-tile-D17 = Kryształowy labirynt
clank-tile-D18 = Grota uzdrowicieli
clank-tile-D19 = Szepcząca krypta
clank-tile-D20 = Zstępujące schody
clank-tile-D21 = Czarny bazar
clank-tile-D22 = Węzeł bram

## Ustawienia

setting-start_side = Kafel startowy
    .about = Którą stroną do góry leży kafel startowy.
setting-party = Wesoła kompania
    .about = Czego potrzebuje pięciu i sześciu graczy.
setting-promos = Karty promocyjne
    .about = Trzy dodatkowe karty w talii lochów.
setting-single_exit_slots = Jedno wyjście z boku
    .about = Czy kafle mają po jednym wyjściu z każdego boku zamiast dwóch.
setting-first_player = Pierwszy gracz
    .about = Które miejsce zaczyna.
value-start_side-a = Schody do krypty
    .about = Dwa przedsionki i podest pod świątynią małpiego bożka.
value-start_side-b = Nawa krypty
    .about = Nawa z portalem i kryształowa grota przed świątynią małpiego bożka.
value-start_side-random = Losowo
    .about = Decyduje przypadek.
value-party-true = Z kompanią
    .about = Więcej artefaktów, towarów i sekretów dla pięciu i sześciu graczy.
value-party-false = Bez
    .about = Od dwóch do czterech graczy.
value-promos-true = Z nimi
    .about = Do talii dochodzą Ucieczka z więzienia!, Pan Wizkers i Zakurzona mapa.
value-promos-false = Bez
    .about = Sto kart z pudełka.
value-single_exit_slots-true = Jedno
    .about = Mniejsze labirynty: każdy bok kafla ma jedno wyjście.
value-single_exit_slots-false = Dwa
    .about = Każdy bok kafla ma dwa wyjścia, jak na wydrukowanych.
value-first_player-random = Losowo
    .about = Przypadek wskazuje najprzebieglejszego.
value-first_player-0 = Miejsce 0
    .about = Zaczyna pierwsze miejsce.
value-first_player-1 = Miejsce 1
    .about = Zaczyna drugie miejsce.
value-first_player-2 = Miejsce 2
    .about = Zaczyna trzecie miejsce.
value-first_player-3 = Miejsce 3
    .about = Zaczyna czwarte miejsce.
value-first_player-4 = Miejsce 4
    .about = Zaczyna piąte miejsce.
value-first_player-5 = Miejsce 5
    .about = Zaczyna szóste miejsce.

## Znaki na mapie

clank-sign-crypt = krypta
clank-sign-stall = kram
clank-sign-crystal_cave = kryształowa grota
clank-sign-monkey_shrine = świątynia małpiego bożka
clank-sign-minor_secret = pomniejszy sekret
clank-sign-gold = złoto
clank-sign-heal = leczenie
clank-sign-altar = ołtarzyk
clank-sign-chest = skrzynia
clank-sign-library = biblioteka
clank-sign-prison = więzienie
clank-sign-artifact = artefakt, według punktów; − gdzie go nie ma
clank-sign-pawn = pionki, według miejsca
