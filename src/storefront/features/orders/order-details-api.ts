import { orderCalls } from '#contracts/calls/order.ts';
import { usable } from '../../api/answers/json.ts';
import { readWholeOrder, type WholeOrder } from '../../api/answers/whole-order.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';

export async function getOrder(id: number): Promise<WholeOrder> {
  const { data } = await callApi(fillPath(orderCalls.getOrder, id));
  return usable(readWholeOrder(data), 'order');
}
