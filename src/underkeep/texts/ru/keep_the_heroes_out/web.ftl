### Keep the Heroes Out! в браузере, рядом с тем, что говорит и терминал.

## Места на экране

house-area-plan = Подземелье
house-area-guild = Колода Гильдии
house-area-clans = Кланы
house-area-loot = Ряд добычи
house-area-hand = Мои карты
house-area-tale = Вторжение, шаг за шагом
house-area-tray = Выберите
house-area-look = Подробнее
house-area-kept = Сокровища и резерв
house-area-defend = Защищать?
house-tab-hand = Рука { $count ->
        [0] {""}
       *[other] { $count }
    }
house-tab-loot = Добыча
house-tab-guild = Гильдия
house-tab-log = Журнал
house-turn = Ход { $turn }
house-phases = Фазы хода

## Комната

house-pack = { $count } { $clan }
house-hurt = урон { $damage } из { $health }
house-band = { $count ->
        [one] { $hero }, { $state }
       *[other] { $count } × { $hero }, { $state }
    }
house-word-active = бодр
house-word-exhausted = спит
house-stolen = украдено
house-stolen-said = сокровище украдено
house-empty = пусто
house-meter-heroes = активных героев { $active } из { $value }
house-meter-guarded = { $count ->
        [one] сторожит { $count } монстр
        [few] сторожат { $count } монстра
       *[other] сторожат { $count } монстров
    }
house-meter-unguarded = монстров здесь нет
house-meter-exhausted = { $count ->
        [one] ещё { $count } здесь без сил
        [few] ещё { $count } здесь без сил
       *[other] ещё { $count } здесь без сил
    }
house-arrival = Вероятность, что после этого хода здесь появится герой: { $chance }%.
house-heroes-do = Если бы все очнулись: { $what }
house-would-attack = Нападение на монстра.
house-would-steal = Кража сокровища ценой { $value }.
house-would-wait = Ожидание, снова без сил.
house-would-charge = Рывок дальше: { $rooms }.
house-use = Активация: { $what }
house-use-vault = здесь появляется Монета.
house-use-forge = за Монету отсюда покупают Снаряжение.
house-use-workshop = здесь появляется ловушка.
house-use-library = здесь появляется Книга.
house-use-alchemist = за Лягушку отсюда покупают Зелье.
house-use-catacombs = здесь появляется Кость.
house-use-study = за Книгу отсюда покупают Свиток.
house-use-sewers = здесь появляется Лягушка.
house-use-beast_tamer = за Кость отсюда покупают Зверя.
house-use-prison = нет; раз за ход можно попытаться поймать героя.
house-use-laboratory = герой пойман, а карта тактики другого клана ваша.
house-use-grand_builder = за Монеты отсюда строят новую комнату с сокровищем.

## Кланы

house-now = ходит сейчас
house-next = следующий клан
house-no-clan = пока без клана
house-in-dungeon = монстры в подземелье
house-in-lair = монстры в логове
house-in-hand = карты в руке
house-count-in = здесь
house-count-lair = логово
house-count-hand = рука
house-clan-counts = в подземелье: { $dungeon }, в логове: { $lair }, рука: { $hand }, колода: { $deck }, сброс: { $discard }
house-discard-pile = Сброс

## Карты

house-or = или
house-no-cards = В руке нет карт.
house-left-short = осталось
house-actions-left = { $count ->
        [0] действий не осталось
        [one] осталось { $count } действие: { $actions }
        [few] осталось { $count } действия: { $actions }
       *[other] осталось { $count } действий: { $actions }
    }
house-place = карта { $place }
house-price = стоит { $what }, комната: { $room }
house-loot = Добыча, в колоде { $count }
house-loot-tactics = Тактика

## Гильдия

house-wave = Волна { $wave }
house-left = осталось { $count }
house-to-come = ещё придёт
house-seen = уже была
house-soon = { $count ->
        [0] В этот ход карт Гильдии больше нет.
        [one] После этого хода { $count } карта Гильдии.
        [few] После этого хода { $count } карты Гильдии.
       *[other] После этого хода { $count } карт Гильдии.
    }
house-scenario-left = В колоде также: { $cards }.

## Сокровища и резерв

house-kept = Сохранено сокровищ
house-kept-of = из { $of }
house-kept-line = { $lost ->
        [none] Все сундуки дома.
        [some] Большой сундук цел. Маленькие были для тренировки.
       *[all] Тут стоял сундук. Большой.
    }
house-reserve = Резерв
house-markers = Жетоны: { $count }

## Вторжение, шаг за шагом

house-tale = Вторжение
house-tale-card = { $card } ({ $number }/{ $cards })
house-tale-next = Дальше
house-tale-back = Шаг назад
house-tale-auto = Само
house-tale-stop = Стоп
house-tale-end = До конца
house-tale-so-far = { $count ->
        [0] Пока ничего не украдено.
        [one] Пока украдено { $count } сокровище.
        [few] Пока украдено { $count } сокровища.
       *[other] Пока украдено { $count } сокровищ.
    }
house-tale-over = { $count ->
        [0] Вторжение позади. Ничего не украдено.
        [one] Вторжение позади. Украдено { $count } сокровище.
        [few] Вторжение позади. Украдено { $count } сокровища.
       *[other] Вторжение позади. Украдено { $count } сокровищ.
    }
house-tale-again = Ещё раз
house-why = почему?

## Выбор

house-with = С защитой
house-without = Без защиты
house-outcome-none = без урона
house-outcome-hurt = урон { $damage } из { $health }
house-outcome-leaves = уходит в логово
house-gamble-odds = В колоде ({ $cards }): { $odds }.
house-gamble-free = Маг освободил бы: { $count }.
house-not-offered = Сейчас так нельзя.
house-score = сохранено сокровищ: { $count }
house-won = Дом отстояли. Большой сундук цел.
house-lost = Большого сундука нет. Оставили расписку.

## Выбор подземелья

house-plan-said = План: { $rooms }; коридоров: { $count }.
house-stars = Сложность { $stars } из 5
house-special = Особые комнаты: { $rooms }
house-special-none = Без особых комнат
lobby-stop-clans = Настройка «{ $option }»: выберите клан для каждого места или ни для одного (KH-015).
house-won-never = На этом устройстве побед ещё нет.
house-won-with = Победа: { $difficulty }, кланы: { $clans }

## Конец игры

house-end-kept = Сохранено

## Понятия

house-term-tactics = Карта тактики
    .about = Одна из десяти карт клана. Выберите сторону; действия в любом порядке, любыми своими монстрами.
house-term-loot = Добыча
    .about = Покупается в комнате, где такую продают. Идёт в ваш сброс и вернётся после следующего перемешивания.
house-term-clan = Клан
    .about = Способность стоит Активацию и требует монстра в подземелье.
house-term-hero = Карта Гильдии
    .about = Появляются два героя этого класса, по одному в комнате со знаком.
house-term-scenario = Карта сценария
    .about = Лежит в колоде Гильдии и делает то, что велит это подземелье.
house-term-treasure = Сокровище
    .about = Что принесёт его кража, видно только на обороте.

## В первый раз

surprise-house-invasion = Герои внутри
    .about = После каждого хода открывают карты Гильдии. Каждый герой проходит восемь шагов, всегда в одном порядке.
surprise-house-stolen = Сокровище пропало
    .about = Комнату без монстров, где активных героев столько, сколько стоит сокровище, грабят. Проигрыш — только кража ценой 4.
surprise-house-inspired = Они будят друг друга
    .about = Герой, вошедший к измотанным, делает всех активными. Не давайте им собираться.
surprise-house-wave = Вторая волна
    .about = Колоду Гильдии перемешивают ещё раз. Переживёте её — победа.

## Фазы на панели

house-phase-play = Карты
house-phase-exchange = Добыча
house-phase-rest = Уборка
house-phase-invasion = Вторжение

## Восемь шагов вторжения

house-step-1 = Призыв
house-step-2 = Способность
house-step-3 = Осмотр
house-step-4 = Вдохновение
house-step-5 = Атака
house-step-6 = Кража
house-step-7 = Ожидание
house-step-8 = Рывок

## Что будет сначала

house-would-trap = Там ждёт ловушка.
house-would-wake = { $count ->
        [one] Просыпается { $count } герой.
        [few] Просыпаются { $count } героя.
       *[other] Просыпаются { $count } героев.
    }
house-would-ransack = Сначала там пропадают ресурсы.
house-would-disarm = Сначала обезврежена ловушка.
house-would-shoot = Сначала выстрел в монстра по соседству.
house-would-free = Все в Темнице на свободе: { $count }.
house-would-tire = Теряет на этом силы.
house-step-from = { $room }: куда?
house-step-how = Как пойти?
house-step-where = Куда?
house-where = Комната
house-nothing = ничего
house-side = ({ $side ->
        [left] левая сторона
        [right] правая сторона
       *[other] сторона { $side }
    })
house-chance = появится там
house-hand-and-deck = Рука и колода

## Прочее

house-corridors = Коридоры: { $rooms }.
house-chapter-invasion = Ход { $turn }, вторжение
house-end-lost = Потеряно
house-end-all = { $count ->
        [1] Вы
       *[other] Все вы
    }
house-story-beaten = Выставлено героев: { $count }.
house-story-left = Монстров отправлено в логова: { $count }.
house-story-nothing = Ничего не украдено.
house-story-stolen = Украдено: { $rooms }.
house-waits-charge = { $player } выбирает, куда отсюда рвутся герои: { $room }.
house-waits-attack = { $player } выбирает, кому здесь достанется: { $room }.
house-waits-loot = { $player } выбирает, кто обессилит от кражи: { $room }.
house-waits-next = { $player } выбирает, кто действует следующим: { $heroes }.
house-waits-card = { $player } играет { $card }. Осталось: { $left }.
house-loses-defend = Атака не будет отбита.
house-build-here = Строить здесь ({ $x }, { $y })
house-kind-dungeon = подземелье

## Together

house-thing-in = { $what } ({ $room })
house-considers = { $player } обдумывает: { $what }
house-all-win = { $count ->
        [one] Герои остались за дверью. Победа.
       *[other] Герои остались за дверью. Общая победа.
    }
house-all-lose = { $count ->
        [one] Герои победили.
       *[other] Герои победили вас всех.
    }
house-threat-attack = Они нападают там на монстра.
house-threat-steal = Они крадут сокровище ценностью { $value }.
house-threat-wait = Они ждут там: для кражи не хватает { $missing }.
house-threat-on = Они рвутся дальше.
house-threat-charge = Они рвутся сюда: { $room }. { $then }
house-gamble-near = Рядом с сокровищами: { $rooms }.
