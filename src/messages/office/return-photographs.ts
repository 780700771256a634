import { photographNumber } from '../orders/return-photographs.ts';

/** The photographs that a customer has put to a return. */
export const returnPhotographWords = {
  title: 'Фотографии',
  add: 'Добавить фотографию',
  adding: 'Отправляем…',
  hint: 'За\u00a0покупателя: JPEG, PNG или WebP до 10\u00a0МБ, всего до 5',
  added: (id: number) => `Возврат №\u00a0${id}: фотография добавлена.`,
  open: (number: number, all: number) => `Открыть: ${photographNumber(number, all)}`,
  previous: 'Предыдущая',
  next: 'Следующая',
} as const;
