import { photographNumber } from '../orders/return-photographs.ts';

/** The photographs that a customer has put to a return. */
export const returnPhotographWords = {
  title: 'Фотографии покупателя',
  open: (number: number, all: number) => `Открыть: ${photographNumber(number, all)}`,
  previous: 'Предыдущая',
  next: 'Следующая',
} as const;
