/** The head of the exported table of orders, and how wide each column is, in letters. */
export const orderTable = [
  ['Номер', 12],
  ['Оформлен', 16],
  ['Статус', 16],
  ['Оплата', 18],
  ['Сумма, ₽', 12],
  ['Предоплата, ₽', 14],
  ['Доставка, ₽', 12],
  ['Получение', 12],
  ['День доставки', 14],
  ['Покупатель', 24],
  ['Телефон', 18],
  ['E-mail', 26],
  ['Город', 18],
  ['Адрес', 36],
  ['Товары', 60],
  ['Метки', 20],
  ['Комментарий', 40],
] as const;

/** The name of its sheet. */
export const orderSheet = 'Заказы';
