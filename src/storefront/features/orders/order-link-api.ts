import { orderPageCalls } from '#contracts/calls/order-page.ts';
import { usable } from '../../api/answers/json.ts';
import { readOrderUrl } from '../../api/answers/new-order.ts';
import { readOrderPage, type ShownOrder } from '../../api/answers/order-page.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';

/** A new link to the page of one of the customer's orders: its path. */
export async function makeOrderLink(id: number): Promise<string> {
  const { data } = await callApi(fillPath(orderPageCalls.makeLink, id));
  return usable(readOrderUrl(data), 'link to an order');
}

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
