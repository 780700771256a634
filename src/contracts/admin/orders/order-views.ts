import { z } from 'zod';
import { endpointsOfViews } from '../work/saved-views.ts';
import { orderViewsCalls } from './calls.ts';
import { orderColumns } from './order-columns.ts';
import { ordersFilter } from './orders.ts';

const columnNames: ReadonlySet<string> = new Set(['number', ...orderColumns]);

/** What an address of the list can hold. */
export const viewQuery = ordersFilter.extend({
  columns: z
    .string()
    .max(200)
    .refine((written) => written.split(',').every((name) => columnNames.has(name)))
    .optional()
    .describe('Names with commas; without it the usual ones'),
});
export type OrderView = z.infer<typeof viewQuery>;

/** Views of the list of orders. */
export const orderViewsEndpoints = endpointsOfViews({
  calls: orderViewsCalls,
  query: viewQuery,
});
