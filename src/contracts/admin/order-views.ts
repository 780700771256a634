import { z } from 'zod';
import { bodyId, databaseId, fieldErrorsBody, oneLineText, refusalBody } from '../validation.ts';
import { access, closed, hidden } from './endpoint.ts';
import { orderColumns } from './order-columns.ts';
import { ordersFilter } from './orders.ts';
import { adminPaths } from './paths.ts';
import { LONGEST_VIEW_NAME } from './view-limits.ts';

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
export type ViewQuery = z.infer<typeof viewQuery>;

const name = oneLineText(LONGEST_VIEW_NAME).min(1);

export const savedView = z.object({
  id: bodyId,
  name: z.string(),
  shared: z.boolean(),
  query: viewQuery,
  by: z.string().nullable().describe('Who has made it'),
  is_changeable: z.boolean().describe('Whether the reader may rename and remove it'),
});
export type SavedView = z.infer<typeof savedView>;

const one = z.object({ id: databaseId });
const refused = { 400: fieldErrorsBody, 404: refusalBody, 409: refusalBody, ...closed };

/** Views of the list of orders: those of the reader, and those that all share. */
export const orderViewsEndpoints = {
  list: {
    method: 'GET',
    url: adminPaths.savedViews,
    ...access({ access: 'orders.read' }),
    schema: {
      ...hidden,
      response: { 200: z.object({ views: z.array(savedView) }), ...closed },
    },
  },
  add: {
    method: 'POST',
    url: adminPaths.savedViews,
    ...access({ access: 'orders.read' }),
    schema: {
      ...hidden,
      body: z.strictObject({ name, shared: z.boolean().default(false), query: viewQuery }),
      response: { 201: savedView, ...refused },
    },
  },
  rename: {
    method: 'PUT',
    url: adminPaths.savedView,
    ...access({ access: 'orders.read' }),
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ name }),
      response: { 200: savedView, ...refused },
    },
  },
  remove: {
    method: 'DELETE',
    url: adminPaths.savedView,
    ...access({ access: 'orders.read' }),
    schema: { ...hidden, params: one, response: { 200: z.object({}), ...refused } },
  },
} as const;
