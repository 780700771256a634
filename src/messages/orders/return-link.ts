import type { OrderReturns } from '#contracts/order-returns.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate } from '../words/shop-time.ts';
import { shownState } from './return-page.ts';

/** The way from an order to the page of its returns. */
export const returnLink = {
  title: 'Возвраты',
  open: 'Вернуть или обменять',
  follow: 'Ход возврата',
  failed: 'Страница возврата не\u00a0открылась. Попробуйте ещё раз.',
} as const;

/** A return within its order: «Возврат № 5 завершён 3 марта 2027 г.: Стул «Пример», 2 шт. Вернули 53 490 ₽». */
export function returnLine(one: OrderReturns['returns'][number]): string {
  const { id, closed_on: day, given_back: given, outcome } = one;
  const name = `Возврат №\u00a0${id}`;
  if (one.state !== 'closed' || !day) return `${name}: ${shownState(one)}`;
  const sum = given.reduce((all, { amount }) => all + amount, 0);
  const end = { money: '', exchange: ' обменом', mending: ' ремонтом' }[outcome ?? 'money'];
  const money = sum > 0 ? ` Вернули ${formatPrice(sum)}` : '';
  const goods = one.lines.map(({ name, quantity }) => `${name}, ${quantity}\u00a0шт.`).join('; ');
  return `${name} завершён${end} ${formatDate(day)}: ${goods}${money}`;
}
