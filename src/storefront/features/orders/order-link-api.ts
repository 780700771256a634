import { apiPaths } from '#contracts/paths.ts';
import { usable } from '../../api/answers/json.ts';
import { readOrderUrl } from '../../api/answers/new-order.ts';
import { readOrderPage, type ShownOrder } from '../../api/answers/order-page.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';

/** A new link to the page of one of the customer's orders: its path. */
export async function makeOrderLink(id: number): Promise<string> {
  const { data } = await callApi('POST', fillPath(apiPaths.orderLink, id));
  return usable(readOrderUrl(data), 'link to an order');
}

/** The order of a link. Its token is all that counts: the call is the same for a guest and for a customer. */
export async function getOrderPage(token: string): Promise<ShownOrder> {
  const { data } = await send('GET', fillPath(apiPaths.orderPage, token));
  return usable(readOrderPage(data), 'page of an order');
}

export async function cancelByLink(token: string): Promise<ShownOrder> {
  const { data } = await send('POST', fillPath(apiPaths.orderPageCancel, token));
  return usable(readOrderPage(data), 'page of an order');
}

/** Asks for a letter with the link to an order. The answer is the same whether there is one or not. */
export const requestOrderLink = (number: string, email: string) =>
  send('POST', apiPaths.orderFind, { number, email });
