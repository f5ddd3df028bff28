### Keep the Heroes Out! przy stole: opcje, pytania, odmowy i co na nim leży.
###
### Czego opcja nie mówi, to `none`. Jak się nazywają komnaty, bohaterowie i potwory, stoi w names.ftl.

## Opcje

keep-by-ability = { $ability ->
        [yes] {" "}(zdolność klanu)
       *[no] {""}
    }
keep-hurt = { $damage ->
        [none] {""}
        [0] , bez obrażeń
       *[other] , obrażenia { $damage }
    }
keep-option-clan = Poprowadź klan { keep-clan }
keep-option-muster = Ustaw potwora { keep-in }
keep-option-play = Zagraj: { $card }{ $side ->
        [none] {""}
        [left] {" "}(lewa strona)
        [right] {" "}(prawa strona)
       *[other] {" "}({ $side })
    }
    .idle = Zagraj na darmo: { $card }
keep-option-gamble = Spróbuj uwięzić bohatera: dobierz kartę Gildii
keep-option-end-turn = Nie zagrywaj więcej kart
keep-option-done = Gotowe
    .act = Nie używaj więcej tej karty
    .then = Zrezygnuj
    .horde = Dość tej Hordy
    .exchange = Nie wymieniaj więcej
    .replace = To już wszystkie
    .rest = Niech wejdą bohaterowie
keep-option-pass = Pasuj
    .defend = Nie broń
    .bring = Nie ustawiaj
keep-option-pay = Zapłać
keep-option-defend-with = Broń kartą { $card }
keep-option-exchange = Odrzuć na wymianę Zdobyczy: { $card }
keep-option-replace = Odłóż pod talię: { $card }
keep-option-take = Weź: { $card }
keep-option-draw = Dobierz kartę{ keep-by-ability }
keep-option-reinforcements = Posiłki: obejrzyj trzy karty
keep-option-heal = Usuń ze Smoczycy wszystkie obrażenia{ keep-by-ability }
keep-option-trap = Umieść pułapkę { keep-in }{ keep-by-ability }
keep-option-portal = Otwórz portal { keep-in }{ keep-by-ability }
keep-option-finish = Ukończ portal { keep-in }
keep-option-ambush = Zasadzka: potwór { keep-to }{ keep-by-ability }
keep-option-horde = Horda: wszystkie twoje potwory { keep-in }
keep-option-move = Idź { keep-from } { keep-to }{ $goods ->
        [none] {""}
       *[other] , niosąc { keep-a-goods }
    }{ keep-hurt }{ keep-by-ability }
keep-state = { $state ->
        [active] {" "}({ $class ->
            [rogue] aktywną
            [archer] aktywną
           *[other] aktywnego
        })
        [exhausted] {" "}({ $class ->
            [rogue] wyczerpaną
            [archer] wyczerpaną
           *[other] wyczerpanego
        })
       *[none] {""}
    }
keep-option-melee = Uderz { keep-the-hero }{ keep-state } { keep-in }{ keep-by-ability }
keep-option-ranged = Ustrzel { keep-the-hero }{ keep-state } { keep-in }{ keep-by-ability }
keep-option-place = Umieść { keep-a-goods } { keep-in }{ keep-by-ability }
keep-option-discard = { $goods ->
        [none] Odrzuć: { $card }
       *[other] Odrzuć { keep-a-goods } { keep-from }
    }
keep-option-use = { $card ->
        [none] { $value ->
            [none] Użyj komnaty: { keep-room }
           *[other] Użyj Wielkiego Budowniczego: skarb o wartości { $value }
        }
       *[other] Użyj komnaty: { keep-room }, zdobądź: { $card }
    }
keep-option-next = { $class ->
        [none] Teraz: bohaterowie { keep-in }
       *[other] Teraz: { keep-hero } { keep-in }
    }
keep-option-attacker = Najpierw: { keep-hero }
keep-option-exhaust = Wyczerp { keep-the-hero }
keep-option-hit = Trafiono { keep-a-monster }{ keep-hurt }
keep-option-shoot = Cel { keep-in }: { keep-monster }{ keep-hurt }
keep-option-lose = Strać { keep-a-goods }
keep-option-shift = Wynieś { keep-a-goods } { keep-from } { keep-to }
keep-option-charge = Szarża { keep-to }
keep-option-build = Zbuduj komnatę: { keep-room }
keep-option-bury = Połóż skarb { keep-in }
keep-option-lay = Połóż w kolumnie { $x }, rzędzie { $y }, obrót o { $rotation }°
keep-option-choose = Wybierz: { keep-room }
keep-option-refuse = Nie płać
keep-option-escape = Wypuść { keep-the-hero }
keep-option-cycle = Odłóż pod talię: { $card }
keep-option-bring = Potwór { keep-to }
group-clan = Klany
group-muster = Ustaw
group-gamble = Więzienie
group-melee = Uderz
group-ranged = Ustrzel
group-ambush = Zasadzka
group-next = Teraz
group-exchange = Odrzuć
group-horde = Horda
group-hit = Kto obrywa

## Pytania

keep-ask-clan = Który klan prowadzisz?
keep-ask-muster = Gdzie staje twój potwór?
keep-ask-turn = Zagrywaj karty, jedną po drugiej.
    .empty = Nie masz już kart: czy to wszystko?
keep-ask-act = { $card }: co robisz? Zostało: { $left }.
keep-ask-then = { $card }: co możesz zrobić bez kosztu: { $left }.
keep-ask-horde = Horda { keep-in }: { $left }. Potwory, które jeszcze mogą: { $count }.
keep-ask-take = Którą kartę Taktyki daje ci Laboratorium?
keep-ask-exchange = Odrzucasz kartę, żeby wymienić Zdobycze?
keep-ask-replace = Które Zdobycze idą pod talię?
keep-ask-rest = Zaraz wtargną bohaterowie.
keep-ask-next = Jest kilku aktywnych bohaterów: kto działa teraz?
keep-ask-attacker = Kilku bohaterów atakuje { keep-in }: kto pierwszy?
keep-ask-hit = { keep-hero } atakuje: który potwór obrywa?
    .scenario = { $card }: który potwór { keep-in } odnosi obrażenie?
keep-ask-shot = Łuczniczka strzela: który potwór obrywa?
keep-ask-defend = Bronisz potwora?
    .attack = Bohater atakuje potwora { keep-in }: bronisz go?
    .shot = Łuczniczka strzela do potwora { keep-in }: bronisz go?
    .scenario = { $card }: bronisz potwora { keep-in }?
keep-ask-ransack = Wojownik pustoszy komnatę; co przepada { keep-in }?
keep-ask-losses = Straty { keep-in }: który zasób odrzucić?
keep-ask-discard = Którą kartę odrzucasz?
    .curse = Klątwa: którą kartę odrzucasz?
    .scenario = { $card }: którą kartę odrzucasz?
keep-ask-charge = Do Skarbca prowadzą dwie drogi: którędy szarżują?
keep-ask-loot = Kogo wyczerpuje kradzież?
keep-ask-build = Który projekt budujesz?
keep-ask-lay = Gdzie leży nowa komnata?
keep-ask-bury = Gdzie leży skarb?
keep-ask-where = { $card }: o którą komnatę chodzi?
keep-ask-pay = { $card }: płacicie?
keep-ask-escape = { $card }: kto się wymyka?
keep-ask-shift = { $card }: co zostaje wyniesione?
keep-ask-cycle = { $card }: która Zdobycz idzie pod talię?
keep-ask-bring = { $card }: ustawiasz potwora?

## Napisy pod nagłówkiem

keep-label-play = { $card }{ $side ->
        [none] {""}
       *[other] : { $side }
    }
keep-label-move = { $start } → { $goal }{ $goods ->
        [none] {""}
       *[other] {" "}+ { keep-goods }
    }{ keep-hurt }{ keep-by-ability }
keep-label-attack = { keep-hero }{ $state ->
        [active] {" "}({ keep-state-active })
        [exhausted] {" "}({ keep-state-exhausted })
       *[none] {""}
    }, { keep-room }{ keep-by-ability }
keep-label-next = { $class ->
        [none] { keep-room }
       *[other] { keep-hero }, { keep-room }
    }
keep-label-goods = { keep-goods }, { keep-room }{ keep-by-ability }
keep-label-room = { keep-room }{ keep-by-ability }
keep-label-use = { keep-room }{ $value ->
        [none] {""}
       *[other] , wartość { $value }
    }
keep-label-monster = { keep-monster }{ keep-hurt }

## Co leży na stole

keep-board-turn = { $turn ->
        [0] Przed pierwszą turą
       *[other] Tura { $turn }
    } ({ $phase }), { $who ->
        [you] twoja
       *[other] { $player }
    }.
keep-board-scenario = { $scenario }, { $difficulty }.
keep-board-guild = Fala { $wave } z 2; talia Gildii { $deck }, na koniec każdej tury { $quota }.
keep-board-due = Karty Gildii, które przyjdą jeszcze w tej turze: { $count }.
keep-board-coming = Jeszcze w talii Gildii: { $cards }.
keep-board-scenario-cards = { $count ->
        [one] { $count } karta scenariusza
        [few] { $count } karty scenariusza
       *[other] { $count } kart scenariusza
    }
keep-board-times = { $what } ×{ $count }
keep-board-gamble = { $may ->
        [yes] W tej turze można jeszcze skorzystać z Więzienia.
       *[no] W tej turze skorzystano już z Więzienia.
    }
keep-board-acting = Zagrywana karta: { $card }; zostało: { $left }.
keep-board-player = { $player }: { $name }, potwory { $monsters }, w legowisku { $lair }.
    .none = { $player }: jeszcze bez klanu.
keep-board-cards = Karty: ręka { $hand }, talia { $deck }, odrzucone { $discard }.
keep-board-hand = Twoja ręka: { $cards }.
keep-board-played = W obszarze zagrywania: { $cards }.
keep-board-discard = Stos kart odrzuconych: { $cards }.
keep-board-loot = Zdobycze: { $cards }; w talii { $deck }.
keep-board-kind = { $card } ({ $kind })
keep-board-stolen = Skradzione: { $treasures }.
keep-board-reserve = Bohaterowie w rezerwie: { $heroes }.
keep-board-projects = Projekty: { $rooms }; pod nimi { $count }.
keep-board-markers = Znaczniki czynszu na Skarbcu: { $count }.
keep-board-room = { $name } ({ $ways }): { $inside }.
keep-board-ways = przejścia: { $rooms }
keep-board-empty = pusto
keep-board-nothing = nic
keep-board-monsters = { $count } { keep-monsters }{ $damage ->
        [0] {""}
       *[other] {" "}(obrażenia { $damage })
    }
keep-board-heroes = { $state ->
        [active] aktywni: { $heroes }
       *[exhausted] wyczerpani: { $heroes }
    }
keep-board-treasure = skarb { $value }
keep-score = ocalone skarby: { $count }
keep-short-turn = tura { $turn }
keep-short-wave = fala { $wave }/2
keep-short-monsters = w lochu
keep-short-lair = legowisko
keep-short-hand = ręka
keep-short-deck = talia
keep-short-loot = Zdobycze
keep-short-guild = Gildia
keep-short-quota = na turę
keep-short-left = zostało
keep-legend-monsters = potwory: numer miejsca i ile ich jest
keep-legend-heroes = bohaterowie: F Wojownik, R Łotrzyca, M Mag, A Łuczniczka; małe litery są wyczerpane
keep-legend-treasure = skarb i jego wartość
keep-legend-danger = jeszcze jeden bohater i go ukradną
keep-legend-damage = ich obrażenia
keep-legend-corridor = korytarze
keep-legend-guild = bohaterowie, którzy są jeszcze w talii Gildii
keep-legend-scenario = karty scenariusza, które są jeszcze w niej

## Karty

keep-figures-clan = { $role }, { $count ->
        [one] { $count } potwór
        [few] { $count } potwory
       *[other] { $count } potworów
    }, wytrzymałość { $health }, na początku { $start }: { $rooms }
keep-figures-hero = { keep-hero }: { $rooms }
keep-figures-scenario = karta scenariusza: { $scenario }
keep-figures-treasure = wartość { $value }
keep-figures-dungeon = scenariusz { $number }, trudność { $stars } z 5
keep-hard-variant = Trudny wariant: { $text }
keep-set-base = Keep the Heroes Out!

## Co by się stało

keep-fate-cards = Karty Gildii na koniec tej tury: { $quota } z { $deck }.
keep-fate-danger = { keep-in }: jeszcze jeden bohater i skradną skarb o wartości { $value }; szansa { $chance }%.
keep-fate-fatal = { keep-in }: jeszcze jeden bohater i skradną skarb o wartości { $value }, a wszystko stracone; szansa { $chance }%.
keep-fate-calm = Żadnego skarbu nie ukradnie jeden przybysz.
keep-fate-gamble = Więzienie teraz: szansa na Maga { $chance }%; tylu bohaterów by tam obudził: { $count }.

## Odmowy

refusal-keep-not-offered = „{ $notation }” nie jest wśród tego, co możesz teraz zrobić.
refusal-keep-must-choose = Tego nie można pominąć: wybierz jedną z opcji.
refusal-keep-not-in-hand = Tej karty nie masz w ręce: { $card }.
refusal-keep-no-such-side = { $card }: nie ma takiej strony albo trzeba wskazać którąś.
refusal-keep-nothing-to-do = Nic z tego nie da się teraz zrobić: { $card }.
refusal-keep-only-a-reaction = { $card }: tylko w odpowiedzi na atak bohatera.
refusal-keep-nothing-to-defend = Żaden bohater nie atakuje teraz komnaty z twoim potworem.
refusal-keep-card-under-way = Najpierw trzeba dokończyć zagrywaną kartę.
refusal-keep-heroes-under-way = Najpierw bohaterowie muszą skończyć.
refusal-keep-not-your-turn = Teraz trwa tura innego gracza.
refusal-keep-gambled-already = W tej turze skorzystano już z Więzienia.
refusal-keep-no-gamble-now = Z Więzienia można korzystać tylko między kartami, w swojej turze i zanim wtargną bohaterowie.
refusal-keep-no-such-action = Na tej karcie nie ma już takiej akcji: { $action }.
refusal-keep-needs-activate = Do tego potrzebna jest Aktywacja z karty.
refusal-keep-no-monster-there = Nie masz potwora { keep-in }.
refusal-keep-no-monster-near = Żaden twój potwór nie jest po drugiej stronie korytarza od tej komnaty: { keep-room }.
refusal-keep-no-corridor = { keep-from } { keep-to } nie prowadzi ani korytarz, ani portal.
refusal-keep-nothing-to-carry = { keep-in }: nie ma tam czego zabrać: { keep-goods }.
refusal-keep-one-token = Potwór niesie tylko jeden zasób albo jedną pułapkę.
refusal-keep-no-hero-there = { keep-in }: nie ma tam takiego bohatera: { keep-hero }.
refusal-keep-angry-frogs = { keep-in }: potwór, który niesie Żabę, nie może bić tą samą kartą.
refusal-keep-none-left = W rezerwie już nie ma: { keep-goods }.
refusal-keep-portal-there = Portal { keep-in } już jest.
refusal-keep-no-portal-to-finish = Nieukończonego portalu { keep-in } nie ma.
refusal-keep-lair-empty = Twoje legowisko jest puste.
refusal-keep-not-an-ambush-room = Karta nie pokazuje tej komnaty albo nie ma jej w lochu: { keep-room }.
refusal-keep-no-ability = Zdolności twojego klanu nie można teraz użyć.
refusal-keep-nothing-to-activate = Nie ma czego aktywować { keep-in }.
refusal-keep-cannot-pay = { keep-in }: leży tam za mało, żeby zapłacić: { keep-goods }.
refusal-keep-not-in-row = Tej karty nie ma wśród odkrytych Zdobyczy: { $card }.
refusal-keep-wrong-kind = { keep-in }: tej karty się tam nie zdobywa: { $card }.
refusal-keep-no-tactics-in-row = Wśród odkrytych Zdobyczy nie ma karty Taktyki.
refusal-keep-no-treasure-left = W rezerwie nie ma już skarbu tej wartości: { $value }.
refusal-keep-no-room-to-build = Żadnego projektu nie da się teraz dołączyć do lochu.
refusal-keep-no-cards = Nie masz już karty, którą można zapłacić za wymianę.
refusal-keep-clan-taken = Ten klan jest już zajęty: { keep-clan }.
refusal-keep-not-your-room = Twój klan tam nie zaczyna: { keep-room }.
refusal-keep-not-nearest = To nie jest najbliżej Skarbca: { keep-room }.
refusal-keep-no-cards-to-draw = Nie ma już kart do dobrania.
refusal-keep-no-defence = Tą kartą nie można się bronić: { $card }.
refusal-keep-no-such-ability = Zdolność twojego klanu jest inna.
refusal-keep-no-such-room = Nie ma takiej komnaty w lochu: { keep-room }.
refusal-keep-not-in-this-phase = Karty zagrywa się tylko w fazie 1: { $card }.
refusal-keep-only-in-phase-2 = Zdobycze wymienia się tylko w fazie 2.
refusal-keep-nothing-for-a-horde = { keep-in }: twoje potwory nic by tym tam nie zrobiły.
refusal-keep-nothing-for-the-ability = Zdolność twojego klanu nic by teraz nie zrobiła.
refusal-keep-other-horde = Teraz działa tylko Horda z jednej komnaty: { keep-room }.
refusal-keep-row-empty = Nie ma odkrytych Zdobyczy.
