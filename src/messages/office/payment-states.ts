import type {
  OnlineMethod,
  PaymentAttention,
  PaymentState,
  RefundAttention,
  ShownRefundState,
} from '#contracts/payments.ts';

/** How a customer has paid by a provider. */
export const onlineMethodNames: Readonly<Record<OnlineMethod, string>> = {
  card: 'карта',
  sbp: 'СБП',
  tpay: 'T-Pay',
  sberpay: 'SberPay',
  yoo_money: 'кошелёк ЮMoney',
  loan: 'кредит',
  instalments: 'рассрочка',
  bnpl: 'оплата частями',
  other: 'другой способ',
};

/** Where a payment by a provider stands. */
export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  created: 'Начата',
  pending: 'Ждёт оплаты',
  authorised: 'Деньги удержаны',
  succeeded: 'Оплачено',
  cancelled: 'Отменена',
  failed: 'Не прошла',
};

export const refundStateNames: Readonly<Record<ShownRefundState, string>> = {
  created: 'Запрошен',
  pending: 'Ждёт',
  succeeded: 'Сделан',
  refused: 'Отказано',
  undone: 'Отменён банком',
  'taken back': 'Записан по\u00a0ошибке',
};

export const TEST_MARK = 'тест';

const differs = 'Деньги не\u00a0засчитаны. Сверьте платёж в\u00a0кабинете платёжной системы.';

/** What is wrong with a payment, and what to do. */
export const paymentAttentionTexts: Readonly<Record<PaymentAttention, string>> = {
  'amount differs': `Платёжная система называет другую сумму. ${differs}`,
  'currency differs': `Платёжная система называет другую валюту. ${differs}`,
  'key differs': `Платёжная система отвечает о\u00a0другом платеже. ${differs}`,
  'account differs': `Платёж пришёл в\u00a0другой магазин. ${differs} Проверьте ключи в\u00a0настройках.`,
  'mode differs': `Пробный платёж вместо настоящего или наоборот. ${differs} Проверьте ключи в\u00a0настройках.`,
  'not understood':
    'Ответ платёжной системы непонятен больше часа. Посмотрите платёж в\u00a0её кабинете.',
  'charged after its end':
    'Деньги пришли, когда оплата уже не\u00a0ждала их. Проверьте, нет ли переплаты, и\u00a0верните лишнее.',
  'event differs':
    'Об одних деньгах платёжная система назвала две суммы. Сверьте платёж в\u00a0её кабинете.',
  'open too long':
    'Срок оплаты вышел, а\u00a0чем она кончилась, не\u00a0известно. Проверьте оплату; если ответа нет, посмотрите её в\u00a0кабинете платёжной системы.',
};

/** What is wrong with a refund, and what to do. */
export const refundAttentionTexts: Readonly<Record<RefundAttention, string>> = {
  undone:
    'Банк отменил возврат: деньги снова у\u00a0магазина. Позвоните покупателю и\u00a0верните их ещё раз.',
  unknown:
    'Сделан ли возврат, узнать не\u00a0удалось. Посмотрите его в\u00a0кабинете платёжной системы, прежде чем повторять.',
  refused: 'Деньги покупателю не\u00a0вернулись.',
};
