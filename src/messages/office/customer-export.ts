/** The head of the exported table of customers, and how wide each column is, in letters. */
export const customerTable = [
  ['Имя', 28],
  ['Телефон', 18],
  ['E-mail', 28],
  ['Учётная запись', 16],
  ['Заказов', 10],
  ['Оплачено, ₽', 14],
  ['Последнее обращение', 20],
  ['Личное удалено', 16],
] as const;

export const customerSheet = 'Покупатели';
export const hasAccountText = 'есть';
export const customersExported = 'Файл с\u00a0покупателями сохранён.';
