### Ninety-Eight українською

player-name = Гравець { $number }

## Стіл

piles-ascending = Стопки на зростання: { $piles }
piles-descending = Стопки на спадання: { $piles }
pile = { $pile } { $top }
pile-fire = { $pile } { $top } (вогонь)
pile-fire-due = { $pile } { $top } (вогонь, накрити цього ходу)
card-fire = { $card } (вогонь)
draw-pile = Колода добору: { $count ->
    [0] порожня
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
hand-open = { $name } має на руках { $cards }
hand-hidden = { $name } має на руках { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
hand-empty = { $name } більше не має карт
lay = { $card } на { $pile }
lay-trick = { $card } на { $pile } (зворотний трюк)
turn-laid = { $name } кладе: { $lays }.

## Що треба зробити за хід

owed-cards = Покласти: щонайменше { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
owed-more-cards = Покласти: щонайменше ще { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
owed-fires = Накрити: вогонь { $count ->
    [one] на стопці { $piles }
    [few] на стопках { $piles }
    [many] на стопках { $piles }
   *[other] на стопках { $piles }
}.

## Чим скінчилося

result-won = Перемога: покладено всі { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
result-lost = Поразка: { $count ->
    [one] залишилася { $count } карта
    [few] залишилися { $count } карти
    [many] залишилося { $count } карт
   *[other] залишилося { $count } карти
}.
grade-beaten = Гру подолано. Вітаємо!
grade-excellent = Зовсім трохи забракло: чудова гра!
grade-try-again = Цього разу не вийшло. Може, наступна роздача буде ласкавішою.

## Перегляд гри

show-game = Правила: { $rules }. { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}.
show-before = Перед першим ходом.
show-after = Після ходу { $turn } із { $turns }.
show-within = Посеред ходу { $turn }, який триває.
show-no-starter = За столом ще не домовилися, хто починає.
show-in-turn = Зараз ходить: { $name }.
show-may-end = Хід можна закінчити.

## Гра: вітання

welcome-alone = Ninety-Eight. Ти граєш наодинці, за правилами «{ $rules }».
welcome-together = Ninety-Eight. { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}, за правилами «{ $rules }».
welcome-back = Гра з файлу { $file } триває.
welcome-how = 57a кладе карту 57 на стопку a. «{ command-end }» закінчує твій хід, «{ command-help }» розкаже більше.
deal-promised =
    Роздачу визначено: SHA-256 її зерна —
    { $hash }
    а саме зерно буде названо в кінці.
deal-told =
    Зерно цієї роздачі було { $seed }
    а його SHA-256 — { $hash }

## Гра: одна клавіатура на всіх

curtain-look = { $name }: подивись на свої карти. Натисни Enter, коли більше ніхто не бачить екрана.
curtain-turn = { $name }: твій хід. Натисни Enter, коли більше ніхто не бачить екрана.
curtain-hide = Натисни Enter, щоб сховати свої карти.
who-starts = Тепер домовтеся, хто починає, не називаючи чисел на картах. Місця: { $seats }.
who-starts-prompt = Хто починає?
who-starts-expected = Введи номер місця, від 1 до { $players }.

## Гра: хід

turn-alone = Хід { $turn }
turn-of = Хід { $turn }: { $name }
your-hand = На руках у тебе { $cards }
your-hand-empty = У тебе на руках порожньо.
may-end = Можна класти ще або ввести «{ command-end }».
must-end = Введи «{ command-end }», щоб закінчити хід.
laid = Покладено: { $lays }.
nothing-laid = Нічого не покладено.
drawn = Ти береш { $cards }.
draw-pile-used-up = Колода добору скінчилася. Відтепер за хід досить { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}.
warning = { $card } на { $pile } означає програш: після цього хід уже не вдасться довести до кінця. Усе одно покласти?
undone = { $card } знову у тебе на руках.
undo-nothing = У цьому ході нема чого повертати.
undo-together = Повернути карту можна, лише граючи наодинці: тут її вже бачили інші.
not-a-trick = { $card } на { $top } — це не зворотний трюк.
unclear = Перепрошую? Введи карту і стопку, наприклад 57a, або: { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = У жодному порядку карт на руках це неможливо. Гру закінчено.

## Гра: чому щось не дозволено

illegal-not-started = За столом ще не домовилися, хто починає.
illegal-already-started = Гра вже почалася.
illegal-no-such-seat = За столом на { $players } такого місця нема.
illegal-game-over = Гру закінчено.
illegal-not-your-turn = Зараз ходить хтось інший.
illegal-not-in-hand = Карти { $card } у тебе нема.
illegal-does-not-fit = { $card } не підходить до стопки { $pile }: зверху { $top }, і вона йде на { $pile ->
    [a] зростання
    [b] зростання
   *[other] спадання
}.
illegal-below-minimum = Покладено { $laid } з щонайменше { $minimum ->
    [one] { $minimum } карти
    [few] { $minimum } карт
    [many] { $minimum } карт
   *[other] { $minimum } карти
}: хід ще не можна закінчити.
illegal-fire-uncovered = Спершу треба накрити вогонь на стопці { $pile }: хід ще не можна закінчити.

## За столом: чому щось неможливо

error-no-such-table = Такого столу немає. Чи правильний код?
error-table-exists = Цей стіл уже відкрито.
error-only-watching = За цим посиланням можна лише дивитися.
error-no-guest = Спершу назвіть своє ім'я.
error-not-seated = Це можуть лише ті, хто сидить за столом.
error-not-host = Це може лише господар столу.
error-stale = Стіл тим часом змінився. Погляньте ще раз.
error-no-such-seat = Такого місця немає.
error-seat-occupied = Там уже хтось сидить.
error-table-full = Усі місця зайняті.
error-table-locked = Господар закрив стіл.
error-barred = Господар попросив вас піти від цього столу.
error-no-person-there = Там ніхто не сидить.
error-no-bot-there = Там немає бота.
error-bad-name = { $problem ->
    [taken] Хтось тут уже має це ім'я.
   *[other] Оберіть інше ім'я: коротке, без чисел і не схоже на інші тут.
}
error-unknown-level = Такого бота немає.
error-unknown-rules = Правил із такою назвою немає.
error-bad-option = Має бути число від { $least } до { $most }.
error-game-going-on = Із цим доведеться зачекати до кінця гри.
error-no-game = Зараз ніхто не грає.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Хтось інший уже запропонував почати.
error-no-proposal = Ніхто не запропонував почати.
error-bot-plays = На цьому місці грає бот.
error-not-long-away = Зачекайте трохи: інші можуть це вирішити, коли когось немає { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = Через цю карту гру буде програно.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = Карту можна забрати лише граючи самотужки і в тому ж ході.
error-no-talk = За цим столом під час гри не розмовляють.
error-bad-signal = Цей сигнал сюди не підходить.
error-empty-text = Поки нема чого казати.
error-long-text = Задовго: не більше { $most } символів.
error-number-told = Будь ласка, без чисел. Ніхто не може ні назвати, ні спитати число карти; усе інше дозволено.
error-bad-message = Сервер цього не зрозумів: { $what }
error-too-fast = Зашвидко. Зачекайте хвильку.
error-store-failed = Сервер не зміг цього зберегти, тож нічого не змінилося. Спробуйте ще раз за мить.
error-server-fault = Сервер помилився. Спробуйте ще раз.
error-no-hints = За цим столом немає підказок.
error-not-signed-in = Спершу назвіть своє ім'я.
error-no-such-game = Такої гри немає, або її видалено.
error-not-your-game = Гру можуть видалити лише ті, хто в ній грав.
error-bad-record = Це не правильний запис гри.
error-too-large = Завелике: не більше { $most } байтів.
error-wrong-origin = Цій сторінці не можна сюди підключатися.
error-no-such-page = Тут нічого немає.
error-too-many-sockets = У цьому браузері відкрито забагато столів. Закрийте кілька.
error-restarting = Сервер перезапускається. Хвильку …
error-too-slow = З'єднання не встигало. Повертаємося за стіл …
error-kicked = Господар попросив вас піти від цього столу.

## Гра: як її зберегти

save-how = Введи «{ command-save }» і назву файлу.
save-exists = Файл { $file } уже є. Замінити його?
saved = Збережено у { $file }.
save-failed = Файл { $file } не збережено: { save-reason }
save-reason = { $code ->
    [ENOENT] такої теки нема.
    [ENOTDIR] такої теки нема.
    [EISDIR] це тека.
    [EINVAL] звичайний файл не може так називатися.
    [EACCES] там не дозволено писати.
    [EPERM] там не дозволено писати.
    [EROFS] там не дозволено писати.
    [ENOSPC] більше нема місця.
    [ENAMETOOLONG] назва задовга.
   *[other] { $reason }.
}
record-over = { $file }: цю гру закінчено, продовжувати нема чого. Її результат: { $result }

## Гра: прощання

quit-unsaved = Гру не збережено. Усе одно вийти?
left = Гра лишається незакінченою. До зустрічі!
input-ended = Введення скінчилося. Гра лишається незакінченою.
interrupted = Зупинено. Гра лишається незакінченою.
left-saved = Останнє збереження — у { $file }; продовжити можна так: ninetyeight play { $file }
left-how = Наступного разу «{ command-save } гра.n98» збереже її, а продовжити можна так: ninetyeight play гра.n98
after-game = «{ command-save } гра.n98» збереже цю гру; Enter — вийти.

## Гра: що вводити. Англійські слова діють усюди, і перших літер досить.

command-end = готово
command-undo = повернути
command-table = стіл
command-save = зберегти
command-help = довідка
command-quit = вийти
answer-yes = так
answer-no = ні
yes-or-no = так чи ні?
answer-expected = Дай відповідь «{ answer-yes }» або «{ answer-no }».

help =
    Мета: покласти всі карти на чотири стопки.
    Стопки a і b зростають: карта має бути більшою за верхню.
    Стопки c і d спадають: карта має бути меншою за верхню.
    Зворотний трюк: карта рівно на { $trick } менша на a чи b або рівно на { $trick } більша на c чи d.
    Хід: покласти щонайменше { $minimum ->
        [one] { $minimum } карту
        [few] { $minimum } карти
        [many] { $minimum } карт
       *[other] { $minimum } карти
    }, а як хочеш, то й більше; потім узяти з колоди добору стільки ж. Коли вона порожня, досить { $final }.
    Хто не може цього в жодному порядку карт, програє гру за всіх.

    57a: покласти 57 на стопку a. Кілька в одному рядку: 57a 58a
    { command-end }: закінчити хід і взяти карти. Також після карт: 57a 58a { command-end }
    { command-undo }: забрати останню карту назад, якщо граєш наодинці й хід не закінчено
    { command-table }: показати все ще раз
    { command-save } гра.n98: зберегти гру у файл
    { command-quit }: покинути гру
    Перших літер слова досить.
help-fire = Вогняні карти { $cards } не мають лишатися зверху: якщо така є в кінці ходу, наступний хід мусить її накрити.
