import { z } from 'zod';
import { bodyId, databaseId, fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import type { Described } from '../described.ts';
import { closed, hidden } from '../endpoint.ts';
import { LONGEST_VIEW_NAME } from './values.ts';

/** What an address of a list can hold. */
export type ViewQuery = Readonly<Record<string, string | undefined>>;

const name = oneLineText(LONGEST_VIEW_NAME).min(1);

export const savedView = z.object({
  id: bodyId,
  name: z.string(),
  shared: z.boolean(),
  query: z.record(z.string(), z.string()),
  by: z.string().nullable().describe('Who has made it'),
  is_changeable: z.boolean().describe('Whether the reader may rename and remove it'),
});
export type SavedView = z.infer<typeof savedView>;

const one = z.object({ id: databaseId });
const refused = { 400: fieldErrorsBody, 404: refusalBody, 409: refusalBody, ...closed };

interface List<Of extends ViewCalls> {
  readonly calls: Of;
  readonly query: z.ZodType<ViewQuery, ViewQuery>;
}

type ViewCalls = Readonly<Record<'list' | 'add' | 'rename' | 'remove', Described>>;

/** Views of a list: those of the reader, and those that all share. */
export const endpointsOfViews = <Of extends ViewCalls>({ calls, query }: List<Of>) => ({
  list: {
    ...calls.list,
    schema: {
      ...hidden,
      response: { 200: z.object({ views: z.array(savedView) }), ...closed },
    },
  },
  add: {
    ...calls.add,
    schema: {
      ...hidden,
      body: z.strictObject({ name, shared: z.boolean().default(false), query }),
      response: { 201: savedView, ...refused },
    },
  },
  rename: {
    ...calls.rename,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ name }),
      response: { 200: savedView, ...refused },
    },
  },
  remove: {
    ...calls.remove,
    schema: { ...hidden, params: one, response: { 200: z.object({}), ...refused } },
  },
});
export type ViewsEndpoints = ReturnType<typeof endpointsOfViews<ViewCalls>>;
