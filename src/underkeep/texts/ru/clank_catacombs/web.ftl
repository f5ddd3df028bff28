### Clank! Catacombs в браузере, кроме того, что говорит и терминал.

## Места на экране

vault-area-map = Катакомбы
vault-area-shelf = Ряд, резерв и рынок
vault-area-players = Игроки
vault-area-dragon = Дракон
vault-area-hand = Мои карты
vault-area-turn = Этот ход
vault-area-clank = Область шума
vault-area-tray = Выбор
vault-area-look = Подробнее
vault-row = Ряд подземелья
vault-always = Всегда здесь
vault-market = Рынок, по 7 золота
vault-clank-area = Шум
vault-this-turn = В этот ход
vault-my-things = Что у меня есть
vault-tab-hand = Рука { $count ->
        [0] {""}
       *[other] { $count }
    }
vault-tab-row = Ряд
vault-tab-always = Рынок
vault-tab-log = Журнал
vault-order = Порядок ходов
vault-turn-number = Ход { $turn }

## Карта

vault-whole-map = вся карта
vault-my-pawn = моя фишка
vault-nobody-here = здесь никого не было; тайлов осталось: { $count }
vault-no-tiles = тайлов больше нет
vault-unknown = в неизвестность ({ $side })
vault-door = Разведать: { $side }
vault-cell = Новый тайл здесь: столбец { $x }, строка { $y }
vault-ways = Проходы: { $ways }.
vault-monsters = { $count ->
        [one] { $count } монстр
        [few] { $count } монстра
       *[many] { $count } монстров
    }
vault-missing-boots = не хватает сапог
vault-missing-lockpicks = не хватает отмычек
vault-missing-health = без мечей слишком опасно
vault-missing-one_way = ведёт только в другую сторону
vault-missing-crypt = без артефакта нельзя
vault-missing-cave = кристальная пещера держит до конца хода
vault-missing-home = вы дома
vault-missing-stack = тайлов больше нет
vault-held-missing = на этот путь не хватает: { $amounts }
vault-held-helps = Помогло бы: { $options }.
vault-held-no-help = Ничто из доступного сейчас этого не даст.
vault-held-where = До тех пор ваша фишка стоит здесь: { $room }.
vault-turn = Повернуть: { $tile }
vault-lay-so = Положить так
vault-turn-so = Повернуть так
vault-route = Самый дешёвый известный путь: { $price }; сапог останется: { $left }.
vault-route-short = Самый дешёвый известный путь: { $price }; не хватает сапог: { $left }.
vault-walk = Идти туда
vault-walk-part = Пройти шагов: { $count } из { $all }
vault-walk-not = Не сейчас: { $why }.
vault-no-route = Туда не ведёт ни один известный путь.
vault-step-room = { $room }: как идёте?
vault-step-good = { $card }: как платите?
vault-damage = урон { $count }
vault-left-health = урон { $damage }, здоровья останется { $health }

## Карты

vault-cards-left = осталось { $count }
vault-left = осталось { $count }
vault-pays-gold = даёт 1 золото
vault-sold-out = Всё распродано.
vault-place = место { $place } из { $places }
vault-can-play = можно сыграть
vault-can-acquire = можно взять
vault-can-fight = можно победить
vault-can-use = можно применить
vault-can-buy = можно купить
vault-chosen = выбрано
vault-played = в игре
vault-played-short = в игре
vault-doomed = уходит
vault-waiting = ждёт
vault-met = сбылось
vault-woke-her = разбудила её
vault-use-it = применить
vault-no-cards = Карт нет.
vault-play-all = { $count ->
        [one] Сыграть карту
       *[other] Сыграть все ({ $count })
    }
vault-decks = колода { $deck } · сброс { $discard }
vault-still-waiting = Ещё ждут своего условия: { $cards }.

## Что принёс ход

vault-total-skill = Умение: { $count }
vault-total-swords = Мечи: { $count }
vault-total-boots = Сапоги: { $count }
vault-total-clank = Шум: { $count }
vault-total-gold = Золото: { $count }
vault-total-lockpicks = Отмычки: { $count }
vault-source-before = до этого хода, из комнат и жетонов, за вычетом трат
vault-source-else = комнаты, жетоны и условия
vault-source-spent = потрачено
vault-for-skill = на покупки
vault-for-swords = на бой
vault-for-boots = на дорогу
vault-for-clank = шума уже
vault-no-source = Ни одна карта в игре этого не дала.
vault-loses = { $count ->
        [0] Ещё можно: { $options }.
       *[other] Ещё можно: { $options } и ещё { $count }.
    }
vault-unspent = (не потрачено: { $amounts })
vault-waits = { $player } думает: умение { $skill }, мечи { $swords }, сапоги { $boots }.
vault-not-offered = Сейчас этого сделать нельзя.

## Дракон

vault-draws = { $count ->
        [one] тянет { $count } кубик
        [few] тянет { $count } кубика
       *[many] тянет { $count } кубиков
    }
vault-odds-you = что достанется вам
vault-odds-of = что достанется: { $player }
vault-odds-more = урон в среднем: { $expected }; без сознания: { $out } %
vault-odds-said = { $who ->
        [you] Следующая атака заденет вас с вероятностью { $chance } %, в среднем на { $expected }; без сознания: { $out } %.
       *[other] { $player }: заденет с вероятностью { $chance } %, в среднем на { $expected }; без сознания: { $out } %.
    }
vault-danger-row = { $count ->
        [one] Карта опасности в ряду добавляет { $count } кубик.
        [few] Карты опасности в ряду добавляют { $count } кубика.
       *[many] Карты опасности в ряду добавляют { $count } кубиков.
    }
vault-rage-rises = Ярость дракона растёт с каждым взятым артефактом, каждым найденным яйцом дракона и каждым освобождённым искателем приключений.

## Игроки

vault-worth = Если всё донести домой
vault-if-fallen = Очки, если бы всё кончилось здесь и сейчас
vault-way-home = Путь назад в склеп
vault-no-way-home = неизвестен
vault-is-home = уже там
vault-cards-of = Карты
vault-cubes-of = Кубиков в запасе
vault-whole-deck = Все карты:

## Конец

vault-end-artifacts = артефакты
vault-end-mastery = мастерство
vault-end-gold = золото
vault-end-tokens = жетоны
vault-end-cards = карты
vault-end-more = условия
vault-end-total = очки

## Слова с пояснением

vault-term-danger = Опасность
    .about = Пока карта лежит в ряду, каждая атака тянет на кубик больше.
vault-term-dragon = Атака дракона
    .about = Когда карта приходит в ряд в конце хода, дракон атакует.
vault-term-arrive = Прибытие
    .about = Происходит сразу, как только карта приходит в ряд.
vault-term-companion = Спутник
    .about = Некоторые карты сильнее рядом с другим спутником в игре.
vault-term-gem = Самоцвет
    .about = Стоит очков, но шумит, когда его берут.
vault-term-starter = Начальная карта
    .about = Все начинают с одних и тех же десяти.
vault-term-reserve = Резерв
    .about = Можно взять всегда, пока стопка не кончилась.
vault-term-blue = Карта подземелья
    .about = За умение; идёт в сброс и возвращается с колодой.
vault-term-device = Устройство
    .about = Применяется на месте за умение и исчезает.
vault-term-monster = Монстр
    .about = Побеждают мечами ради награды, и он исчезает. Гоблин остаётся.
vault-term-major_secret = Великая тайна
    .about = Лежит в сундуках, которые открывает отмычка.
vault-term-minor_secret = Малая тайна
    .about = Ждёт в комнатах, где она показана.
vault-term-prisoner = Пленник
    .about = Освобождают из темниц по двое за отмычку.
vault-term-market = Товар
    .about = Продаётся в каждой лавке за 7 золота.

surprise-vault-attack = Дракон атакует
    .about = Весь шум уходит в мешок, и тянут кубики. Цветной ранит своего хозяина, чёрный никого.
surprise-vault-artifact = Артефакт ваш
    .about = Теперь можно домой: в склепе вы спасётесь и получите 20 очков. Дракон заметил.
surprise-vault-ghost = Призрак
    .about = Вытянутый из мешка, он ранит всех, а потом возвращается.
surprise-vault-cave = Кристальная пещера
    .about = Кто вошёл в неё, в этот ход дальше не идёт.

## Каталог

vault-kind-starter = начальные карты
vault-kind-reserve = карты резерва
vault-kind-blue = карты подземелья
vault-kind-device = устройства
vault-kind-monster = монстры
vault-kind-major_secret = великие тайны
vault-kind-minor_secret = малые тайны
vault-kind-prisoner = пленники
vault-kind-market = товары рынка
vault-figure-skill = Цена в умениях
vault-figure-swords = Мечей для победы
