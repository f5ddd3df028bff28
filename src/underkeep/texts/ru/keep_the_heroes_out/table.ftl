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
keep-option-attacker = { keep-hero } атакует { $class ->
        [rogue] первой
        [archer] первой
       *[other] первым
    }
keep-option-exhaust = { keep-hero } изматывается кражей
keep-option-hit = Удар получает { keep-monster }{ keep-hurt }
keep-option-shoot = Цель { keep-in }: { keep-monster }{ keep-hurt }
keep-option-lose = Потерять { keep-a-goods }
keep-option-shift = { keep-goods } { keep-from } { keep-to }
keep-option-charge = Прорыв { keep-to }
keep-option-build = Построить комнату: { keep-room }
keep-option-bury = Положить сокровище { keep-to }
keep-option-lay = Положить в столбец { $x }, ряд { $y }, поворот на { $rotation }°
keep-option-choose = { keep-in }
keep-option-refuse = Не платить
keep-option-escape = { keep-hero } ускользает
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
