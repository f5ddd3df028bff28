### Boss Monster за столом: фазы, варианты, вопросы, события, отказы, прогнозы, настройки.
###
### $who — `you`, когда речь о читающем, иначе `other`; тогда $player — имя. $known — `yes`, когда читающему можно знать,
### о каких картах речь. Названия карт и имена игроков не склоняются.

game-boss_monster = Boss Monster
    .about = Выройте подземелье, заманите героев, заберите души.

## Фазы

phase-bosses = выбор боссов
phase-mulligan = начальные руки
phase-classic = начальный сброс
phase-first_room = первые комнаты
phase-start = начало
phase-build = строительство
    .short = стройка
phase-reveal = вскрытие
phase-bait = приманивание
    .short = приманка
phase-adventure = приключения
phase-end = конец
phase-over = конец игры

## Что лежит на столе

board-town = Город
board-entrance = вход
board-hand = Рука
board-souls = души
board-wounds = раны
board-xp = опыта
board-free = свободно
board-hidden = лицом вниз
board-asleep = спит
board-used = уже сработала
board-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
board-levelled = уровень повышен
board-closed = никто не входит
board-out = вне игры
board-nobody = никого
board-empty = пусто
board-advanced = продвинутая
board-portable = переносная
board-stack = { $count ->
        [one] под ней { $count } комната
        [few] под ней { $count } комнаты
       *[other] под ней { $count } комнат
    }
board-line = { $player }, { $boss }, опыт { $xp }: души { $souls } из 10, раны { $wounds }{ $limit ->
        [none] {""}
       *[five] {" "}из 5
    }, на руке комнаты: { $rooms }, заклинания: { $spells }.
board-round-short = раунд { $round }
board-round = Раунд { $round }, фаза: { $phase }.
board-heroes-in-town = В городе: { $heroes }.
board-walking = В подземелье ({ $who ->
        [you] вашем
       *[other] { $player }
    }): { $hero }, комната { $place }.
board-discarded = Стопка сброса, начиная с последней карты: { $cards }.
board-at-entrance = У входа: { $heroes }.
board-dungeon = Комнаты от входа: { $rooms }.
board-no-rooms = Комнат пока нет.
board-known-hand = { $who ->
        [you] Ваша рука: { $cards }.
       *[other] Рука: { $cards }.
    }
board-decks = Осталось карт: комнаты { $rooms }, заклинания { $spells }, герои { $heroes }, эпические { $epic }, сброс { $discard }.
board-room = { $place }. { $card } ({ $facts })
board-room-hidden = { $place }. карта лицом вниз
board-hero = { $hero } ({ $class }, здоровье { $health })
board-damage = урон { $damage }

## Виды карт

card-type-spell = заклинание
card-type-boss = босс
card-type-hero = герой
card-type-miniboss = минибосс
card-kind-monster = комната с монстрами
card-kind-trap = комната-ловушка
card-phase-build = фаза строительства
card-phase-adventure = фаза приключений
card-phase-both = фазы строительства и приключений
card-epic = эпический
card-level-up = Повышение уровня: { $text }
card-copies = { $count ->
        [one] { $count } карта в { $set }
        [few] { $count } карты в { $set }
       *[other] { $count } карт в { $set }
    }
treasure-cleric = жрец
    .letter = Ж
treasure-fighter = воин
    .letter = В
treasure-mage = маг
    .letter = М
treasure-thief = вор
    .letter = Р
treasure-explorer = исследователь
    .letter = И
treasure-special = шут
    .letter = ?

## Варианты

option-build = { $place ->
        [new] Построить новую комнату: { $card }
       *[other] Построить на комнате { $place }: { $card }
    }
option-cast = Разыграть заклинание: { $card } { $aim }
option-use = { $place ->
        [none] Применить: { $card } { $aim }
       *[other] Применить комнату { $place }: { $card } { $aim }
    }
option-play = Сбросить и применить: { $card } { $aim }
option-promote = Повысить за 1 монету до уровня { $level }: { $card } (комната { $place })
option-sell = Продать: { $card } (сбросить за 1 монету)
option-show = Показать: { $card }
option-take = Взять: { $card }
option-discard = Сбросить: { $card }
option-give = Отдать: { $card }
option-lay = Положить: { $card }
option-boss = Играть за босса: { $card }
option-room = Комната { $aim }: { $card }
option-player = Выбрать: { $seat } ({ $card })
option-pass = Пас
    .build = Больше не строить, пас
    .first_room = Начать без комнаты
    .act = Пас: пусть идут
    .answer = Пусть случится
    .cancel = Пусть заклинание сработает
    .machinations = Ничего не брать
    .pay = Не платить: оно отменяется
option-yes = Да
option-no = Нет
option-take_back = Взять назад в руку: { $card } (комната { $place })
option-type-room = Карта комнаты
option-type-spell = Заклинание
option-treasure-cleric = Сокровище жреца
option-treasure-fighter = Сокровище воина
option-treasure-mage = Сокровище мага
option-treasure-thief = Сокровище вора
option-treasure-explorer = Сокровище исследователя
option-type-coins = Монеты
option-draw-room = Взять карту комнаты
option-draw-spell = Взять заклинание
option-discard-spell = Сбросить заклинание
option-pay = Заплатить монет: { $count }

group-build = Строить
group-cast = Колдовать
group-use = Применить
group-take = Взять
group-discard = Сбросить
group-give = Отдать
group-lay = Положить
group-play = Сыграть
group-take_back = Взять назад
group-promote = Повысить
group-sell = Продать
group-show = Показать
group-boss = Босс
group-room = Комната
group-player = Игрок
label-cast = разыграть
label-use = применить
label-play = сбросить
label-promote = уровень { $level } за 1 монету
place-new = новая комната
place-on = на { $place } { $card }
aim-room = { $who ->
        [you] ваша комната { $place }, { $card }
       *[other] { $player }, комната { $place }, { $card }
    }
aim-place = { $who ->
        [you] ваша комната { $place }
       *[other] { $player }, комната { $place }
    }
aim-hero = { $hero }
aim-card = { $card }
aim-second = вторая часть
aim-more = урон +1
aim-less = урон -1
aim-soul = { $hero } ({ $player })

## Вопросы

kind-boss = Каким из этих двух боссов вы хотите играть?
kind-mulligan = Рука у вас однобокая. Замешать её обратно и взять новую?
kind-first_room = Выложите первую комнату или начните без неё.
kind-build = Ваша постройка: выложите комнату или сделайте сначала что-то другое.
    .turn = Фаза строительства, { $who ->
        [you] ваш ход
       *[other] ходит { $player }
    }. Примените заклинание или комнату либо пасуйте.
    .card = { $card }: можно строить. Что и где?
kind-act = Фаза приключений, { $who ->
        [you] ваш ход
       *[other] ходит { $player }
    }. Примените заклинание или комнату либо пасуйте.
    .hero = { $hero }: комната { $place } ({ $who ->
        [you] ваше подземелье
       *[other] { $player }
    }), здоровье { $health }. Сделайте что-нибудь или пасуйте.
kind-answer = { $player }: { $card }{ $aim }. Хотите сделать что-то раньше?
kind-cancel = { $player } разыгрывает заклинание: { $card }{ $aim }. Отменить?
kind-may = { $card }: хотите этим воспользоваться?
kind-room = { $card }: выберите комнату.
    .robobo = { $card }: выберите одну из своих комнат. Она будет разрушена.
    .centipede_tunnel = { $card }: две комнаты одного подземелья поменяются местами. Выберите одну из них.
    .alien_excavator = { $card }: выберите одну из своих комнат. Наверх выйдет комната, которая в ней накрыта.
    .mando = { $card }: выберите комнату этого подземелья. Наверх выйдет комната, которая в ней накрыта.
kind-player = { $card }: выберите игрока.
    .specters_sanctum = { $card }: выберите, кто сбросит случайное заклинание.
    .succubus_spa = { $card }: выберите, с чьей руки взять случайную карту.
    .draculord = { $card }: выберите, чью руку посмотреть. Одну карту из неё вы возьмёте себе.
    .klonos = { $card }: выберите, чьего босса скопировать. С этих пор у вас его повышение уровня.
    .the_kingkiller = { $card }: выберите, кто сбросит две случайные карты.
kind-take = { $card }: выберите, что взять.
    .dark_altar = { $card }: выберите карту из сброса. Вы возьмёте её в руку.
    .open_grave = { $card }: выберите комнату из сброса. Вы возьмёте её в руку.
    .dracolich_lair = { $card }: выберите комнату из сброса. Вы возьмёте её в руку.
    .monstrous_monument = { $card }: выберите комнату с монстрами из сброса. Вы возьмёте её в руку.
    .vampire_bordello = { $card }: выберите рану, чтобы исцелиться. Этот герой будет считаться за души.
    .mimic_vault = { $card }: выберите обычного героя в городе. Он придёт к вашему входу.
    .draculord = { $card }: выберите карту из этой руки. Вы возьмёте её себе.
    .xyzax = { $card }: выберите карту из сброса, всего две. Вы возьмёте её в руку.
    .king_croak = { $card }: выберите продвинутую комнату с монстрами. Вы возьмёте её и можете сразу построить.
    .cleopatra = { $card }: выберите продвинутую комнату-ловушку. Вы возьмёте её и можете сразу построить.
    .seducia = { $card }: выберите героя из города или из колод. Он придёт к вашему входу.
    .gorgona = { $card }: выберите героя в городе. Он погибнет и достанется вам.
    .alien_excavator = { $card }: выберите накрытую комнату, которая выйдет наверх.
    .mando = { $card }: выберите накрытую комнату, которая выйдет наверх.
    .crash_site = { $card }: выберите продвинутую комнату из сброса. Вы возьмёте её в руку.
    .darkling_lair = { $card }: выберите героя в своём подземелье или у входа. Он получит 3 урона.
kind-discard = { $card }: выберите, что сбросить.
    .classic = Начальная рука: выберите карту, чтобы сбросить, всего две.
    .dracolich_lair = { $card }: цена — две карты комнат. Выберите из руки одну, чтобы сбросить.
    .witchs_kitchen = { $card }: цена — карта комнаты с монстрами. Выберите её из руки, чтобы сбросить.
    .dark_laboratory = { $card }: выберите из руки заклинание, чтобы сбросить.
    .all_seeing_eye = { $card }: цена — заклинание. Выберите его из руки, чтобы сбросить.
    .cerebellus = { $card }: выберите из руки заклинание, чтобы сбросить.
    .the_omega_42 = { $card }: цена — карта продвинутой комнаты. Выберите её из руки, чтобы сбросить.
kind-give = { $card }: выберите, какую карту отдать.
kind-lay = { $card }: выберите, какую карту туда положить.
kind-show = { $card }: выберите минибосса, которого покажете, или никого.
kind-type = { $card }: какого вида карта?
    .succubus_spa = { $card }: выберите, какую случайную карту взять.
kind-treasure = { $card }: выберите сокровище.
kind-draw = { $card }: что возьмёте? Всего не больше трёх карт.
kind-machinations = В этом раунде новых душ у вас нет. Что возьмёте?
kind-either = { $card }: что из двух?
kind-pay = { $card }: сколько монет вы платите?

## События

event-boss_chosen = { $who ->
        [you] Ваш босс: { $boss }.
       *[other] { $player } выбирает босса: { $boss }.
    }
event-hand_changed = { $who ->
        [you] Вы замешиваете руку обратно и берёте новую.
       *[other] { $player } замешивает руку обратно и берёт новую.
    }
event-round_began = Начинается раунд { $round }.
event-hero_came = Новый герой в городе: { $hero }.
event-drew = { $known ->
        [yes] { $who ->
            [you] Вы берёте: { $cards }.
           *[other] { $player } берёт: { $cards }.
        }
       *[no] { $deck ->
            [spells] { $player } берёт { $count ->
                [one] заклинание
                [few] { $count } заклинания
               *[other] { $count } заклинаний
            }.
           *[other] { $player } берёт { $count ->
                [one] карту комнаты
                [few] { $count } карты комнат
               *[other] { $count } карт комнат
            }.
        }
    }
event-laid = { $who ->
        [you] Вы кладёте карту лицом вниз на место { $place }: { $card }.
       *[other] { $player } кладёт карту лицом вниз на место { $place }.
    }
event-took_back = { $who ->
        [you] В вашу руку возвращается: { $cards }.
       *[other] { $player } забирает назад { $count ->
            [one] { $count } карту, лежавшую лицом вниз
            [few] { $count } карты, лежавшие лицом вниз
           *[other] { $count } карт, лежавших лицом вниз
        }.
    }
event-carried_off = { $who ->
        [you] Вы берёте назад в руку комнату { $place }: { $card }.
       *[other] { $player }, комната { $place } возвращается в руку: { $card }.
    }
event-revealed = { $who ->
        [you] Вы вскрываете комнату { $place }: { $card }.
       *[other] { $player } вскрывает комнату { $place }: { $card }.
    }
event-built = { $who ->
        [you] Вы сразу строите комнату { $place }: { $card }.
       *[other] { $player } сразу строит комнату { $place }: { $card }.
    }
event-levelled_up = { $who ->
        [you] Ваш босс повышает уровень: { $boss }.
       *[other] { $player }: босс повышает уровень, { $boss }.
    }
event-declared = { $deed ->
        [cast] { $who ->
            [you] Вы разыгрываете заклинание: { $card }{ $aim }.
           *[other] { $player } разыгрывает заклинание: { $card }{ $aim }.
        }
       *[use] { $who ->
            [you] Вы применяете комнату: { $card }{ $aim }.
           *[other] { $player } применяет комнату: { $card }{ $aim }.
        }
    }
event-cancelled = Отменено: { $card }.
event-fizzled = Срывается, цели больше нет: { $card }.
event-resolved = Срабатывает: { $card }.
event-triggered = { $who ->
        [you] Срабатывает ваша комната { $place }: { $card }.
       *[other] { $player }, срабатывает комната { $place }: { $card }.
    }
event-worked = Срабатывает: { $card }.
event-discarded = { $who ->
        [you] Вы сбрасываете: { $cards }.
       *[other] { $player } сбрасывает: { $cards }.
    }
event-fetched = { $who ->
        [you] Вы берёте
       *[other] { $player } берёт
    } { $from ->
        [discard] из сброса
        [heroes] из колоды героев
        [epic_heroes] из колоды эпических героев
       *[rooms] из колоды комнат
    }: { $card }.
event-searched = { $who ->
        [you] Вы просматриваете
       *[other] { $player } просматривает
    } { $deck ->
        [heroes] колоду героев
        [epic_heroes] колоду эпических героев
       *[rooms] колоду комнат
    }; затем её тасуют.
event-shuffled = { $deck ->
        [spells] Из сброса собрана новая колода заклинаний, карт: { $count }.
       *[rooms] Из сброса собрана новая колода комнат, карт: { $count }.
    }
event-looked = { $who ->
        [you] Вы смотрите руку ({ $victim }): { $cards }.
       *[other] { $whom ->
            [you] { $player } смотрит вашу руку.
           *[other] { $player } смотрит руку: { $victim }.
        }
    }
event-peeked = { $who ->
        [you] Наверху { $deck ->
            [heroes] колоды героев
            [epic_heroes] колоды эпических героев
           *[rooms] колоды комнат
        } лежит: { $cards }.
       *[other] { $player } смотрит верхнюю карту { $deck ->
            [heroes] колоды героев
            [epic_heroes] колоды эпических героев
           *[rooms] колоды комнат
        }.
    }
event-rolled = { $card }: на кубике выпадает { $number }.
event-stole = { $who ->
        [you] Вы забираете с руки ({ $victim }): { $card }.
       *[other] { $whom ->
            [you] { $player } забирает с вашей руки: { $card }.
           *[other] { $type ->
                [spell] { $player } забирает заклинание с руки: { $victim }.
               *[room] { $player } забирает карту комнаты с руки: { $victim }.
            }
        }
    }
event-destroyed = { $who ->
        [you] Ваша комната { $place } разрушена: { $card }.
       *[other] { $player }, комната { $place } разрушена: { $card }.
    }
event-uncovered = { $who ->
        [you] В вашей комнате { $place } снова: { $card }.
       *[other] { $player }, в комнате { $place } снова: { $card }.
    }
event-deactivated = { $who ->
        [you] Ваша комната { $place } спит до конца раунда: { $card }.
       *[other] { $player }, комната { $place } спит до конца раунда: { $card }.
    }
event-reactivated = { $who ->
        [you] Ваша комната { $place } снова не спит: { $card }.
       *[other] { $player }, комната { $place } снова не спит: { $card }.
    }
event-strengthened = { $who ->
        [you] Урон вашей комнаты { $place } до конца раунда +{ $damage }: { $card }.
       *[other] { $player }, урон комнаты { $place } до конца раунда +{ $damage }: { $card }.
    }
event-weakened = { $who ->
        [you] Урон вашей комнаты { $place } до конца раунда -{ $damage }: { $card }.
       *[other] { $player }, урон комнаты { $place } до конца раунда -{ $damage }: { $card }.
    }
event-unearthed = { $who ->
        [you] В вашей комнате { $place } наверх поднимается: { $card }.
       *[other] { $player }, в комнате { $place } наверх поднимается: { $card }.
    }
event-tokens = { $who ->
        [you] Ваша комната { $place }, { $card }: жетонов +1: { $total }.
       *[other] { $player }, комната { $place }, { $card }: жетонов +1: { $total }.
    }
event-raised = { $who ->
        [you] Урон вашей комнаты { $place } навсегда +{ $damage }: { $card }.
       *[other] { $player }, урон комнаты { $place } навсегда +{ $damage }: { $card }.
    }
event-swapped = { $who ->
        [you] Ваши комнаты { $first } и { $second } меняются местами.
       *[other] { $player }: комнаты { $first } и { $second } меняются местами.
    }
event-got_coins = { $who ->
        [you] Вы получаете монеты: { $count }.
       *[other] { $player } получает монеты: { $count }.
    }
event-paid_coins = { $who ->
        [you] Вы платите монетами: { $count }.
       *[other] { $player } платит монетами: { $count }.
    }
event-gave_coins = { $who ->
        [you] Вы отдаёте монеты: { $count }. Их получает { $victim }.
       *[other] { $whom ->
            [you] { $player } отдаёт вам монеты: { $count }.
           *[other] { $player } отдаёт монеты: { $count }. Их получает { $victim }.
        }
    }
event-put_coins = { $who ->
        [you] Вы кладёте монеты на свою комнату { $place }, { $card }: { $count }.
       *[other] { $player } кладёт монеты на комнату { $place }, { $card }: { $count }.
    }
event-swapped_hoards = { $who ->
        [you] Вы меняетесь казной: { $victim }.
       *[other] { $whom ->
            [you] { $player } меняется с вами казной.
           *[other] Обмен казной: { $player } и { $victim }.
        }
    }
event-attached = { $who ->
        [you] В вашей комнате { $place } теперь служит { $card }.
       *[other] { $player }: в комнате { $place } теперь служит { $card }.
    }
event-promoted = { $who ->
        [you] Вы повышаете минибосса в комнате { $place } до уровня { $level }: { $card }.
       *[other] { $player } повышает минибосса в комнате { $place } до уровня { $level }: { $card }.
    }
event-dismissed = Минибосс уходит в сброс: { $card }.
event-called_home = { $who ->
        [you] Возвращается к вам на руку: { $card }.
       *[other] Возвращается на руку, { $player }: { $card }.
    }
event-lured = { $who ->
        [you] Вы приманиваете: { $hero }.
       *[other] { $player } приманивает: { $hero }.
    }
event-stayed = В городе остаётся: { $hero }.
event-sent = { $to ->
        [town] В город возвращается: { $hero }.
       *[dungeon] { $who ->
            [you] У вашего входа теперь: { $hero }.
           *[other] У входа ({ $player }) теперь: { $hero }.
        }
    }
event-entered = { $who ->
        [you] { $hero }, ваша комната { $place }: { $damage ->
            [0] без урона
           *[other] −{ $damage }
        }, здоровье { $health }.
       *[other] { $hero }, комната { $place } ({ $player }): { $damage ->
            [0] без урона
           *[other] −{ $damage }
        }, здоровье { $health }.
    }
event-hurt = { $hero }: ещё −{ $damage }, здоровье { $health }.
event-fortified = { $hero }: здоровье +{ $health } до конца раунда.
event-died = { $place ->
        [0] { $who ->
            [you] Гибель в городе, на ваш счёт: { $hero }. Души: +{ $souls }.
           *[other] Гибель в городе, на счёт { $player }: { $hero }. Души: +{ $souls }.
        }
       *[other] { $who ->
            [you] Гибель в вашей комнате { $place }: { $hero }. Души: +{ $souls }.
           *[other] Гибель в комнате { $place } ({ $player }): { $hero }. Души: +{ $souls }.
        }
    }
event-survived = { $who ->
        [you] До вашего босса доходит: { $hero }. Раны: +{ $wounds }.
       *[other] До босса ({ $player }) доходит: { $hero }. Раны: +{ $wounds }.
    }
event-healed = { $who ->
        [you] Вы исцеляетесь. Теперь это души: { $hero }.
       *[other] { $player } исцеляется. Теперь это души: { $hero }.
    }
event-sacrificed = { $who ->
        [you] Из ваших душ уходит из игры: { $hero }.
       *[other] Из душ ({ $player }) уходит из игры: { $hero }.
    }
event-removed = Из игры выбывает: { $hero }.
event-dropped_out = { $who ->
        [you] Вы выбываете из игры.
       *[other] { $player } выбывает из игры.
    }
event-round_ended = Раунд { $round } окончен.
event-game_ended = { $who ->
        [you] Вы побеждаете ({ $reason }).
       *[other] { $player } побеждает ({ $reason }).
    }

## Отказы

refusal-game-is-over = Игра окончена, решать больше нечего.
refusal-must-choose = Здесь нельзя пасовать: выберите один из вариантов.
refusal-not-offered = «{ $notation }» сейчас сделать нельзя: такого варианта нет.
refusal-not-a-room = «{ $card }» — не карта комнаты.
refusal-not-now-build = { $card } подождёт: комнаты строят в свою очередь, в фазе строительства.
refusal-not-active = { $card } подождёт: сейчас активен другой игрок.
refusal-not-in-hand = Этой карты нет у вас на руке: { $card }.
refusal-building-forbidden = { $card } подождёт: в этом раунде больше никто не может строить.
refusal-already-built = { $card } подождёт: в этом раунде вы уже строили.
refusal-no-such-place = Где построить: { $card }? Напишите «new» или «on» и номер своей комнаты.
refusal-cannot-build-there = Здесь это построить нельзя: { $card }.
refusal-not-now-take-back = { $card } пока останется на месте: переносные комнаты берут назад в свой ход фазы строительства.
refusal-not-portable = { $card }: эта комната не переносная.
refusal-not-a-spell = «{ $card }» — не заклинание.
refusal-not-now-declare = { $card } подождёт: сейчас ничего нельзя объявлять.
refusal-only-against-a-spell = { $card } — ответ на заклинание, в тот миг, когда его разыгрывает другой игрок.
refusal-wrong-phase = { $card } — для другой фазы; она указана на карте.
refusal-no-target = { $card }: сейчас нет ни одной цели.
refusal-no-such-room = На этом месте у вас нет такой комнаты: { $card }.
refusal-room-deactivated = { $card } спит до конца раунда.
refusal-room-covered = { $card } лежит под картой, которая ещё не вскрыта.
refusal-not-from-hand = { $card } ничего не делает при сбросе с руки.
refusal-not-levelled-up = { $card } может это только после повышения уровня.
refusal-not-activated = { $card }: эта комната срабатывает сама, применить её по желанию нельзя.
refusal-dark-for-opponents = { $card }: усилить могут только соперники владельца подземелья и только в этом подземелье или у его входа.
refusal-once-per-round = { $card }: в этом раунде эта комната своё уже сделала.
refusal-cannot-pay-or-aim = { $card }: сейчас нечем заплатить или нет цели.
refusal-target-deactivated = { $card }: целью не может быть комната, которая спит.
refusal-target-covered = { $card }: целью не может быть комната под невскрытой картой.
refusal-wrong-target = { $card }: это не может быть целью. Возможны: { $targets }.
refusal-no-such-miniboss = У вас в игре нет такого минибосса: { $card }.
refusal-nothing-to-promote = На этом месте некого повышать.
refusal-cannot-promote = { $card }: сейчас повысить нельзя.
refusal-level-too-low = { $card } может это только с более высокого уровня.
refusal-cannot-sell = Эту карту сейчас продать нельзя: { $card }.

## Прогноз

fate-title = Что случилось бы
fate-goes = { $who ->
        [you] идёт к вам
       *[other] идёт в подземелье: { $player }
    }
fate-waits = { $who ->
        [you] у вашего входа
       *[other] у входа: { $player }
    }
fate-walks = { $who ->
        [you] в вашем подземелье
       *[other] в подземелье: { $player }
    }
fate-sent-to = { $who ->
        [you] попадает к вашему входу
       *[other] попадает ко входу: { $player }
    }
fate-totals = { $treasure } { $totals }
fate-dies = гибнет в комнате { $place } ({ $sum } из { $health })
    .brief = гибнет в комнате { $place }
fate-through = проходит со здоровьем { $left }: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[other] { $wounds } ран
    }
fate-tie = остаётся в городе, ничья
fate-nobody = остаётся в городе, такого сокровища ни у кого нет
fate-sent = возвращается в город
fate-killed = гибнет в городе
fate-removed = выбывает из игры
fate-later = в следующем раунде
fate-uncertain = насколько видно
legend-health = здоровье героя
legend-soul = душа; число — комната, где герой погиб бы
legend-wound = рана; число — во сколько ран обошёлся бы герой
legend-beneath = комнаты под ней
legend-goes = куда пошёл бы герой; в скобках — в следующем раунде
legend-room = комната 2 на месте 1
legend-town = герои ещё в колодах: обычные + эпические
legend-hand = карты на руке: комнаты + заклинания
race-line = Сокровища по местам, { $treasure }: { $totals } ({ $leader })
fate-short-tie = ничья
fate-short-nobody = остаётся
fate-short-sent = назад
fate-short-killed = гибнет
fate-short-removed = выбывает
fate-short-dies = гибнет
fate-none = Героев нигде нет.

## Настройки

setting-players = Игроки
    .about = Сколько человек садится за стол.
setting-sets = Коробки
    .about = Какие коробки смешиваются; одна из них должна быть базовым набором.
setting-heroes = Герои
    .about = Чья колода героев приходит в город.
setting-variants = Варианты правил
    .about = Домашние правила, сколько угодно.
setting-bosses = Боссы
    .about = Заданный босс для каждого места вместо случайного.
setting-seeded_discard = Сброс в начале игры
    .about = Лежат ли в сбросе карты с самого начала.
setting-selling = Продажа карт комнат
    .about = При монетах и смешанных наборах: можно ли раз в раунд сбросить карту комнаты за монету.
value-players-2 = Двое
    .about = Каждый раунд в город приходят два героя.
value-players-3 = Трое
    .about = Каждый раунд в город приходят три героя.
value-players-4 = Четверо
    .about = Каждый раунд в город приходят четыре героя, играют все герои.
value-sets-BMR = Boss Monster
    .about = Базовая игра: 8 боссов, 75 комнат и 31 заклинание.
value-sets-TNL = Следующий уровень
    .about = Отдельный базовый набор или вторая половина игры: 12 боссов, чьё повышение часто действует до конца, 75 комнат, 31 заклинание, тёмные и гибридные герои.
value-sets-RMB = Восстание минибоссов
    .about = Отдельный базовый набор или вторая половина игры: монеты, 10 минибоссов, которые растут в ваших комнатах, 12 боссов, 72 комнаты, 30 заклинаний.
value-sets-VOV = Хранилище злодеев
    .about = Набор в дополнение: монеты, 10 минибоссов, 40 комнат, 9 заклинаний и 5 боссов, часть карт с сокровищем исследователя.
value-sets-DBM = Бумага и пиксели
    .about = Малый набор в дополнение: 3 босса, 8 комнат с жетонами +1, 2 заклинания, кубики и Принцесса.
value-sets-POP = Переносная мощь
    .about = Малый набор в дополнение: 10 комнат, которые можно взять назад в руку, и их босс.
value-sets-LST = Потерянные уровни
    .about = Малый набор в дополнение: 4 комнаты и 1 босс с уровней, которых никогда не было.
value-heroes-BMR = Boss Monster
    .about = 25 обычных и 16 эпических героев базовой игры.
value-heroes-TNL = Следующий уровень
    .about = 25 обычных и 17 эпических героев; тёмных могут усилить соперники, у гибридных по два сокровища.
value-heroes-RMB = Восстание минибоссов
    .about = 25 обычных и 17 эпических героев набора с монетами.
value-variants-classic = Классический режим
    .about = Из семи начальных карт каждый игрок сбрасывает две на выбор.
value-variants-hard = Сложный режим
    .about = Обычные герои со здоровьем 4 остаются дома.
value-variants-choose_boss = Выбираю тебя
    .about = Каждый игрок получает двух боссов и оставляет одного.
value-variants-machinations = Козни
    .about = Кто за раунд не получил ни одной души, может в его конце взять карту.
value-variants-immortal = Бесконечные жизни
    .about = Пять ран никого не выводят из игры; играем, пока не кончатся герои.
value-seeded_discard-true = С картами
    .about = В сбросе с самого начала лежат четыре комнаты и два заклинания.
value-seeded_discard-false = Пустой
    .about = В начале игры сброс пуст.
value-selling-true = Можно
    .about = Раз в раунд, в свою фазу строительства, можно сбросить карту комнаты за монету.
value-selling-false = Нельзя
    .about = Монеты дают только карты.
