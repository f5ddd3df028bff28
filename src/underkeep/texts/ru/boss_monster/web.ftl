### Boss Monster in the browser, beside what the terminal says too.

web-decks = Колоды

## Карты: как они нарисованы и читаются вслух

lair-kind = { $kind ->
        [trap] { $advanced ->
            [true] Улучш. ловушка
           *[false] Ловушка
        }
       *[monster] { $advanced ->
            [true] Улучш. монстры
           *[false] Монстры
        }
    }
lair-kind-spell = { $phase ->
        [build] Заклинание · стройка
        [adventure] Заклинание · приключение
       *[both] Заклинание · обе фазы
    }
lair-hero-about = Идёт за сокровищами своего класса туда, где их больше всего. Убитый приносит { $souls ->
        [one] { $souls } душу
        [few] { $souls } души
       *[many] { $souls } душ
    }, а дойдя до босса, наносит { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
lair-phase = { $phase ->
        [build] стройка
        [adventure] приключе­ние
       *[both] обе фазы
    }
lair-treasures = { $count ->
        [one] { $count } сокровище: { $treasure }
        [few] { $count } сокровища: { $treasure }
       *[many] { $count } сокровищ: { $treasure }
    }
lair-health = здоровье { $health }
lair-place = место { $place } из { $places }
lair-secret = лежит рубашкой вверх, видно только вам
lair-secret-short = тайно
lair-was = было { $damage }
lair-this-round = в этом раунде
lair-can-use = можно применить
lair-can-choose = можно выбрать
lair-chosen = выбрано
lair-until-build = стройка
lair-until-adventure = приключения
lair-level-up = рост
lair-dark = тёмный
lair-star = звезда
lair-hero-worth = Убитый приносит { $souls ->
        [one] { $souls } душу
        [few] { $souls } души
       *[many] { $souls } душ
    }, а дойдя до босса, наносит { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }.
lair-silent = без свойства в этом раунде
    .short = без свойства
lair-harmless = не наносит урона в этом раунде
    .short = без урона
lair-robbed = без своего сокровища в этом раунде
    .short = без сокровищ
lair-welcome = кто входит, получает +{ $health } здоровья
    .short = +{ $health }
lair-hero-used = свойство в этом раунде применено
lair-kept = в этом раунде не приманить
lair-skips = { $count ->
        [one] пропускает следующую комнату
        [few] пропускает { $count } следующие комнаты
       *[many] пропускает { $count } следующих комнат
    }
lair-barred = не может победить в этом раунде

## Прогноз

lair-dies-here = гибнет тут
lair-through = проходит: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
lair-levels-up = босс повышает уровень
lair-no-change = Ни для кого из героев ничего не изменится.
lair-turns = что изменит: { $changes }
lair-waits = ждёт
lair-stays = остаётся в городе
lair-shared = делят поровну

## Места

lair-area-mine = Ваше подземелье
lair-area-dungeon = Подземелье: { $player }
lair-area-others = Чужие подземелья
lair-area-hand = Ваша рука
lair-lure = Манит
lair-lure-about = Сокровища в каждом подземелье
lair-next-room = следующая
lair-souls = Души
lair-wounds = Раны
lair-of = из { $most }
lair-souls-said = души: { $souls } из 10
lair-wounds-said = раны: { $wounds } из 5
lair-wounds-many = { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
lair-souls-near = { $left ->
        [0] десять душ: раунд доигрывается (BM-005)
        [one] не хватает { $left } души
       *[other] не хватает { $left } душ
    }
lair-wounds-near = { $left ->
        [0] пять ран: раунд доигрывается (BM-005)
       *[other] следующая рана последняя
    }
lair-souls-short = { $left ->
        [0] последний
       *[other] ещё { $left }
    }
lair-wounds-short = { $left ->
        [0] последний раунд
       *[other] ещё 1
    }
lair-hand-said = на руке: комнаты { $rooms }, заклинания { $spells }
lair-acts = ходит
lair-next = на очереди
lair-done = ход сделан
lair-open = Открыть это подземелье: { $player }
lair-back = Назад в своё подземелье
lair-queue = номер { $number } у входа
lair-to-act = ещё не ходит
lair-news = здесь что-то изменилось
lair-gate-full = Ворота: все пять мест заняты
lair-otherwise = Если никто не отменит: { $text }
lair-deck-rooms = комнаты
lair-deck-spells = заклинания
lair-deck-heroes = герои
lair-deck-epic_heroes = эпики
lair-deck-discard = сброс
lair-phases = Фазы раунда
lair-order = Порядок хода

## Разложенные карты и объявленное

lair-choose-one = Выберите одну
lair-souls-of = Души: { $player }
lair-discard = Сброс, последняя карта первой
lair-stack = Одна на другой, нижняя первая
lair-empty = Здесь пока ничего нет.
lair-close = Закрыть
lair-chain = Объявлено; последнее происходит первым
lair-cancelled = отменено

## Что уже выбрано

lair-step-build = { $card }: выберите, где строить.
lair-step-aim = { $card }: выберите цель.
lair-step-do = { $card }: подтвердите или верните.
lair-step-box = { $card }: выберите действие.
lair-step-treasure = { $card }: выберите сокровище.
lair-step-second = { $card }: выберите вторую комнату.
lair-choose-box = Выберите одну часть заклинания
lair-choose-treasure = Выберите сокровище
lair-box = Часть { $number }

## За столом

lair-not-offered = Сейчас вы этого сделать не можете.
lair-waits-bosses = { $player } выбирает босса.
lair-waits-mulligan = { $player } решает, брать ли новую руку.
lair-waits-classic = { $player } выбирает, что сбросить.
lair-waits-first_room = { $player } выбирает первую комнату.
lair-waits-start = { $player } решает, что взять.
lair-waits-build = { $player } решает, что построить.
lair-waits-reveal = { $player } решает, что делать с новой комнатой.
lair-waits-adventure = { $player } решает, что делать с картой в фазе приключения.
lair-loses-build = { $count ->
        [one] В этом раунде ещё можно построить комнату: { $cards }.
        [few] В этом раунде ещё можно построить одну из { $count } комнат: { $cards }.
       *[many] В этом раунде ещё можно построить одну из { $count } комнат: { $cards }.
    }

## Неожиданные правила, по одному разу

surprise-tie = { $card }: ни к кому не идёт
    .about = В двух подземельях его сокровищ поровну, или их нет ни у кого. Герой остаётся в городе и каждый раунд выбирает заново.
surprise-epic = { $card }: эпический герой
    .about = Намного крепче остальных. Кто его убьёт, получит две души; кто пропустит, получит две раны.
surprise-wound = { $card }: это была рана
    .about = Герой прошёл все ваши комнаты и добрался до босса. Кто в конце раунда имеет пять ран, выбывает.
surprise-cancelled = { $card }: отменено
    .about = Отменённое заклинание считается неразыгранным. Оно ничего не делает, а карта уходит в сброс.

## Конец игры и краткий пересказ

lair-won = побеждает
lair-hand-of = Рука: { $player }
lair-pile = { $deck }, сначала следующая карта
lair-pile-rooms = колода комнат
lair-pile-spells = колода заклинаний
lair-pile-heroes = колода героев
lair-pile-epic_heroes = колода эпических героев
sum-line = { $player }: { $deeds }.
sum-built = построено: { $cards }
sum-cast = разыграно: { $cards }
sum-used = применено: { $cards }
sum-lost = потеряно: { $cards }
sum-lured = приманено героев: { $count }
sum-souls = души: { $count }
sum-wounds = раны: { $count }
sum-came = Новые в городе: { $cards }.
story-whole = { $rounds ->
        [one] { $rounds } раунд.
        [few] { $rounds } раунда.
       *[many] { $rounds } раундов.
    } Героев убито: { $dead }, пропущено: { $through }. Разыграно заклинаний: { $spells }.
story-wound = Раунд { $round }: первую рану { $who ->
        [you] получаете вы
       *[other] получает { $player }
    } ({ $hero }).
story-biggest = Самый большой раунд: { $round }. { $who ->
        [you] Вы получаете
       *[other] { $player } получает
    } { $souls ->
        [one] { $souls } душу.
        [few] { $souls } души.
       *[many] { $souls } душ.
    }
story-lead = С раунда { $round } { $who ->
        [you] лидируете вы.
       *[other] лидирует { $player }.
    }
story-blow = Последний удар, раунд { $round }: { $end ->
        [died] { $who ->
            [you] в вашем подземелье гибнет { $hero }.
           *[other] в подземелье ({ $player }) гибнет { $hero }.
        }
       *[survived] { $who ->
            [you] { $hero } добирается до вашего босса.
           *[other] { $hero } добирается до босса ({ $player }).
        }
    }

## Монеты, мини-боссы и предметы

lair-kind-miniboss = Мини-босс
lair-kind-item = { $fits ->
        [universal] Предмет · любой
       *[other] Предмет · { $treasure }
    }
lair-special = особый
lair-level = { $level ->
        [0] ещё не оплачен
       *[other] уровень { $level } из 3
    }
lair-coins = Монеты
lair-coins-said = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
lair-coins-on = { $count ->
        [one] на ней лежит { $count } монета
        [few] на ней лежат { $count } монеты
       *[many] на ней лежит { $count } монет
    }
lair-tokens-on = жетоны +1 на ней: { $count }
lair-sell = продать карту за монету
    .short = продать
lair-promote = Повысить
lair-take-back = На руку
lair-item-waits = ждёт героя в городе
lair-item-fresh = можно применить со следующего раунда
lair-item-said = предмет: { $card }
lair-items-down = { $count ->
        [one] { $count } закрытый предмет
        [few] { $count } закрытых предмета
       *[many] { $count } закрытых предметов
    }
lair-items-of = Закрытые предметы: { $player }
lair-items-town = Предметы в городе
lair-items-left = Предметы в колоде: { $count }.
lair-carries = несёт: { $card }
lair-top-room = Вы знаете следующую карту комнаты: { $card }.
lair-foreseen = Герои, которых вы видели в колодах: { $cards }.
lair-doubled = в этом раунде урон × { $times }
    .short = × { $times }
lair-deck-items = вещи
lair-pile-items = колода предметов
lair-step-build-or-sell = { $card }: выберите, где построить, или продайте карту за монету.
lair-step-sell = { $card }: положите к своим монетам, чтобы продать.
lair-step-promote = { $card }: заплатите монету за следующий уровень или оставьте как есть.
lair-step-back = { $card }: верните на руку или оставьте как есть.
sum-minibosses = мини-боссы: { $cards }
sum-items = предметы: { $cards }
surprise-miniboss = { $card }: вселяется мини-босс
    .about = Это не комната, но комнату над собой он усиливает. Монета за раунд даёт ему следующий уровень; третий применяют как заклинание, а потом всё начинается снова.
surprise-item = { $card }: это кто-то несёт
    .about = Пока предмет у героя, он помогает герою. Убивший героя может отдать предмет боссу и один раз применить его, начиная со следующего раунда.

## Почему стол не накрыть

refused-players-BM-146 = Настройка { $option }: в этих коробках боссов меньше, чем мест.
refused-players-BM-149 = Настройка { $option }: в этих коробках слишком мало карт комнат или заклинаний для стольких игроков.
refused-players-BM-243 = Настройка { $option }: в этих коробках слишком мало боссов, чтобы раздать каждому по два.
refused-players-BM-261 = Настройка { $option }: впятером и вшестером в эту смесь играют только вместе с «Жёсткой посадкой».
refused-selling-BM-129 = Настройка { $option }: нужны коробка с монетами («Восстание минибоссов» или «Хранилище злодеев») и базовый набор без них.

## Чтение карты

table-term-ordinary = обычная
    .about = Кладётся на следующее свободное место или на любую комнату.
table-term-advanced = продвинутая
    .about = Кладётся на комнату, с которой у неё есть общее сокровище.
table-term-monster = монстр
    .about = Некоторые карты усиливают или считают только комнаты с монстрами.
table-term-trap = ловушка
    .about = Некоторые карты усиливают или считают только ловушки.
table-term-spell-build = постройка
    .about = Можно применить в фазе постройки.
table-term-spell-adventure = приключение
    .about = Можно применить в фазе приключения.
table-term-spell-both = обе фазы
    .about = Можно применить в фазе постройки и в фазе приключения.
table-term-level-up = новый уровень
    .about = Бывает один раз, когда в подземелье открыто пять комнат.
table-term-epic = эпический герой
    .about = Приходит, когда кончаются обычные герои; стоит двух душ или двух ран.
table-term-miniboss = мини-босс
    .about = Лежит под комнатой и усиливает её; каждая монета даёт ему следующий уровень, вплоть до третьего.
table-term-item = предмет
    .about = Помогает герою, который его несёт; отнятый, один раз послужит боссу.
table-term-portable = переносная
    .about = В фазе строительства её можно вернуть на руку и построить снова.
table-term-hero = герой
    .about = Идёт туда, где больше его сокровищ; при равенстве остаётся в городе.
table-term-treasure = сокровище
    .about = Манит героев этого класса. Сокровище босса тоже считается.
table-term-once = раз за раунд
    .about = Снова действует, когда начнётся следующий раунд.
table-term-dark = тёмный герой
    .about = Обычный герой, свойство которого могут применить соперники владельца подземелья.
table-term-hybrid = гибридный герой
    .about = У него два сокровища: приманивают оба вместе.
table-now-room = { $who ->
        [you] комната { $place } в вашем подземелье
       *[other] комната { $place }, подземелье: { $player }
    }
page-figure = { $name ->
        [damage] Урон
        [hp] Здоровье
       *[xp] Опыт
    }
