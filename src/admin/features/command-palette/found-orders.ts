import type { OrdersPage } from '#contracts/admin/orders/orders.ts';
import { call } from '../../api/call-api.ts';
import { ordersCalls } from '../../api/endpoints/orders.ts';
import { useFound } from './use-found.ts';

/** So many are shown. */
const SHOWN = 8;

type FoundOrder = OrdersPage['orders'][number];

/** The orders that the list of orders would find by the words. */
export const useFoundOrders = (typed: string) =>
  useFound<FoundOrder>(typed, {
    key: 'found-orders',
    permission: 'orders.read',
    ask: async (text) => {
      const { orders } = await call(ordersCalls.list, { query: { text, limit: SHOWN } });
      return orders;
    },
  });
