### Стол вокруг игр: вопросы, клавиши, ответы терминала.
###
### $who — `you`, когда речь о читающем, иначе `other`; тогда $player — имя.

## Игроки

player-you = вы
player-nobody = никто
player-bot = бот { $name }
player-person = игрок { $number }

## Вопрос

ask-your-move = Ваш ход
ask-waiting = Сейчас решает { $player }.
ask-over = Игра окончена.
ask-choice = Ваш ответ (от 1 до { $count }, ? — справка):
ask-unclear = «{ $typed }» можно понять по-разному: { $several }.
ask-no-such-number = Варианта { $number } нет; выберите от 1 до { $count }.
ask-enter = Enter: { $what }

## Ответы на команды

why-allowed = Сейчас это можно: { $notation }.
why-how = Напишите w и ход, о котором спрашиваете, например: w { $example }
why-rule = Правило { $rule }
hint-move = Подсказка: { $option }. Так сделал бы бот, который знает не больше вас.
hint-none = Сейчас нечего решать.
undo-done = Ход возвращён. Само собой дальше ничего не идёт.
undo-refused-revealed = Это нельзя вернуть: с тех пор что-то вскрыто, взято или отдано другим.
undo-refused-other = Это нельзя вернуть: с тех пор решал кто-то другой или вашего решения ещё не было.
pass-title = Как далеко пасовать?
pass-once = только сейчас
pass-concern = пока меня что-нибудь не коснётся
pass-build = до моей следующей постройки
pass-how = Напишите p и номер: { $reaches }.
pass-now = Пас: { $reach }. Он кончится сам, когда выберут целью что-то ваше или вам нужно решать.
pass-impossible = Здесь нельзя пасовать: выберите один из вариантов.
card-how = Напишите c и начало названия или id карты, например: c { $example }
card-unknown = Карты «{ $typed }» нет{ $near ->
        [none] .
       *[other] . Похожие: { $near }.
    }
rule-how = Напишите r и id правила, например: r { $example }
rule-unknown = Правила «{ $typed }» нет{ $near ->
        [none] .
       *[other] . Похожие: { $near }.
    }
language-now = Теперь стол говорит по-русски.
log-title = Что было
log-empty = Пока ничего не было.
table-title = Стол

## Клавиши и команды

help-title = Клавиши и команды
help-answering = Ответ: стрелки и Enter либо номер или начало записи варианта и Enter. Пробел — пас, Tab дописывает остальное.
help-plain = Ответ: напишите номер или начало записи варианта и нажмите Enter.
help-help = эта страница
help-undo = вернуть своё последнее решение
help-hint = что сделал бы бот на вашем месте
help-why = почему ход нельзя сделать, с правилом
help-pass = пасовать, один раз или дальше
help-card = открыть карту
help-rule = открыть правило
help-table = весь стол словами
help-forecast = что стало бы с каждым героем
help-log = всё, что было
help-language = сменить язык
help-quit = выйти; игра сохранена
help-signs = Знаки
help-close = Enter или Esc закрывает эту страницу.
key-move = выбор
key-answer = ответ
key-pass = пас
key-space = Пробел
key-help = справка
key-undo = вернуть
key-hint = подсказка
key-quit = выход

## Один экран на нескольких

cover-title = { $player }: ваша очередь
cover-hint = Нажмите Enter, когда никто другой не смотрит.
cover-scroll = Этот терминал не умеет стирать показанное раньше: не прокручивайте назад.

## Начало и конец

start-title = { $game }: { $seats }
start-help = Напишите ? — будет справка.
stored-in = Игра сохранена в { $file }
resume-with = Продолжить: { $command }
result-wins = { $who ->
        [you] Вы побеждаете.
       *[other] Побеждает { $player }.
    }
result-nobody = Никто не побеждает.
result-line = { $rank }. { $player }: { $score }
result-leave = Напишите q, чтобы выйти.
result-joke = Суп в городе остывает, а есть его некому.

## Повтор

replay-title = Повтор
replay-at = решение { $number } из { $count }
replay-seen-by = видит { $player }
replay-everybody = зритель
replay-unfinished = Запись кончается здесь, после решения { $number }; игра не окончена.
replay-keys = ← → шаг · Home End · номер и Enter: переход · v точка зрения · l язык · q выход

## Списки

cards-count = { $count ->
        [one] { $count } вид карт
        [few] { $count } вида карт
       *[other] { $count } видов карт
    }
cards-none = Ни одна карта не подходит.
game-boss_monster = Boss Monster
