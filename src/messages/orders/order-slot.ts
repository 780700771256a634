import { dayWithWeekday } from './told-delivery.ts';

/** The customer chooses the hours in which the order comes. */
export const orderSlotMessages = {
  title: 'Когда привезти',
  any: 'В\u00a0любой день срока',
  of: (day: string, from: string, to: string) => `${dayWithWeekday(day)}, ${from}–${to}`,
  price: 'Цена заказа не\u00a0изменится.',
  choose: 'Выбрать это время',
  chosen: (hours: string) => `Привезём ${hours}.`,
  failed: 'Не\u00a0удалось выбрать время. Попробуйте ещё раз.',
} as const;
