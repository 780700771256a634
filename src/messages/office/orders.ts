import type { OrderEvent } from '#contracts/admin/orders/order-events.ts';
import type { DeliveryType, OrderStatus, PaymentStatus } from '#contracts/orders.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { orderStatusName, orderStatusNames, paymentStatusNames } from '../orders/orders.ts';
import { uncapitalise } from '../words/capitalise.ts';
import { counted } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';
import { undoOffered, workTexts } from './order-work.ts';

/** Words of the list of orders. */
export const ordersMessages = {
  newOrder: 'Новый заказ',
  drafts: 'Черновики',
  about: 'Все заказы магазина.',
  aboutDelivery: 'Заказы, которые пора собирать и\u00a0везти.',
  search: 'Найти заказ',
  searchHint: 'Номер, телефон, имя, артикул, компания',
  status: 'Статус',
  anyStatus: 'Любой',
  payment: 'Оплата',
  anyPayment: 'Любая',
  delivery: 'Получение',
  anyDelivery: 'Любое',
  from: 'С',
  to: 'По',
  sort: 'Сверху',
  newest: 'Новые',
  oldest: 'Старые',
  clear: 'Сбросить',
  filters: (chosen: number) => (chosen > 0 ? `Фильтры: ${chosen}` : 'Фильтры'),
  number: 'Номер',
  when: 'Когда',
  customer: 'Покупатель',
  goods: 'Товары',
  sum: 'Сумма',
  deliveryCost: 'Доставка',
  where: 'Куда',
  more: 'Показать ещё',
  moreGoods: (count: number) => `и\u00a0ещё ${counted(count, 'товар', 'товара', 'товаров')}`,
  none: 'По этим условиям заказов нет. Сбросьте фильтр или измените слова.',
  empty:
    'Здесь появятся заказы покупателей. Оформите пробный в\u00a0магазине, чтобы увидеть, как это выглядит.',
  emptyDelivery: 'Сейчас собирать нечего. Подтверждённые заказы появятся здесь.',
} as const;

/** Short words for the ways to get the goods. */
export const deliveryWords: Record<DeliveryType, string> = {
  new_post: 'Доставка',
  pickup: 'Самовывоз',
};

/** Words of the card of one order. */
export const orderCardMessages = {
  title: (number: string) => `Заказ ${number}`,
  placed: (time: string) => `Оформлен ${time}`,
  back: 'Все заказы',
  lines: 'Товары',
  article: 'Артикул',
  quantity: (count: number) => `${count}\u00a0шт.`,
  fromStock: (count: number) => `Списано с\u00a0остатка: ${count}\u00a0шт.`,
  customer: 'Покупатель',
  customerCard: 'Карточка покупателя',
  hasAccount: 'Покупатель с\u00a0личным кабинетом',
  guest: 'Гость, без личного кабинета',
  comment: 'Комментарий к\u00a0заказу',
  delivery: 'Получение',
  department: (text: string) => `Отделение: ${text}`,
  money: 'Деньги',
  goodsSum: 'Товары',
  notCounted: 'не\u00a0посчитано',
  gone: 'не\u00a0считается',
  deliveryCost: 'Доставка',
  unknown: 'Ещё не рассчитана',
  whole: 'Всего',
  lowered: 'Снято возвратами',
  afterRefunds: 'К\u00a0оплате',
  toPay: 'Предоплата',
  paymentState: 'Оплата',
  history: 'История',
  earlier: 'Другие заказы с\u00a0этого телефона',
  noEarlier: 'Других заказов с\u00a0этого телефона нет.',
  unconfirmed: 'Товары не списаны с\u00a0остатка: подтвердите наличие, прежде чем обещать срок.',
  withheld:
    'Письмо о\u00a0заказе покупателю не отправлено: на его адрес за день слишком много заказов.',
  actions: 'Действия с\u00a0заказом',
  copy: 'Повторить заказ',
  letter: 'Написать покупателю письмо',
  noLetter: 'E-mail не\u00a0указан: письма покупателю не\u00a0будет.',
  costWrong: 'Введите сумму числом, например 1500 или 1500,50',
  cancelText: `Товары вернутся на\u00a0остаток. ${undoOffered}`,
  finalText: `Дальше статус доставленного заказа не\u00a0меняется. ${undoOffered}`,
  forwardText: undoOffered,
  toCollect: (sum: number) => `Взять при передаче: ${formatPrice(sum)}.`,
  paymentIs: (payment: PaymentStatus) => `Оплата: ${uncapitalise(paymentStatusNames[payment])}.`,
  conflict: 'Пока карточка была открыта, заказ изменился',
  conflictNow:
    'Теперь на экране свежий заказ. То, что вы ввели, осталось в\u00a0полях: проверьте и\u00a0сохраните ещё раз.',
} as const;

/** What a part of an order costs, as staff read it. */
export const chargeSum = (roubles: number): string =>
  roubles === 0 ? 'Бесплатно' : formatPrice(roubles);

/** What a member does to give the order a status. */
export const statusActions: Record<OrderStatus, string> = {
  new: orderStatusNames.new,
  confirmed: 'Подтвердить',
  production: 'Передать в\u00a0изготовление',
  shipped: 'Отправить',
  delivered: 'Отметить доставленным',
  cancelled: 'Отменить заказ',
};

const pickupActions: Partial<Record<OrderStatus, string>> = {
  shipped: 'Готов к\u00a0выдаче',
  delivered: 'Отметить выданным',
};

/** The action for an order that reaches its customer so. */
export const statusAction = (status: OrderStatus, delivery: DeliveryType): string =>
  (delivery === 'pickup' && pickupActions[status]) || statusActions[status];

/** An order of which a status is said: its number, and how it reaches the customer. */
interface Told {
  readonly number: string;
  readonly delivery_type: DeliveryType;
}

export const statusChanged = ({ number, delivery_type: way }: Told, status: OrderStatus): string =>
  `Заказ ${number}: ${uncapitalise(orderStatusName(status, way))}.`;

/** The question before a status is given. */
export const statusQuestion = ({ number, delivery_type: way }: Told, status: OrderStatus): string =>
  `Заказ ${number}: ${uncapitalise(orderStatusName(status, way))}?`;

/** Why those who carry do not see an order. */
export const notToCarry = (status: OrderStatus): string =>
  status === 'new'
    ? 'Этот заказ ещё не\u00a0подтверждён: пока он у\u00a0менеджера.'
    : `Везти этот заказ не\u00a0нужно. Его статус: ${uncapitalise(orderStatusNames[status])}.`;

const actors: Record<OrderEvent['actor'], string> = {
  customer: 'Покупатель',
  shop: 'Магазин',
  term: 'Магазин сам: срок оплаты прошёл',
};

/** Who did it: a member by name, otherwise whose side it was. */
export const eventActor = ({ actor, by }: OrderEvent): string => by ?? actors[actor];

/** What happened, line by line: «Статус: подтверждён». */
export function eventTexts(event: OrderEvent, zone: TimeZone, way: DeliveryType): string[] {
  const { actor, status, payment, delivery_cost: cost, work } = event;
  if (status === 'new' && (actor === 'customer' || payment)) {
    return [actor === 'customer' ? 'Заказ оформлен' : 'Заказ оформлен по\u00a0телефону'];
  }
  return [
    ...(status ? [`Статус: ${uncapitalise(orderStatusName(status, way))}`] : []),
    ...(payment ? [`Оплата: ${uncapitalise(paymentStatusNames[payment])}`] : []),
    ...(cost === null || work ? [] : [`Доставка: ${formatPrice(cost)}`]),
    ...(work ? workTexts(work, zone) : []),
  ];
}

/** What another did meanwhile: «Вера. Статус: подтверждён». */
export const conflictText = (
  event: OrderEvent | null,
  zone: TimeZone,
  way: DeliveryType = 'new_post',
): string => (event ? `${[eventActor(event), ...eventTexts(event, zone, way)].join('. ')}.` : '');
