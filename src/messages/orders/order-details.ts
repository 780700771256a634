/** What an order of the history says when it is opened, beside what its page says, too. */
export const orderDetailsMessages = {
  detailsFailed: 'Не удалось загрузить детали заказа.',
  availability: 'Наличие',
  deliveryCost: 'Стоимость доставки',
  unknown: '—',
  paymentMethod: 'Способ оплаты',
  amountDue: 'Первый платёж',
  customer: 'Получатель',
} as const;
