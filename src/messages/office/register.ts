import type { PaidBy } from '#contracts/payments.ts';
import { payerNames } from './money.ts';

/** Words of the register of the accountant. */
export const registerWords = {
  about: 'Деньги по\u00a0дням: что пришло, что вернули и\u00a0сколько взял платёжный сервис.',
  level: 'Показать',
  days: 'По дням',
  rows: 'По платежам',
  receipts: 'Чеки по\u00a0ставкам',
  receiptsOf: 'Чеков',
  rate: 'Ставка',
  vat: 'НДС',
  noReceipts: 'За\u00a0эти дни чеков не\u00a0было.',
  receiptsNote:
    'Напечатанные чеки и\u00a0те, чей номер вписали сотрудники, по\u00a0дню печати. НДС с\u00a0предоплаты и\u00a0НДС в\u00a0чеке о\u00a0передаче\u00a0— об\u00a0одних и\u00a0тех\u00a0же деньгах: складывать их нельзя.',
  by: 'Через кого',
  anyBy: 'Все',
  trials: 'Пробные и\u00a0примеры',
  trialsLeftOut: 'Не\u00a0считать',
  trialsShown: 'Считать',
  leftOut: (count: number) => `Не\u00a0посчитаны пробные оплаты и\u00a0оплаты примеров: ${count}.`,
  totals: 'Итоги',
  day: 'День',
  payments: 'Оплат',
  came: 'Пришло',
  refunds: 'Возвратов',
  wentBack: 'Возвращено',
  pieces: (count: number) => `(${count})`,
  fee: 'Комиссия',
  feeVat: 'НДС в\u00a0комиссии',
  feeVatOf: (percent: number) =>
    percent > 0 ? `НДС ${percent}% в\u00a0комиссии` : 'Комиссия без\u00a0НДС',
  net: 'Осталось',
  feeNote:
    'Комиссия и\u00a0НДС\u00a0— по\u00a0данным ЮKassa; уточните у\u00a0бухгалтера. Т\u2011Банк комиссию магазину не\u00a0сообщает.',
  feeUnknown: (count: number) =>
    `Оплат, комиссия по\u00a0которым неизвестна: ${count}. В\u00a0«Осталось» она не\u00a0вычтена.`,
  when: 'Когда',
  order: 'Заказ',
  kind: 'Что',
  how: 'Через кого',
  sum: 'Сумма',
  reference: 'Номер платежа',
  trial: 'пробная или пример',
  openDay: (day: string) => `Платежи за ${day}`,
  none: 'За\u00a0эти дни денег не\u00a0было.',
  more: 'Показать ещё',
  exported: 'Файл с\u00a0реестром сохранён.',
} as const;

/** Whose payments receipts go with, and whether their numbers were noted. */
export const receiptsBy = (by: PaidBy, isNoted: boolean): string =>
  isNoted && by !== 'hand' ? `${payerNames[by]}, вписаны вручную` : payerNames[by];

export const registerSheet = 'Реестр';
export const TRIAL = 'да';

/** The heads of the exported tables, and how wide each column is, in letters. */
export const registerTables = {
  days: [
    ['День', 12],
    ['Через кого', 20],
    ['Оплат', 8],
    ['Пришло, ₽', 14],
    ['Возвратов', 10],
    ['Возвращено, ₽', 14],
    ['Комиссия с НДС, ₽', 18],
    ['НДС в комиссии, ₽', 18],
    ['Комиссия неизвестна, оплат', 26],
    ['Осталось, ₽', 14],
  ],
  receipts: [
    ['День', 12],
    ['Чек', 16],
    ['Через кого', 30],
    ['Ставка', 14],
    ['Чеков', 8],
    ['Сумма, ₽', 14],
    ['НДС, ₽', 14],
  ],
  rows: [
    ['Когда', 16],
    ['Заказ', 12],
    ['Что', 10],
    ['Через кого', 26],
    ['Пришло, ₽', 12],
    ['Возвращено, ₽', 14],
    ['Комиссия с НДС, ₽', 18],
    ['НДС в комиссии, ₽', 18],
    ['Ставка НДС, %', 14],
    ['Пробная или пример', 20],
    ['Номер платежа', 38],
  ],
} as const;
