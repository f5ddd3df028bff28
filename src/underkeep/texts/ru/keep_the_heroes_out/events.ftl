### Keep the Heroes Out!: что произошло. О делах героев говорится с причиной; правило стоит за предложением.
###
### $who — `you`, когда речь о читающем, иначе `other`; тогда $player — имя. $known — `yes`, когда читающий может знать, о каких
### картах речь. $heroes — несколько героев, каждый по отдельности; $there — комната, куда кто-то направляется.

## Что делают игроки

keep-event-clan_chosen = { $who ->
        [you] Вы ведёте клан «{ keep-clan }».
       *[other] { $player } ведёт клан «{ keep-clan }».
    }
keep-event-mustered = { keep-monster } занимает место { keep-in }.
keep-event-turn_began = { $who ->
        [you] Ход { $turn }: ваш.
       *[other] Ход { $turn }: { $player }.
    }
keep-event-phase_began = Фаза: { $phase }.
keep-event-played = { $who ->
        [you] Вы разыгрываете: { $card }{ $side }.
       *[other] { $player } разыгрывает: { $card }{ $side }.
    }
keep-event-left_unused = { $who ->
        [you] { $card }: вы не используете: { $actions }.
       *[other] { $card }: { $player } не использует: { $actions }.
    }
keep-event-drew = { $known ->
        [yes] { $who ->
            [you] Вы берёте: { $cards }.
           *[other] { $player } берёт: { $cards }.
        }
       *[no] { $who ->
            [you] Вы берёте карты: { $count }.
           *[other] { $player } берёт карты: { $count }.
        }
    }
keep-event-shuffled = { $who ->
        [you] Ваш сброс перемешан в новую колоду: { keep-cards }.
       *[other] { $player }: сброс перемешан в новую колоду: { keep-cards }.
    }
keep-event-discarded = { $who ->
        [you] Вы сбрасываете: { $card }{ $why }.
       *[other] { $player } сбрасывает: { $card }{ $why }.
    }
keep-why = { $why ->
        [curse] Проклятие
        [exchange] обмен добычи
       *[other] { $why }
    }
keep-event-reinforced = { $who ->
        [you] Подкрепление: вы берёте { $cards }, сбрасываете { $discarded }.
       *[other] Подкрепление: { $player } берёт { $cards }, сбрасывает { $discarded }.
    }
keep-event-used_ability = { $who ->
        [you] Вы применяете способность клана «{ keep-clan }».
       *[other] { $player } применяет способность клана «{ keep-clan }».
    }
keep-event-activated = { $who ->
        [you] Вы применяете комнату: { keep-room }.
       *[other] { $player } применяет комнату: { keep-room }.
    }
keep-event-moved = { keep-monster } идёт { keep-from } { keep-to }{ $by ->
        [portal] , через порталы
        [wall] , сквозь стену
       *[other] {""}
    }{ $goods ->
        [none] {""}
       *[other] , и несёт { keep-a-goods }
    }.
keep-event-attacked_hero = { keep-monster } поражает { keep-in } { keep-the-hero }{ $by ->
        [ranged] {" "}издалека
       *[melee] {""}
    }.
keep-event-hero_left = { $by ->
        [trap] Ловушка убирает { keep-in } { keep-the-hero }.
       *[other] { keep-hero } { keep-in } терпит поражение и покидает подземелье.
    }
keep-event-placed = Новое { keep-in }: { keep-goods-counted }.
keep-event-removed = Сброшено { keep-from }: { keep-goods-counted }.
keep-event-portal_changed = { $portal ->
        [finished] Портал { keep-in } открыт.
        [unfinished] Портал { keep-in } не завершён.
       *[none] Портал { keep-in } исчезает.
    }
keep-event-monsters_came = Из логова { keep-to }: { $count } { keep-monsters }.
keep-event-healed = { keep-monster } снова невредима, урон: −{ $count }.
keep-event-gained = { $who ->
        [you] Вы получаете: { $card }.
       *[other] { $player } получает: { $card }.
    }
keep-event-loot_came = Новая добыча: { $card }.
keep-event-exchanged = { $who ->
        [you] Вы убираете под колоду добычи: { $cards }.
       *[other] { $player } убирает под колоду добычи: { $cards }.
    }
keep-event-gambled = { $who ->
        [you] Вы пробуете заточить героя.
       *[other] { $player } пробует заточить героя.
    }
keep-event-project_opened = Новый проект: { keep-room }.
keep-event-built = { $who ->
        [you] Вы строите комнату ({ keep-treasure }): { keep-room }.
       *[other] { $player } строит комнату ({ keep-treasure }): { keep-room }.
    }
keep-event-buried = Новое { keep-treasure } лежит { keep-in }.

## Вторжение

keep-event-guild_card = { $why ->
        [gamble] Карта Гильдии для Темницы
        [laboratory] Карта Гильдии для Лаборатории
        [prisoner] Карта Гильдии за украденного Пленника
        [scenario] Карта Гильдии для сценария
       *[other] Карта Гильдии
    }: { $card }; осталось в колоде: { $left }.
keep-event-hero_came = { $how ->
        [imprisoned] { keep-hero } попадает в Темницу.
       *[summoned] { keep-hero } появляется { keep-in }.
    }
keep-event-no_token = Жетонов не хватает ({ keep-heroes-of }): весь этот класс и все, кто рядом, снова активны.
keep-event-ransacked = { keep-hero } громит всё { keep-in }.
keep-event-disarmed = { keep-hero } обезвреживает ловушку { keep-in }.
keep-event-freed = Маг освобождает всех { keep-in }: { $heroes }.
keep-event-shot = { keep-hero } { keep-in } стреляет; цель { $there }: { keep-monster }.
keep-event-trap_sprung = { keep-hero } попадает в ловушку { keep-in }.
keep-event-jailed = { $class ->
        [rogue] Разбойница под замком и измотана.
        [archer] Лучница под замком и измотана.
       *[other] { keep-hero } под замком и измотан.
    }
keep-event-inspired = { keep-hero } воодушевляет { keep-in }: { $heroes }.
keep-event-attacked = { keep-hero } видит { keep-in } монстра, атакует { keep-a-monster } и { $class ->
        [rogue] измотана
        [archer] измотана
       *[other] измотан
    }.
keep-event-defended = { $who ->
        [you] Вы защищаетесь картой { $card }.
       *[other] { $player } защищается картой { $card }.
    }
keep-event-monster_hurt = { keep-monster } { keep-in } получает рану: урон { $damage } из { $health }.
keep-event-monster_left = { keep-monster } { keep-in } терпит поражение и уходит в логово.
keep-event-stolen = { keep-in }: никто не охраняет сокровище ценности { $value }; его крадут: { $heroes }.
keep-event-treasure_effect = На обороте сокровища: { keep-effect }.
keep-event-reactivated = { $why ->
        [regeneration] Регенерация
        [no_token] Снова активны
       *[other] { $why }, снова активны
    } { keep-in }: { $heroes }.
keep-event-waited = { keep-in }: героев мало для сокровища ценности { $value }; ждут измотанными: { $heroes }.
keep-event-charged = Ни монстра, ни сокровища { keep-in }: прорыв { keep-to }: { $heroes }.
keep-event-hero_moved = { keep-hero } переходит { keep-from } { keep-to }.
keep-event-scenario = { $outcome ->
        [paid] { $card }: уплачено.
        [unpaid] { $card }: не уплачено.
        [lacking] { $card }: стоит слишком мало комнат.
        [enough] { $card }: комнат достаточно.
       *[shift] { $card }: { keep-goods } { keep-from } { keep-to }.
    }
keep-event-marked = Метки аренды на Сокровищнице: { $count }.
keep-event-wave_began = Начинается волна { $wave }! Отныне карт Гильдии в конце каждого хода: { $quota }.
keep-event-game_ended = { $won ->
        [yes] Подземелье спасено: монстры побеждают!
       *[no] Монстры проигрывают.
    }
