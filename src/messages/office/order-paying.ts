import type { OrderPayingInOffice } from '#contracts/admin/orders/order-paying.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { formatPrice } from '../words/price.ts';
import { formatNearTime } from '../words/shop-time.ts';

/** Words of paying online on the card of an order. */
export const orderPayingWords = {
  sendLink: 'Отправить ссылку на\u00a0оплату',
  noEmail:
    'E-mail не\u00a0указан: чтобы покупатель оплатил сам, дайте ему ссылку из\u00a0части «Что видит покупатель».',
  sent: (number: string) => `Заказ ${number}: письмо со\u00a0ссылкой на\u00a0оплату отправлено.`,
  showQr: 'Показать QR для СБП',
  qrTitle: (number: string, amount: number) =>
    `Заказ ${number}, оплата по\u00a0СБП: ${formatPrice(amount)}`,
  close: 'Закрыть',
  qrAbout: 'Покупатель наводит камеру телефона и\u00a0платит в\u00a0приложении своего банка.',
  qrWaits: 'Ждём оплату…',
  qrPaid: 'Оплачено',
  qrOver: 'Этот код больше не\u00a0действует. Закройте окно и\u00a0покажите новый.',
  keep: 'Держать товар без оплаты',
  untilTerm: 'Держать товар до\u00a0срока оплаты',
  again: 'Снова отложить товар',
  held: (number: string) => `Заказ ${number}: товар отложен.`,
  kept: (number: string) => `Заказ ${number}: товар держим без оплаты.`,
  notKept: (number: string) => `Заказ ${number}: товар держим до\u00a0срока оплаты.`,
} as const;

/** What its customer can pay online, and until when its goods are held. */
export function orderPayingTexts(
  { state, amount, goods, freed_at: freed, keeps, held_until: until }: OrderPayingInOffice,
  zone: TimeZone,
): string[] {
  const time = (instant: string) => formatNearTime(new Date(instant), zone);
  return [
    ...(state === 'now' && amount !== null
      ? [`Покупатель может внести онлайн ${formatPrice(amount)}.`]
      : []),
    ...(state === 'later' ? ['Покупатель сможет заплатить онлайн, когда заказ подтвердят.'] : []),
    ...(goods === 'freed' && freed
      ? [`Товар вернулся в\u00a0продажу ${time(freed)}: заказ не\u00a0оплатили в\u00a0срок.`]
      : []),
    ...(goods === 'held' && keeps ? ['Товар держим без оплаты.'] : []),
    ...(goods === 'held' && until
      ? [`Товар держим до\u00a0оплаты, но\u00a0не\u00a0дольше ${time(until)}.`]
      : []),
  ];
}
