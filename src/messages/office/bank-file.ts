import type { BankDoubt, BankKind } from '#contracts/admin/bank/values.ts';
import { counted } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate } from '../words/shop-time.ts';

const payments = (count: number): string => counted(count, 'платёж', 'платежа', 'платежей');

/** Words of the screen that notes payments of invoices from the bank's file. */
export const bankFileWords = {
  title: 'Файл банка',
  about:
    'Выписка из\u00a0интернет-банка в\u00a0формате 1С (1CClientBankExchange): магазин найдёт в\u00a0ней оплаты счетов. Файл нигде не\u00a0сохраняется.',
  choose: 'Выбрать файл',
  another: 'Выбрать другой файл',
  kinds: 'Файл kl_to_1c.txt или с\u00a0другим названием, до\u00a05\u00a0МБ.',
  empty: (account: string) =>
    `В\u00a0этом файле нет поступлений на\u00a0счёт магазина, который кончается на\u00a0${account.slice(-4)}.`,
  others: (outgoing: number) => `Не\u00a0на\u00a0счёт магазина, не\u00a0показано: ${outgoing}.`,
  repeated: (count: number) => `Повторы в\u00a0самом файле, не\u00a0показаны: ${count}.`,
  cut: (shown: number) =>
    `Показаны первые ${shown}. Остальное\u00a0— после того, как запишете эти, или в\u00a0файле за\u00a0меньший срок.`,
  name: (number: string, day: string) => `№\u00a0${number} от\u00a0${formatDate(day)}`,
  inn: (inn: string) => `ИНН ${inn}`,
  noInn: 'ИНН не\u00a0указан',
  whose: (number: string) => `Счёт для платежа №\u00a0${number}`,
  none: 'Не\u00a0записывать',
  fit: (invoice: number, company: string, rest: number) =>
    `Счёт №\u00a0${invoice}, осталось ${formatPrice(rest)}, ${company}`,
  made: (day: string) => `Счёт от\u00a0${formatDate(day)}`,
  doubts: (invoice: number) => `Почему под вопросом, счёт №\u00a0${invoice}`,
  order: (number: string) => `Заказ ${number}`,
  noted: (invoice: number) => `Записан: счёт №\u00a0${invoice}`,
  note: (count: number) => `Записать ${payments(count)}`,
  toNote: (count: number, sum: number) => `Выбрано: ${payments(count)}, ${formatPrice(sum)}`,
  many: (most: number) => `За\u00a0раз записываются первые ${most} выбранных.`,
  done: (count: number) => `Записано: ${payments(count)}.`,
  refused: (count: number) => `Не\u00a0записано: ${payments(count)}.`,
  refusedOne: (number: string, detail: string) => `№\u00a0${number}: ${detail}`,
  failed: 'Файл не\u00a0прочитан. Попробуйте выбрать его ещё раз.',
} as const;

export const bankKindNames: Readonly<Record<BankKind, string>> = {
  matched: 'Совпали со\u00a0счётом',
  doubtful: 'Под вопросом, выберите счёт',
  noted: 'Уже записаны',
  foreign: 'Не\u00a0за\u00a0счета магазина',
};

/** Why a payment may not be for an invoice, and what becomes of it if it is noted so. */
export const bankDoubtTexts: Readonly<Record<BankDoubt, string>> = {
  number: 'в\u00a0назначении нет номера этого счёта',
  inn: 'платит другой ИНН, не\u00a0тот, что в\u00a0счёте',
  less: 'пришло меньше: счёт станет оплачен частично',
  more: 'пришло больше, чем осталось по\u00a0счёту',
  beyond: 'пришло больше, чем осталось по\u00a0заказу: будет переплата',
  paid: 'счёт уже оплачен: будет переплата',
  replaced: 'счёт заменён другим',
  cancelled: 'заказ отменён: деньги надо вернуть',
  several: 'подходит и\u00a0другой счёт',
  by_hand: 'такую оплату уже записали вручную: не\u00a0та\u00a0ли это',
};

/** What is wrong with a file, or with a payment of it. */
export const bankFileFaults = {
  empty: 'Файл пустой: выгрузите выписку ещё раз',
  noAccount: 'Сначала владелец вводит реквизиты банка в\u00a0«Приёме оплаты», «Счета компаниям»',
  notOurs:
    'Это не\u00a0выписка для 1С: она начинается строкой «1CClientBankExchange». Выгрузите её в\u00a0интернет-банке в\u00a0формате 1С',
  cut: 'Файл оборван: в\u00a0нём нет последней строки «КонецФайла». Выгрузите его ещё раз',
  many: (most: number) =>
    `В\u00a0файле больше ${most} документов: выгрузите выписку за\u00a0меньший срок`,
  notEnded: (line: number) =>
    `Строка ${line}: документ начат, но\u00a0не\u00a0закончен строкой «КонецДокумента»`,
  notBegun: (line: number) => `Строка ${line}: «КонецДокумента» без начала документа`,
  noField: (line: number) => `Строка ${line}: нет названия поля со\u00a0знаком «=»`,
  twice: (line: number, name: string) =>
    `Строка ${line}: поле «${name}» повторяется в\u00a0документе`,
  missing: (line: number, name: string) =>
    `Документ со\u00a0строки ${line}: не\u00a0заполнено поле «${name}»`,
  unread: (line: number, number: string, name: string, text: string) =>
    `Строка ${line}, документ №\u00a0${number}: поле «${name}» не\u00a0прочитано: «${text.slice(0, 60)}»`,
  noted: (invoice: number, order: string) =>
    `Этот платёж уже записан: счёт №\u00a0${invoice}, заказ ${order}`,
  notTried: 'Магазин не\u00a0успел его записать: загрузите файл ещё раз',
  note: (day: string) => `от\u00a0${formatDate(day)}, из\u00a0файла банка`,
} as const;
