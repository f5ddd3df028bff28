### Clank! Катакомбы: что можно сделать, что случилось и что лежит на столе.

game-clank_catacombs = Clank! Катакомбы

## Что можно сделать

clank-option-play = Сыграть: { $card }
clank-option-acquire = Приобрести: { $card }
clank-option-use = Использовать: { $card }
clank-option-fight = Сразиться: { $card }
clank-option-move = Идти: { $room }{ $by ->
        [none] {""}
       *[other] { " " }через { $by }
    } (сапоги: { $boots }{ $monsters ->
        [none] {""}
       *[other] , монстры: { $monsters }, мечи: { $swords }
    })
clank-option-explore = Исследовать { $by } (сапоги: { $boots }{ $monsters ->
        [none] {""}
       *[other] , монстры: { $monsters }
    })
clank-option-place = Положить: { $tile }, поворот { $rotation }°
clank-option-go = Идти дальше: { $room }{ $monsters ->
        [none] {""}
       *[other] { " " }(монстры: { $monsters }, мечи: { $swords })
    }
clank-option-stay = Прервать ход
clank-option-teleport = Телепортироваться: { $room }
clank-option-turn = Повернуть тайл на { $rotation }°
clank-option-at = Положить тайл на поле { $cell }
clank-option-open = { $what ->
        [chest] Открыть сундук
        [library] Открыть библиотеку
       *[prison] Открыть темницу
    }
clank-option-mark = Отметить алтарь: { $room }
clank-option-buy = Купить за { $gold } зол.: { $card }{ $with ->
        [flute] {" "}(флейта)
        [coupon] {" "}(купон)
        [both] {" "}(флейта и купон)
       *[none] {""}
    }
clank-option-take = Взять: { $card }
clank-option-take-artifact = Взять артефакт
clank-option-discard = Сбросить: { $card }
clank-option-trash = Уничтожить: { $card }{ $from ->
        [play] {" "}(в игре)
       *[discard] {" "}(в сбросе)
    }
clank-option-replace = Заменить: { $card }
clank-option-choose = { $what ->
        [silence] −2 шума
        [gold] Золото
        [caves] Кристальные пещеры вас не задерживают
        [lockpick] Получить отмычку
        [cards] Потратить отмычку и взять 2 карты
        [theft] Потратить отмычку и взять карту из ряда
        [heal] Вылечить 1
        [boot] 1 сапог
        [trash] Уничтожить до двух карт «Взлом»
        [gold_and_trash] 2 золота и уничтожить карту
        [gold_and_lockpick] 2 золота и отмычка
        [lockpick_and_trash] Отмычка и уничтожить карту
       *[good] Товар даром
    }
clank-option-end-turn = Закончить ход

## О чём спрашивают

clank-kind-turn = Ваш ход: играйте карты и действуйте.
clank-kind-place = Вы нашли тайл: как его положить?
clank-kind-cross = Вы застряли в коридоре.
clank-kind-turn_tile = Земля дрожит: поверните свой тайл.
clank-kind-shield = Нападает призрак. Сбросить карту { $card }, чтобы спастись?
clank-kind-trash = { $card }: какую карту уничтожить?
clank-kind-discard = { $card }: какую карту сбросить?
clank-kind-teleport = { $card }: куда?
clank-kind-theft = { $card }: что взять?
clank-kind-top = { $card }: положить на верх колоды?
clank-kind-mark = { $card }: какой алтарь отметить?
clank-kind-good = { $card }: какой товар взять?
clank-kind-replace = { $card }: какую карту ряда заменить?
clank-kind-at = { $card }: где ляжет новый тайл?
clank-kind-return_idol = { $card }: вернуть идола и вылечить 2?
clank-kind-choose = { $card }: выберите.

## Что случилось

clank-event-turn_began = Ход { $turn }: { $who ->
        [you] ваша очередь.
       *[other] играет { $player }.
    }
clank-event-played = { $who ->
        [you] Вы играете: { $card }.
       *[other] { $player } играет: { $card }.
    }
clank-event-bonus = Условие карты { $card } выполнено.
clank-event-gained = { $who ->
        [you] Вы получаете { $what }: { $count }.
       *[other] { $player } получает { $what }: { $count }.
    }
clank-event-clank = { $who ->
        [you] Вы шумите: { $made }.
       *[other] { $player } шумит: { $made }.
    }
clank-event-hushed = { $who ->
        [you] Вы забираете кубики шума: { $count }; в запасе тишины: { $credit }.
       *[other] { $player } забирает кубики шума: { $count }; в запасе тишины: { $credit }.
    }
clank-event-drew = { $who ->
        [you] Вы берёте: { $cards }.
       *[other] { $player } берёт карты: { $count }.
    }
clank-event-shuffled = { $who ->
        [you] Вы тасуете сброс в новую колоду.
       *[other] { $player } тасует новую колоду.
    }
clank-event-discarded = { $who ->
        [you] Вы сбрасываете: { $card }.
       *[other] { $player } сбрасывает: { $card }.
    }
clank-event-trashed = { $who ->
        [you] Вы уничтожаете: { $card }.
       *[other] { $player } уничтожает: { $card }.
    }
clank-event-acquired = { $who ->
        [you] Вы приобретаете: { $card }.
       *[other] { $player } приобретает: { $card }.
    }
clank-event-used_device = { $who ->
        [you] Вы используете: { $card }.
       *[other] { $player } использует: { $card }.
    }
clank-event-defeated = { $who ->
        [you] Вы побеждаете: { $card }.
       *[other] { $player } побеждает: { $card }.
    }
clank-event-used = { $who ->
        [you] Вы используете: { $card }.
       *[other] { $player } использует: { $card }.
    }
clank-event-moved = { $who ->
        [you] Вы идёте: { $room }.
       *[other] { $player } идёт: { $room }.
    }
clank-event-teleported = { $who ->
        [you] Вы телепортируетесь: { $room }.
       *[other] { $player } телепортируется: { $room }.
    }
clank-event-held_up = { $who ->
        [you] Вы не можете идти дальше и остаётесь: { $room }.
       *[other] { $player } не может идти дальше и остаётся: { $room }.
    }
clank-event-found_tile = { $who ->
        [you] Вы находите тайл: { $tile }.
       *[other] { $player } находит тайл: { $tile }.
    }
clank-event-laid_tile = { $tile }: лежит на поле { $cell }, поворот { $rotation }°.
clank-event-turned_tile = { $tile }: тайл повернулся, теперь { $rotation }°.
clank-event-artifact_laid = Артефакт на { $artifact } оч. лежит здесь: { $room }.
clank-event-ghost_came = Призрак попадает в область шума.
clank-event-took_artifact = { $who ->
        [you] Вы берёте артефакт на { $artifact } оч.
       *[other] { $player } берёт артефакт на { $artifact } оч.
    }
clank-event-took_idol = { $who ->
        [you] Вы берёте обезьяньего идола.
       *[other] { $player } берёт обезьяньего идола.
    }
clank-event-returned_idol = { $who ->
        [you] Вы возвращаете обезьяньего идола.
       *[other] { $player } возвращает обезьяньего идола.
    }
clank-event-opened = { $who ->
        [you] Вы тратите отмычку: { $room }.
       *[other] { $player } тратит отмычку: { $room }.
    }
clank-event-marked = { $who ->
        [you] Вы отмечаете алтарь ({ $room }) и получаете золото: { $gold }.
       *[other] { $player } отмечает алтарь ({ $room }) и получает золото: { $gold }.
    }
clank-event-found = { $who ->
        [you] Вы получаете: { $card }.
       *[other] { $player } получает: { $card }.
    }
clank-event-bought = { $who ->
        [you] Вы платите золотом ({ $gold }): { $card }.
       *[other] { $player } платит золотом ({ $gold }): { $card }.
    }
clank-event-rage = Ярость дракона растёт до деления { $space }.
clank-event-healed = { $who ->
        [you] Вы лечите { $count }.
       *[other] { $player } лечит { $count }.
    }
clank-event-hurt = { $who ->
        [you] Вы получаете урон: { $damage }; здоровье: { $health }.
       *[other] { $player } получает урон: { $damage }; здоровье: { $health }.
    }
clank-event-shielded = { $who ->
        [you] { $card } защищает вас от призрака.
       *[other] { $player } спасается от призрака: { $card }.
    }
clank-event-card_came = { $card }: новая карта на месте { $place } ряда.
clank-event-card_left = { $card }: карта покидает ряд.
clank-event-calmed = Кубики дракона возвращаются в мешок: { $count }.
clank-event-attack = Дракон нападает: из { $cubes } кубиков чёрных: { $black }, призраков: { $ghosts }, наших: { $ours }.
clank-event-knocked_out = { $who ->
        [you] Вы теряете сознание: { $room }.
       *[other] { $player } теряет сознание: { $room }.
    }
clank-event-escaped = { $who ->
        [you] Вы спасаетесь!
       *[other] { $player } спасается!
    }
clank-event-game_ended = { $who ->
        [you] Игра окончена: вы победили.
        [nobody] Игра окончена: никто не победил.
       *[other] Игра окончена, победа: { $player }.
    }
clank-what-gold = золото
clank-what-lockpicks = отмычки
clank-what-skill = умение
clank-what-swords = мечи
clank-what-boots = сапоги

## Почему нельзя

refusal-clank-must-choose = Это нельзя пропустить: выберите один из вариантов.
refusal-clank-not-offered = «{ $notation }» сейчас невозможно.
refusal-clank-not-in-hand = { $card }: этой карты нет у вас на руке.
refusal-clank-not-in-a-move = { $card }: придётся подождать, пока не кончится перемещение.
refusal-clank-not-to-acquire = { $card }: это нельзя приобрести.
refusal-clank-stack-empty = { $card }: в запасе больше нет таких карт.
refusal-clank-not-in-row = { $card }: этой карты нет в ряду.
refusal-clank-no-skill = { $card }: нужно умения { $cost }; у вас { $have }.
refusal-clank-no-monster = { $card }: это не монстр.
refusal-clank-not-here = { $card }: здесь с этим не сразиться.
refusal-clank-no-swords = { $card }: нужно мечей { $cost }; у вас { $have }.
refusal-clank-not-yours = { $card }: у вас этого нет.
refusal-clank-no-use-now = { $card }: сейчас это ни к чему.
refusal-clank-cannot-pay = { $card }: цена включает и то, чего у вас нет.
refusal-clank-nothing-to-use = { $card }: это не используют.
refusal-clank-cards-left = Сначала нужно сыграть все карты; осталось: { $count }.
refusal-clank-move-under-way = Ваше перемещение ещё не закончено.
refusal-clank-duty-left = Одна из карт ещё чего-то от вас требует.
refusal-clank-no-tile = Нет тайла, который можно положить.
refusal-clank-no-move = Никакое перемещение не идёт.
refusal-clank-no-way = Ни один коридор не ведёт отсюда сюда: { $room }.
refusal-clank-home = Вы снова в крипте и останетесь в ней.
refusal-clank-stuck = Кристальная пещера не пускает дальше в этот ход.
refusal-clank-no-tiles-left = Тайлов больше нет: этот коридор никуда не ведёт.
refusal-clank-no-artifact-yet = Без артефакта в крипту не вернуться.
refusal-clank-one-way = Стрелка указывает в другую сторону.
refusal-clank-no-boots = Нужно сапог: { $cost }; у вас { $have }.
refusal-clank-no-lockpick = Нужно отмычек: { $cost }; у вас { $have }.
refusal-clank-no-such-swords = Столько мечей там не потратить; у вас { $have }.
refusal-clank-deadly = Урон { $damage } лишил бы вас сознания: по своей воле его не берут.
refusal-clank-no-cubes = В вашем запасе нет для этого кубиков.
refusal-clank-no-good = Этого не продаёт ни одна лавка.
refusal-clank-no-flute = Сейчас никакая флейта не зовёт торговца.
refusal-clank-no-stall = Здесь нет лавки.
refusal-clank-sold-out = { $card }: распродано.
refusal-clank-not-hurt = { $card }: только для тех, у кого урона не меньше { $damage }.
refusal-clank-no-gold = { $card }: нужно золота { $cost }; у вас { $have }.
refusal-clank-nothing-to-open = Здесь нечего так открывать.
refusal-clank-opened-before = Это уже открыли.
refusal-clank-pool-empty = Там больше ничего не осталось.
refusal-clank-no-altar = Здесь нет такого алтаря.
refusal-clank-marked-before = Этот алтарь вы уже отметили.
refusal-clank-altar-full = Все места этого алтаря заняты.
refusal-clank-no-artifact-here = Здесь нет артефакта.
refusal-clank-hands-full = Ещё один артефакт вам не унести.
refusal-clank-looted-before = Из этой комнаты вы уже взяли артефакт.

## Что лежит на столе

clank-phase-begin = начало хода
clank-phase-turn = ход
clank-phase-springs = конец хода
clank-phase-refill = пополнение ряда
clank-phase-attack = нападение дракона
clank-phase-haunt = призраки
clank-board-turn = Ход { $turn }: { $phase }. Ярость: кубиков { $cubes }, с опасностью { $attack }.
clank-board-row = Ряд: { $cards }.
clank-board-reserve = Запас: Наёмник { $mercenary }, Разведка { $explore }, Тайный фолиант { $tome }; гоблин.
clank-board-market = Рынок: { $cards }.
clank-board-artifacts = Артефакты: { $rooms }.
clank-board-stack = Тайлов в стопке: { $tiles }, из них убежища: { $haven }. Колода подземелья: { $deck }.
clank-board-bag = Область шума: { $clank }, призраки { $ghosts }. Мешок: { $bag }, чёрные { $black }, призраки { $inside }.
clank-board-player = { $player }: { $room }; здоровье { $health }, золото { $gold }, отмычки { $lockpicks }, кубики { $cubes }, стоимость { $worth }.
clank-board-loot = Добыча: { $cards }.
clank-board-hand = Рука: { $cards }.
clank-board-play = В игре: { $cards }.
clank-board-this-turn = Этот ход: умение { $skill }, мечи { $swords }, сапоги { $boots }, запас тишины { $credit }.
clank-board-ways = Отсюда: { $ways }.
clank-board-artifact = артефакт { $points }
clank-board-idol = обезьяньи идолы: { $count }
clank-board-escaped = побег удался
clank-board-out = без сознания: { $room }
clank-board-nothing = ничего
clank-board-score = Очки: { $points }
clank-fate-attack = Сейчас нападение вытянуло бы { $cubes } из { $bag } кубиков; ваших среди них { $mine }.
clank-way = { $room } (сапоги { $boots }, монстры { $monsters }, замки { $locks })
clank-way-unknown = неизвестность через { $by } (сапоги { $boots }, монстры { $monsters }, замки { $locks })

## Карты

clank-header-starter = стартовая карта
clank-header-reserve = запас
clank-header-blue = карта
clank-header-device = находка
clank-header-monster = монстр
clank-subtype-companion = спутник
clank-subtype-gem = самоцвет
clank-pool-major_secret = большой секрет
clank-pool-minor_secret = малый секрет
clank-pool-prisoner = пленник
clank-pool-market = товар
clank-card-cost = цена: { $what } { $count }
clank-card-gives = даёт: { $what } { $count }
clank-card-points = очки: { $count }
clank-card-danger = опасность
clank-card-dragon = нападение дракона
clank-card-copies = { $set }, копий: { $count }
clank-gives-skill = умение
clank-gives-swords = мечи
clank-gives-boots = сапоги
clank-gives-gold = золото
clank-gives-clank = шум
clank-gives-draw = карты
clank-gives-heal = лечение
clank-gives-lockpicks = отмычки
clank-gives-prisoners = пленники
clank-gives-minor_secret = малые секреты
clank-gives-major_secret = большие секреты
clank-gives-secret_tome = тайные фолианты

## Комнаты и тайлы

clank-room-crypt = крипта
clank-room-west_porch = западный притвор
clank-room-east_porch = восточный притвор
clank-room-landing = площадка
clank-room-shrine = святилище обезьян
clank-room-nave = неф
clank-room-grotto = грот
clank-place-n = север
clank-place-e = восток
clank-place-s = юг
clank-place-w = запад
clank-place-c = центр
clank-place-nw = северо-запад
clank-place-ne = северо-восток
clank-place-se = юго-восток
clank-place-sw = юго-запад
clank-tile-START_A = Ступени крипты
clank-tile-START_B = Неф крипты
clank-tile-H1 = Перекрёсток паломников
clank-tile-H2 = Свод свечей
clank-tile-H3 = Зал скорбящих
clank-tile-H4 = Врата могильщика
clank-tile-H5 = Забытая часовня
clank-tile-H6 = Базар воров
clank-tile-D01 = Галерея костей
clank-tile-D02 = Затонувшая гробница
clank-tile-D03 = Блок смотрителя
clank-tile-D04 = Затопленный оссуарий
clank-tile-D05 = Архив пепла
clank-tile-D06 = Часовня ножей
clank-tile-D07 = Обрушенная сокровищница
clank-tile-D08 = Колодец эха
clank-tile-D09 = Запечатанный реликварий
clank-tile-D10 = Двор фантомов
clank-tile-D11 = Трон праха
clank-tile-D12 = Клад теней
clank-tile-D13 = Гнездо камер
clank-tile-D14 = Глубинный рынок
clank-tile-D15 = Плачущие полки
clank-tile-D16 = Алтарь монет
clank-tile-D17 = Кристальный лабиринт
clank-tile-D18 = Грот целителей
clank-tile-D19 = Шепчущий склеп
clank-tile-D20 = Лестница вниз
clank-tile-D21 = Чёрный базар
clank-tile-D22 = Узел врат

## Настройки

setting-start_side = Стартовый тайл
    .about = Какой стороной вверх лежит стартовый тайл.
setting-party = Весёлая компания
    .about = Что нужно пяти и шести игрокам.
setting-promos = Промокарты
    .about = Ещё три карты в колоде подземелья.
setting-single_exit_slots = Один выход на сторону
    .about = По одному выходу на каждой стороне тайла вместо двух.
setting-first_player = Первый игрок
    .about = Какое место начинает.
value-start_side-a = Ступени крипты
    .about = Два притвора и площадка под святилищем обезьян.
value-start_side-b = Неф крипты
    .about = Неф с порталом и кристальная пещера перед святилищем обезьян.
value-start_side-random = Случайно
    .about = Решает случай.
value-party-true = С компанией
    .about = Больше артефактов, товаров и секретов для пяти и шести игроков.
value-party-false = Без неё
    .about = От двух до четырёх игроков.
value-promos-true = С ними
    .about = В колоду добавляются «Побег!», «Мистер Визкерс» и «Пыльная карта».
value-promos-false = Без них
    .about = Сто карт из коробки.
value-single_exit_slots-true = Один
    .about = Лабиринт меньше: на каждой стороне тайла один выход.
value-single_exit_slots-false = Два
    .about = На каждой стороне тайла два выхода, как на печатных.
value-first_player-random = Случайно
    .about = Самого хитрого называет случай.
value-first_player-0 = Место 0
    .about = Начинает первое место.
value-first_player-1 = Место 1
    .about = Начинает второе место.
value-first_player-2 = Место 2
    .about = Начинает третье место.
value-first_player-3 = Место 3
    .about = Начинает четвёртое место.
value-first_player-4 = Место 4
    .about = Начинает пятое место.
value-first_player-5 = Место 5
    .about = Начинает шестое место.

## Знаки на карте

clank-sign-crypt = крипта
clank-sign-stall = лавка
clank-sign-crystal_cave = кристальная пещера
clank-sign-monkey_shrine = святилище обезьян
clank-sign-minor_secret = малый секрет
clank-sign-gold = золото
clank-sign-heal = лечение
clank-sign-altar = алтарь
clank-sign-chest = сундук
clank-sign-library = библиотека
clank-sign-prison = темница
clank-sign-artifact = артефакт, по очкам; − где его нет
clank-sign-pawn = фишки, по месту
