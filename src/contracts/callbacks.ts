import { z } from 'zod';
import { callbackCalls } from './calls/callback.ts';
import { isEmail } from './customer.ts';
import { documentsChanged, shownDocuments } from './legal-documents.ts';
import { fieldErrorsBody, oneLineText, refusalBody } from './validation.ts';

const optional = (max: number) =>
  oneLineText(max)
    .nullish()
    .transform((text) => text || null);

/** Pages whose addresses hold no secret, unlike those of orders and of letters. */
const publicPages = /^\/(?:products|category|search|cart|checkout|compare|wishlist|$)/;

/** The path of a public page of the shop, with its query; null for any other address. */
export function publicPage(address: string): string | null {
  const base = 'http://shop.invalid';
  if (!address.startsWith('/') || !URL.canParse(address, base)) return null;
  const { origin, pathname, search } = new URL(address, base);
  return origin === base && publicPages.test(pathname) ? pathname + search : null;
}

/** The callback request of spec section 3. The phone format is not validated, because a manager reads it. */
export const callbackRequest = z.object({
  phone: oneLineText(100).min(1),
  email: optional(254).refine((text) => text === null || isEmail(text), {
    params: { message: 'email' },
  }),
  telegram: optional(120),
  page: optional(1000)
    .transform((page) => (page === null ? null : publicPage(page)))
    .describe(
      'The path of the page from which the call is asked for. Paths that may hold a secret are dropped',
    ),
  consent: z.boolean().nullish().describe('Required when the shop asks for consent by a checkbox'),
  documents: shownDocuments,
});
export type CallbackRequest = z.infer<typeof callbackRequest>;

export const callbackAnswer = z
  .object({
    phone: z.string().describe('+7XXXXXXXXXX for a Russian number, otherwise as typed'),
    email: z.string().nullable(),
    telegram: z.string().nullable(),
  })
  .meta({ id: 'CallbackRequest' });
export type CallbackAnswer = z.infer<typeof callbackAnswer>;

export const callbackEndpoints = {
  requestCallback: {
    ...callbackCalls.requestCallback,
    schema: {
      tags: ['callbacks'],
      summary: 'Asks the shop to call back',
      body: callbackRequest,
      response: {
        201: callbackAnswer,
        400: fieldErrorsBody,
        409: documentsChanged,
        429: refusalBody,
      },
    },
  },
} as const;
