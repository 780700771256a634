/** Terminal output of the `orders` command. */
export const orderManagementMessages = {
  usage: [
    'Заказы:',
    '  npm run orders                      последние двадцать; --limit 100 — больше',
    '  npm run orders -- --status new      только с таким статусом',
    '  npm run orders -- 4F7K-2M9Q         один заказ целиком',
    '  npm run orders -- 4F7K-2M9Q --status shipped --payment paid --delivery-cost 1500',
    '                                      изменить и написать покупателю; --quiet — не писать',
    '  npm run orders -- 4F7K-2M9Q --revoke-links',
    '                                      отключить все ссылки на страницу заказа; новую покупатель запросит сам',
    'Статусы: new, confirmed, production, shipped, delivered, cancelled (товары возвращаются на склад).',
    'Оплата: partially_paid, paid, refunded.',
  ].join('\n'),
  none: 'Заказов нет.',
  demo: 'пример',
  wrongStatus: (given: string, known: readonly string[]) =>
    `Статуса «${given}» нет. Есть: ${known.join(', ')}.`,
  wrongPayment: (given: string, known: readonly string[]) =>
    `Состояния оплаты «${given}» нет. Есть: ${known.join(', ')}.`,
  wrongSum: (given: string) =>
    `Стоимость доставки «${given}» не подходит: нужны рубли, например 1500 или 1500,50.`,
  wrongLimit: (given: string) => `Число заказов «${given}» не подходит: нужно от 1 до 1000.`,
  notNext: (now: string, next: readonly string[]) =>
    next.length > 0
      ? `сейчас «${now}», дальше может быть: ${next.join(', ')}.`
      : `сейчас «${now}», больше это не меняется.`,
  changed: 'Заказ изменён, покупателю отправлено письмо.',
  changedQuietly: 'Заказ изменён, письмо покупателю не отправлено.',
  unchanged: 'Изменять нечего: в заказе уже так.',
  giveBack: 'Заказ оплачен. Верните деньги и отметьте: --payment refunded.',
  status: 'Статус',
  paymentStatus: 'Оплата',
  deliveryCost: 'Стоимость доставки',
  availabilityUnconfirmed: 'Остаток не списан: подтвердите наличие покупателю',
  letterWithheld: 'Письмо о заказе покупателю не отправлено: много заказов на этот адрес за день',
  documents: 'Версии документов',
  links: (parts: string) => `Действующие ссылки на страницу заказа: ${parts}`,
  noLinks: 'Действующих ссылок на страницу заказа нет.',
  linkOrigins: {
    order: 'после оформления',
    letter: 'в письмах',
    found: 'по запросу на /orders/find',
    account: 'из личного кабинета',
  },
  linksOf: (origin: string, count: number, latest: string) =>
    `${origin} ${count} (последняя ${latest})`,
  linksRevoked: (count: number) => `Отключено ссылок: ${count}.`,
  deliveryUnknown: 'ещё не рассчитана (--delivery-cost)',
} as const;
