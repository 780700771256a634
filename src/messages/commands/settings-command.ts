/** Terminal output of the `settings` command. */
export const settingsMessages = {
  usage: [
    'Настройки магазина: npm run settings',
    'Изменить: npm run settings -- phone="+7 (000) 000-00-00" email=shop@example.ru home_categories=divany,kresla',
    'Пустое значение (address=) убирает его со страниц; вместо пустых telegram, phone и email показаны запасные.',
  ].join('\n'),
  changed: 'Записано. Открытый магазин покажет это в течение секунды.',
  unknown: (name: string, known: readonly string[]) =>
    `Настройки «${name}» нет. Есть: ${known.join(', ')}.`,
  unknownCategory: (slug: string) => `категории «${slug}» нет.`,
  names: {
    telegram: 'канал в Telegram',
    phone: 'телефон',
    email: 'e-mail',
    address: 'адрес',
    seller_name: 'продавец',
    seller_details: 'реквизиты',
    consent: 'согласие на обработку данных: note (строкой) или checkbox (флажком)',
    home_categories: 'категории на главной, по порядку',
    new_arrival_categories: 'вкладки новинок, по порядку',
    guest_pieces:
      'больше штук в неоплаченных заказах гостя за неделю: остаток не списывается, менеджер подтверждает наличие',
    guest_total: 'больше рублей в неоплаченных заказах гостя за неделю: то же',
    unpaid_days: 'рабочих дней до отмены неоплаченного нового заказа; 0: не отменять',
    low_stock: 'столько штук товара и меньше — мало, офис о нём напомнит; 0: не напоминать',
  },
} as const;
