import type { PaymentStatus } from '#contracts/orders.ts';
import { counted } from '../words/plural.ts';

/** The steps of an order in its timeline. */
export const timelineMessages = {
  placed: 'Оформлен',
  payments: {
    partially_paid: 'Внесена часть оплаты',
    paid: 'Оплачен',
    refunded: 'Деньги возвращены',
  } as Partial<Record<PaymentStatus, string>>,
  wentBack: (sum: string) => `Деньги возвращены: ${sum}`,
  wentBackInPart: (sum: string) => `Возвращена часть денег: ${sum}`,
  counted: (sum: string, order: string) => `Засчитано в\u00a0оплату заказа ${order}: ${sum}`,
  replaces: (id: number, order: string) =>
    `Заказ взамен товаров из\u00a0заказа ${order}, возврат №\u00a0${id}`,
  takenBack: 'Отметка об\u00a0оплате снята',
  refundTakenBack: 'Отметка о\u00a0возврате снята',
  note: (text: string) => `Магазин пишет: ${text}`,
  cancelledBy: {
    customer: 'Отменён покупателем',
    shop: 'Отменён магазином',
    term: 'Отменён: не оплачен в срок',
  },
} as const;

const byPhone = (phone: string) => (phone ? ` по\u00a0телефону ${phone}` : '');

/** «5 марта 2027 г.» has its full stop. */
const closed = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** What happens next: the page of an order and the customer's letter. */
export const nextStepMessages = {
  call: (phone: string, hours: string) =>
    `Менеджер позвонит вам на\u00a0номер ${phone.replaceAll(' ', '\u00a0')} и\u00a0подтвердит заказ.${hours ? ` Мы\u00a0звоним в\u00a0рабочее время: ${hours}.` : ''}`,
  inStock: 'Все товары в\u00a0наличии.',
  madeIn: (days: number) =>
    `Срок изготовления\u00a0— до ${counted(days, 'рабочего дня', 'рабочих дней', 'рабочих дней')}.`,
  readyByPhone: 'День готовности назовёт менеджер.',
  madeToOrder: 'Срок изготовления назовёт менеджер.',
  inProduction: 'Заказ изготавливают. О\u00a0готовности сообщит менеджер.',
  delivery: 'Стоимость и\u00a0день доставки менеджер согласует с\u00a0вами.',
  deliveryDay: 'День доставки менеджер согласует с\u00a0вами.',
  deliveryOn: (day: string, hours: string | null) =>
    closed(`Привезём ${day}${hours ? `, ${hours}` : ''}`),
  pickupOn: (day: string, hours: string | null, address: string) =>
    closed(`Заказ ждёт вас ${day}${hours ? `, ${hours}` : ''}${address ? `: ${address}` : ''}`),
  deliveryDays: (days: string) =>
    `${closed(`Привезём ${days}`)} Точный день менеджер согласует с\u00a0вами.`,
  pickupDays: (days: string, address: string) =>
    closed(`Заказ будет готов ${days}${address ? `: ${address}` : ''}`),
  pickup: (address: string) =>
    address
      ? `Менеджер сообщит, когда можно забрать заказ: ${address}.`
      : 'Менеджер сообщит, когда и\u00a0откуда забрать заказ.',
  payment: 'Как внести оплату, расскажет менеджер.',
  payNow: 'Заказ можно оплатить онлайн.',
  heldUntil: (time: string) => `Товары держим до\u00a0оплаты, но\u00a0не\u00a0дольше ${time}.`,
  payRest: 'Остаток можно оплатить онлайн.',
  payLater:
    'Оплатить заказ онлайн можно будет, когда менеджер подтвердит его: пришлём письмо со\u00a0ссылкой.',
  goodsFreed:
    'Заказ не\u00a0оплатили вовремя, и\u00a0товары мы больше не\u00a0держим. Его ещё можно оплатить: перед оплатой проверим, что всё есть.',
  ready: (address: string, hours: string) =>
    `Заказ готов, его можно забрать${address ? `: ${address}` : ''}.${hours ? ` Мы\u00a0открыты: ${hours}.` : ''}`,
  shipped: (phone: string) =>
    `Заказ в\u00a0пути. Узнать о\u00a0доставке можно${byPhone(phone) || ' у\u00a0менеджера'}.`,
  delivered: (phone: string) =>
    `Заказ у\u00a0вас. Если с\u00a0ним что-то не\u00a0так, позвоните нам${byPhone(phone)}.`,
  allCameBack: 'Все вещи заказа вернулись в\u00a0магазин.',
  nothingToSend: 'Все товары заказа отменены: везти нечего.',
  overpaid: (sum: string) => `Внесено больше, чем стоит заказ: вернём ${sum}.`,
  cancelled: 'Заказ отменён.',
  nothingToPay: 'Платить по\u00a0нему не\u00a0нужно.',
  refund: 'Вы\u00a0вносили оплату: менеджер свяжется с\u00a0вами о\u00a0возврате денег.',
  refunded: 'Деньги возвращены.',
} as const;
