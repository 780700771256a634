import type { DeliveryType, OrderStatus, PaymentStatus, PaymentType } from '#contracts/orders.ts';
import { uncapitalise } from '../words/capitalise.ts';
import { counted, daysOf } from '../words/plural.ts';

export const deliveryTypeNames: Record<DeliveryType, string> = {
  new_post: 'Доставка транспортной компанией',
  pickup: 'Самовывоз',
};

export const paymentTypeNames: Record<PaymentType, string> = {
  full: 'Полная оплата',
  partial: 'Предоплата 50%',
};

export const orderStatusNames: Record<OrderStatus, string> = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  production: 'Изготавливается',
  shipped: 'Отправлен',
  delivered: 'Доставлен',
  cancelled: 'Отменён',
};

const pickupStatusNames: Partial<Record<OrderStatus, string>> = {
  shipped: 'Готов к\u00a0выдаче',
  delivered: 'Выдан',
};

/** A status in the words of how the goods reach the customer: an order that is picked up is never «отправлен». */
export const orderStatusName = (status: OrderStatus, delivery: DeliveryType): string =>
  (delivery === 'pickup' && pickupStatusNames[status]) || orderStatusNames[status];

export const paymentStatusNames: Record<PaymentStatus, string> = {
  waiting_for_payment: 'Ожидается',
  partially_paid: 'Внесена частично',
  paid: 'Внесена',
  cancelled: 'Отменена',
  refunded: 'Деньги возвращены',
};

const titled = (subject: string, shop: string): string =>
  shop ? `${subject}\u00a0— «${shop}»` : subject;

interface BeforeAfter {
  readonly before: string | null;
  readonly after: string | null;
}

export const orderLetterMessages = {
  customerSubject: (number: string, shop: string) => titled(`Ваш заказ ${number} принят`, shop),
  shopSubject: (number: string, sum: string) => `Новый заказ ${number} на ${sum}`,
  greeting: (name: string) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
  customerLead: (number: string) => `Мы получили ваш заказ ${number}.`,
  openOrder: 'Открыть заказ',
  pay: (sum: string, isPartPaid: boolean) =>
    `${isPartPaid ? 'Оплатить остаток' : 'Оплатить'} ${sum}`,
  paySubject: (number: string, shop: string) => titled(`Оплата заказа ${number}`, shop),
  payLead: (number: string) =>
    `Ваш заказ ${number} можно оплатить онлайн. Ссылка открывает страницу магазина с суммой и способами оплаты.`,
  paidOf: (paid: string, left: string) => `Внесено: ${paid}. Осталось внести: ${left}.`,
  money: (of: 'came' | 'went back', sum: string) =>
    of === 'came' ? `Получили вашу оплату: ${sum}.` : `Вернули вам деньги: ${sum}.`,
  leftToPay: (sum: string) => `Осталось заплатить: ${sum}.`,
  givenFor: (goods: string) => `За что: ${goods}.`,
  givenPieces: (name: string, pieces: number) => `${name}, ${pieces}\u00a0шт.`,
  givenPart: (name: string) => `${name}, часть цены`,
  withoutDelivery:
    'Доставка в\u00a0сумму заказа пока не\u00a0входит: её стоимость менеджер согласует с\u00a0вами.',
  trial: 'Оплата пробная: настоящие деньги не\u00a0двигались.',
  receipt: (link: string | null) =>
    link
      ? `Кассовый чек: ${link}`
      : 'Кассовый чек придёт на эту почту, а номер чека появится на странице заказа.',
  goodsFreed:
    'Заказ не оплачен вовремя, и мы больше не держим для вас товары. Сам заказ остался: если он ещё нужен, оплатите его, а мы перед оплатой проверим, что всё есть.',
  next: 'Что дальше',
  shopLead: (number: string, time: string) => `Заказ ${number} оформлен ${time}.`,
  availabilityUnconfirmed: 'Мы пока не отложили товары: менеджер подтвердит наличие.',
  shopUnconfirmed:
    'Товары не списаны с остатка. Заказ гостя вместе с его неоплаченными заказами за неделю больше, чем разрешают настройки ' +
    'guest_pieces или guest_total, либо из его сети слишком часто заказывали больше, чем есть. ' +
    'Покупателю сказано: «менеджер подтвердит наличие».',
  shopWithheld:
    'Письмо покупателю не отправлено: сегодня на этот адрес оформлено больше пяти заказов, а адрес не подтверждён. ' +
    'Позвоните покупателю, прежде чем выполнять заказ.',
  ownWords:
    'Адрес, комментарий и контакты из заказа есть у менеджера, в письмах мы их не повторяем.',
  moreLines: (count: number, sum: string) =>
    `и ещё ${counted(count, 'позиция', 'позиции', 'позиций')} на ${sum}`,
  changeSubject: (number: string, shop: string) => titled(`Изменения в заказе ${number}`, shop),
  changeLead: (number: string) => `В вашем заказе ${number} изменилось:`,
  statusNow: (status: string) => `Статус заказа: ${uncapitalise(status)}.`,
  overtaken:
    'Мы\u00a0предлагали изменить заказ, но\u00a0не\u00a0дождались вашего ответа: состав остался прежним.',
  paymentNow: (payment: string) => `Оплата: ${uncapitalise(payment)}.`,
  deliveryNow: (sum: string) => `Стоимость доставки: ${sum}.`,
  chargeNow: (title: string, sum: string, before: string | null) =>
    before ? `${title}: было ${before}, стало ${sum}.` : `${title}: ${sum}.`,
  chargeGone: (title: string) => `${title}: больше не считается.`,
  offerLead: 'Предлагаем изменить стоимость. Пока вы не\u00a0согласились, заказ остаётся прежним.',
  offerChangeLead: 'Предлагаем изменить заказ. Пока вы не\u00a0согласились, он остаётся прежним.',
  offerLine: (title: string, { before, after }: BeforeAfter) =>
    `${title}: было ${before ?? 'не\u00a0посчитано'}, стало ${after ?? 'не\u00a0считается'}.`,
  offerWhole: ({ before, after }: BeforeAfter) => `Весь заказ: было ${before}, стало ${after}.`,
  offerAnswer: 'Согласиться или отказаться можно на странице заказа или по телефону.',
  promiseNow: (
    way: DeliveryType,
    { before, now }: { readonly before: string | null; readonly now: string },
  ) => {
    const term = way === 'pickup' ? 'Срок выдачи' : 'Срок доставки';
    return before ? `${term}: было ${before}, стало ${now}.` : `${term}: ${now}.`;
  },
  farewellChange: 'Если у вас есть вопросы, просто ответьте на это письмо.',
  cancelledSubject: (number: string) => `Заказ ${number} отменён покупателем`,
  cancelledLead: (number: string) => `Покупатель отменил заказ ${number}.`,
  cancelledByLinkSubject: (number: string, shop: string) => titled(`Заказ ${number} отменён`, shop),
  cancelledByLinkLead: (number: string) =>
    `Заказ ${number} отменили на его странице. Платить по нему не нужно.`,
  farewellCancelled: 'Если это сделали не вы, ответьте на это письмо или позвоните нам.',
  stockReturned: 'Товары из наличия вернулись на склад.',
  expiredSubject: (number: string, shop: string) =>
    titled(`Заказ ${number} отменён: не оплачен в срок`, shop),
  expiredLead: (number: string) =>
    `Ваш заказ ${number} не был оплачен в срок, поэтому он отменён. Платить по нему не нужно.`,
  farewellExpired:
    'Если товары вам ещё нужны, оформите новый заказ или просто ответьте на это письмо.',
  shopExpiredLead: (number: string) =>
    `Заказ ${number} отменён: срок оплаты из настройки unpaid_days прошёл, заказ оставался новым и неоплаченным.`,
  goods: 'Состав заказа',
  article: (code: string) => `арт.\u00a0${code}`,
  quantity: (quantity: number) => `${quantity}\u00a0шт.`,
  total: 'Итого',
  totalDelivered: 'Итого с доставкой',
  /** The price of delivery is not known yet. */
  totalCharged: 'Итого без доставки',
  free: 'Бесплатно',
  amountDue: 'Предоплата 50%',
  /** After the way of paying that was chosen. */
  onlyWhole: '; онлайн\u00a0— только весь заказ сразу',
  balance: 'Остаток за товары (без доставки)',
  balanceOfAll: 'Остаток',
  /** `days`: after which no reason is needed; `terms`: the address of the page about returns; empty where the shop has none. */
  changedMind: (days: number, terms: string) =>
    `Передумали? До получения\u00a0— в\u00a0любой день, после\u00a0— в\u00a0течение ${daysOf(days)}${terms ? `: ${terms}` : '.'}`,
  mayCancel: 'Пока заказ не оплачен и не отправлен, его можно отменить на его странице.',
  details: 'Данные заказа',
  customer: 'Получатель',
  phone: 'Телефон',
  email: 'E-mail',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  city: 'Город',
  address: 'Адрес',
  promised: 'Когда',
  department: 'Отделение',
  delivery: 'Доставка',
  way: 'Как получить',
  payment: 'Способ оплаты',
  comment: 'Комментарий',
  farewell: 'Если что-то указано неверно, просто ответьте на это письмо.',
} as const;
