### Keep the Heroes Out!: co się stało. Co robią bohaterowie, mówi się z powodem; zasada stoi za zdaniem.
###
### $who to `you`, gdy chodzi o czytającego, w innym razie `other`; $player to wtedy imię. $known to `yes`, gdy czytający
### może wiedzieć, o które karty chodzi. $heroes to kilkoro bohaterów, każdy z osobna; $there to komnata, do której ktoś idzie.

## Co robią gracze

keep-event-clan_chosen = { $who ->
        [you] Prowadzisz klan { keep-clan }.
       *[other] { $player } prowadzi klan { keep-clan }.
    }
keep-event-mustered = { keep-monster } zajmuje miejsce { keep-in }.
keep-event-turn_began = { $who ->
        [you] Tura { $turn }: twoja.
       *[other] Tura { $turn }: { $player }.
    }
keep-event-phase_began = Faza: { $phase }.
keep-event-played = { $who ->
        [you] Zagrywasz: { $card }{ $side }.
       *[other] { $player } zagrywa: { $card }{ $side }.
    }
keep-event-left_unused = { $who ->
        [you] { $card }: nie wykorzystujesz akcji: { $actions }.
       *[other] { $card }: { $player } nie wykorzystuje akcji: { $actions }.
    }
keep-event-drew = { $known ->
        [yes] { $who ->
            [you] Dobierasz: { $cards }.
           *[other] { $player } dobiera: { $cards }.
        }
       *[no] { $who ->
            [you] Dobierasz karty: { $count }.
           *[other] { $player } dobiera karty: { $count }.
        }
    }
keep-event-shuffled = { $who ->
        [you] Twój stos kart odrzuconych tworzy nową talię: { keep-cards }.
       *[other] { $player }: stos kart odrzuconych tworzy nową talię: { keep-cards }.
    }
keep-event-discarded = { $who ->
        [you] Odrzucasz: { $card }{ $why }.
       *[other] { $player } odrzuca: { $card }{ $why }.
    }
keep-why = { $why ->
        [curse] Klątwa
        [exchange] wymiana Zdobyczy
       *[other] { $why }
    }
keep-event-reinforced = { $who ->
        [you] Posiłki: bierzesz { $cards }, odrzucasz { $discarded }.
       *[other] Posiłki: { $player } bierze { $cards }, odrzuca { $discarded }.
    }
keep-event-used_ability = { $who ->
        [you] Używasz zdolności klanu { keep-clan }.
       *[other] { $player } używa zdolności klanu { keep-clan }.
    }
keep-event-activated = { $who ->
        [you] Używasz komnaty: { keep-room }.
       *[other] { $player } używa komnaty: { keep-room }.
    }
keep-event-moved = { keep-monster } idzie { keep-from } { keep-to }{ $by ->
        [portal] , przez portale
        [wall] , przez ścianę
       *[other] {""}
    }{ $goods ->
        [none] {""}
       *[other] , niosąc { keep-a-goods }
    }.
keep-event-attacked_hero = { keep-monster } trafia { keep-in } { keep-the-hero }{ $by ->
        [ranged] {" "}z daleka
       *[melee] {""}
    }.
keep-event-hero_left = { $by ->
        [trap] Pułapka usuwa { keep-in } { keep-the-hero }.
       *[other] { keep-hero } { keep-in } pada i opuszcza loch.
    }
keep-event-placed = Nowe { keep-in }: { keep-goods-counted }.
keep-event-removed = Odrzucono { keep-from }: { keep-goods-counted }.
keep-event-portal_changed = { $portal ->
        [finished] Portal { keep-in } jest otwarty.
        [unfinished] Portal { keep-in } jest nieukończony.
       *[none] Portal { keep-in } znika.
    }
keep-event-monsters_came = Z legowiska { keep-to }: { $count } { keep-monsters }.
keep-event-healed = { keep-monster } wraca do zdrowia, obrażenia: −{ $count }.
keep-event-gained = { $who ->
        [you] Zdobywasz: { $card }.
       *[other] { $player } zdobywa: { $card }.
    }
keep-event-loot_came = Nowa Zdobycz: { $card }.
keep-event-exchanged = { $who ->
        [you] Odkładasz pod talię Zdobyczy: { $cards }.
       *[other] { $player } odkłada pod talię Zdobyczy: { $cards }.
    }
keep-event-gambled = { $who ->
        [you] Próbujesz uwięzić bohatera.
       *[other] { $player } próbuje uwięzić bohatera.
    }
keep-event-project_opened = Nowy projekt: { keep-room }.
keep-event-built = { $who ->
        [you] Budujesz komnatę ({ keep-treasure }): { keep-room }.
       *[other] { $player } buduje komnatę ({ keep-treasure }): { keep-room }.
    }
keep-event-buried = Nowy { keep-treasure } leży { keep-in }.

## Wtargnięcie

keep-event-guild_card = { $why ->
        [gamble] Karta Gildii dla Więzienia
        [laboratory] Karta Gildii dla Laboratorium
        [prisoner] Karta Gildii za skradzionego Więźnia
        [scenario] Karta Gildii dla scenariusza
       *[other] Karta Gildii
    }: { $card }; zostało w talii: { $left }.
keep-event-hero_came = { $how ->
        [imprisoned] { keep-hero } trafia do Więzienia.
       *[summoned] { keep-hero } pojawia się { keep-in }.
    }
keep-event-no_token = Brakuje żetonów ({ keep-heroes-of }): wszyscy z tej klasy i każdy obok nich znów są aktywni.
keep-event-ransacked = { keep-hero } robi spustoszenie { keep-in }.
keep-event-disarmed = { keep-hero } rozbraja pułapkę { keep-in }.
keep-event-freed = Mag uwalnia wszystkich { keep-in }: { $heroes }.
keep-event-shot = { keep-hero } { keep-in } strzela; cel { $there }: { keep-monster }.
keep-event-trap_sprung = { keep-hero } wpada w pułapkę { keep-in }.
keep-event-jailed = { $class ->
        [rogue] Łotrzyca siedzi pod kluczem, wyczerpana.
        [archer] Łuczniczka siedzi pod kluczem, wyczerpana.
       *[other] { keep-hero } siedzi pod kluczem, wyczerpany.
    }
keep-event-inspired = { keep-hero } inspiruje { keep-in }: { $heroes }.
keep-event-attacked = { keep-hero } widzi { keep-in } potwora, atakuje { keep-a-monster } i jest { $class ->
        [rogue] wyczerpana
        [archer] wyczerpana
       *[other] wyczerpany
    }.
keep-event-defended = { $who ->
        [you] Bronisz się kartą { $card }.
       *[other] { $player } broni się kartą { $card }.
    }
keep-event-monster_hurt = { keep-monster } { keep-in } odnosi rany: obrażenia { $damage } z { $health }.
keep-event-monster_left = { keep-monster } { keep-in } przegrywa i wraca do legowiska.
keep-event-stolen = { keep-in }: nikt nie pilnuje skarbu o wartości { $value }; kradną go: { $heroes }.
keep-event-treasure_effect = Odwrót skarbu pokazuje: { keep-effect }.
keep-event-reactivated = { $why ->
        [regeneration] Regeneracja
        [no_token] Znów aktywni
       *[other] { $why }, znów aktywni
    } { keep-in }: { $heroes }.
keep-event-waited = { keep-in }: za mało bohaterów na skarb o wartości { $value }; czekają wyczerpani: { $heroes }.
keep-event-charged = Ani potwora, ani skarbu { keep-in }: szarża { keep-to }: { $heroes }.
keep-event-hero_moved = { keep-hero } przechodzi { keep-from } { keep-to }.
keep-event-scenario = { $outcome ->
        [paid] { $card }: zapłacono.
        [unpaid] { $card }: nie zapłacono.
        [lacking] { $card }: stoi za mało komnat.
        [enough] { $card }: stoi dość komnat.
       *[shift] { $card }: { keep-goods } { keep-from } { keep-to }.
    }
keep-event-marked = Znaczniki czynszu na Skarbcu: { $count }.
keep-event-wave_began = Zaczyna się fala { $wave }! Odtąd karty Gildii na koniec każdej tury: { $quota }.
keep-event-game_ended = { $won ->
        [yes] Loch jest bezpieczny: potwory wygrywają!
       *[no] Potwory przegrywają.
    }
