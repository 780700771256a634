import type { InvoiceState } from '#contracts/admin/payments/invoice-states.ts';
import type { InvoiceGap } from '#contracts/admin/payments/invoices.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate } from '../words/shop-time.ts';

/** Words of the invoices of an order. */
export const invoiceWords = {
  title: 'Счета',
  none: 'Счетов ещё нет.',
  make: 'Выставить счёт',
  makeTitle: (number: string) => `Счёт на\u00a0оплату заказа ${number}`,
  amount: 'Сумма, ₽',
  amountHint: 'Весь остаток или его часть',
  firstHint: (left: number) => `Предоплата. Весь остаток: ${formatPrice(left)}`,
  hold: 'Держать товары, пока счёт не\u00a0оплачен',
  about: 'Счёт действует пять рабочих дней. Прежние неоплаченные счета заказа он заменит.',
  made: (number: number) => `Счёт №\u00a0${number} выставлен.`,
  name: (number: number, day: string) => `№\u00a0${number} от\u00a0${formatDate(day)}`,
  valid: (day: string) => `до\u00a0${formatDate(day)}`,
  open: 'Открыть PDF',
  send: 'Отправить письмом',
  sendTitle: (number: number) => `Отправить счёт №\u00a0${number}`,
  sendAbout: 'Письмо уйдёт со\u00a0счётом в\u00a0PDF.',
  email: 'E-mail',
  sent: (number: number) => `Счёт №\u00a0${number} отправляется.`,
  sentTo: (to: string, time: string) => `Отправлен на\u00a0${to} ${time}`,
  paid: 'Отметить оплату',
  paidTitle: (number: number) => `Пришла оплата счёта №\u00a0${number}`,
  paidAbout: 'Чек по\u00a0безналичной оплате компании не\u00a0нужен, касса его не\u00a0печатает.',
  document: 'Номер платёжного поручения',
  extra: 'Пришло больше, чем осталось: так и\u00a0есть',
  noted: (number: number) => `Оплата счёта №\u00a0${number} записана.`,
  came: (sum: number) => `пришло ${formatPrice(sum)}`,
  old: 'Заказ с\u00a0тех пор изменился: выставьте новый счёт.',
  oldPaid: 'Заказ с\u00a0тех пор изменился: платить по\u00a0этому счёту нечего.',
  noTaxes:
    'Налоги на\u00a0сегодня не\u00a0указаны: в\u00a0счёте будет «Без НДС». Если магазин платит НДС, владелец сначала указывает ставку в\u00a0«Приёме оплаты».',
  replaced: (by: number) => `Заменён счётом №\u00a0${by}`,
  save: 'Записать',
} as const;

export const invoiceStateNames: Readonly<Record<InvoiceState, string>> = {
  open: 'Ждёт оплаты',
  part: 'Оплачен частично',
  paid: 'Оплачен',
  over: 'Срок вышел',
  replaced: 'Заменён',
};

/** What is missing, and what to do. */
export const invoiceGapTexts: Readonly<Record<InvoiceGap, string>> = {
  company: 'Чтобы выставить счёт, укажите компанию-покупателя.',
  bank: 'Чтобы выставить счёт, владелец вводит реквизиты банка в\u00a0«Приёме оплаты».',
  seller:
    'Чтобы выставить счёт, владелец вписывает продавца: «Магазин», «Продавец и\u00a0правила».',
  'other inn':
    'ИНН продавца («Магазин», «Продавец и\u00a0правила») и\u00a0ИНН в\u00a0реквизитах счёта разные: владелец исправляет один из\u00a0них.',
  'nothing left': 'По\u00a0заказу нечего платить.',
};

/** What is wrong with what was typed. */
export const invoiceFaults = {
  beyond: (left: number) => `Осталось заплатить ${formatPrice(left)}: введите не\u00a0больше`,
  replaced: (by: number) => `Этот счёт заменён счётом №\u00a0${by}: отправьте его`,
  bic: 'БИК\u00a0— 9\u00a0цифр, первая\u00a0— ноль',
  account: 'Счёт\u00a0— 20\u00a0цифр, и\u00a0он сходится с\u00a0БИК: проверьте оба номера',
  correspondent: 'Корр. счёт\u00a0— 20\u00a0цифр, начинается с\u00a0301 и\u00a0сходится с\u00a0БИК',
} as const;

/** Words of the owner's bank details. */
export const bankWords = {
  title: 'Счета компаниям',
  about: 'На\u00a0эти реквизиты платят компании. Они стоят в\u00a0счёте и\u00a0в\u00a0его QR-коде.',
  none: 'Реквизиты ещё не\u00a0введены: счета выставить нельзя.',
  seller: (name: string) => `Получатель: ${name}`,
  noSeller:
    'Получатель берётся из\u00a0«Магазина», «Продавец и\u00a0правила», поле «Продавец»: оно пустое.',
  change: 'Изменить реквизиты',
  saved: 'Сохранено',
  inn: 'ИНН',
  kpp: 'КПП',
  bic: 'БИК',
  account: 'Расчётный счёт',
  bank: 'Банк',
  correspondent: 'Корреспондентский счёт',
} as const;

/** Words of the letter with an invoice. */
export const invoiceLetter = {
  subject: (number: number, order: string) => `Счёт №\u00a0${number}, заказ ${order}`,
  lines: (number: number, sum: string, until: string) => [
    'Здравствуйте!',
    `Во\u00a0вложении счёт №\u00a0${number} на\u00a0${sum}. Он действует до\u00a0${formatDate(until)} включительно.`,
    'При\u00a0оплате укажите номер счёта. В\u00a0счёте есть QR-код для\u00a0приложения банка.',
  ],
  file: (number: number) => `Счёт-${number}.pdf`,
} as const;
