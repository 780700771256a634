import { z } from 'zod';
import { documentKinds } from '../../legal-documents.ts';
import { calendarDay, fieldErrorsBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { previewsCalls } from './calls.ts';
import { documentForm } from './documents.ts';
import { homeForm } from './home.ts';
import { pageForm } from './pages.ts';
import { shopChange } from './shop.ts';

const previewed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), form: pageForm }),
  z.strictObject({ kind: z.literal('home'), form: homeForm }),
  z.strictObject({
    kind: z.literal('document'),
    document: z.enum(documentKinds),
    form: documentForm.extend({ in_force: calendarDay.nullable() }),
  }),
  z.strictObject({ kind: z.literal('shop'), change: shopChange }),
]);
export type Previewed = z.infer<typeof previewed>;

/** What is typed, as a shopper would see it: by the rules of a save, and nothing is saved. */
export const previewsEndpoints = {
  show: {
    ...previewsCalls.show,
    schema: {
      ...hidden,
      body: previewed,
      response: {
        200: z.object({ url: z.string().describe('The page of the shop, for an hour') }),
        400: fieldErrorsBody,
        ...closed,
      },
    },
  },
} as const;
