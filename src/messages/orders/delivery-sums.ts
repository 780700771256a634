/** What an order costs beside its goods, at checkout. */
export const deliverySumMessages = {
  goods: 'Товары',
  free: 'Бесплатно',
  byPhoneNote: 'Что не\u00a0посчитано, назовёт менеджер по\u00a0телефону до\u00a0оплаты.',
} as const;
