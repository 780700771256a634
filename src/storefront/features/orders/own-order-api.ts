import { orderCalls } from '#contracts/calls/order.ts';
import { usable } from '../../api/answers/json.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { readOwnOrder } from '../../api/answers/own-order.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';

export async function getOwnOrder(id: number): Promise<ShownOrder> {
  const { data } = await callApi(fillPath(orderCalls.getOrder, id));
  return usable(readOwnOrder(data), 'order');
}

export async function cancelOwnOrder(id: number): Promise<ShownOrder> {
  const { data } = await callApi(fillPath(orderCalls.cancelOrder, id));
  return usable(readOwnOrder(data), 'order');
}
