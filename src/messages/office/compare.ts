import type { ComparedColumn, ComparedWith, Difference } from '#contracts/admin/reports/values.ts';
import { formatPrice } from '../words/price.ts';

/** Words of the comparison of files with the shop. */
export const compareWords = {
  about:
    'Файл платёжного сервиса или из\u00a01С рядом с\u00a0тем, что знает магазин. Файл нигде не\u00a0сохраняется. Пробные оплаты и\u00a0примеры заказов не\u00a0сверяются.',
  what: 'Что сверить',
  by: 'Платёжный сервис',
  anyBy: 'Все',
  choose: 'Выбрать файл',
  another: 'Выбрать другой файл',
  kinds: 'CSV или XLSX, до\u00a010\u00a0МБ.',
  preview: 'Начало файла',
  total: (count: number) => `Строк в\u00a0файле: ${count}.`,
  noColumn: 'Нет в\u00a0файле',
  column: (at: number) => `Столбец ${at}`,
  compare: 'Сверить',
  notChosen: 'Выберите столбцы с\u00a0номером и\u00a0суммой.',
  theirs: 'В\u00a0файле',
  ours: 'В\u00a0магазине',
  same: 'Совпало',
  totals: 'Итоги',
  order: 'Заказ',
  date: 'Когда',
  none: 'Таких нет.',
  cut: 'Показаны первые 200\u00a0строк, остальные\u00a0— в\u00a0файле.',
  withoutKey: (count: number) => `Строк без номера, они не\u00a0сверены: ${count}.`,
  unread: (count: number) => `Строк, где сумма не\u00a0прочитана, они не\u00a0сверены: ${count}.`,
  line: (line: number, text: string, reason: string) => `Строка ${line}, «${text}»: ${reason}`,
  exported: 'Файл со\u00a0сверкой сохранён.',
  failed: 'Файл не\u00a0прочитан. Попробуйте выбрать его ещё раз.',
} as const;

export const comparedNames: Readonly<Record<ComparedWith, string>> = {
  payments: 'Оплаты платёжного сервиса',
  refunds: 'Возвраты платёжного сервиса',
  orders: 'Файл из\u00a01С: суммы заказов',
  paid: 'Файл из\u00a01С: оплаты по\u00a0заказам',
};

/** How a column is called that tells rows apart. */
export const keyNames: Readonly<Record<ComparedWith, string>> = {
  payments: 'Номер платежа',
  refunds: 'Номер возврата',
  orders: 'Номер заказа',
  paid: 'Номер заказа',
};

export const columnNames: Readonly<Record<Exclude<ComparedColumn, 'key'>, string>> = {
  sum: 'Сумма',
  date: 'Дата',
  order: 'Номер заказа',
};

export const differenceNames: Readonly<Record<Difference, string>> = {
  missing_here: 'Нет в\u00a0магазине',
  missing_there: 'Нет в\u00a0файле',
  other_sum: 'Другая сумма',
  before_refunds: 'Сумма до\u00a0возвратов',
};

/** Why a row or a file is not compared. */
export const compareReasons = {
  empty: 'Файл пустой. Выберите другой.',
  two: (one: number, other: number) =>
    `это ${formatPrice(one)} или ${formatPrice(other)}? Запишите сумму с\u00a0копейками через запятую.`,
  negative: 'сумма меньше нуля. Возвраты сверяют отдельно от\u00a0оплат.',
  none: 'это не\u00a0сумма.',
} as const;

export const compareSheet = 'Сверка';

/** The head of the exported table, and how wide each column is, in letters. */
export const compareTable = [
  ['Что не так', 18],
  ['Номер', 38],
  ['Заказ', 12],
  ['Когда', 18],
  ['В файле, ₽', 14],
  ['В магазине, ₽', 14],
  ['Разница, ₽', 14],
] as const;
