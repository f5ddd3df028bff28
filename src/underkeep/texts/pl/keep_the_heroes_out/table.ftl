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
keep-option-attacker = { keep-hero } atakuje { $class ->
        [rogue] pierwsza
        [archer] pierwsza
       *[other] pierwszy
    }
keep-option-exhaust = { keep-hero } wyczerpuje się kradzieżą
keep-option-hit = Trafiono { keep-a-monster }{ keep-hurt }
keep-option-shoot = Cel { keep-in }: { keep-monster }{ keep-hurt }
keep-option-lose = Strać { keep-a-goods }
keep-option-shift = { keep-goods } { keep-from } { keep-to }
keep-option-charge = Szarża { keep-to }
keep-option-build = Zbuduj komnatę: { keep-room }
keep-option-bury = Połóż skarb { keep-in }
keep-option-lay = Połóż w kolumnie { $x }, rzędzie { $y }, obrót o { $rotation }°
keep-option-choose = { keep-in }
keep-option-refuse = Nie płać
keep-option-escape = { keep-hero } wymyka się
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
