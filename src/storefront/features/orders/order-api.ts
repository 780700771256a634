import { orderCalls } from '#contracts/calls/order.ts';
import { usable } from '../../api/answers/json.ts';
import { type ListedOrder, readOrders } from '../../api/answers/orders.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';

/** The customer's orders, newest first. Rejects with ShopError, as all calls of this folder do. */
export async function listOrders(): Promise<ListedOrder[]> {
  const { data } = await callApi(orderCalls.listOrders);
  return usable(readOrders(data), 'list of orders');
}

export const cancelOrder = (id: number) => callApi(fillPath(orderCalls.cancelOrder, id));
