import type { DeclineReason, RefundRefusal } from '#contracts/payment-reasons.ts';

/** What happened, and what to do next. */
interface Said {
  readonly happened: string;
  readonly next: string;
}

const otherWay = 'Выберите другой способ оплаты или позвоните в\u00a0банк.';

/** Why a payment was not taken, as the customer reads it. */
const declines: Readonly<Record<DeclineReason, Said>> = {
  three_ds_failed: {
    happened: 'Банк не\u00a0получил подтверждения, что платите вы.',
    next: 'Попробуйте ещё раз и\u00a0введите код из\u00a0сообщения банка или выберите другой способ оплаты.',
  },
  call_bank: {
    happened: 'Банк отклонил платёж и\u00a0не\u00a0назвал причину.',
    next: 'Позвоните в\u00a0банк, который выпустил карту, или выберите другой способ оплаты.',
  },
  card_expired: {
    happened: 'Срок действия карты истёк.',
    next: 'Заплатите другой картой или выберите другой способ оплаты.',
  },
  card_number_wrong: {
    happened: 'Номер карты введён с\u00a0ошибкой.',
    next: 'Проверьте номер и\u00a0попробуйте ещё раз.',
  },
  csc_wrong: {
    happened: 'Код с\u00a0обратной стороны карты введён с\u00a0ошибкой.',
    next: 'Проверьте три цифры и\u00a0попробуйте ещё раз.',
  },
  insufficient_funds: {
    happened: 'На\u00a0карте или счёте не\u00a0хватает денег.',
    next: 'Пополните счёт или выберите другой способ оплаты.',
  },
  limit_exceeded: {
    happened: 'Сумма больше, чем банк разрешает заплатить за\u00a0раз или за\u00a0день.',
    next: 'Поднимите лимит в\u00a0приложении банка или выберите другой способ оплаты.',
  },
  country_forbidden: {
    happened: 'Карты банков этой страны здесь не\u00a0принимают.',
    next: 'Заплатите картой российского банка.',
  },
  fraud_suspected: {
    happened: 'Платёж показался подозрительным, и\u00a0его остановили.',
    next: otherWay,
  },
  identification_required: {
    happened: 'С\u00a0этого кошелька столько не\u00a0заплатить без идентификации.',
    next: 'Пройдите её в\u00a0кошельке или выберите другой способ оплаты.',
  },
  bank_unavailable: {
    happened: 'Банк, который выпустил карту, не\u00a0отвечает.',
    next: 'Попробуйте через несколько минут или выберите другой способ оплаты.',
  },
  loan_declined: {
    happened: 'Банк не\u00a0одобрил заявку.',
    next: 'Выберите другой способ оплаты.',
  },
  method_restricted: {
    happened: 'Банк запретил платежи этой картой или с\u00a0этого счёта.',
    next: otherWay,
  },
  permission_revoked: {
    happened: 'Разрешение списывать деньги без подтверждения отозвано.',
    next: 'Оплатите заказ ещё раз и\u00a0подтвердите платёж.',
  },
  not_paid_in_time: {
    happened: 'Время на\u00a0оплату вышло, деньги не\u00a0списаны.',
    next: 'Начните оплату заново.',
  },
  hold_expired: {
    happened: 'Магазин не\u00a0успел подтвердить платёж, деньги снова доступны вам.',
    next: 'Начните оплату заново или позвоните нам.',
  },
  provider_fault: {
    happened: 'Платёж не\u00a0прошёл из-за сбоя, деньги не\u00a0списаны.',
    next: 'Попробуйте ещё раз через несколько минут.',
  },
  cancelled_by_shop: {
    happened: 'Магазин отменил этот платёж.',
    next: 'Если заказ вам нужен, позвоните нам.',
  },
  declined: { happened: 'Банк отклонил платёж.', next: otherWay },
};

/** Why money was not given back, as the staff read it. */
const refusals: Readonly<Record<RefundRefusal, Said>> = {
  takings_too_small: {
    happened: 'Возвраты идут из\u00a0выручки за\u00a0день, и\u00a0её не\u00a0хватило.',
    next: 'Повторите возврат, когда придут новые оплаты.',
  },
  rejected_by_payee: {
    happened: 'Покупатель отклонил возврат.',
    next: 'Позвоните покупателю и\u00a0договоритесь, как вернуть деньги.',
  },
  rejected_by_timeout: {
    happened: 'Возврат не\u00a0приняли вовремя.',
    next: 'Повторите его.',
  },
  wallet_closed: {
    happened: 'Кошелёк покупателя закрыт.',
    next: 'Спросите покупателя, куда перевести деньги.',
  },
  payment_too_old: {
    happened: 'Оплата слишком давняя: её можно было вернуть в\u00a0течение 15\u00a0месяцев.',
    next: 'Спросите покупателя, куда перевести деньги.',
  },
  not_by_method: {
    happened: 'Оплату этим способом отсюда не\u00a0вернуть.',
    next: 'Верните деньги в\u00a0кабинете банка.',
  },
  declined: {
    happened: 'Возврат отклонён, причина не\u00a0названа.',
    next: 'Повторите его или сделайте в\u00a0кабинете платёжной системы.',
  },
};

/** A reason that a later version has stored is told as an unknown one. */
export const declineText = (reason: string): Said =>
  Object.hasOwn(declines, reason) ? declines[reason as DeclineReason] : declines.declined;

/** A reason that a later version has stored is told as an unknown one. */
export const refundRefusalText = (reason: string): Said =>
  Object.hasOwn(refusals, reason) ? refusals[reason as RefundRefusal] : refusals.declined;
