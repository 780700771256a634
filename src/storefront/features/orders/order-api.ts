import type { OrderDetails, OrderSummary } from '#contracts/orders.ts';
import { apiPaths } from '#contracts/paths.ts';
import { callApi } from '../../api/call-api.ts';

const address = (pattern: string, id: number) => pattern.replace(':id', String(id));

export const listOrders = async (): Promise<OrderSummary[]> =>
  (await callApi<OrderSummary[]>('GET', apiPaths.orderHistory)).data;

export const getOrder = async (id: number): Promise<OrderDetails> =>
  (await callApi<OrderDetails>('GET', address(apiPaths.orderDetails, id))).data;

export const cancelOrder = (id: number) => callApi('POST', address(apiPaths.orderCancel, id));
