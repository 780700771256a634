import { apiPaths } from '#contracts/paths.ts';
import { usable } from '../../api/answers/json.ts';
import {
  type ListedOrder,
  readOrders,
  readWholeOrder,
  type WholeOrder,
} from '../../api/answers/orders.ts';
import { callApi } from '../../api/call-api.ts';

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
