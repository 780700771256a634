import type { OrderDetails, OrderSummary } from '#contracts/orders.ts';
import { apiPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { callApi } from '../../api/call-api.ts';

const address = (pattern: string, id: number) => pattern.replace(':id', String(id));

export async function listOrders(): Promise<OrderSummary[]> {
  const { data } = await callApi<OrderSummary[] | null>('GET', apiPaths.orderHistory);
  if (!Array.isArray(data)) throw new ShopError(0, 'The answer is no list of orders');
  return data;
}

export async function getOrder(id: number): Promise<OrderDetails> {
  const { data } = await callApi<OrderDetails | null>('GET', address(apiPaths.orderDetails, id));
  if (!data?.list_of_products) throw new ShopError(0, 'The answer is no order');
  return data;
}

export const cancelOrder = (id: number) => callApi('POST', address(apiPaths.orderCancel, id));
