import { counted } from '../words/plural.ts';

/** What the checkout says of paying online. */
export const payingNoteMessages = {
  byManager: 'Менеджер позвонит, подтвердит сроки и\u00a0подскажет, как оплатить.',
  manager: 'Менеджер позвонит и\u00a0подтвердит сроки.',
  atOnce: 'Оплатить заказ онлайн можно сразу после оформления.',
  confirmed:
    'Оплатить заказ онлайн можно будет, когда менеджер подтвердит его: пришлём письмо со\u00a0ссылкой.',
  hold: (hours: number) =>
    `Товары держим до\u00a0оплаты ${counted(hours, 'час', 'часа', 'часов')}.`,
  holdDays: (days: number) =>
    `Товары держим до\u00a0оплаты ${counted(days, 'день', 'дня', 'дней')}.`,
  onlyWhole: 'Онлайн можно оплатить только весь заказ сразу, даже если выбрана предоплата.',
  first: (category: string, percent: number) =>
    `Предоплата за\u00a0товары раздела «${category}»\u00a0— ${percent}%.`,
} as const;
