### Keep the Heroes Out! за столом: варианты, вопросы, отказы и что на нём лежит.
###
### О чём вариант не говорит, то `none`. Как зовутся комнаты, герои и монстры, стоит в names.ftl.

## Варианты

keep-by-ability = { $ability ->
        [yes] {" "}(способность клана)
       *[no] {""}
    }
keep-hurt = { $damage ->
        [none] {""}
        [0] , без урона
       *[other] , урон { $damage }
    }
keep-option-clan = Вести клан «{ keep-clan }»
keep-option-muster = Поставить монстра { keep-to }
keep-option-play = Разыграть: { $card }{ $side ->
        [none] {""}
        [left] {" "}(левая сторона)
        [right] {" "}(правая сторона)
       *[other] {" "}({ $side })
    }
    .idle = Разыграть впустую: { $card }
keep-option-gamble = Попробовать заточить героя: взять карту Гильдии
keep-option-end-turn = Больше не разыгрывать карты
keep-option-done = Готово
    .act = Больше не использовать эту карту
    .then = Отказаться
    .horde = Хватит Орды
    .exchange = Больше не обменивать
    .replace = Это все
    .rest = Пусть войдут герои
keep-option-pass = Пас
    .defend = Не защищать
    .bring = Не ставить
keep-option-pay = Заплатить
keep-option-defend-with = Защитить картой { $card }
keep-option-exchange = Сбросить для обмена добычи: { $card }
keep-option-replace = Убрать под колоду: { $card }
keep-option-take = Взять: { $card }
keep-option-draw = Взять карту{ keep-by-ability }
keep-option-reinforcements = Подкрепление: посмотреть три карты
keep-option-heal = Снять с Драконицы весь урон{ keep-by-ability }
keep-option-trap = Положить ловушку { keep-to }{ keep-by-ability }
keep-option-portal = Открыть портал { keep-in }{ keep-by-ability }
keep-option-finish = Завершить портал { keep-in }
keep-option-ambush = Засада: монстр { keep-to }{ keep-by-ability }
keep-option-horde = Орда: все ваши монстры { keep-in }
keep-option-move = Идти { keep-from } { keep-to }{ $goods ->
        [none] {""}
       *[other] , неся { keep-a-goods }
    }{ keep-hurt }{ keep-by-ability }
keep-state = { $state ->
        [active] {" "}({ $class ->
            [rogue] активную
            [archer] активную
           *[other] активного
        })
        [exhausted] {" "}({ $class ->
            [rogue] измотанную
            [archer] измотанную
           *[other] измотанного
        })
       *[none] {""}
    }
keep-option-melee = Ударить { keep-the-hero }{ keep-state } { keep-in }{ keep-by-ability }
keep-option-ranged = Подстрелить { keep-the-hero }{ keep-state } { keep-in }{ keep-by-ability }
keep-option-place = Положить { keep-a-goods } { keep-to }{ keep-by-ability }
keep-option-discard = { $goods ->
        [none] Сбросить: { $card }
       *[other] Сбросить { keep-a-goods } { keep-from }
    }
keep-option-use = { $card ->
        [none] { $value ->
            [none] Применить комнату: { keep-room }
           *[other] Применить Великого строителя: сокровище ценности { $value }
        }
       *[other] Применить комнату: { keep-room }, получить: { $card }
    }
keep-option-next = { $class ->
        [none] Дальше: герои { keep-in }
       *[other] Дальше: { keep-hero } { keep-in }
    }
keep-option-attacker = Сначала: { keep-hero }
keep-option-exhaust = Измотать { keep-the-hero }
keep-option-hit = Удар получает { keep-monster }{ keep-hurt }
keep-option-shoot = Цель { keep-in }: { keep-monster }{ keep-hurt }
keep-option-lose = Потерять { keep-a-goods }
keep-option-shift = Унести { keep-a-goods } { keep-from } { keep-to }
keep-option-charge = Прорыв { keep-to }
keep-option-build = Построить комнату: { keep-room }
keep-option-bury = Положить сокровище { keep-to }
keep-option-lay = Положить в столбец { $x }, ряд { $y }, поворот на { $rotation }°
keep-option-choose = Выбрать: { keep-room }
keep-option-refuse = Не платить
keep-option-escape = Выпустить { keep-the-hero }
keep-option-cycle = Убрать под колоду: { $card }
keep-option-bring = Монстр { keep-to }
group-clan = Кланы
group-muster = Поставить
group-gamble = Темница
group-melee = Ударить
group-ranged = Подстрелить
group-ambush = Засада
group-next = Дальше
group-exchange = Сбросить
group-horde = Орда
group-hit = Кто получает удар

## Вопросы

keep-ask-clan = Какой клан вы ведёте?
keep-ask-muster = Где встанет ваш монстр?
keep-ask-turn = Разыгрывайте карты, одну за другой.
    .empty = Карт больше нет: это всё?
keep-ask-act = { $card }: что вы делаете? Осталось: { $left }.
keep-ask-then = { $card }: что вы можете сделать бесплатно: { $left }.
keep-ask-horde = Орда { keep-in }: { $left }. Монстров, которые ещё могут: { $count }.
keep-ask-take = Какую карту тактики даёт вам Лаборатория?
keep-ask-exchange = Сбросить карту, чтобы обменять добычу?
keep-ask-replace = Какая добыча уходит под колоду?
keep-ask-rest = Сейчас ворвутся герои.
keep-ask-next = Активных героев несколько: кто действует дальше?
keep-ask-attacker = Несколько героев атакуют { keep-in }: кто первый?
keep-ask-hit = { keep-hero } атакует: какой монстр получает удар?
    .scenario = { $card }: какой монстр { keep-in } получает урон?
keep-ask-shot = Лучница стреляет: какой монстр получает удар?
keep-ask-defend = Защитить монстра?
    .attack = Герой атакует монстра { keep-in }: защитить его?
    .shot = Лучница стреляет в монстра { keep-in }: защитить его?
    .scenario = { $card }: защитить монстра { keep-in }?
keep-ask-ransack = Воин громит комнату; что пропадает { keep-in }?
keep-ask-losses = Потери { keep-in }: какой ресурс сбросить?
keep-ask-discard = Какую карту вы сбрасываете?
    .curse = Проклятие: какую карту вы сбрасываете?
    .scenario = { $card }: какую карту вы сбрасываете?
keep-ask-charge = К Сокровищнице ведут два пути: куда они прорываются?
keep-ask-loot = Кого изматывает кража?
keep-ask-build = Какой проект вы строите?
keep-ask-lay = Где лежит новая комната?
keep-ask-bury = Где лежит сокровище?
keep-ask-where = { $card }: о какой комнате речь?
keep-ask-pay = { $card }: платите?
keep-ask-escape = { $card }: кто ускользает?
keep-ask-shift = { $card }: что уносят?
keep-ask-cycle = { $card }: какая добыча уходит под колоду?
keep-ask-bring = { $card }: ставите монстра?

## Подписи под заголовком

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
       *[other] , ценность { $value }
    }
keep-label-monster = { keep-monster }{ keep-hurt }

## Что лежит на столе

keep-board-turn = { $turn ->
        [0] Перед первым ходом
       *[other] Ход { $turn }
    } ({ $phase }), { $who ->
        [you] ваш
       *[other] { $player }
    }.
keep-board-scenario = { $scenario }, { $difficulty }.
keep-board-guild = Волна { $wave } из 2; колода Гильдии { $deck }, в конце каждого хода { $quota }.
keep-board-due = Карт Гильдии ещё придёт в этот ход: { $count }.
keep-board-coming = Ещё в колоде Гильдии: { $cards }.
keep-board-scenario-cards = { $count ->
        [one] { $count } карта сценария
        [few] { $count } карты сценария
       *[other] { $count } карт сценария
    }
keep-board-times = { $what } ×{ $count }
keep-board-gamble = { $may ->
        [yes] В этот ход ещё можно применить Темницу.
       *[no] В этот ход Темницу уже применили.
    }
keep-board-acting = Разыгрывается: { $card }; осталось: { $left }.
keep-board-player = { $player }: { $name }, монстров { $monsters }, в логове { $lair }.
    .none = { $player }: пока без клана.
keep-board-cards = Карты: рука { $hand }, колода { $deck }, сброс { $discard }.
keep-board-hand = Ваша рука: { $cards }.
keep-board-played = В зоне розыгрыша: { $cards }.
keep-board-discard = Сброс: { $cards }.
keep-board-loot = Добыча: { $cards }; в колоде { $deck }.
keep-board-kind = { $card } ({ $kind })
keep-board-stolen = Украдено: { $treasures }.
keep-board-reserve = Героев в запасе: { $heroes }.
keep-board-projects = Проекты: { $rooms }; под ними { $count }.
keep-board-markers = Метки аренды на Сокровищнице: { $count }.
keep-board-room = { $name } ({ $ways }): { $inside }.
keep-board-ways = проходы: { $rooms }
keep-board-empty = пусто
keep-board-nothing = ничего
keep-board-monsters = { $count } { keep-monsters }{ $damage ->
        [0] {""}
       *[other] {" "}(урон { $damage })
    }
keep-board-heroes = { $state ->
        [active] активны: { $heroes }
       *[exhausted] измотаны: { $heroes }
    }
keep-board-treasure = сокровище { $value }
keep-score = спасено сокровищ на { $count }
keep-short-turn = ход { $turn }
keep-short-wave = волна { $wave }/2
keep-short-monsters = в подземелье
keep-short-lair = логово
keep-short-hand = рука
keep-short-deck = колода
keep-short-loot = Добыча
keep-short-guild = Гильдия
keep-short-quota = за ход
keep-short-left = осталось
keep-legend-monsters = монстры: номер места и сколько их
keep-legend-heroes = герои: F Воин, R Разбойница, M Маг, A Лучница; маленькие буквы — измотанные
keep-legend-treasure = сокровище и его ценность
keep-legend-danger = ещё один герой, и его украдут
keep-legend-damage = их урон
keep-legend-corridor = коридоры
keep-legend-guild = герои, которые ещё в колоде Гильдии
keep-legend-scenario = карты сценария, которые ещё в ней

## Карты

keep-figures-clan = { $role }, { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[other] { $count } монстров
    }, здоровье { $health }, в начале { $start }: { $rooms }
keep-figures-hero = { keep-hero }: { $rooms }
keep-figures-scenario = карта сценария: { $scenario }
keep-figures-treasure = ценность { $value }
keep-figures-dungeon = сценарий { $number }, сложность { $stars } из 5
keep-hard-variant = Трудный вариант: { $text }
keep-set-base = Keep the Heroes Out!

## Что произошло бы

keep-fate-cards = Карт Гильдии в конце этого хода: { $quota } из { $deck }.
keep-fate-danger = { keep-in }: ещё один герой, и украдут сокровище ценности { $value }; вероятность { $chance } %.
keep-fate-fatal = { keep-in }: ещё один герой, и украдут сокровище ценности { $value }, и всё потеряно; вероятность { $chance } %.
keep-fate-calm = Ни одного сокровища не украсть одному новоприбывшему.
keep-fate-gamble = Темница сейчас: вероятность Мага { $chance } %; героев он бы там разбудил: { $count }.

## Отказы

refusal-keep-not-offered = «{ $notation }» нет среди того, что вы можете сделать сейчас.
refusal-keep-must-choose = Это нельзя пропустить: выберите один из вариантов.
refusal-keep-not-in-hand = Этой карты нет у вас в руке: { $card }.
refusal-keep-no-such-side = { $card }: такой стороны нет, или сторону нужно назвать.
refusal-keep-nothing-to-do = Ничего из этого сейчас сделать нельзя: { $card }.
refusal-keep-only-a-reaction = { $card }: только в ответ на атаку героя.
refusal-keep-nothing-to-defend = Сейчас герои не атакуют комнату с вашим монстром.
refusal-keep-card-under-way = Сначала нужно закончить карту, которая разыгрывается.
refusal-keep-heroes-under-way = Сначала должны закончить герои.
refusal-keep-not-your-turn = Сейчас ход другого игрока.
refusal-keep-gambled-already = Темницу в этот ход уже применили.
refusal-keep-no-gamble-now = Темницу можно применить только между картами, в свой ход и до прихода героев.
refusal-keep-no-such-action = На этой карте такого действия больше нет: { $action }.
refusal-keep-needs-activate = Для этого нужна Активация с карты.
refusal-keep-no-monster-there = У вас нет монстра { keep-in }.
refusal-keep-no-monster-near = Ни один ваш монстр не стоит по другую сторону коридора от этой комнаты: { keep-room }.
refusal-keep-no-corridor = { keep-from } { keep-to } не ведут ни коридор, ни портал.
refusal-keep-nothing-to-carry = { keep-in }: такого там нет, нести нечего: { keep-goods }.
refusal-keep-one-token = Монстр несёт только один ресурс или одну ловушку.
refusal-keep-no-hero-there = { keep-in }: такого героя там нет: { keep-hero }.
refusal-keep-angry-frogs = { keep-in }: монстр, который несёт Лягушку, не может бить той же картой.
refusal-keep-none-left = В запасе больше нет: { keep-goods }.
refusal-keep-portal-there = Портал { keep-in } уже есть.
refusal-keep-no-portal-to-finish = Незавершённого портала { keep-in } нет.
refusal-keep-lair-empty = Ваше логово пусто.
refusal-keep-not-an-ambush-room = На карте этой комнаты нет, или её нет в подземелье: { keep-room }.
refusal-keep-no-ability = Способность вашего клана сейчас применить нельзя.
refusal-keep-nothing-to-activate = Активировать { keep-in } нечего.
refusal-keep-cannot-pay = { keep-in }: для оплаты там лежит слишком мало: { keep-goods }.
refusal-keep-not-in-row = Этой карты нет в ряду открытой добычи: { $card }.
refusal-keep-wrong-kind = { keep-in }: эту карту там не получить: { $card }.
refusal-keep-no-tactics-in-row = В ряду открытой добычи нет карты тактики.
refusal-keep-no-treasure-left = В запасе не осталось сокровища этой ценности: { $value }.
refusal-keep-no-room-to-build = Ни один проект сейчас нельзя пристроить к подземелью.
refusal-keep-no-cards = У вас не осталось карты, чтобы заплатить за обмен.
refusal-keep-clan-taken = Этот клан уже занят: { keep-clan }.
refusal-keep-not-your-room = Ваш клан там не начинает: { keep-room }.
refusal-keep-not-nearest = Это не ближе всего к Сокровищнице: { keep-room }.
refusal-keep-no-cards-to-draw = Карт для добора не осталось.
refusal-keep-no-defence = Этой картой нельзя защититься: { $card }.
refusal-keep-no-such-ability = Способность вашего клана другая.
refusal-keep-no-such-room = Такой комнаты в подземелье нет: { keep-room }.
refusal-keep-not-in-this-phase = Карты разыгрывают только в фазе 1: { $card }.
refusal-keep-only-in-phase-2 = Добычу обменивают только в фазе 2.
refusal-keep-nothing-for-a-horde = { keep-in }: ваши монстры ничего бы этим там не сделали.
refusal-keep-nothing-for-the-ability = Способность вашего клана сейчас ничего бы не дала.
refusal-keep-other-horde = Сейчас действует только Орда одной комнаты: { keep-room }.
refusal-keep-row-empty = Открытой добычи нет.
