import type { ReceiptFailure, ReceiptKind, ReceiptState, VatRate } from '#contracts/receipts.ts';
import { receiptKindNames } from './receipt-kinds.ts';

/** «НДС 22%», «НДС 22/122», «без НДС». */
export const rateText = (rate: VatRate): string =>
  rate === 'none' ? 'без\u00a0НДС' : `НДС\u00a0${rate}${rate.includes('/') ? '' : '%'}`;

export const receiptStateNames: Readonly<Record<ReceiptState, string>> = {
  planned: 'Уйдёт вместе с\u00a0деньгами',
  due: 'Отправляется',
  sent: 'Печатается',
  registered: 'Напечатан',
  failed: 'Не\u00a0напечатан',
  by_hand: 'Пробит вручную',
  outside: 'Пробивает касса магазина',
  void: 'Не\u00a0нужен',
};

export const receiptFailureTexts: Readonly<Record<ReceiptFailure, string>> = {
  mode: 'Касса не\u00a0знает чеков на\u00a0часть суммы. Пробейте чек на\u00a0кассе магазина и\u00a0впишите его номер.',
  off: 'Касса выключена. Включите её\u00a0— появится «Отправить ещё раз»\u00a0— или впишите номер чека, пробитого на\u00a0другой кассе.',
  'money by hand':
    'Часть денег пришла не\u00a0через сервис. Чек о\u00a0передаче пробейте на\u00a0кассе магазина и\u00a0впишите его номер.',
  'goods changed':
    'Состав заказа изменили после оплаты, а\u00a0эта касса закрывает каждую оплату отдельно и\u00a0назвала\u00a0бы прежние товары. Пробейте чек о\u00a0передаче на\u00a0своей кассе и\u00a0впишите номер.',
  'sum differs':
    'Прежние чеки не\u00a0складываются в\u00a0эту сумму. Сверьте чеки и\u00a0деньги заказа с\u00a0бухгалтером, пробейте чек на\u00a0кассе и\u00a0впишите его номер.',
  rejected:
    'Касса отказала. Проверьте её в\u00a0кабинете сервиса и\u00a0отправьте чек ещё раз или впишите номер пробитого.',
  lost: 'О\u00a0чеке сутки нет ответа. Найдите его в\u00a0кабинете сервиса: если он есть, впишите номер; если нет, отправьте ещё раз.',
  'too long':
    'В\u00a0заказе больше строк, чем знает касса. Пробейте чек на\u00a0кассе магазина и\u00a0впишите его номер.',
};

/** Words of the receipts on the card of an order. */
export const receiptWords = {
  title: 'Чеки',
  closing: {
    soon: 'Заказ передан: чек о\u00a0передаче уйдёт в\u00a0кассу через минуту-две, когда статус уже нельзя отменить.',
    waits_for_money:
      'Заказ передан, но\u00a0оплачен не\u00a0весь: чек о\u00a0передаче выйдет, когда придёт остаток или заказ станет дешевле.',
  },
  name: (kind: ReceiptKind): string => receiptKindNames[kind],
  lines: 'Строки чека',
  line: (name: string, quantity: number, sum: string, rate: VatRate) =>
    `${name}${quantity > 1 ? `\u00a0× ${quantity}` : ''}\u00a0— ${sum}, ${rateText(rate)}`,
  fiscal: (document: string) => `ФД\u00a0${document}`,
  storage: (storage: string) => `ФН\u00a0${storage}`,
  sign: (sign: string) => `ФПД\u00a0${sign}`,
  printed: (time: string) => `пробит ${time}`,
  code: (code: string) => `Ответ кассы: ${code}`,
  needless: 'не\u00a0нужен, компания платит со\u00a0счёта',
  open: 'Открыть чек',
  repeat: 'Отправить ещё раз',
  repeated: 'Отправлено',
  note: 'Вписать номер',
  correct: 'Исправить',
  noteTitle: 'Чек пробит на\u00a0кассе',
  correctTitle: 'Исправить чек',
  noteAbout: 'Покупатель увидит номер и\u00a0ссылку на\u00a0странице заказа.',
  at: 'Когда пробит',
  atHint: 'По\u00a0часам магазина; этот день берут отчёты',
  storageField: 'Номер фискального накопителя (ФН)',
  storageHint: 'Необязательно; 16\u00a0цифр',
  document: 'Номер чека (ФД)',
  signField: 'Фискальный признак (ФПД)',
  signHint: 'Необязательно; до\u00a010\u00a0цифр',
  link: 'Ссылка на\u00a0чек',
  linkHint: 'Необязательно; начинается с\u00a0https://',
  noted: 'Номер записан',
} as const;

export const receiptFaults = {
  notAgain: 'Этот чек отправить ещё раз нельзя',
  printed: 'Этот чек уже напечатан',
  notNoted: 'Исправить можно чек, номер которого вписан вручную',
  noTime: 'Введите день и\u00a0время чека',
  future: 'Чек не\u00a0может быть из\u00a0будущего',
  beforeOrder: 'Чек не\u00a0может быть раньше заказа',
} as const;
