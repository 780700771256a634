import { orderPageCalls } from '#contracts/calls/order-page.ts';
import { usable } from '../../api/answers/json.ts';
import { readOrderPage, type ShownOrder } from '../../api/answers/order-page.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';

/** The order of a link. Its token is all that counts: the call is the same for a guest and for a customer. */
export async function getOrderPage(token: string): Promise<ShownOrder> {
  const { data } = await send(fillPath(orderPageCalls.getPage, token));
  return usable(readOrderPage(data), 'page of an order');
}

export async function cancelByLink(token: string): Promise<ShownOrder> {
  const { data } = await send(fillPath(orderPageCalls.cancel, token));
  return usable(readOrderPage(data), 'page of an order');
}

/** Asks for a letter with the link to an order. The answer is the same whether there is one or not. */
export const requestOrderLink = (number: string, email: string) =>
  send(orderPageCalls.find, { number, email });
