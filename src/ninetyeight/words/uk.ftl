### Ninety-Eight українською

player-name = Гравець { $number }
rules-standard = Звичайні
rules-expert = Експерт
rules-expert-hand = Експерт, менше карт на руках
rules-with-fire = { $rules }, з вогнем

## Стіл

piles-ascending = Стопки на зростання: { $piles }
piles-descending = Стопки на спадання: { $piles }
pile = { $pile } { $top }
pile-fire = { $pile } { $top } (вогонь)
pile-fire-due = { $pile } { $top } (вогонь, накрити цього ходу)
card-fire = { $card } (вогонь)
draw-pile = Гральна колода: { $count ->
    [0] порожня
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
hand-open = { $name } має на руках: { $cards }
hand-hidden = { $name } має на руках: { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
hand-empty = { $name } більше не має карт
lay = { $card } на { $pile }
lay-trick = { $card } на { $pile } (зворотний прийом)
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

## Чим закінчилося

result-won = Перемога: покладено { $cards ->
    [1] єдину карту
    [one] всі { $cards } карту
    [few] всі { $cards } карти
    [many] всі { $cards } карт
   *[other] всі { $cards } карти
}.
result-lost = Поразка: { $count ->
    [one] залишилася { $count } карта
    [few] залишилися { $count } карти
    [many] залишилося { $count } карт
   *[other] залишилося { $count } карти
}.
grade-beaten = Цілковита перемога. Вітаємо!
grade-excellent = Майже вдалося: чудова гра!
grade-try-again = Цього разу не вийшло. Може, наступна роздача буде прихильнішою.

## Перегляд гри

show-game = Правила: { $rules }. { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}.
show-before = Перед першим ходом.
show-after = Після ходу { $turn } із { $turns }.
show-within = Посеред ходу { $turn } (не завершено).
show-no-starter = Гравці ще не домовилися, хто починає.
show-in-turn = Зараз ходить: { $name }.
show-may-end = Хід можна завершити.

## Розбір гри

review-turn = Хід
review-player = Гравець
review-cards = Карти
review-chance = Шанс
review-cost = Ціна
review-cost-points = { $cost } пункту
review-cost-cards = { $cost } карти
review-mark = Оцінка
review-better = Краще
review-mark-inaccuracy = неточність
review-mark-mistake = помилка
review-mark-blunder = груба помилка
review-why-loses = після цього гру одразу програно
review-why-jump = { $card } на { $pile }: пропущено { $count ->
    [one] { $count } карту, яка ще була в грі
    [few] { $count } карти, які ще були в грі
    [many] { $count } карт, які ще були в грі
   *[other] { $count } карти, які ще були в грі
}, а кращий хід пропускає { $best }
review-why-trick = зворотний прийом повернув би { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
review-why-fire = на { $pile } залишився вогонь
review-why-blocked = більше нікуди не підходить: { $count ->
    [one] { $count } невідома карта
    [few] { $count } невідомі карти
    [many] { $count } невідомих карт
   *[other] { $count } невідомої карти
}
review-why-unheard = гравець { $player } просить берегти { $pile }
review-why-too-few = краще покласти { $best }, ніж { $count }
review-why-too-many = краще покласти { $best }, ніж { $count }
review-why-farther = решта карт на руках опинилася далі від стопок
review-why-overall = загалом залишилося менше місця
review-why-signal = слова гравця { $player } про { $pile } змінили найкращий хід
review-why-no-choice = іншого ходу не було
review-no-fault = Жоден хід не був напевно неточним.
review-worst = Найдорожчий хід { $turn } ({ $name }): { $cost }. Краще: { $better }.
review-winnable-until = Якби всі карти були відомі, перед ходом { $turn } гру ще можна було виграти, а після нього вже ні.
review-winnable-won = Гру виграно.
review-winnable-still = Якщо всі карти відомі, гру ще можна виграти.
review-winnable-never = Навіть якби всі карти були відомі, цю роздачу не можна було виграти.
review-winnable-unknown = До якого ходу гру можна було виграти за відомих карт, з’ясувати не вдалося.
review-balance = Початок { $start }, гра { $play }, удача { $luck }: підсумок { $result }.
review-seat = { $name }: точність { $accuracy }, у середньому втрачено { $cost } пункту за хід.
review-picture = Шанс на перемогу перед кожним ходом

## Гра: вітання

welcome-alone = Ninety-Eight. Ти граєш наодинці. Правила: { $rules }.
welcome-together = Ninety-Eight. { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}. Правила: { $rules }.
welcome-back = Продовжуємо гру з файлу { $file }.
welcome-how = 57a кладе карту 57 на стопку a. «{ command-end }» завершує твій хід, «{ command-help }» пояснює решту.
deal-promised =
    Роздачу визначено: SHA-256 її зерна —
    { $hash }
    Саме зерно покажемо наприкінці.
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
others-play = Натисни Enter, і зіграють інші.
bot-failed = { $name } не впорався: { $reason }. Далі на цьому місці грає { $simpler }.

## Гра: що кажуть ботам

say-leave = лишити
say-no-jump = обережно
say-free = вільно
say-clear = скасувати
say-heard = Боти це почули.
say-how = Щоб сказати щось про стопку: «{ command-message } { say-leave } a», «{ command-message } { say-no-jump } a» або «{ command-message } { say-free } a». «{ command-message } { say-clear } a» скасовує сказане.
say-aloud = За цим столом немає ботів: скажи вголос, не називаючи чисел на картах.

## Гра: хід

turn-alone = Хід { $turn }
turn-of = Хід { $turn }: { $name }
your-hand = У тебе на руках: { $cards }
your-hand-empty = У тебе на руках немає карт.
may-end = Можна класти ще або ввести «{ command-end }».
must-end = Введи «{ command-end }», щоб завершити хід.
laid = Покладено: { $lays }.
nothing-laid = З цього рядка нічого не покладено.
drawn = Ти береш { $cards }.
draw-pile-used-up = Гральна колода закінчилася. Відтепер за хід досить { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}.
warning = Якщо покласти { $card } на { $pile }, гру буде програно: цей хід уже не вдасться завершити. Усе одно покласти?
undone = { $card } знову в тебе на руках.
undo-nothing = У цьому ході немає чого повертати.
undo-together = Повернути карту можна, лише граючи наодинці: тут її вже бачили інші.
not-a-trick = { $card } на { $top } — це не зворотний прийом.
unclear = Незрозуміло. Введи карту і стопку, наприклад 57a, або: { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = З картами на руках це неможливо в жодному порядку. Гру закінчено.

## Гра: чому щось не дозволено

illegal-not-started = Гравці ще не домовилися, хто починає.
illegal-already-started = Гра вже почалася.
illegal-no-such-seat = За столом на { $players } такого місця немає.
illegal-game-over = Гру закінчено.
illegal-not-your-turn = Зараз ходить хтось інший.
illegal-not-in-hand = Карти { $card } у тебе немає.
illegal-does-not-fit = { $card } не підходить до стопки { $pile }: зверху { $top }, і стопка { $pile ->
    [a] зростає
    [b] зростає
   *[other] спадає
}.
illegal-below-minimum = Покладено { $laid }, треба щонайменше { $minimum }. Хід ще не можна завершити.
illegal-fire-uncovered = Спершу треба накрити вогонь на стопці { $pile }: хід ще не можна завершити.

## За столом: чому щось неможливо

error-no-such-table = Такого столу немає. Чи правильний код?
error-table-exists = Такий стіл уже є.
error-only-watching = За цим посиланням можна лише дивитися.
error-no-guest = Спершу введи своє ім’я.
error-not-seated = Це можуть лише ті, хто сидить за столом.
error-not-host = Це може лише господар столу.
error-stale = Стіл тим часом змінився. Подивись ще раз.
error-no-such-seat = Такого місця немає.
error-seat-occupied = Це місце вже зайняте.
error-table-full = Усі місця зайняті.
error-table-locked = Стіл замкнено.
error-already-seated = У тебе вже є місце.
error-too-many-ask = Інші вже просять місце. Спробуй за мить.
error-turned-away = Гравці хочуть продовжити так, як є. У наступній грі можна попросити знову.
error-no-such-request = Про це вже ніхто не просить.
error-barred = Господар попросив тебе залишити цей стіл.
error-nobody-sits = За столом ще ніхто не сидить.
error-no-person-there = Там ніхто не сидить.
error-no-bot-there = На цьому місці немає бота.
error-bad-name = { $problem ->
    [empty] Введи ім’я.
    [too-long] Це ім’я задовге.
    [number] Вибери ім’я без числа: тут не можна називати чисел.
    [looks-like-another] Хтось тут уже має це або дуже схоже ім’я.
   *[other] Вибери інше ім’я: звичайні літери й поодинокі пробіли.
}
error-unknown-level = Такого бота немає.
error-unknown-rules = Цей сервер не має правил із такою назвою.
error-too-many-players = За цими правилами гравців може бути не більше ніж { $most }.
error-bad-option = Має бути число від { $least } до { $most }.
error-daily-rules = Роздачу дня грають за звичайними правилами.
error-game-going-on = Із цим доведеться зачекати до кінця гри.
error-no-game = Зараз ніхто не грає.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Хтось інший уже запропонував почати.
error-no-proposal = Ніхто не запропонував почати.
error-bot-plays = На цьому місці грає бот.
error-not-long-away = Зачекай трохи: інші можуть це вирішити, коли когось немає { $seconds ->
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
error-cannot-take-back = Карту можна повернути, лише граючи наодинці, доки хід не завершено.
error-no-talk = За цим столом під час гри не розмовляють.
error-bad-signal = Цей сигнал сюди не підходить.
error-empty-text = Спершу напиши щось.
error-long-text = Задовго: не більше { $most } символів.
error-number-told = Будь ласка, не називай чисел і не питай про них. Жодне число не проходить, бо воно могло б бути числом на карті; можна лише невелику кількість, як-от «дві карти» чи «5 хвилин».
error-bad-message = Сервер цього не зрозумів: { $what }
error-too-fast = Зашвидко. Зачекай хвилинку.
error-busy = Сервер зараз надто завантажений. Спробуй ще раз за мить.
error-store-failed = Сервер не зміг цього зберегти, тож нічого не змінилося. Спробуй ще раз за мить.
error-id-reused = Цього не зроблено: під тим самим номером уже надійшло інше прохання. Спробуй ще раз.
error-server-fault = На сервері сталася помилка. Спробуй ще раз.
error-no-hints = За цим столом порад немає.
error-not-signed-in = Спершу введи своє ім’я.
error-no-such-game = Такої гри немає, або її видалено.
error-not-your-game = Гру можуть видалити лише ті, хто в ній грав.
error-bad-record = Цей запис гри пошкоджений або хибний.
error-too-large = Завелике: не більше { $most } байтів.
error-wrong-origin = Цій сторінці не можна сюди підключатися.
error-unknown-host = Цей сервер не відповідає на ім’я { $host }. Його власник може додати це ім’я через --hosts.
error-wrong-day = Це була роздача іншого дня. Сьогодні є нова.
error-day-not-over = Інші ще можуть зіграти цю роздачу. Її карти покажемо, коли день закінчиться.
error-no-such-page = Тут нічого немає.
error-too-many-sockets = У цьому браузері відкрито забагато столів. Закрий кілька.

## Гра: як її зберегти

save-how = Введи «{ command-save }» і назву файлу.
save-exists = Файл { $file } уже є. Замінити його?
saved = Збережено у файл { $file }.
save-failed = Файл { $file } не збережено: { save-reason }
save-reason = { $code ->
    [ENOENT] такої теки немає.
    [ENOTDIR] такої теки немає.
    [EISDIR] це тека.
    [EINVAL] звичайний файл не може так називатися.
    [EACCES] туди не дозволено писати.
    [EPERM] туди не дозволено писати.
    [EROFS] туди не дозволено писати.
    [ENOSPC] на диску немає місця.
    [ENAMETOOLONG] назва задовга.
   *[other] { $reason }.
}
record-over = { $file }: цю гру закінчено, продовжувати немає чого. { $result }

## Гра: прощання

quit-unsaved = Гру не збережено. Усе одно вийти?
left = Гра залишається незакінченою. До зустрічі!
input-ended = Введення закінчилося. Гра залишається незакінченою.
keep-game = Гру не збережено. Щоб зберегти її, введи назву файлу; Enter — вийти без збереження.
interrupted = Зупинено. Гра залишається незакінченою.
left-saved = Останнє збереження — у файлі { $file }. Щоб продовжити: ninetyeight play { $file }{ $options }
left-how = Наступного разу збережи її: «{ command-save } гра.n98». Щоб потім продовжити: ninetyeight play гра.n98{ $options }
after-game = «{ command-save } гра.n98» збереже цю гру; Enter — вийти.

## Гра: що вводити. Англійські слова діють усюди, і перших літер досить.

command-end = готово
command-undo = повернути
command-table = стіл
command-message = оголосити
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
    Зворотний прийом: карта рівно на { $trick } менша на a чи b або рівно на { $trick } більша на c чи d.
    Хід: покласти щонайменше { $minimum ->
        [one] { $minimum } карту
        [few] { $minimum } карти
        [many] { $minimum } карт
       *[other] { $minimum } карти
    }, а як хочеш, то й більше; потім узяти з гральної колоди стільки ж. Коли вона порожня, досить { $final }.
    Якщо хтось не може цього в жодному порядку своїх карт, програють усі.

    57a: покласти 57 на стопку a. Кілька в одному рядку: 57a 58a
    { command-end }: завершити хід і взяти карти. Також після карт: 57a 58a { command-end }
    { command-undo }: повернути останню карту на руки, якщо граєш наодинці й хід не завершено
    { command-table }: показати все ще раз
    { command-save } гра.n98: зберегти гру у файл
    { command-quit }: вийти з гри
    Перших літер слова досить.
help-fire = Карти з вогнем { $cards } не мають залишатися зверху: якщо така лежить там у кінці ходу, наступний хід мусить її накрити.
help-say = { command-message } { say-leave } a: попросити ботів лишити тобі стопку a. Також { say-no-jump }, { say-free }, а { say-clear } скасовує сказане

## Стіл у браузері: усюди

web-home = Головна
web-close = Закрити
web-menu = Меню
web-tools = Інструменти
web-you = Ти
web-bot = бот
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-connecting = Приєднуємося до столу…
web-reconnecting = Зв’язок утрачено. Пробуємо ще раз…
web-silent = Сервер не відповідає. Можливо, зв’язок утрачено…
web-offline = Немає зв’язку із сервером. Сторінка з’єднається знову сама.
web-offline-table = Немає зв’язку із сервером. Стіл з’єднається знову сам; жодної покладеної карти не втрачено.
web-restarting = Сервер перезапускається. Хвилинку…
web-error-other = Не вийшло ({ $code }).
web-ended-kicked = Господар попросив тебе залишити цей стіл.
web-ended-no-such-table = Такого столу немає.
web-ended-bad-message = Щось пішло не так. Будь ласка, онови сторінку.
web-ended-too-fast = Ця сторінка надіслала забагато повідомлень одразу.
web-ended-too-slow = Зв’язок надто повільний.
web-ended-restarting = Сервер перезапускається.

## Стіл у браузері: початок

web-hero = Дев’яносто вісім карт, чотири стопки, одна команда
web-hero-text = Дві стопки зростають, дві спадають. Разом викладіть усі карти, не назвавши жодного числа.
web-play = Грати
web-your-name = Твоє ім’я
web-somebody = Хтось
web-play-alone = Грати наодинці
web-play-alone-how = Вісім карт на руки — і вперед
web-play-friends = Грати з друзями
web-play-friends-how = Стіл із посиланням, для людей і ботів
web-join = Приєднатися за кодом
web-join-go = Приєднатися
web-my-tables = Грати далі
web-your-turn = Твій хід
web-phase-gathering = чекають на гравців
web-phase-agreeing = хто починає?
web-phase-playing = грають
web-phase-over = закінчено
web-not-affiliated = Відкрита версія гри «The Game» Штеффена Бенндорфа, не пов’язана з видавцем. Купуйте карти!

## Стіл у браузері: роздача дня, гра ботів і складність

web-daily = Роздача дня
web-daily-how = Ті самі карти для всіх
web-daily-yesterday = Учорашня роздача
web-daily-text = Усі отримують ті самі карти. Твоя перша гра рахується, щойно роздано карти; потім тренуйся скільки завгодно.
web-daily-players = Скільки гравців
web-daily-alone = Наодинці
web-daily-team = Відкрити стіл на { $count }
web-daily-mine = Твій результат
web-daily-left = { $count ->
    [0] Усі карти викладено!
    [one] Залишилася { $count } карта
    [few] Залишилися { $count } карти
    [many] Залишилося { $count } карт
   *[other] Залишилося { $count } карти
}
web-daily-unfinished = Твоя гра рахується від роздачі, і вона ще не закінчилася.
web-daily-go-on = Продовжити гру
web-daily-with-hints = З порадами
web-daily-with-stand-in = Певний час за когось грав бот
web-daily-helped = { $count ->
    [one] { $count } гра з порадами або з ботом замість когось.
    [few] { $count } гри з порадами або з ботом замість когось.
    [many] { $count } ігор з порадами або з ботом замість когось.
   *[other] { $count } гри з порадами або з ботом замість когось.
}
web-daily-sealed = Карти й запис гри покажемо, коли день закінчиться, щоб ніхто не грав із відкритими картами.
web-daily-practise = Тренуватися з цими картами
web-daily-others = Як зіграли всі
web-daily-games = { $count ->
    [one] { $count } гру завершено
    [few] { $count } гри завершено
    [many] { $count } ігор завершено
   *[other] { $count } гри завершено
}
web-daily-nobody = Ще ніхто її не завершив. Будь серед перших!
web-daily-nobody-then = Ніхто її не грав.
web-daily-column = Залишилося карт: { $cards }. Ігор: { $games }.
web-daily-axis = Залишилося карт
web-daily-bots = Боти
web-daily-bots-wait = Боти ще грають…
web-daily-next = Наступна роздача буде о { $time }.
web-daily-back = Назад до сьогодні
web-daily-table = Роздача за { $day }: ті самі карти для всіх, за звичайними правилами.
web-daily-compare = Як зіграли всі
web-watch = Дивитися гру ботів
web-watch-how = Троє сильних ботів покажуть, як грати
web-watch-other = Вибрати інших ботів
web-watch-count = Скільки ботів
web-watch-level = Наскільки вони сильні
web-watch-go = Дивитися
web-wins = Скільки з 10 ігор виграє найкращий бот: від 1 до 5 гравців
web-wins-told = { $players ->
    [1] Наодинці: { $wins } з 10
   *[other] Гравців: { $players }. Виграє { $wins } з 10
}

## Стіл у браузері: перед грою

web-lobby = Стіл перед грою
web-seats = Місця
web-host = господар
web-host-away = Господаря немає.
web-become-host = Стати господарем
web-remove = Прибрати: { $name }
web-kick-text = { $name } втрачає місце й більше не зможе сісти тут із того самого браузера. З іншого це можливо, якщо не замкнути стіл.
web-kick = Прибрати
web-kick-lock = Прибрати й замкнути стіл
web-swap = Помінятися місцями: { $name }
web-swap-offered = хоче помінятися місцями
web-swap-waiting = запропоновано обмін
web-sit-here = Сісти тут
web-add-bot = Додати бота
web-free-seat = вільно
web-invite = Запросити друзів
web-invite-text = Пограй зі мною в Ninety-Eight!
web-invite-how = Надішли посилання або нехай уведуть цей код на { $host }.
web-code = Код столу: { $code }
web-copy-link = Копіювати посилання
web-copied = Посилання скопійовано.
web-share = Поділитися
web-qr = QR-код із посиланням на цей стіл
web-rules = Правила
web-rules-standard = { rules-standard }
web-rules-standard-how = Щонайменше дві карти за хід. Найкраще для початку.
web-rules-expert = { rules-expert }
web-rules-expert-how = Щонайменше три карти за хід: значно важче.
web-rules-expert-hand = { rules-expert-hand }
web-rules-expert-hand-how = Три карти за хід і на одну карту менше на руках. Виграти майже неможливо.
web-rules-with-fire = { rules-with-fire }
web-rules-own-how = Карти від { $lowest } до { $highest }, щонайменше { $minimum } за хід, гравців не більше ніж { $players }.
web-fire = З вогнем
web-fire-how = Шість карт горять: хто ходить наступним, мусить їх накрити.
web-options = Більше налаштувань
web-option-memory-aid = Пам’ятка
web-option-memory-aid-how = Усі можуть подивитися, які карти вже покладено.
web-option-hints = Поради
web-option-hints-how = Бот скаже, що поклав би сам, якщо спитати.
web-option-talk = Розмова
web-option-talk-how = Чат за столом, без чисел.
web-option-pace = Темп ботів
web-pace-slow = спокійний
web-pace-normal = звичайний
web-pace-fast = швидкий
web-lock = Замкнути стіл
web-lock-how = Більше ніхто не зможе сісти.
web-level-random = навмання
web-level-random-how = Кладе будь-що, аби підходило.
web-level-rookie = новачок
web-level-rookie-how = Часом щось проґавить.
web-level-steady = надійний
web-level-steady-how = Лічить карти й планує весь хід.
web-level-sharp = кмітливий
web-level-sharp-how = Навчився, зігравши багато ігор.
web-level-master = майстер
web-level-master-how = Думає наперед. Найсильніший з усіх.
web-engine-how = Програма власника цього сервера.
web-sit-title = Тут є місце для тебе
web-sit-down = Сісти
web-table-full = Усі місця зайнято.
web-table-locked = Стіл замкнено. Попроси господаря відімкнути його.
web-join-in = Приєднатися до гри
web-ask-seat = Попросити місце бота { $name }
web-ask-next = Грати в наступній грі
web-asked-seat = Ти просиш місце бота { $name }. Хтось із гравців має погодитися.
web-asked-next = Ти сядеш за стіл, щойно ця гра закінчиться.
web-stop-asking = Передумати
web-requests = Хто хоче приєднатися
web-wants-seat = { $name } хоче грати замість бота { $bot }.
web-wants-next = { $name } гратиме в наступній грі.
web-admit = Прийняти
web-turn-away = Не зараз
web-start-alone = Грати наодинці
web-start = Почати: { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
web-wait-for-host = Гра почнеться, коли її запустить господар.

## Стіл у браузері: хто починає

web-who-starts = Хто починає?
web-who-starts-how = Подивись на свої карти й скажи іншим, без чисел.
web-start-gladly = Охоче
web-start-rather-not = Краще ні
web-i-start = Починаю я
web-offer = { $name } хоче почати.
web-offer-mine = Ти пропонуєш почати.
web-offer-open = Ще не відповіли: { $names }.
web-offer-all = Усі згодні.
web-offer-until = початок за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
web-agree = Так, починай
web-object = Краще не треба

## Стіл у браузері: стопки, карти на руках і гравці

web-game = Гра
web-rising = зростає
web-falling = спадає
web-piles = Стопки
web-players = Гравці
web-own-place = Твоє місце
web-progress = Покладено карт: { $laid } із { $total }
web-left = ще { $left } із { $total }
web-to-draw = { $count ->
    [0] колода порожня
   *[other] у колоді
}
web-watching = Ти дивишся гру.
web-open-hands = Відкриті карти
web-pile-label = { $way ->
    [rising] Стопка { $pile } на зростання, зверху { $top }, місця ще на { $room }.
   *[falling] Стопка { $pile } на спадання, зверху { $top }, місця ще на { $room }.
}
web-fire-me = накрий!
web-fire-other = черга: { $name }
web-fire-next = горить
web-fire-told = { $who ->
    [me] Вогонь: ти мусиш накрити його цього ходу.
    [next] Вогонь: його мусить накрити наступний гравець.
   *[other] Вогонь: його мусить накрити { $name }.
}
web-lay-here = Покласти { $card } сюди, стрибок на { $jump }.
web-lay-here-trick = Покласти { $card } сюди: зворотний прийом.
web-lay-not-here = { $card } сюди не підходить.
web-say-about = Сказати щось про неї.
web-say-about-pile = Про стопку { $pile }
web-trick = Зворотний прийом
web-trick-badge = назад
web-withdraw = Забрати сигнал
web-hand = У тебе на руках: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-card-fits = { $card }, підходить { $count ->
    [one] на стопку { $piles }
    [few] на стопки { $piles }
    [many] на стопки { $piles }
   *[other] на стопки { $piles }
}
web-card-fits-nowhere = { $card }, зараз нікуди не підходить
web-thinking = думає
web-has-laid = кладе: { $count }
web-away = офлайн
web-away-minutes = офлайн { $minutes } хв
web-bot-plays = грає бот

## Стіл у браузері: хід

web-prompt-begin = Твій хід! Вибери карту.
web-prompt-more = { $count ->
    [one] Поклади ще { $count } карту
    [few] Поклади ще { $count } карти
    [many] Поклади ще { $count } карт
   *[other] Поклади ще { $count } карти
}
web-prompt-pile = Куди покласти { $card }?
web-prompt-no-pile = { $card } зараз нікуди не підходить.
web-prompt-fire = Накрий вогонь { $count ->
    [one] на стопці { $piles }
    [few] на стопках { $piles }
    [many] на стопках { $piles }
   *[other] на стопках { $piles }
}!
web-prompt-may-end = Клади ще або заверши хід.
web-prompt-must-end = Тепер заверши хід.
web-prompt-hand-empty = Усе викладено! Заверши хід, щоб добрати.
web-prompt-other = Ходить { $name }.
web-prompt-waiting = Чекаємо: { $name }…
web-no-way-on = Жодна карта не підходить. Гру закінчено.
web-owed = Покладено { $laid }, треба щонайменше { $minimum }
web-take-back = Повернути
web-end-turn = Завершити хід
web-end-turn-sure = Завершити хід?
web-end-turn-again = торкнись ще раз
web-then-draw = { $count ->
    [0] добирати нічого
    [one] і добрати { $count } карту
    [few] і добрати { $count } карти
    [many] і добрати { $count } карт
   *[other] і добрати { $count } карти
}
web-first-lay = спершу поклади ще { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
web-first-lay-and-cover = спершу поклади ще { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} і накрий вогонь
web-first-cover = спершу накрий вогонь
web-sure-title = Так гру буде програно
web-sure-text = Після { $card } на цій стопці хід уже не вдасться завершити. Усе одно покласти?
web-sure-yes = Покласти
web-sure-no = Залишити

## Стіл у браузері: поради

web-hint = Порада
web-hint-lay = { $card } на { $pile }
web-hint-offline = Без зв’язку порад немає. Спитай ще раз, коли він повернеться.
web-hint-over = Гру закінчено.
web-hint-stop = Надійний гравець тут би зупинився: далі втратиш більше, ніж здобудеш.
web-hint-trick = { $lays }: зворотний прийом повертає місце.
web-hint-only-way = { $lays }: будь-який інший початок веде до програшу.
web-hint-wish = { $lays }: це береже стопку { $pile }, про яку просить { $name }.
web-hint-extra = { $lays }: більше, ніж треба, бо це нічого не забирає.
web-hint-free = { $lays }: жодна інша карта не втрачає місця.
web-hint-least = { $lays }: менше втратити неможливо.
web-hint-dead = { $lays }: після ощаднішого ходу деякі карти вже нікуди не підійдуть.
web-hint-near = { $lays }: так решта карт на руках залишається близько.
web-hint-balance = { $lays }: загалом так залишається найбільше місця.
web-hint-then = Потім { $lays }.
web-hint-others = Інші ходи
web-hint-ending = завершити хід
web-hint-same = Або { $lays }: приблизно так само добре.
web-hint-worse-chance = Або { $lays }: шанс виграти на { $count } % менший.
web-hint-better-chance = Або { $lays }: шанс виграти на { $count } % більший.
web-hint-worse-cards = Або { $lays }: наприкінці залишиться на { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 } більше.
web-hint-better-cards = Або { $lays }: наприкінці залишиться на { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
 } менше.

## Стіл у браузері: розмова

web-talk = Розмова
web-signal-leave = Залиште її мені
web-signal-no-jump = Без великих стрибків
web-signal-free = Беріть сміливо
web-signal-short-leave = залиште її мені
web-signal-short-no-jump = без стрибків
web-signal-short-free = беріть сміливо
web-signal-short-gladly = охоче
web-signal-short-rather-not = краще ні
web-log = Що сталося
web-log-empty = Тут видно, що діється за столом.
web-write = Говори, але без чисел
web-send = Надіслати
web-refused-number-told = Тут не можна називати чисел, крім невеликої кількості, як-от «дві карти» чи «5 хв». Спробуй так: «залиште останню стопку», «тут без великих стрибків».
web-refused-withdrawn = Твої наступні дії теж скасовано.
web-refused-too-many-asked = Забагато прохань уже чекають на сервер. Спробуй ще раз, коли він відповість.
web-note-dealt = Гру { $number } роздано.
web-note-sat = { $name } сідає за стіл.
web-note-began = { $name } починає.
web-note-objected = { $name } проти.
web-note-handed-over = За гравця { $name } грає бот.
web-note-seat-taken = { $name } знову грає.
web-note-joined = { $name } грає замість бота.
web-note-stood = { $name } залишає стіл.
web-note-here = { $name } знову тут.
web-note-away = { $name } не на зв’язку.
web-told-laid = { $who ->
    [me] Ти кладеш { $card } на стопку { $pile }.
   *[other] { $name } кладе { $card } на стопку { $pile }.
}
web-told-trick = { $who ->
    [me] Ти кладеш { $card } на стопку { $pile }: зворотний прийом!
   *[other] { $name } кладе { $card } на стопку { $pile }: зворотний прийом!
}
web-told-signal = { $name } про стопку { $pile }: { $signal }.
web-told-start = { $name } про початок: { $signal }.

## Стіл у браузері: меню, пам’ять і клавіші

web-look = Вигляд і звук
web-theme = Кольори
web-theme-system = авто
web-theme-light = світлі
web-theme-dark = темні
web-contrast = Більше контрасту
web-sound = Звуки
web-sound-on = Увімкнути звук
web-sound-off = Вимкнути звук
web-feel = Гра
web-one-tap = Класти одним дотиком
web-one-tap-how = Карта, що підходить лише до однієї стопки, одразу лягає туди
web-card-size = Розмір карт
web-card-size-small = малі
web-card-size-normal = звичайні
web-card-size-large = великі
web-motion = Рух карт
web-motion-slow = повільний
web-motion-normal = звичайний
web-motion-fast = швидкий
web-motion-none = без руху
web-not-kept = Ця адреса без https, тому браузер не зберігає сторінку: щоб її відкрити, потрібен сервер. На саму гру це не впливає.
web-language = Мова
web-copy-watch = Копіювати посилання для глядачів
web-hand-over = Хай за мене грає бот
web-hand-over-other = Хай за гравця { $name } грає бот
web-take-seat = Повернутися до гри
web-give-up = Здати цю гру
web-give-up-text = Гра закінчиться для всіх, з картами, що залишилися.
web-give-up-yes = Здати
web-give-up-no = Грати далі
web-leave-table = Залишити стіл
web-rename = Змінити ім’я
web-rename-do = Змінити
web-memory = Уже покладені карти
web-memory-how = Закреслені: покладено. Жовті: у тебе на руках. Решта ще прийде.
web-memory-gone = { $card }, покладено
web-memory-held = { $card }, у тебе на руках
web-memory-open = { $card }, ще прийде
web-memory-fire = { $told } (вогонь)
web-shortcuts = Клавіатурні скорочення
web-key-card = вибрати карту на руках
web-key-next = попередня карта, наступна
web-key-pile = покласти на цю стопку; без карти: сказати щось про неї
web-key-drop = скасувати вибір
web-key-end = до «Завершити хід», далі Enter
web-key-back = повернути карту (наодинці)
web-key-hint = порада
web-key-memory = уже покладені карти
web-key-talk = розмова
web-key-sound = увімкнути чи вимкнути звук
web-key-help = цей список

## Стіл у браузері: кінець гри

web-verdict-won = Перемога!
web-verdict-excellent = Майже вдалося!
web-verdict-try-again = Не цього разу
web-verdict-given-up = Гру здано
web-verdict-all = Усі карти викладено: { $total }. Вітаємо!
web-verdict-left = { $count ->
    [one] Залишилася { $count } карта з { $total }.
    [few] Залишилися { $count } карти з { $total }.
    [many] Залишилося { $count } карт із { $total }.
   *[other] Залишилося { $count } карти з { $total }.
}
web-given-up-by = Гру здає { $name }.
web-next = Що далі?
web-again = Ще раз
web-ready = Готові грати ще раз: { $names }.
web-not-ready = Ще чекаємо: { $names }.
web-same-deal = Ті самі карти
web-change-table = Змінити стіл
web-replay = Переглянути
web-download = Запис
web-picture = Зображення
web-picture-title = Гра на зображенні
web-picture-names = З іменами
web-picture-save = Зберегти
web-picture-share = Надіслати
web-picture-copy = Копіювати зображення
web-picture-copied = Зображення скопійовано.
web-picture-copy-text = Копіювати текст
web-picture-text-copied = Текст скопійовано.
web-picture-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
web-rest = Що залишилося
web-rest-none = нічого
web-rest-draw-pile = Гральна колода
web-curves = Перебіг гри
web-curve-left = Скільки карт залишилося
web-curve-left-told = Скільки карт залишалося хід за ходом: наприкінці { $left }, на ході { $turns }
web-curve-piles = Як росли стопки
web-curve-piles-told = Верхня карта кожної стопки протягом гри
web-curve-start = початок
web-curve-turns = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
web-seed = Зерно цієї роздачі: { $seed }

## Стіл у браузері: перегляд гри

web-still-pile = { $way ->
    [rise] Стопка { $pile } на зростання, зверху { $top }.
   *[fall] Стопка { $pile } на спадання, зверху { $top }.
}
web-replay-title = Переглянути гру ще раз
web-replay-drop = Перетягни сюди запис гри (файл, що закінчується на .n98) або вибери його.
web-replay-link = Гра, якою хтось із тобою ділиться, відкривається за посиланням.
web-replay-mine = Твої останні ігри
web-replay-open = Відкрити файл
web-replay-waiting = Завантажуємо гру…
web-replay-place = Рядок { $line }, стовпець { $column }:
web-problem-too-large = Файл завеликий для запису гри.
web-problem-not-utf = Ця частина не є текстом UTF-8.
web-problem-not-n = Цей файл не є записом гри.
web-problem-unknown-version = Версія цього запису тут невідома.
web-problem-ends-early = Запис закінчується зарано.
web-problem-bad-field = Цей рядок має бути назвою, двокрапкою і значенням.
web-problem-unknown-field = Ця назва невідома.
web-problem-doubled-field = Ця назва трапляється двічі.
web-problem-missing-field = Тут чогось бракує.
web-problem-bad-value = Це значення не вдається прочитати.
web-problem-bad-turn = Цей хід не вдається прочитати.
web-problem-bad-lay = Це не карта на стопці.
web-problem-bad-signal = Цей сигнал не вдається прочитати.
web-problem-unknown-rules = Ці правила невідомі.
web-problem-wrong-rules = Правила з такою назвою мають інші числа.
web-problem-impossible-rules = За цими числами грати неможливо, або вони завеликі.
web-problem-bad-players = Гра не розрахована на стільки гравців.
web-problem-no-such-seat = Такого місця за цим столом немає.
web-problem-foreign-card = Цієї карти в грі немає.
web-problem-doubled-card = Ця карта трапляється двічі.
web-problem-missing-card = Бракує карт.
web-problem-wrong-deal = Ці карти не походять від цього зерна.
web-problem-no-start = Ходи є, але ніхто не починав.
web-problem-wrong-seat = Тут хід когось іншого.
web-problem-no-trick = Це позначено як зворотний прийом, але це не він.
web-problem-turn-goes-on = Цей хід незавершений, але далі ходить хтось інший або гру вже закінчено.
web-problem-no-talk = У цій грі не розмовляли.
web-problem-nothing-said = Тут немає сигналу, який можна забрати.
web-problem-wrong-result = Гра закінчилася не так.
web-problem-missing-result = Гру закінчено, але результату немає.
web-problem-game-over = Гра закінчилася ще до цього.
web-problem-not-in-hand = Цієї карти немає на руках.
web-problem-does-not-fit = Ця карта туди не підходить.
web-problem-below-minimum = За цей хід викладено замало карт.
web-problem-fire-uncovered = Вогонь не накрито.
web-replay-turn = Хід { $turn } із { $turns }
web-replay-dealt = Карти роздано.
web-replay-drew = Нові карти: { $cards }.
web-replay-unfinished = { $count ->
    [one] Гру не дограно: залишилася { $count } карта з { $total }.
    [few] Гру не дограно: залишилися { $count } карти з { $total }.
    [many] Гру не дограно: залишилося { $count } карт із { $total }.
   *[other] Гру не дограно: залишилося { $count } карти з { $total }.
}
web-replay-controls = Кроки гри
web-replay-first = На початок
web-replay-before = На карту назад
web-replay-next = Наступна карта
web-replay-last = У кінець
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-place-in-game = Місце у грі

## Стіл у браузері: правила

web-more = Більше
web-rules-page = Правила коротко
web-about-goal = Від одного до п’яти гравців разом грають проти самої гри: числа від 2 до 99, по одній карті. Мета: викласти всі дев’яносто вісім карт на чотири стопки.
web-about-piles = Чотири стопки
web-about-piles-text = Дві стопки починаються з 1 і зростають, дві починаються зі 100 і спадають. Важлива лише верхня карта, а під неї ніхто не зазирає.
web-about-jumps = Угору й униз
web-about-jumps-text = На стопку, що зростає, кладуть будь-яку більшу карту, на стопку, що спадає, — будь-яку меншу. Пропущені числа для цієї стопки втрачено, тож малі кроки її бережуть.
web-about-trick-text = Назад веде один шлях: на стопку, що зростає, можна покласти карту, рівно на десять меншу, а на стопку, що спадає, — рівно на десять більшу. Ні дев’ять, ні двадцять не годяться. Так можна робити скільки завгодно разів.
web-about-turn = Хід
web-about-turn-text = Поклади щонайменше дві карти, одну за одною, на будь-які стопки, а як хочеш, то й більше. Потім добери з гральної колоди стільки, скільки покладено. Коли вона порожня, ніхто не добирає, і досить однієї карти за хід. Хто не має карт, пропускає хід.
web-about-talk-text = Говоріть скільки завгодно, також про те, хто починає, але ніколи не називайте чисел на картах і не питайте про них. Стопку можна похвалити або попросити інших її не чіпати.
web-about-talk-wrong = «У мене 43»
web-about-end = Кінець
web-about-end-text = Якщо гравець, чий зараз хід, у жодному порядку не може покласти мінімум карт, гру закінчено для всіх. Тоді рахують усі карти на руках і в гральній колоді: менше ніж десять — чудово, а жодної — перемога.
web-about-sets = Різновиди
web-about-sets-text = У всіх досить однієї карти за хід, коли гральна колода порожня.
web-about-least = Мінімум карт за хід
web-about-hand = { $who ->
    [alone] На руках, наодинці
   *[other] На руках, гравців: { $who }
}
web-about-fire-text = Поєднується з усіма різновидами. Шість карт горять. Якщо одна з них лежить зверху, коли хід завершено, наступний гравець мусить накрити її у свій хід будь-якою картою, що підходить. Якщо не може, гру програно. Свій вогонь можна накрити одразу, навіть іншою картою з вогнем.

## Стіл у браузері: урок

web-learn = Навчитися за три хвилини
web-learn-step = Крок { $step } із { $steps }
web-learn-back = Назад
web-learn-done = Перемога!
web-learn-done-text = Усі дев’яносто вісім карт викладено. Так гладко буває рідко: якщо хтось не може покласти свої дві карти, гра одразу закінчується для всіх. Менше ніж десять карт наприкінці — чудово.
web-learn-play = Грати наодинці
web-learn-again = Ще раз
web-lesson-rise = Дві стопки зростають від 1: кожна карта має бути більшою за ту, що під нею. Торкнись карти { $card }, потім стопки { $pile }.
web-lesson-fall = Дві стопки спадають від 100: тут кожна карта має бути меншою. Поклади { $card } на стопку { $pile }.
web-lesson-minimum = За хід кладуть щонайменше дві карти, можна й більше. Поки що досить: заверши хід і добери дві нові.
web-lesson-jump = Бен не мав нічого ближчого і стрибнув на стопці a до 41. Те, що він перестрибнув, туди вже не підходить: стрибки забирають місце. Зроби краще: поклади { $card } на стопку { $pile }.
web-lesson-trick = А тепер зворотний прийом! Карта, рівно на десять менша, може лягти назад на стопку, що зростає, а рівно на десять більша — на стопку, що спадає. Поклади { $card } на 41.
web-lesson-talk = Місце повернуто, і твоя наступна карта для стопки { $pile } зовсім близько. Скажи Бенові, але без чисел! Торкнись стопки { $pile } і вибери «Без великих стрибків».
web-lesson-said = Бен бачить твій сигнал на стопці. Дві карти покладено: заверши хід.
web-lesson-heard = Бен послухав і поклав на інші стопки. Тепер { $card } — малий крок: поклади на стопку { $pile }.
web-lesson-empty = Значно пізніше. Гральна колода порожня: ніхто більше не добирає, і досить однієї карти за хід. Бен виклав усі свої. Поклади { $card } на стопку { $pile }.
web-lesson-last = Залишилася одна карта з дев’яноста восьми. Куди вона підходить? Поклади { $card } на стопку { $pile }!
web-nudge-lay = Спершу { $card }, потім стопка { $pile }.
web-nudge-signal = Спершу стопка { $pile }, потім «Без великих стрибків».
web-nudge-end = Спершу «Завершити хід».

## Стіл у браузері: один пристрій на всіх

web-together = Один пристрій на всіх
web-together-how = Боти, люди або всі разом
web-together-text = До п’яти місць: люди й, за бажання, боти. Між ходами двох людей завіса ховає карти, доки пристрій не візьме наступний гравець.
web-together-name = Ім’я, місце { $number }
web-together-more = Додати гравця
web-together-bots = Боти
web-together-start = Роздати карти
web-pass-to = Передай пристрій: { $name }
web-pass-who = У кого пристрій?
web-pass-how = Карти бачить лише той, хто його тримає.
web-pass-taken = Це я, { $name }
web-pass-now = Дивиться { $name }.
web-pass-on = Передати
web-hide-now = Сховати

# Стіл на цьому пристрої
web-here = На цьому пристрої
web-on-server = Цей браузер не може грати самостійно, тож ця гра на сервері.
web-here-simpler = Не вдалося завантажити те, чого навчився цей бот, тож грає простіший.
web-storage-full = Сховище цього браузера заповнене. Можна грати далі, але ця гра збережеться, лише доки ти на сторінці.
web-storage-forbidden = Цей браузер нічого не зберігає. Можна грати далі, але ця гра збережеться, лише доки ти на сторінці.
web-storage-cleared = Сховище цього браузера очищено. Ця гра триває і знову збережена.
web-ended-elsewhere = Ця гра відкрита в іншій вкладці.
web-ended-damaged = Цю гру більше не можна прочитати. Те, що від неї лишилося, відкладено; можна зберегти це у файл.
web-ended-not-here = Цей браузер не може відкрити цю гру: для неї потрібен WebAssembly.
web-ended-not-loaded = Не вдалося завантажити те, що потрібно для цієї гри. Її збережено: спробуй ще раз за мить.
web-ended-stopped = На цьому пристрої сталася помилка. Гру збережено такою, якою вона була.
web-refused-not-loaded = Не вдалося завантажити те, що для цього потрібно. Спробуй ще раз за мить.
web-refused-stopped = { web-refused-fault-here }
web-refused-fault-here = На цьому пристрої сталася помилка. Спробуй ще раз.
web-ended-unknown-rules = Цей сервер більше не пропонує правил цієї гри. Її збережено: можна буде грати далі, коли правила знову з’являться.
web-take-over = Грати тут
web-save-file = Зберегти у файл
web-refused-needs-server = Для цього потрібен стіл на сервері.
web-refused-elsewhere = Ця гра відкрита в іншій вкладці.
web-open-to-friends = Відкрити для друзів
web-open-to-friends-text = Ця гра переходить на сервер такою, як є. Хто має посилання, може попросити місце бота. Усі бачать, що її почато на одному пристрої.
web-open-to-friends-yes = Відкрити
web-open-to-friends-no = Лишитися тут
web-open-to-friends-offline = Немає зв’язку із сервером. Гра триває тут.
web-one-device = Цю гру почато на одному пристрої.
web-keep-here = Зберегти на цьому пристрої
web-kept-here = Ця гра тепер серед твоїх ігор.
web-delete = Видалити цю гру
web-delete-named = Видалити гру: { $names }
web-delete-of = Видалити гру: { $time }
web-delete-title = Видалити цю гру?
web-delete-text = Вона є лише на цьому пристрої, і повернути її не можна. Спершу збережи її у файл, якщо вона ще може знадобитися.
web-delete-yes = Видалити
web-delete-no = Залишити
web-refused-needs-seed = У цьому записі немає зерна, тож гра не може тривати тут.
web-refused-not-here = Цей браузер не може грати цю гру.

## Розбір гри

web-review = Розбір
web-review-waiting = Розглядаємо кожен хід…
web-review-sharpening = Уважно розглянуто ходів: { $done } з { $turns }
web-review-first-look = перший погляд
web-review-worst = Найдорожчий хід { $turn } ({ $name }): { $cost }.
web-review-show = Показати
web-review-laid = { $name }: покладено { $lays }.
web-review-instead = Натомість: { $lays }.
web-review-by-cards = Гру було майже вирішено, тому важать карти, що залишаться наприкінці.
web-try-again = Спробувати ще раз
web-turn-before = Попередній хід
web-turn-next = Наступний хід
web-lay-on = { $card } на { $pile }
web-chance-curve = Шанс на перемогу
web-chance-go = Який хід розглянути
web-chance-told = Хід { $turn }, { $name }: { $mark }. Шанс { $before }, потім { $after }.
web-mark-good = добре
web-mark-none = нічого певного
web-better = Найкращі ходи
web-better-played = зіграно
web-better-left = залишиться близько { $count }
web-better-error = Різниці певні з точністю ± { $points } пункту.
web-better-error-cards = Різниці певні з точністю ± { $cards } карти.
web-balance = Удача і гра
web-balance-start = На початку
web-balance-play = Гра
web-balance-luck = Удача
web-balance-result = Наприкінці
web-balance-how = Від шансу на початку до підсумку: що втрачено ходами і що принесли карти.
web-accuracy = Точність
web-turns = Усі ходи
web-refused-no-network = Жоден бот не вивчив цих правил, тому ходи нікому оцінити.
web-refused-nothing-to-review = Жодного ходу цієї гри не зіграно до кінця, тому розбирати нічого.
web-refused-no-files = Не вдалося завантажити те, що потрібно для розбору.
web-refused-study-fault = Розбір зупинився.
web-play-on = Грати далі звідси
web-exercise = Вправа з ходу { $turn }: не зараховується.
web-exercise-back = Назад
web-exercise-again = Ще раз звідти
web-exercise-over = Це була вправа. Її ніде не зараховано.
web-refused-exercise-lost = Цієї вправи вже немає, бо сховище цього браузера очищено. Повернись назад, щоб почати її знову.
web-learn-mistakes = { $count ->
    [one] Вчитися на { $count } помилці
    [few] Вчитися на { $count } помилках
    [many] Вчитися на { $count } помилках
   *[other] Вчитися на { $count } помилки
}
web-task = Знайди кращий хід.
web-task-waiting = Твій хід порівнюється з іншими…
web-task-next = { $count ->
    [one] Далі, ще { $count }
    [few] Далі, ще { $count }
    [many] Далі, ще { $count }
   *[other] Далі, ще { $count }
}
web-task-best = Нічого кращого не знайдено.
web-task-good = Добрий хід.
web-task-unclear = Майже так само добре, як найкращий.
web-task-worse = Є кращий хід.
web-task-laid = Покладено { $lays }.
## Задачі

web-puzzles = Задачі
web-puzzles-door = Один хід: знайди найкращий
web-puzzles-how = Один хід явно кращий за всі інші. Виклади його, заверши хід і побач, чого він вартий і чому.
web-puzzles-waiting = Завантажуємо задачі…
web-puzzle-today = Задача дня
web-puzzle-next = Ще одна
web-puzzle-hardness = складність { $rating }
web-puzzle-solve = Розв’язати
web-puzzle-is-solved = Розв’язано
web-puzzle-is-tried = Уже була спроба
web-puzzle-task = Задача: знайди найкращий хід.
web-puzzle-rating = Твій рейтинг
web-puzzle-streak = Днів поспіль
web-puzzle-solved = Розв’язано одразу
web-puzzle-private = Це зберігається на цьому пристрої і нікуди не надсилається.
## Усе про одну мить

web-known-label = Що показано
web-known = Що знає { $name }
web-known-all = Усе
web-winnable-yes = Якби всі карти були відомі, тут гру ще можна було виграти.
web-winnable-no = Навіть якби всі карти були відомі, гру вже не можна було виграти.
web-winnable-unknown = Чи можна було ще виграти за відомих карт, з’ясувати не вдалося.
web-line-show = Показати як
web-line = Як можна було виграти з ходу { $turn }, якби всі карти були відомі.
web-line-unknown = Шлях до перемоги не вдалося знайти знову.
web-replay-open-up-to = Усе одно переглянути гру
web-replay-up-to = Рядок { $line } запису порушує правила. Це гра до цього місця.
web-replay-whole = У записі є помилки, але жоден хід не порушує правил. Це вся гра.
web-refused-no-wasm = Цей браузер так не може: потрібен WebAssembly.
web-picture-chances = Із шансом на перемогу
