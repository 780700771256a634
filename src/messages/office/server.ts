import type { ShopNames } from '#contracts/shop-names.ts';
import { type LetterText, titled } from '../accounts/account-letters.ts';

/** Words of the parts of «Магазин» that tell of the server, of feeds, copies and versions. */
export const serverMessages = {
  server: 'Адрес и\u00a0почта',
  serverAbout: 'По какому адресу открыт магазин, уходят ли письма',
  onServer:
    'Эти настройки лежат в\u00a0файле .env рядом с\u00a0магазином: впишите строки и\u00a0перезапустите его. Пароли офис не\u00a0показывает.',
  write: 'Впишите в\u00a0.env:',
  copy: 'Скопировать',
  addressTitle: 'Адрес',
  address: 'Магазин открыт по\u00a0адресу',
  noAddress: 'Адрес не\u00a0задан: ссылки в\u00a0письмах не\u00a0откроются.',
  plainHttp:
    'Адрес без https: браузеры предупреждают покупателей, а\u00a0пароли идут открыто. Получите сертификат у\u00a0хостинга и\u00a0замените http на https.',
  office: 'Офис открыт по\u00a0адресу',
  mailTitle: 'Почта',
  mailServer: 'Письма уходят через',
  noMail:
    'Почта не\u00a0настроена: письма складываются в\u00a0папку var/outbox и\u00a0никуда не\u00a0уходят.',
  from: 'От кого',
  noFrom: (from: string) =>
    `Отправитель не\u00a0задан, письма подписаны ${from}. Такого ящика может не\u00a0быть.`,
  trial: 'Отправить пробное письмо себе',
  trialSent: (to: string) =>
    `Почта приняла письмо: ${to}. Не\u00a0пришло за пять минут\u00a0— загляните в\u00a0«Спам».`,
  trialFailed: (error: string) => `Письмо не\u00a0ушло. Почта ответила: «${error}»`,
  feeds: 'Выгрузка для площадок',
  feedsAbout: 'Адрес файла товаров для Яндекс Маркета и\u00a0других',
  feed: 'Адрес файла',
  feedText:
    'Вставьте адрес в\u00a0кабинет площадки: Яндекс Маркет, Яндекс Директ, VK\u00a0Реклама и\u00a0другие читают формат YML. Файл всегда свежий: в\u00a0нём товары, которые сейчас в\u00a0продаже, с\u00a0ценами и\u00a0наличием.',
  openFeed: 'Открыть файл',
  backup: 'Резервная копия',
  backupAbout: 'Когда её делали последний раз',
  backupMade: (age: string, when: string) => `Последняя копия: ${age} (${when}).`,
  daysAgo: (days: string) => `${days} назад`,
  backupToday: 'сегодня',
  noBackup:
    'Копий ещё не\u00a0было. Если диск сломается, пропадёт всё: товары, заказы, покупатели.',
  backupOld: 'Копии больше недели. Сделайте новую.',
  backupText:
    'Копию делает команда, магазин при этом работает. Впишите её в\u00a0расписание сервера на каждую ночь, а\u00a0готовую папку переносите на другой диск.',
  backupOwn:
    'База магазина на отдельном сервере PostgreSQL, его и\u00a0копируют: pg_dump или средствами хостинга. Знать об этих копиях магазин не\u00a0может.',
  restoreText: 'Восстановить магазин из копии: npm run restore -- ПАПКА.',
  news: 'Что нового',
  newsAbout: (version: string) => `Версия ${version}`,
  wholeNews: 'Что изменилось для вас в\u00a0этой версии и\u00a0раньше.',
} as const;

/** The letter with which an owner tries the mail of the shop. */
export const trialLetter = (names: ShopNames): LetterText => ({
  subject: titled('Пробное письмо', names),
  lines: [
    'Здравствуйте!',
    'Это письмо отправили из офиса, чтобы проверить почту магазина. Вы его читаете\u00a0— значит, письма уходят.',
  ],
  closing: [],
});
