### Clank! Catacombs przy stole: fazy, opcje, pytania, wydarzenia, odmowy, ustawienia.
###
### $who to `you`, gdy chodzi o czytającego, w innym razie `other`; $player to wtedy imię. $known to `yes`, gdy czytający
### może wiedzieć, o które karty chodzi. Nazw kart i graczy nie odmieniamy. Wszystkie nazwy zaczynają się tu od nazwy gry,
### bo inne gry też mają tury, komnaty i wydarzenia.

game-clank_catacombs = Clank! Catacombs
    .about = Zakradnij się, złap błyskotkę i znikaj, zanim się obudzi.

## Fazy

clank-phase-begin = początek tury
clank-phase-turn = tura
clank-phase-springs = koniec tury
clank-phase-refill = nowe karty
clank-phase-attack = atak smoka
clank-phase-haunt = duchy
clank-phase-over = koniec gry

## Kafle i komnaty

clank-tile-START_A = Schody krypty
clank-tile-START_B = Nawa krypty
clank-tile-H1 = Rozstaje pielgrzymów
clank-tile-H2 = Sklep świec
clank-tile-H3 = Sala żałobników
clank-tile-H4 = Brama grabarzy
clank-tile-H5 = Zapomniana kaplica
clank-tile-H6 = Bazar złodziei
clank-tile-D01 = Galeria kości
clank-tile-D02 = Zatopiony grobowiec
clank-tile-D03 = Blok naczelnika
clank-tile-D04 = Zalane ossuarium
clank-tile-D05 = Archiwum popiołów
clank-tile-D06 = Kaplica noży
clank-tile-D07 = Zawalony skarbiec
clank-tile-D08 = Studnia ech
clank-tile-D09 = Zapieczętowany relikwiarz
clank-tile-D10 = Dwór widm
clank-tile-D11 = Tron z pyłu
clank-tile-D12 = Mroczna skarbnica
clank-tile-D13 = Cele w celach
clank-tile-D14 = Głęboki rynek
clank-tile-D15 = Płaczące regały
clank-tile-D16 = Ołtarz monet
clank-tile-D17 = Kryształowy labirynt
clank-tile-D18 = Grota uzdrowicieli
clank-tile-D19 = Szepcząca krypta
clank-tile-D20 = Schody w dół
clank-tile-D21 = Czarny bazar
clank-tile-D22 = Węzeł bram
clank-spot-west_porch = ganek zachodni
clank-spot-east_porch = ganek wschodni
clank-spot-landing = podest
clank-spot-nave = nawa
clank-room = { $tile }, { $what }
clank-feature-crypt = krypta
clank-feature-stall = kram
clank-feature-crystal_cave = kryształowa grota
clank-feature-monkey_shrine = świątynia małpiego bożka
clank-feature-minor_secret = pomniejszy sekret
clank-feature-gold = złoto { $count }
clank-feature-heal = leczenie
clank-feature-altar = ołtarzyk
clank-feature-chest = skrzynia
clank-feature-library = biblioteka
clank-feature-prison = więzienie
clank-feature-artifact = artefakt
clank-zone-haven = azyl
clank-zone-depths = podziemia
clank-haunted = nawiedzony
clank-cell = kolumna { $x }, rząd { $y }
clank-side-N = północ
clank-side-E = wschód
clank-side-S = południe
clank-side-W = zachód
clank-side-N1 = północ, z lewej
clank-side-N2 = północ, z prawej
clank-side-E1 = wschód, u góry
clank-side-E2 = wschód, u dołu
clank-side-S1 = południe, z prawej
clank-side-S2 = południe, z lewej
clank-side-W1 = zachód, u dołu
clank-side-W2 = zachód, u góry
clank-half-U = górna połowa, { $side }
clank-half-L = dolna połowa, { $side }
clank-way-portal = przez portal
clank-way-unknown = nieznane, { $by }
clank-way-against = pod strzałkę
clank-way-other = korytarz { $number }

## Karty, żetony i co dają

clank-type-starter = karta początkowa
clank-type-reserve = rezerwa
clank-type-blue = karta lochów
clank-type-device = okazja
clank-type-monster = potwór
clank-type-companion = towarzysz
clank-type-gem = klejnot
clank-type-major_secret = wielki sekret
clank-type-minor_secret = pomniejszy sekret
clank-type-prisoner = więzień
clank-type-market = towar
clank-danger = zagrożenie
clank-dragon = atak smoka
clank-copies = w pudełku: { $count ->
        [one] { $count } sztuka
        [few] { $count } sztuki
       *[other] { $count } sztuk
    }
clank-set-base = Katakumby
clank-set-party = Wesoła kompania
clank-set-promo = karty promocyjne
clank-costs = koszt: { $amounts }
clank-gives = daje: { $amounts }
clank-amount-skill = { $count ->
        [one] { $count } punkt umiejętności
        [few] { $count } punkty umiejętności
       *[other] { $count } punktów umiejętności
    }
clank-amount-swords = { $count ->
        [one] { $count } miecz
        [few] { $count } miecze
       *[other] { $count } mieczy
    }
clank-amount-boots = { $count ->
        [one] { $count } but
        [few] { $count } buty
       *[other] { $count } butów
    }
clank-amount-gold = { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
clank-amount-clank = { $count } Brzdęk!
clank-amount-draw = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
clank-amount-heal = leczenie { $count }
clank-amount-lockpicks = { $count ->
        [one] { $count } wytrych
        [few] { $count } wytrychy
       *[other] { $count } wytrychów
    }
clank-amount-prisoners = { $count ->
        [one] { $count } więzień
        [few] { $count } więźniów
       *[other] { $count } więźniów
    }
clank-amount-minor_secret = { $count ->
        [one] { $count } pomniejszy sekret
        [few] { $count } pomniejsze sekrety
       *[other] { $count } pomniejszych sekretów
    }
clank-amount-major_secret = { $count ->
        [one] { $count } wielki sekret
        [few] { $count } wielkie sekrety
       *[other] { $count } wielkich sekretów
    }
clank-amount-secret_tome = { $count ->
        [one] { $count } Tajemny wolumin
        [few] { $count } Tajemne woluminy
       *[other] { $count } Tajemnych woluminów
    }
clank-amount-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
clank-amount-damage = { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[other] { $count } obrażeń
    }
clank-amount-monsters = { $count ->
        [one] { $count } potwór
        [few] { $count } potwory
       *[other] { $count } potworów
    }

## Co leży na stole

clank-board-turn = Tura { $turn }{ $at ->
        [turn] {""}
       *[other] {" "}({ $phase })
    }, { $who ->
        [you] twoja
       *[other] { $player }
    }.
clank-board-pool = Zostało w tej turze: umiejętności { $skill }, miecze { $swords }, buty { $boots }.
clank-board-credit = Brzdęk!, który w tej turze zostanie zniesiony: { $count }.
clank-board-stuck = Kryształowa grota zabrania chodzić do końca tury.
clank-board-bold = W tej turze potwory na korytarzach nie przeszkadzają.
clank-board-found = Kafel do położenia: { $tile }.
clank-board-crossing = W drodze do: { $room }.
clank-board-ways = Drogi stąd: { $ways }.
clank-board-row = Pula: { $cards }.
clank-board-reserve = Rezerwa: { $cards }.
clank-board-market = Rynek: { $cards }.
clank-board-count = { $card } ×{ $count }
clank-board-priced = { $card } ({ $price })
clank-board-empty = pusto
clank-board-nothing = nic
clank-board-clank = Obszar Brzdęk!: { $cubes }.
clank-board-bag = Smocza sakwa: { $cubes }.
clank-board-cubes = { $player } ×{ $count }
clank-board-black = czarne { $count }
clank-board-ghosts = duchy { $count }
clank-board-rage = Smocza furia: pole { $space } z { $spaces }; w ataku losuje się { $count ->
        [one] 1 kostkę
        [few] { $count } kostki
       *[other] { $count } kostek
    }.
clank-board-decks = Zostało: talia lochów { $deck }, kafle { $tiles }, wielkie sekrety { $major }, pomniejsze sekrety { $minor }, więźniowie { $prisoners }, figurki w świątyni { $idols }.
clank-board-artifacts = Artefakty jeszcze na stosie: { $values }.
clank-board-player = { $player }: { $where }, zdrowie { $health } z { $most }, złoto { $gold }, wytrychy { $lockpicks }, kostki { $cubes }, wartość { $worth }.
clank-board-loot = Łupy: { $things }.
clank-board-artifact = artefakt { $value }
clank-board-idols = { $count ->
        [one] 1 figurka małpiego bożka
        [few] { $count } figurki małpiego bożka
       *[other] { $count } figurek małpiego bożka
    }
clank-board-mastery = odznaka złodziejskiego mistrzostwa
clank-board-state-escaped = już na wolności
clank-board-state-out = bez przytomności, { $room }
clank-board-cards = Karty: ręka { $hand }, talia { $deck }, stos kart odrzuconych { $discard }.
clank-board-hand = Twoja ręka: { $cards }.
clank-board-played = W obszarze gry: { $cards }.
clank-board-discard = Stos kart odrzuconych: { $cards }.
clank-board-tile = { $tile } ({ $facts }; { $cell }): { $rooms }.
clank-board-opened = już otwarte
clank-board-turned = obrót { $rotation }°
clank-board-marks = kostki: { $players }
clank-board-pawns = tutaj: { $players }
clank-short-health = zdrowie
clank-short-gold = złoto
clank-short-lockpicks = wytrychy
clank-short-worth = wartość
clank-short-score = wynik
clank-short-hand = ręka
clank-short-row = Pula
clank-short-reserve = Rezerwa
clank-short-market = Rynek
clank-short-clank = Brzdęk!
clank-short-bag = Sakwa
clank-short-rage = Furia
clank-short-skill = umiejętności
clank-short-swords = miecze
clank-short-boots = buty
clank-short-turn = tura { $turn }
clank-legend-pawn = pionki, z numerem miejsca
clank-legend-room = Co jest w komnatach:
clank-legend-monster = potwór na korytarzu
clank-legend-footprints = korytarz za dwa buty
clank-legend-opening = wyloty, za którymi nie ma jeszcze kafla
clank-legend-dragon = jej przyjście budzi smoka
clank-legend-danger = o jedną kostkę więcej w każdym ataku
clank-score = { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }

## Co by się stało

clank-fate-attack = W ataku wylosowano by teraz { $cubes ->
        [one] 1 kostkę
        [few] { $cubes } kostki
       *[other] { $cubes } kostek
    } z { $bag }.
clank-fate-hit = { $who ->
        [you] Szansa, że cię zrani
       *[other] Szansa, że zrani gracza { $player }
    }: { $chance }%, { $most ->
        [0] bez obrażeń
       *[other] najwyżej o { $most }
    }.
clank-fate-out = { $who ->
        [you] Może odebrać ci przytomność.
       *[other] Może odebrać przytomność: { $player }.
    }
clank-fate-calm = Atak nikogo teraz nie zrani.

## Opcje

clank-option-play = Zagraj: { $card }
clank-option-acquire = Zdobądź: { $card }
clank-option-use = Użyj: { $card }
clank-option-fight = Pokonaj: { $card }
clank-option-move = Idź: { $room }{ $by }; buty { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , potwory { $monsters }, miecze { $swords }
    }
clank-option-explore = Odkryj nowy kafel{ $by }; buty { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , potwory co najmniej { $monsters }
    }
clank-option-place = Połóż kafel z obrotem { $rotation }°: { $tile }
clank-option-go = Idź dalej: { $room }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] ; potwory { $monsters }, miecze { $swords }
    }
clank-option-teleport = Teleportuj się: { $room }
clank-option-turn = Obróć kafel o { $rotation }°
clank-option-at = Połóż tutaj: { $cell }
clank-option-open = Otwórz wytrychem: { $what ->
        [chest] skrzynia
        [library] biblioteka
       *[prison] więzienie
    }
clank-option-mark = Połóż kostkę przy ołtarzyku: { $room }
clank-option-buy = Kup: { $card }, złoto { $gold }{ $with ->
        [flute] , dzięki karcie Złoty flet
        [coupon] , na Kupon zniżkowy
        [both] , dzięki karcie Złoty flet i na Kupon zniżkowy
       *[none] {""}
    }
clank-option-take = Weź: { $card }
clank-option-discard = Odrzuć: { $card }
clank-option-trash = { $from ->
        [play] Usuń z gry, z obszaru gry: { $card }
       *[discard] Usuń z gry, ze stosu kart odrzuconych: { $card }
    }
clank-option-replace = Wymień: { $card }
clank-option-choose = { $what ->
        [silence] −2 Brzdęk!
        [caves] Kryształowe groty mnie nie zatrzymują
        [lockpick] Wytrych
        [cards] Wydaj wytrych i dobierz 2 karty
        [heal] Leczenie 1
        [boot] 1 but
        [trash] Usuń z gry karty Włam
        [theft] Wydaj wytrych i weź coś z puli
        [good] Towar za darmo
        [gold_and_trash] 2 złota i usuń kartę z gry
        [gold_and_lockpick] 2 złota i wytrych
        [lockpick_and_trash] Wytrych i usuń kartę z gry
       *[gold] Złoto
    }
    .empurror = { $what ->
        [silence] −2 Brzdęk!
        [caves] Kryształowe groty mnie nie zatrzymują
       *[gold] 1 złoto
    }
    .thieves_shrine = { $what ->
        [trash] Usuń z gry najwyżej dwie karty Włam
       *[gold] 2 złota
    }
    .ogre_merchant = { $what ->
        [good] Towar za darmo
       *[gold] 5 złota
    }
    .marble_guardian = { $what ->
       *[gold] 2 złota
    }
clank-option-take-artifact = Weź artefakt
clank-option-stay = Zrezygnuj z ruchu
clank-option-end-turn = Zakończ turę
clank-option-pass = Pas
    .trash = Niczego nie usuwaj
    .discard = Niczego nie odrzucaj
    .shield = Przyjmij obrażenie
clank-option-yes = Tak
    .top = Na wierzch mojej talii
    .return_idol = Zwróć figurkę i ulecz 2
clank-option-no = Nie
    .top = Na mój stos kart odrzuconych
    .return_idol = Zatrzymaj figurki

group-acquire = Zdobądź
group-fight = Pokonaj
group-move = Idź
group-explore = Odkryj
group-place = Połóż
group-teleport = Teleport
group-turn = Obróć
group-buy = Kup
group-trash = Usuń z gry
group-replace = Wymień
group-choose = Wybierz
clank-label-use = użyj
clank-label-move = { $room }{ $by }; buty { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , potwory { $monsters }, miecze { $swords }
    }
clank-label-explore = { $by }; buty { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , potwory co najmniej { $monsters }
    }
clank-label-buy = { $card }, złoto { $gold }{ $with ->
        [flute] , z fletem
        [coupon] , z kuponem
        [both] , z fletem i kuponem
       *[none] {""}
    }
clank-label-trash = { $from ->
        [play] { $card } (obszar gry)
       *[discard] { $card } (karty odrzucone)
    }
clank-label-turn = { $rotation }°
clank-label-place = obrót { $rotation }°
clank-label-leads = prowadzi: { $room }
clank-label-wall = ściana

## Pytania

clank-kind-turn = Twoja tura: umiejętności { $skill }, miecze { $swords }, buty { $boots }.
    .empty = Twoja tura: umiejętności { $skill }, miecze { $swords }, buty { $boots }. Wszystkie karty zagrane: działaj albo zakończ turę.
clank-kind-place = Nowy kafel: { $tile }. Jak go kładziesz?
clank-kind-cross = Jesteś w drodze: { $room }, miecze { $swords }. Idź dalej albo najpierw zrób coś innego.
clank-kind-turn_tile = Kafel pod tobą się rusza: o ile się obraca?
clank-kind-shield = Duch chce cię zranić. Odrzucić przeciw niemu: { $card }?
clank-kind-trash = { $card }: wybierz kartę, która wypada z gry.
    .riot = { $card }: możesz wybrać kartę, która wypada z gry.
    .shadow_walk = { $card }: wybierz Włam, który wypada z gry.
    .thieves_shrine = { $card }: możesz wybrać Włam, który wypada z gry, w sumie dwa.
clank-kind-discard = { $card }: odrzucić niezagraną kartę, żeby dobrać dwie?
clank-kind-teleport = { $card }: gdzie chcesz się znaleźć?
    .marble_guardian = { $card }: teleportuj się do komnaty nowego kafla albo weź 2 złota.
clank-kind-theft = { $card }: wybierz, co bierzesz z puli bez punktów umiejętności.
clank-kind-top = { $card }: dokąd trafia?
clank-kind-mark = { $card }: wybierz ołtarzyk dla swojej kostki.
clank-kind-good = { $card }: wybierz towar za darmo.
clank-kind-replace = { $card }: wybierz kartę, która znika z puli.
clank-kind-at = { $card }: gdzie leży nowy kafel?
clank-kind-return_idol = { $card }: zwrócić figurkę małpiego bożka, żeby uleczyć 2?
clank-kind-choose = { $card }: wybierz jedno.
    .black_market = { $card }: wybierz dwa z trzech.

## Wydarzenia

clank-event-turn_began = Tura { $turn }: { $who ->
        [you] twoja
       *[other] { $player }
    }.
clank-event-played = { $who ->
        [you] Zagrywasz: { $card }.
       *[other] { $player } zagrywa: { $card }.
    }
clank-event-bonus = Warunek jest spełniony: { $card }.
clank-event-gained = { $who ->
        [you] Zyskujesz: { $amount }.
       *[other] { $player } zyskuje: { $amount }.
    }
clank-event-clank = { $who ->
        [you] Robisz { $made } Brzdęk!
       *[other] { $player } robi { $made } Brzdęk!
    }{ $cancelled ->
        [0] {""}
       *[other] {" "}Zniesione: { $cancelled }.
    }
clank-event-hushed = { $who ->
        [you] Z obszaru Brzdęk! wraca do ciebie kostek: { $count }
       *[other] { $player } zabiera z obszaru Brzdęk! kostek: { $count }
    }{ $credit ->
        [0] {""}
       *[other] ; na tę turę zostaje ujemny Brzdęk!: { $credit }
    }.
clank-event-drew = { $known ->
        [yes] { $who ->
            [you] Dobierasz: { $cards }.
           *[other] { $player } dobiera: { $cards }.
        }
       *[no] { $who ->
            [you] Dobierasz { $count ->
                [one] kartę
                [few] { $count } karty
               *[other] { $count } kart
            }.
           *[other] { $player } dobiera { $count ->
                [one] kartę
                [few] { $count } karty
               *[other] { $count } kart
            }.
        }
    }
clank-event-shuffled = { $who ->
        [you] Tasujesz nową talię, kart: { $count }.
       *[other] { $player } tasuje nową talię, kart: { $count }.
    }
clank-event-discarded = { $who ->
        [you] Odrzucasz: { $card }.
       *[other] { $player } odrzuca: { $card }.
    }
clank-event-trashed = { $from ->
        [play] Z końcem tury wypada z gry: { $card }.
       *[discard] Wypada z gry: { $card }.
    }
clank-event-acquired = { $who ->
        [you] Zdobywasz: { $card }
       *[other] { $player } zdobywa: { $card }
    }{ $to ->
        [deck] , na wierzch talii
       *[discard] {""}
    }.
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
        [you] Idziesz: { $room }
       *[other] { $player } idzie: { $room }
    }{ $swords ->
        [0] {""}
       *[other] ; miecze { $swords }
    }{ $lockpicks ->
        [0] {""}
       *[other] ; wytrychy { $lockpicks }
    }{ $damage ->
        [0] {""}
       *[other] ; obrażenia { $damage }
    }.
clank-event-teleported = { $who ->
        [you] Teleportujesz się: { $room }.
       *[other] { $player } teleportuje się: { $room }.
    }
clank-event-held_up = { $who ->
        [you] Nie możesz zapłacić za korytarz i zostajesz: { $room }.
       *[other] { $player } nie może zapłacić za korytarz i zostaje: { $room }.
    }
clank-event-found_tile = { $who ->
        [you] Odkrywasz kafel: { $tile }.
       *[other] { $player } odkrywa kafel: { $tile }.
    }
clank-event-laid_tile = Na mapie leży: { $tile } ({ $cell }), obrót { $rotation }°.
clank-event-turned_tile = Obraca się: { $tile }, teraz { $rotation }°.
clank-event-artifact_laid = Leży tu artefakt { $artifact }: { $room }.
clank-event-ghost_came = Duch trafia do obszaru Brzdęk!
clank-event-took_artifact = { $who ->
        [you] Bierzesz artefakt { $artifact }.
       *[other] { $player } bierze artefakt { $artifact }.
    }
clank-event-took_idol = { $who ->
        [you] Bierzesz figurkę małpiego bożka; zostało: { $left }.
       *[other] { $player } bierze figurkę małpiego bożka; zostało: { $left }.
    }
clank-event-returned_idol = { $who ->
        [you] Zwracasz figurkę małpiego bożka; w świątyni: { $left }.
       *[other] { $player } zwraca figurkę małpiego bożka; w świątyni: { $left }.
    }
clank-event-opened = { $who ->
        [you] Otwierasz
       *[other] { $player } otwiera
    } { $what ->
        [chest] skrzynię
        [library] bibliotekę
       *[prison] więzienie
    }: { $room }.
clank-event-marked = { $who ->
        [you] Kładziesz kostkę przy ołtarzyku, złoto { $gold }: { $room }.
       *[other] { $player } kładzie kostkę przy ołtarzyku, złoto { $gold }: { $room }.
    }
clank-event-found = { $who ->
        [you] Dostajesz: { $card }.
       *[other] { $player } dostaje: { $card }.
    }
clank-event-bought = { $gold ->
        [0] { $who ->
            [you] Bierzesz towar za darmo: { $card }.
           *[other] { $player } bierze towar za darmo: { $card }.
        }
       *[other] { $who ->
            [you] Kupujesz towar, złoto { $gold }: { $card }.
           *[other] { $player } kupuje towar, złoto { $gold }: { $card }.
        }
    }
clank-event-rage = Smocza furia rośnie: pole { $space }.
clank-event-healed = { $who ->
        [you] Leczysz { $count }.
       *[other] { $player } leczy { $count }.
    }
clank-event-hurt = { $who ->
        [you] Otrzymujesz obrażenia: { $damage }, zdrowie { $health }.
       *[other] { $player } otrzymuje obrażenia: { $damage }, zdrowie { $health }.
    }
clank-event-shielded = { $who ->
        [you] Duch cię omija: { $card }.
       *[other] Duch omija gracza { $player }: { $card }.
    }
clank-event-card_came = Nowa karta w puli: { $card }.
clank-event-card_left = Z puli znika: { $card }.
clank-event-calmed = Czarne kostki wracają do smoczej sakwy: { $count }.
clank-event-attack = Smok atakuje! Kostki: { $cubes }. Czarne { $black }, duchy { $ghosts }, { $hits ->
        [none] nikt nie obrywa
       *[other] obrywa: { $hits }
    }.
clank-event-knocked_out = { $who ->
        [you] Tracisz przytomność: { $room }.
       *[other] { $player } traci przytomność: { $room }.
    }
clank-event-escaped = { $who ->
        [you] Uciekasz z odznaką złodziejskiego mistrzostwa!
       *[other] { $player } ucieka z odznaką złodziejskiego mistrzostwa!
    }
clank-event-game_ended = { $who ->
        [you] Wygrywasz grę ({ $reason }).
        [nobody] Nikt nie wygrywa gry ({ $reason }).
       *[other] { $player } wygrywa grę ({ $reason }).
    }

## Odmowy

refusal-clank-must-choose = Tu nie można spasować: wybierz jedną z opcji.
refusal-clank-not-offered = „{ $notation }” nie ma wśród tego, co możesz teraz zrobić.
refusal-clank-not-in-hand = Tej karty nie masz na ręce: { $card }.
refusal-clank-not-in-a-move = { $card } musi poczekać, aż ruch się skończy.
refusal-clank-not-to-acquire = Takiej karty nie można zdobyć: { $card }.
refusal-clank-stack-empty = W rezerwie nie ma już: { $card }.
refusal-clank-not-in-row = Tej karty nie ma w puli: { $card }.
refusal-clank-no-skill = { $card } kosztuje punkty umiejętności: { $cost }; masz { $have }.
refusal-clank-no-monster = To nie potwór: { $card }.
refusal-clank-not-here = Tutaj nie można z tym walczyć; karta mówi gdzie: { $card }.
refusal-clank-no-swords = { $card } kosztuje miecze: { $cost }; masz { $have }.
refusal-clank-not-yours = Tego nie masz: { $card }.
refusal-clank-no-use-now = Teraz nie można tego użyć: { $card }.
refusal-clank-cannot-pay = { $card } kosztuje nie tylko umiejętności, a reszty nie możesz teraz dać.
refusal-clank-nothing-to-use = { $card }: nie ma tu teraz czego użyć. Zagrana karta zrobiła już swoje.
refusal-clank-cards-left = Karty, które trzeba jeszcze zagrać: { $count }.
refusal-clank-move-under-way = Najpierw musi się skończyć rozpoczęty ruch.
refusal-clank-duty-left = Trzeba jeszcze wykonać efekt zagranej karty.
refusal-clank-no-tile = Nie ma kafla do położenia.
refusal-clank-no-move = Żaden ruch nie trwa.
refusal-clank-no-way = Stąd nie prowadzi tam żaden korytarz: { $room }.
refusal-clank-home = Jesteś z artefaktem w krypcie i tu zostajesz.
refusal-clank-stuck = Po wejściu do kryształowej groty nie wolno chodzić do końca tury.
refusal-clank-no-tiles-left = Nie ma już kafli; ten korytarz donikąd nie prowadzi.
refusal-clank-no-artifact-yet = Bez artefaktu nie można wrócić do krypty.
refusal-clank-one-way = Ten korytarz prowadzi tylko w drugą stronę.
refusal-clank-no-boots = Ten korytarz kosztuje buty: { $cost }; masz { $have }.
refusal-clank-no-lockpick = Potrzebne wytrychy: { $cost }; masz { $have }.
refusal-clank-no-such-swords = Tylu mieczy nie można tam wydać; masz { $have }.
refusal-clank-deadly = Takie obrażenia odebrałyby ci przytomność, nie wolno ich przyjąć: { $damage }.
refusal-clank-no-cubes = Nie masz już na to kostki.
refusal-clank-no-good = Czegoś takiego nikt nie sprzedaje: { $card }.
refusal-clank-no-flute = Nie ma w grze karty Złoty flet, żeby to kupić: { $card }.
refusal-clank-no-stall = Nie ma tu kramu, żeby to kupić: { $card }.
refusal-clank-sold-out = { $card }: wszystko sprzedane.
refusal-clank-not-hurt = { $card } tylko dla tych, którzy mają obrażeń co najmniej { $damage }.
refusal-clank-no-gold = { $card } kosztuje złoto: { $cost }; masz { $have }.
refusal-clank-nothing-to-open = Tutaj nie ma czego takiego otworzyć.
refusal-clank-opened-before = To już otwarto.
refusal-clank-pool-empty = Nic już w tym nie ma.
refusal-clank-no-altar = Nie stoisz przy tym ołtarzyku.
refusal-clank-marked-before = Przy tym ołtarzyku leży już twoja kostka.
refusal-clank-altar-full = Przy tym ołtarzyku nie ma wolnego pola.
refusal-clank-no-artifact-here = Nie ma tu artefaktu.
refusal-clank-hands-full = Nie możesz nieść kolejnego artefaktu.
refusal-clank-looted-before = Z tej komnaty masz już artefakt.

## Ustawienia

setting-start_side = Kafel startowy
    .about = Którą stroną do góry leży kafel startowy.
setting-party = Wesoła kompania
    .about = Więcej artefaktów, towarów i kart, dla pięciu i sześciu graczy.
lobby-stop-party = Wesoła kompania jest dla pięciu i sześciu graczy.
setting-promos = Karty promocyjne
    .about = Trzy karty, których nie ma w pudełku.
setting-single_exit_slots = Wyloty
    .about = Ile wylotów ma każdy bok kafla.
setting-first_player = Pierwszy gracz
    .about = Kto zaczyna.
value-start_side-a = Schody krypty
    .about = Dwa ganki przed kryptą i podest pod świątynią małpiego bożka.
value-start_side-b = Nawa krypty
    .about = Nawa ze złotem i portalem oraz kryształowa grota pod świątynią małpiego bożka.
value-start_side-random = Losowo
    .about = Jedna z dwóch stron, przez losowanie.
value-party-true = Z dodatkiem
    .about = Konieczny dla pięciu i sześciu graczy, i tylko dla nich.
value-party-false = Bez dodatku
    .about = Samo pudełko Katakumb, dla dwóch do czterech graczy.
value-promos-true = Z nimi
    .about = Wielka ucieczka!, Pan Wąsomag i Zakurzona mapa są w talii lochów.
value-promos-false = Bez nich
    .about = Sto kart z pudełka.
value-single_exit_slots-true = Jeden na bok
    .about = Mniej dróg i kafle, które zawsze do siebie pasują.
value-single_exit_slots-false = Dwa na bok
    .about = Więcej dróg, jak w pudełku.
value-first_player-random = Losowo
    .about = Zaczyna losowe miejsce.
value-first_player-0 = Pierwsze miejsce
    .about = Zaczyna, kto tam siedzi.
value-first_player-1 = Drugie miejsce
    .about = Zaczyna, kto tam siedzi.
value-first_player-2 = Trzecie miejsce
    .about = Zaczyna, kto tam siedzi.
value-first_player-3 = Czwarte miejsce
    .about = Zaczyna, kto tam siedzi.
value-first_player-4 = Piąte miejsce
    .about = Zaczyna, kto tam siedzi.
value-first_player-5 = Szóste miejsce
    .about = Zaczyna, kto tam siedzi.
