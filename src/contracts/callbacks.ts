import { z } from 'zod';
import { isEmail } from './customer.ts';
import { documentsChanged, shownDocuments } from './legal-documents.ts';
import { apiPaths } from './paths.ts';
import { fieldErrorsBody, oneLineText, refusalBody } from './validation.ts';

const optional = (max: number) =>
  oneLineText(max)
    .nullish()
    .transform((text) => text || null);

/** The callback request of spec section 3. The phone format is not validated, because a manager reads it. */
export const callbackRequest = z.object({
  phone: oneLineText(100).min(1),
  email: optional(254).refine((text) => text === null || isEmail(text), {
    params: { message: 'email' },
  }),
  telegram: optional(120),
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
    method: 'POST',
    url: apiPaths.callbackRequest,
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
