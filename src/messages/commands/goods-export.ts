/** The sheet of goods, and its columns with their widths. The shop reads article, prices and pieces of them as a price list; the others are for people. */
export const goodsSheet = 'Товары';
export const goodsTable = [
  ['Артикул', 18],
  ['Товар и вариант', 60],
  ['Раздел магазина', 24],
  ['Цена', 12],
  ['Старая цена', 12],
  ['Остаток', 10],
  ['Сейчас', 18],
  ['Мало от', 10],
  ['Срок, дней', 12],
  ['Показ', 10],
] as const;

/** Whether the shop shows a variant, in the last column. */
export const goodsShown = { shown: 'да', hidden: 'скрыт' } as const;
