import { apiPaths } from '#contracts/paths.ts';
import { usable } from '../../api/answers/json.ts';
import { readOrderPage, type ShownOrder } from '../../api/answers/order-page.ts';
import {
  type ListedOrder,
  readOrders,
  readOrderUrl,
  readWholeOrder,
  type WholeOrder,
} from '../../api/answers/orders.ts';
import { callApi } from '../../api/call-api.ts';
import { send } from '../../api/send.ts';

const address = (pattern: string, id: number) => pattern.replace(':id', String(id));

/** The customer's orders, newest first. Rejects with ShopError, as all calls of this file do. */
export async function listOrders(): Promise<ListedOrder[]> {
  const { data } = await callApi('GET', apiPaths.orderHistory);
  return usable(readOrders(data), 'list of orders');
}

export async function getOrder(id: number): Promise<WholeOrder> {
  const { data } = await callApi('GET', address(apiPaths.orderDetails, id));
  return usable(readWholeOrder(data), 'order');
}

export const cancelOrder = (id: number) => callApi('POST', address(apiPaths.orderCancel, id));

/** A new link to the page of one of the customer's orders: its path. */
export async function makeOrderLink(id: number): Promise<string> {
  const { data } = await callApi('POST', address(apiPaths.orderLink, id));
  return usable(readOrderUrl(data), 'link to an order');
}

const ofToken = (pattern: string, token: string) =>
  pattern.replace(':token', encodeURIComponent(token));

/** The order of a link. Its token is all that counts: the call is the same for a guest and for a customer. */
export async function getOrderPage(token: string): Promise<ShownOrder> {
  const { data } = await send('GET', ofToken(apiPaths.orderPage, token));
  return usable(readOrderPage(data), 'page of an order');
}

export async function cancelByLink(token: string): Promise<ShownOrder> {
  const { data } = await send('POST', ofToken(apiPaths.orderPageCancel, token));
  return usable(readOrderPage(data), 'page of an order');
}

/** Asks for a letter with the link to an order. The answer is the same whether there is one or not. */
export const requestOrderLink = (number: string, email: string) =>
  send('POST', apiPaths.orderFind, { number, email });
