### Keep the Heroes Out!: как что называется. Названия карт и кланов стоят рядом с их текстами.
###
### Другие сообщения вставляют эти в свои предложения: $room, $from и $to — комнаты, $class — класс героев, $clan — чей это
### монстр, $goods — что можно переносить. У чего здесь нет имени, о том говорится так, как пришло.

game-keep_the_heroes_out = Keep the Heroes Out!
    .about = Они опять вломились. Защищайте сокровищницу вместе.

## Комнаты

keep-room = { $room ->
        [vault] Сокровищница
        [forge] Кузница
        [workshop] Мастерская
        [library] Библиотека
        [alchemist] Алхимик
        [catacombs] Катакомбы
        [study] Кабинет
        [sewers] Стоки
        [beast_tamer] Укротитель зверей
        [prison] Темница
        [laboratory] Лаборатория
        [grand_builder] Великий строитель
       *[other] { $room }
    }
keep-in = { $room ->
        [vault] в Сокровищнице
        [forge] в Кузнице
        [workshop] в Мастерской
        [library] в Библиотеке
        [alchemist] у Алхимика
        [catacombs] в Катакомбах
        [study] в Кабинете
        [sewers] в Стоках
        [beast_tamer] у Укротителя зверей
        [prison] в Темнице
        [laboratory] в Лаборатории
        [grand_builder] у Великого строителя
       *[other] в месте { $room }
    }
keep-from = { $from ->
        [vault] из Сокровищницы
        [forge] из Кузницы
        [workshop] из Мастерской
        [library] из Библиотеки
        [alchemist] от Алхимика
        [catacombs] из Катакомб
        [study] из Кабинета
        [sewers] из Стоков
        [beast_tamer] от Укротителя зверей
        [prison] из Темницы
        [laboratory] из Лаборатории
        [grand_builder] от Великого строителя
       *[other] из места { $from }
    }
keep-to = { $to ->
        [vault] в Сокровищницу
        [forge] в Кузницу
        [workshop] в Мастерскую
        [library] в Библиотеку
        [alchemist] к Алхимику
        [catacombs] в Катакомбы
        [study] в Кабинет
        [sewers] в Стоки
        [beast_tamer] к Укротителю зверей
        [prison] в Темницу
        [laboratory] в Лабораторию
        [grand_builder] к Великому строителю
       *[other] в место { $to }
    }
keep-icon-gem = Самоцвет
keep-icon-swords = Мечи
keep-icon-hat = Шляпа
keep-icon-eye = Мистическое око
keep-icon-bones = Скрещённые кости
keep-icon-special = особый символ
keep-side-N = север
keep-side-E = восток
keep-side-S = юг
keep-side-W = запад
keep-distance = { $count ->
        [0] здесь лежит сокровище, которое нельзя потерять
        [one] { $count } коридор до Сокровищницы
        [few] { $count } коридора до Сокровищницы
       *[other] { $count } коридоров до Сокровищницы
    }

## Герои

keep-hero = { $class ->
        [fighter] Воин
        [rogue] Разбойница
        [mage] Маг
        [archer] Лучница
       *[other] { $class }
    }
keep-the-hero = { $class ->
        [fighter] Воина
        [rogue] Разбойницу
        [mage] Мага
        [archer] Лучницу
       *[other] { $class }
    }
keep-heroes-of = { $class ->
        [fighter] Воины
        [rogue] Разбойницы
        [mage] Маги
        [archer] Лучницы
       *[other] { $class }
    }
keep-heroes-counted = { $count ->
        [one] { keep-hero }
        [few] { $class ->
            [fighter] { $count } Воина
            [rogue] { $count } Разбойницы
            [mage] { $count } Мага
            [archer] { $count } Лучницы
           *[other] { $count } { $class }
        }
       *[other] { $class ->
            [fighter] { $count } Воинов
            [rogue] { $count } Разбойниц
            [mage] { $count } Магов
            [archer] { $count } Лучниц
           *[other] { $count } { $class }
        }
    }
keep-ability-fighter = Сбрасывает до 2 ресурсов из комнаты, куда прибыл.
keep-ability-rogue = Сбрасывает 1 ловушку из комнаты, куда прибыла.
keep-ability-mage = Призван в Темницу: все, кто там заточён, снова активны.
keep-ability-archer = Стреляет в монстра в ближайшей к Сокровищнице соседней комнате.
keep-state-active = { $class ->
        [rogue] активна
        [archer] активна
       *[other] активен
    }
keep-state-exhausted = { $class ->
        [rogue] измотана
        [archer] измотана
       *[other] измотан
    }
keep-heroes = { $count ->
        [one] { $count } герой
        [few] { $count } героя
       *[other] { $count } героев
    }

## Монстры

keep-clan = { $clan ->
        [red_dragon] Красная Драконица
        [lizardfolk] Ящеры
        [gnolls] Гноллы
        [slimes] Слаймы
        [skeletons] Скелеты
        [rats] Крысы
        [witches] Ведьмы
        [poltergeists] Полтергейсты
        [imps] Бесы
       *[other] { $clan }
    }
keep-monster = { $clan ->
        [red_dragon] Драконица
        [lizardfolk] Ящер
        [gnolls] Гнолл
        [slimes] Слайм
        [skeletons] Скелет
        [rats] Крыса
        [witches] Ведьма
        [poltergeists] Полтергейст
        [imps] Бес
       *[other] монстр
    }
keep-a-monster = { $clan ->
        [red_dragon] Драконицу
        [lizardfolk] Ящера
        [gnolls] Гнолла
        [slimes] Слайма
        [skeletons] Скелета
        [rats] Крысу
        [witches] Ведьму
        [poltergeists] Полтергейста
        [imps] Беса
       *[other] монстра
    }
keep-monsters = { $clan ->
        [red_dragon] Драконица
        [lizardfolk] { $count ->
            [one] Ящер
            [few] Ящера
           *[other] Ящеров
        }
        [gnolls] { $count ->
            [one] Гнолл
            [few] Гнолла
           *[other] Гноллов
        }
        [slimes] { $count ->
            [one] Слайм
            [few] Слайма
           *[other] Слаймов
        }
        [skeletons] { $count ->
            [one] Скелет
            [few] Скелета
           *[other] Скелетов
        }
        [rats] { $count ->
            [one] Крыса
            [few] Крысы
           *[other] Крыс
        }
        [witches] { $count ->
            [one] Ведьма
            [few] Ведьмы
           *[other] Ведьм
        }
        [poltergeists] { $count ->
            [one] Полтергейст
            [few] Полтергейста
           *[other] Полтергейстов
        }
        [imps] { $count ->
            [one] Бес
            [few] Беса
           *[other] Бесов
        }
       *[other] { $count ->
            [one] монстр
            [few] монстра
           *[other] монстров
        }
    }
keep-role-crowd_control = сдерживание
keep-role-defence = защита
keep-role-support = поддержка

## Что можно переносить, и другие жетоны

keep-goods = { $goods ->
        [coin] Монета
        [bone] Кость
        [frog] Лягушка
        [book] Книга
        [trap] ловушка
        [portal] портал
        [any] ресурс
       *[other] { $goods }
    }
keep-a-goods = { $goods ->
        [coin] Монету
        [bone] Кость
        [frog] Лягушку
        [book] Книгу
        [trap] ловушку
        [any] любой ресурс
       *[other] { $goods }
    }
keep-goods-counted = { $goods ->
        [coin] { $count ->
            [one] { $count } Монета
            [few] { $count } Монеты
           *[other] { $count } Монет
        }
        [bone] { $count ->
            [one] { $count } Кость
            [few] { $count } Кости
           *[other] { $count } Костей
        }
        [frog] { $count ->
            [one] { $count } Лягушка
            [few] { $count } Лягушки
           *[other] { $count } Лягушек
        }
        [book] { $count ->
            [one] { $count } Книга
            [few] { $count } Книги
           *[other] { $count } Книг
        }
        [trap] { $count ->
            [one] { $count } ловушка
            [few] { $count } ловушки
           *[other] { $count } ловушек
        }
       *[other] { $count } { $goods }
    }
keep-portal-finished = портал
keep-portal-unfinished = незавершённый портал
keep-treasure = сокровище ценности { $value }
keep-effect = { $effect ->
        [losses] Потери
        [curse] Проклятие
        [regeneration] Регенерация
        [prisoner] Пленник
       *[defeat] Поражение
    }

## Карты

keep-kind-tactics = тактика
keep-kind-equipment = Снаряжение
keep-kind-beast = Зверь
keep-kind-potion = Зелье
keep-kind-scroll = Свиток
keep-kind-clan = клан
keep-kind-hero = карта Гильдии
keep-kind-scenario = карта сценария
keep-kind-treasure = сокровище
keep-copies = в коробке: { $count }
keep-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }

## Фазы хода

keep-phase-clans = выбор кланов
keep-phase-muster = подготовка
keep-phase-begin = начало хода
keep-phase-play = розыгрыш карт
keep-phase-exchange = обмен добычи
keep-phase-rest = уборка
keep-phase-clean_up = уборка
keep-phase-invasion = вторжение героев
keep-phase-hero_invasion = вторжение героев
keep-phase-end = конец хода
keep-phase-over = игра окончена

## Действия карт

keep-action-draw = { $count ->
        [one] добор карты
       *[other] добор { $count } карт
    }
keep-action-activate = { $count ->
        [one] { $count } Активация
        [few] { $count } Активации
       *[other] { $count } Активаций
    }
keep-action-move = { $count ->
        [one] { $count } Перемещение
        [few] { $count } Перемещения
       *[other] { $count } Перемещений
    }
keep-action-drift = 1 Перемещение, можно и сквозь стену
keep-action-melee = { $count ->
        [one] { $count } Ближняя атака
        [few] { $count } Ближние атаки
       *[other] { $count } Ближних атак
    }
keep-action-ranged = { $count ->
        [one] { $count } Дальняя атака
        [few] { $count } Дальние атаки
       *[other] { $count } Дальних атак
    }
keep-action-defend = Защита
keep-action-trap = { $count ->
        [one] { $count } Ловушка
        [few] { $count } Ловушки
       *[other] { $count } Ловушек
    }
keep-action-portal = { $count ->
        [one] { $count } Портал
        [few] { $count } Портала
       *[other] { $count } Порталов
    }
keep-action-heal = лечение
keep-action-place = размещение: { keep-goods }
keep-action-discard = сброс: { keep-goods }
keep-action-ambush = { $count ->
        [one] Засада { $count } монстра
       *[other] Засада до { $count } монстров
    } ({ $rooms })
keep-action-same_room = эта комната
keep-action-any_own_room = комнаты с вашими монстрами
keep-action-horde = { $what ->
        [move] Перемещение Орды
        [melee] Ближняя атака Орды
       *[ranged] Дальняя атака Орды
    }
keep-action-reinforcements = Подкрепление ({ $what ->
        [ambush] Засада
        [move] Перемещение
        [ranged] Дальняя атака
       *[melee] Ближняя атака
    })
keep-action-if = { $first }, затем { $then }
