### Clank! Catacombs за столом: фазы, варианты, вопросы, события, отказы, настройки.
###
### $who — `you`, когда речь о читающем, иначе `other`; тогда $player — имя. $known — `yes`, когда читающему можно знать,
### о каких картах речь. Названия карт и имена игроков не склоняются. Все имена здесь начинаются с имени игры: ходы,
### комнаты и события есть и у других игр.

game-clank_catacombs = Clank! Catacombs
    .about = Прокрадитесь, хватайте блестящее, не разбудите её.

## Фазы

clank-phase-begin = начало хода
clank-phase-turn = ход
clank-phase-springs = конец хода
clank-phase-refill = новые карты
clank-phase-attack = атака дракона
clank-phase-haunt = призраки
clank-phase-over = конец игры

## Тайлы и комнаты

clank-tile-START_A = Ступени склепа
clank-tile-START_B = Неф склепа
clank-tile-H1 = Перекрёсток паломников
clank-tile-H2 = Свечной подвал
clank-tile-H3 = Зал плакальщиков
clank-tile-H4 = Врата могильщиков
clank-tile-H5 = Забытая часовня
clank-tile-H6 = Воровской базар
clank-tile-D01 = Галерея костей
clank-tile-D02 = Затонувшая гробница
clank-tile-D03 = Блок надзирателя
clank-tile-D04 = Затопленный оссуарий
clank-tile-D05 = Архив пепла
clank-tile-D06 = Часовня ножей
clank-tile-D07 = Рухнувшая казна
clank-tile-D08 = Гулкий колодец
clank-tile-D09 = Запечатанный реликварий
clank-tile-D10 = Двор привидений
clank-tile-D11 = Трон из пыли
clank-tile-D12 = Сумрачный схрон
clank-tile-D13 = Клетки в клетках
clank-tile-D14 = Глубинный рынок
clank-tile-D15 = Плачущие стеллажи
clank-tile-D16 = Алтарь монет
clank-tile-D17 = Кристальный лабиринт
clank-tile-D18 = Грот целителей
clank-tile-D19 = Шепчущее хранилище
clank-tile-D20 = Лестница вниз
clank-tile-D21 = Чёрный базар
clank-tile-D22 = Узел врат
clank-spot-west_porch = западное крыльцо
clank-spot-east_porch = восточное крыльцо
clank-spot-landing = площадка
clank-spot-nave = неф
clank-room = { $tile }, { $what }
clank-feature-crypt = склеп
clank-feature-stall = лавка
clank-feature-crystal_cave = кристальная пещера
clank-feature-monkey_shrine = обезьянье святилище
clank-feature-minor_secret = малая тайна
clank-feature-gold = золото { $count }
clank-feature-heal = исцеление
clank-feature-altar = алтарь
clank-feature-chest = сундук
clank-feature-library = библиотека
clank-feature-prison = темница
clank-feature-artifact = артефакт
clank-zone-haven = убежище
clank-zone-depths = глубины
clank-haunted = призрачный
clank-cell = столбец { $x }, строка { $y }
clank-side-N = север
clank-side-E = восток
clank-side-S = юг
clank-side-W = запад
clank-side-N1 = север, слева
clank-side-N2 = север, справа
clank-side-E1 = восток, сверху
clank-side-E2 = восток, снизу
clank-side-S1 = юг, справа
clank-side-S2 = юг, слева
clank-side-W1 = запад, снизу
clank-side-W2 = запад, сверху
clank-half-U = верхняя половина, { $side }
clank-half-L = нижняя половина, { $side }
clank-way-portal = через портал
clank-way-unknown = неизвестность, { $by }
clank-way-against = против стрелки
clank-way-other = коридор { $number }

## Карты, жетоны и что они дают

clank-type-starter = начальная карта
clank-type-reserve = резерв
clank-type-blue = карта подземелья
clank-type-device = устройство
clank-type-monster = монстр
clank-type-companion = спутник
clank-type-gem = самоцвет
clank-type-major_secret = великая тайна
clank-type-minor_secret = малая тайна
clank-type-prisoner = пленник
clank-type-market = товар
clank-danger = опасность
clank-dragon = атака дракона
clank-copies = в коробке: { $count ->
        [one] { $count } штука
        [few] { $count } штуки
       *[other] { $count } штук
    }
clank-set-base = «Катакомбы»
clank-set-party = «Весёлая компания»
clank-set-promo = промокарты
clank-costs = цена: { $amounts }
clank-gives = даёт: { $amounts }
clank-amount-skill = { $count ->
        [one] { $count } умение
        [few] { $count } умения
       *[other] { $count } умений
    }
clank-amount-swords = { $count ->
        [one] { $count } меч
        [few] { $count } меча
       *[other] { $count } мечей
    }
clank-amount-boots = { $count ->
        [one] { $count } сапог
        [few] { $count } сапога
       *[other] { $count } сапог
    }
clank-amount-gold = { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
clank-amount-clank = { $count ->
        [one] { $count } шум
       *[other] { $count } шума
    }
clank-amount-draw = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
clank-amount-heal = исцеление { $count }
clank-amount-lockpicks = { $count ->
        [one] { $count } отмычка
        [few] { $count } отмычки
       *[other] { $count } отмычек
    }
clank-amount-prisoners = { $count ->
        [one] { $count } пленник
        [few] { $count } пленника
       *[other] { $count } пленников
    }
clank-amount-minor_secret = { $count ->
        [one] { $count } малая тайна
        [few] { $count } малые тайны
       *[other] { $count } малых тайн
    }
clank-amount-major_secret = { $count ->
        [one] { $count } великая тайна
        [few] { $count } великие тайны
       *[other] { $count } великих тайн
    }
clank-amount-secret_tome = «Тайный фолиант»: { $count }
clank-amount-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
clank-amount-damage = { $count ->
        [one] { $count } урон
       *[other] { $count } урона
    }
clank-amount-monsters = { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[other] { $count } монстров
    }

## Что лежит на столе

clank-board-turn = Ход { $turn }{ $at ->
        [turn] {""}
       *[other] {" "}({ $phase })
    }, { $who ->
        [you] ваш
       *[other] { $player }
    }.
clank-board-pool = Осталось на этот ход: умение { $skill }, мечи { $swords }, сапоги { $boots }.
clank-board-credit = Шум, который в этот ход будет погашен: { $count }.
clank-board-stuck = Кристальная пещера не даёт ходить до конца хода.
clank-board-bold = В этот ход монстры в коридорах не мешают.
clank-board-found = Тайл, который надо выложить: { $tile }.
clank-board-crossing = На пути: { $room }.
clank-board-ways = Пути отсюда: { $ways }.
clank-board-row = Ряд: { $cards }.
clank-board-reserve = Резерв: { $cards }.
clank-board-market = Рынок: { $cards }.
clank-board-count = { $card } ×{ $count }
clank-board-priced = { $card } ({ $price })
clank-board-empty = пусто
clank-board-nothing = ничего
clank-board-clank = Зона шума: { $cubes }.
clank-board-bag = Мешок дракона: { $cubes }.
clank-board-cubes = { $player } ×{ $count }
clank-board-black = чёрные { $count }
clank-board-ghosts = призраки { $count }
clank-board-rage = Ярость: деление { $space } из { $spaces }; в атаке достают { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[other] { $count } кубиков
    }.
clank-board-decks = Осталось: колода подземелья { $deck }, тайлы { $tiles }, великие тайны { $major }, малые тайны { $minor }, пленники { $prisoners }, идолы в святилище { $idols }.
clank-board-artifacts = Артефакты ещё в стопке: { $values }.
clank-board-player = { $player }: { $where }, здоровье { $health } из { $most }, золото { $gold }, отмычки { $lockpicks }, кубики { $cubes }, стоимость { $worth }.
clank-board-loot = Добыча: { $things }.
clank-board-artifact = артефакт { $value }
clank-board-idols = { $count ->
        [one] { $count } обезьяний идол
        [few] { $count } обезьяньих идола
       *[other] { $count } обезьяньих идолов
    }
clank-board-mastery = жетон мастерства
clank-board-state-escaped = на свободе
clank-board-state-out = без сознания, { $room }
clank-board-cards = Карты: рука { $hand }, колода { $deck }, сброс { $discard }.
clank-board-hand = Ваша рука: { $cards }.
clank-board-played = В игровой зоне: { $cards }.
clank-board-discard = Сброс: { $cards }.
clank-board-tile = { $tile } ({ $facts }; { $cell }): { $rooms }.
clank-board-opened = открыто
clank-board-turned = поворот { $rotation }°
clank-board-marks = кубики: { $players }
clank-board-pawns = здесь: { $players }
clank-short-health = здоровье
clank-short-gold = золото
clank-short-lockpicks = отмычки
clank-short-worth = стоимость
clank-short-score = итог
clank-short-hand = рука
clank-short-row = Ряд
clank-short-reserve = Резерв
clank-short-market = Рынок
clank-short-clank = Шум
clank-short-bag = Мешок
clank-short-rage = Ярость
clank-short-skill = умение
clank-short-swords = мечи
clank-short-boots = сапоги
clank-short-turn = ход { $turn }
clank-legend-pawn = фишки, с номером места
clank-legend-room = Что есть в комнатах:
clank-legend-monster = монстр в коридоре
clank-legend-footprints = коридор за два сапога
clank-legend-opening = выходы, за которыми ещё нет тайла
clank-legend-dragon = её приход будит дракона
clank-legend-danger = на кубик больше в каждой атаке
clank-score = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

## Что случилось бы

clank-fate-attack = Атака сейчас достала бы { $cubes ->
        [one] { $cubes } кубик
        [few] { $cubes } кубика
       *[other] { $cubes } кубиков
    } из { $bag }.
clank-fate-hit = { $who ->
        [you] Вероятность, что она вас ранит
       *[other] Вероятность, что ранен будет { $player }
    }: { $chance } %, { $most ->
        [0] без урона
       *[other] не больше чем на { $most }
    }.
clank-fate-out = { $who ->
        [you] Она может лишить вас сознания.
       *[other] Она может лишить сознания: { $player }.
    }
clank-fate-calm = Атака сейчас никого не ранит.

## Варианты

clank-option-play = Разыграть: { $card }
clank-option-acquire = Получить: { $card }
clank-option-use = Применить: { $card }
clank-option-fight = Победить: { $card }
clank-option-move = Идти: { $room }{ $by }; сапоги { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , монстры { $monsters }, мечи { $swords }
    }
clank-option-explore = Открыть новый тайл{ $by }; сапоги { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , монстров не меньше { $monsters }
    }
clank-option-place = Выложить тайл с поворотом { $rotation }°: { $tile }
clank-option-go = Идти дальше: { $room }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] ; монстры { $monsters }, мечи { $swords }
    }
clank-option-teleport = Телепортироваться: { $room }
clank-option-turn = Повернуть тайл на { $rotation }°
clank-option-at = Выложить сюда: { $cell }
clank-option-open = Открыть отмычкой: { $what ->
        [chest] сундук
        [library] библиотека
       *[prison] темница
    }
clank-option-mark = Положить кубик у алтаря: { $room }
clank-option-buy = Купить: { $card }, золото { $gold }{ $with ->
        [flute] , с «Золотой флейтой»
        [coupon] , по «Купону на скидку»
        [both] , с «Золотой флейтой» и по «Купону на скидку»
       *[none] {""}
    }
clank-option-take = Взять: { $card }
clank-option-discard = Сбросить: { $card }
clank-option-trash = { $from ->
        [play] Убрать из игры, из игровой зоны: { $card }
       *[discard] Убрать из игры, из сброса: { $card }
    }
clank-option-replace = Заменить: { $card }
clank-option-choose = { $what ->
        [silence] Шум −2
        [caves] Кристальные пещеры меня не останавливают
        [lockpick] Отмычка
        [cards] Потратить отмычку и взять 2 карты
        [heal] Исцелить 1
        [boot] 1 сапог
        [trash] Убрать «Взломы» из игры
        [theft] Потратить отмычку и взять что-то из ряда
        [good] Товар даром
        [gold_and_trash] 2 золота и убрать карту из игры
        [gold_and_lockpick] 2 золота и отмычка
        [lockpick_and_trash] Отмычка и убрать карту из игры
       *[gold] Золото
    }
    .empurror = { $what ->
        [silence] Шум −2
        [caves] Кристальные пещеры меня не останавливают
       *[gold] 1 золото
    }
    .thieves_shrine = { $what ->
        [trash] Убрать из игры до двух «Взломов»
       *[gold] 2 золота
    }
    .ogre_merchant = { $what ->
        [good] Товар даром
       *[gold] 5 золота
    }
    .marble_guardian = { $what ->
       *[gold] 2 золота
    }
clank-option-take-artifact = Взять артефакт
clank-option-stay = Отказаться от перехода
clank-option-end-turn = Закончить ход
clank-option-pass = Пас
    .trash = Ничего не убирать
    .discard = Ничего не сбрасывать
    .shield = Принять урон
clank-option-yes = Да
    .top = На верх моей колоды
    .return_idol = Вернуть идола и исцелить 2
clank-option-no = Нет
    .top = В мой сброс
    .return_idol = Оставить идолов себе

group-acquire = Получить
group-fight = Победить
group-move = Идти
group-explore = Разведать
group-place = Выложить
group-teleport = Телепорт
group-turn = Повернуть
group-buy = Купить
group-trash = Убрать
group-replace = Заменить
group-choose = Выбрать
clank-label-use = применить
clank-label-move = { $room }{ $by }; сапоги { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , монстры { $monsters }, мечи { $swords }
    }
clank-label-explore = { $by }; сапоги { $boots }{ $monsters ->
        [0] {""}
        [none] {""}
       *[other] , монстров не меньше { $monsters }
    }
clank-label-buy = { $card }, золото { $gold }{ $with ->
        [flute] , с флейтой
        [coupon] , по купону
        [both] , с флейтой и по купону
       *[none] {""}
    }
clank-label-trash = { $from ->
        [play] { $card } (игровая зона)
       *[discard] { $card } (сброс)
    }
clank-label-turn = { $rotation }°
clank-label-place = поворот { $rotation }°
clank-label-leads = ведёт: { $room }
clank-label-wall = стена

## Вопросы

clank-kind-turn = Ваш ход: умение { $skill }, мечи { $swords }, сапоги { $boots }.
    .empty = Ваш ход: умение { $skill }, мечи { $swords }, сапоги { $boots }. Все карты разыграны: действуйте или закончите ход.
clank-kind-place = Найден тайл: { $tile }. Как его выложить?
clank-kind-cross = Вы на пути: { $room }, мечи { $swords }. Идите дальше или сделайте сначала что-то другое.
clank-kind-turn_tile = Тайл под вами движется: на сколько он повернётся?
clank-kind-shield = Призрак хочет вас ранить. Сбросить против него: { $card }?
clank-kind-trash = { $card }: выберите карту, которая уйдёт из игры.
    .riot = { $card }: вы можете выбрать карту, которая уйдёт из игры.
    .shadow_walk = { $card }: выберите «Взлом», который уйдёт из игры.
    .thieves_shrine = { $card }: вы можете выбрать «Взлом», который уйдёт из игры, всего два.
clank-kind-discard = { $card }: сбросить неразыгранную карту, чтобы взять две?
clank-kind-teleport = { $card }: где вы хотите оказаться?
    .marble_guardian = { $card }: телепортируйтесь в комнату нового тайла или возьмите 2 золота.
clank-kind-theft = { $card }: выберите, что взять из ряда без умения.
clank-kind-top = { $card }: куда её положить?
clank-kind-mark = { $card }: выберите алтарь для своего кубика.
clank-kind-good = { $card }: выберите товар даром.
clank-kind-replace = { $card }: выберите карту ряда, которая уйдёт.
clank-kind-at = { $card }: где лежать новому тайлу?
clank-kind-return_idol = { $card }: вернуть обезьяньего идола, чтобы исцелить 2?
clank-kind-choose = { $card }: выберите одно.
    .black_market = { $card }: выберите два из трёх.

## События

clank-event-turn_began = Ход { $turn }: { $who ->
        [you] ваш
       *[other] { $player }
    }.
clank-event-played = { $who ->
        [you] Вы разыгрываете: { $card }.
       *[other] { $player } разыгрывает: { $card }.
    }
clank-event-bonus = Условие выполнено: { $card }.
clank-event-gained = { $who ->
        [you] Вы получаете: { $amount }.
       *[other] { $player } получает: { $amount }.
    }
clank-event-clank = { $who ->
        [you] Вы производите шум: { $made }
       *[other] { $player } производит шум: { $made }
    }{ $cancelled ->
        [0] {""}
       *[other] , из него погашено: { $cancelled }
    }.
clank-event-hushed = { $who ->
        [you] Из зоны шума к вам возвращается кубиков: { $count }
       *[other] { $player } забирает из зоны шума кубиков: { $count }
    }{ $credit ->
        [0] {""}
       *[other] ; шума в этот ход будет погашено: { $credit }
    }.
clank-event-drew = { $known ->
        [yes] { $who ->
            [you] Вы берёте: { $cards }.
           *[other] { $player } берёт: { $cards }.
        }
       *[no] { $who ->
            [you] Вы берёте { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[other] { $count } карт
            }.
           *[other] { $player } берёт { $count ->
                [one] { $count } карту
                [few] { $count } карты
               *[other] { $count } карт
            }.
        }
    }
clank-event-shuffled = { $who ->
        [you] Вы тасуете новую колоду, карт: { $count }.
       *[other] { $player } тасует новую колоду, карт: { $count }.
    }
clank-event-discarded = { $who ->
        [you] Вы сбрасываете: { $card }.
       *[other] { $player } сбрасывает: { $card }.
    }
clank-event-trashed = { $from ->
        [play] В конце хода уйдёт из игры: { $card }.
       *[discard] Уходит из игры: { $card }.
    }
clank-event-acquired = { $who ->
        [you] Вы получаете карту: { $card }
       *[other] { $player } получает карту: { $card }
    }{ $to ->
        [deck] , на верх колоды
       *[discard] {""}
    }.
clank-event-used_device = { $who ->
        [you] Вы применяете: { $card }.
       *[other] { $player } применяет: { $card }.
    }
clank-event-defeated = { $who ->
        [you] Вы побеждаете монстра: { $card }.
       *[other] { $player } побеждает монстра: { $card }.
    }
clank-event-used = { $who ->
        [you] Вы применяете: { $card }.
       *[other] { $player } применяет: { $card }.
    }
clank-event-moved = { $who ->
        [you] Вы идёте: { $room }
       *[other] { $player } идёт: { $room }
    }{ $swords ->
        [0] {""}
       *[other] ; мечи { $swords }
    }{ $lockpicks ->
        [0] {""}
       *[other] ; отмычки { $lockpicks }
    }{ $damage ->
        [0] {""}
       *[other] ; урон { $damage }
    }.
clank-event-teleported = { $who ->
        [you] Вы телепортируетесь: { $room }.
       *[other] { $player } телепортируется: { $room }.
    }
clank-event-held_up = { $who ->
        [you] Вам нечем заплатить за коридор, вы остаётесь: { $room }.
       *[other] За коридор нечем заплатить, { $player } остаётся: { $room }.
    }
clank-event-found_tile = { $who ->
        [you] Вы открываете тайл: { $tile }.
       *[other] { $player } открывает тайл: { $tile }.
    }
clank-event-laid_tile = Выложен тайл: { $tile } ({ $cell }), поворот { $rotation }°.
clank-event-turned_tile = Поворачивается: { $tile }, теперь { $rotation }°.
clank-event-artifact_laid = Здесь лежит артефакт { $artifact }: { $room }.
clank-event-ghost_came = Призрак приходит в зону шума.
clank-event-took_artifact = { $who ->
        [you] Вы берёте артефакт { $artifact }.
       *[other] { $player } берёт артефакт { $artifact }.
    }
clank-event-took_idol = { $who ->
        [you] Вы берёте обезьяньего идола; осталось: { $left }.
       *[other] { $player } берёт обезьяньего идола; осталось: { $left }.
    }
clank-event-returned_idol = { $who ->
        [you] Вы возвращаете обезьяньего идола; в святилище: { $left }.
       *[other] { $player } возвращает обезьяньего идола; в святилище: { $left }.
    }
clank-event-opened = { $who ->
        [you] Вы открываете
       *[other] { $player } открывает
    } { $what ->
        [chest] сундук
        [library] библиотеку
       *[prison] темницу
    }: { $room }.
clank-event-marked = { $who ->
        [you] Вы кладёте кубик у алтаря, золото { $gold }: { $room }.
       *[other] { $player } кладёт кубик у алтаря, золото { $gold }: { $room }.
    }
clank-event-found = { $who ->
        [you] Вам достаётся: { $card }.
       *[other] { $player } получает: { $card }.
    }
clank-event-bought = { $gold ->
        [0] { $who ->
            [you] Вы берёте товар даром: { $card }.
           *[other] { $player } берёт товар даром: { $card }.
        }
       *[other] { $who ->
            [you] Вы покупаете товар, золото { $gold }: { $card }.
           *[other] { $player } покупает товар, золото { $gold }: { $card }.
        }
    }
clank-event-rage = Ярость дракона растёт: деление { $space }.
clank-event-healed = { $who ->
        [you] Вы исцеляете { $count }.
       *[other] { $player } исцеляет { $count }.
    }
clank-event-hurt = { $who ->
        [you] Вы получаете урон: { $damage }, здоровье { $health }.
       *[other] { $player } получает урон: { $damage }, здоровье { $health }.
    }
clank-event-shielded = { $who ->
        [you] Призрак вас минует: { $card }.
       *[other] Призрака отводит { $player }: { $card }.
    }
clank-event-card_came = Новая карта в ряду: { $card }.
clank-event-card_left = Из ряда уходит: { $card }.
clank-event-calmed = Чёрных кубиков вернулось в мешок: { $count }.
clank-event-attack = Дракон атакует! Кубики: { $cubes }. Чёрные { $black }, призраки { $ghosts }, { $hits ->
        [none] никому не досталось
       *[other] досталось: { $hits }
    }.
clank-event-knocked_out = { $who ->
        [you] Вы теряете сознание: { $room }.
       *[other] { $player } теряет сознание: { $room }.
    }
clank-event-escaped = { $who ->
        [you] Вы сбегаете с жетоном мастерства!
       *[other] { $player } сбегает с жетоном мастерства!
    }
clank-event-game_ended = { $who ->
        [you] Вы побеждаете ({ $reason }).
        [nobody] Не побеждает никто ({ $reason }).
       *[other] Побеждает { $player } ({ $reason }).
    }

## Отказы

refusal-clank-must-choose = Здесь нельзя пасовать: выберите один из вариантов.
refusal-clank-not-offered = «{ $notation }» нет среди того, что можно сделать сейчас.
refusal-clank-not-in-hand = Этой карты нет у вас на руке: { $card }.
refusal-clank-not-in-a-move = { $card }: надо подождать, пока закончится переход.
refusal-clank-not-to-acquire = Такую карту нельзя получить: { $card }.
refusal-clank-stack-empty = В резерве больше нет: { $card }.
refusal-clank-not-in-row = Этой карты нет в ряду: { $card }.
refusal-clank-no-skill = { $card }, цена в умении: { $cost }; у вас { $have }.
refusal-clank-no-monster = Это не монстр: { $card }.
refusal-clank-not-here = Здесь с ним не сразиться; карта говорит где: { $card }.
refusal-clank-no-swords = { $card }, цена в мечах: { $cost }; у вас { $have }.
refusal-clank-not-yours = Этого у вас нет: { $card }.
refusal-clank-no-use-now = Сейчас это нельзя применить: { $card }.
refusal-clank-cannot-pay = { $card } требует не только умения, а остального у вас сейчас нет.
refusal-clank-nothing-to-use = { $card }: применить тут сейчас нечего. Сыгранная карта своё уже сделала.
refusal-clank-cards-left = Карт, которые ещё надо разыграть: { $count }.
refusal-clank-move-under-way = Сначала должен закончиться начатый переход.
refusal-clank-duty-left = Ещё не выполнен эффект разыгранной карты.
refusal-clank-no-tile = Выкладывать нечего: тайла нет.
refusal-clank-no-move = Никакой переход не начат.
refusal-clank-no-way = Отсюда туда не ведёт ни один коридор: { $room }.
refusal-clank-home = Вы с артефактом в склепе и здесь остаётесь.
refusal-clank-stuck = Вы вошли в кристальную пещеру: до конца хода ходить нельзя.
refusal-clank-no-tiles-left = Тайлы кончились; этот коридор ведёт в никуда.
refusal-clank-no-artifact-yet = Без артефакта в склеп не вернуться.
refusal-clank-one-way = Этот коридор ведёт только в другую сторону.
refusal-clank-no-boots = Этот коридор стоит сапог: { $cost }; у вас { $have }.
refusal-clank-no-lockpick = Нужно отмычек: { $cost }; у вас { $have }.
refusal-clank-no-such-swords = Столько мечей там не потратить; у вас { $have }.
refusal-clank-deadly = Такой урон лишит вас сознания, принять его нельзя: { $damage }.
refusal-clank-no-cubes = У вас не осталось для этого кубика.
refusal-clank-no-good = Такого никто не продаёт: { $card }.
refusal-clank-no-flute = «Золотая флейта» не разыграна, и не купить: { $card }.
refusal-clank-no-stall = Здесь нет лавки, чтобы купить: { $card }.
refusal-clank-sold-out = { $card }: всё распродано.
refusal-clank-not-hurt = { $card } только для тех, у кого урона не меньше { $damage }.
refusal-clank-no-gold = { $card }, цена в золоте: { $cost }; у вас { $have }.
refusal-clank-nothing-to-open = Ничего такого здесь не открыть.
refusal-clank-opened-before = Это уже открыто.
refusal-clank-pool-empty = Там больше ничего нет.
refusal-clank-no-altar = Вы не у этого алтаря.
refusal-clank-marked-before = У этого алтаря уже лежит ваш кубик.
refusal-clank-altar-full = У этого алтаря нет свободного места.
refusal-clank-no-artifact-here = Здесь нет артефакта.
refusal-clank-hands-full = Ещё один артефакт вам не унести.
refusal-clank-looted-before = Из этой комнаты артефакт у вас уже есть.

## Настройки

setting-start_side = Стартовый тайл
    .about = Какой стороной вверх лежит стартовый тайл.
setting-party = «Весёлая компания»
    .about = Больше артефактов, товаров и карт — для пяти и шести игроков.
lobby-stop-party = «Весёлая компания» только для пяти и шести игроков.
setting-promos = Промокарты
    .about = Три карты, которых нет в коробке.
setting-single_exit_slots = Выходы
    .about = Сколько выходов на каждой стороне тайла.
setting-first_player = Первый игрок
    .about = Кто начинает.
value-start_side-a = Ступени склепа
    .about = Два крыльца перед склепом и площадка под обезьяньим святилищем.
value-start_side-b = Неф склепа
    .about = Неф с золотом и порталом и кристальная пещера под обезьяньим святилищем.
value-start_side-random = Случайно
    .about = Одна из двух сторон, по жребию.
value-party-true = С дополнением
    .about = Нужно пяти и шести игрокам, и только им.
value-party-false = Без дополнения
    .about = Только коробка «Катакомб», для двух–четырёх игроков.
value-promos-true = С ними
    .about = «На волю!», «Мистер Усомаг» и «Пыльная карта» замешаны в колоду подземелья.
value-promos-false = Без них
    .about = Сто карт из коробки.
value-single_exit_slots-true = По одному
    .about = Путей меньше, и тайлы всегда подходят друг к другу.
value-single_exit_slots-false = По два
    .about = Путей больше, как в коробке.
value-first_player-random = Случайно
    .about = Начинает случайное место.
value-first_player-0 = Первое место
    .about = Начинает тот, кто там сидит.
value-first_player-1 = Второе место
    .about = Начинает тот, кто там сидит.
value-first_player-2 = Третье место
    .about = Начинает тот, кто там сидит.
value-first_player-3 = Четвёртое место
    .about = Начинает тот, кто там сидит.
value-first_player-4 = Пятое место
    .about = Начинает тот, кто там сидит.
value-first_player-5 = Шестое место
    .about = Начинает тот, кто там сидит.
