import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY } from '../../cart.ts';
import { isEmail, isPhone, normalisePhone, replaceEight, startsWithEight } from '../../customer.ts';
import { deliveryWishes, quoteRequest, town } from '../../delivery.ts';
import { isOrderNumber } from '../../order-number.ts';
import { deliveryTypes, paymentTypes } from '../../order-states.ts';
import { orderCreate } from '../../orders.ts';
import {
  bodyId,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  soughtText,
  storableText,
  whereGiven,
} from '../../validation.ts';
import { countedQuote } from '../delivery/counted-quote.ts';
import { closed, hidden } from '../endpoint.ts';
import { stock } from '../goods/goods.ts';
import { orderDraftCalls } from './calls.ts';
import { typedCompany } from './order-company.ts';

const lines = z
  .array(z.strictObject({ variant: bodyId, quantity: z.int().min(1).max(MAX_QUANTITY) }))
  .max(MAX_LINES);
const text = (max: number) => oneLineText(max).default('');
const email = text(254).refine(...whereGiven(isEmail, 'email'));

/** What is written down of an order on the telephone: as much as is known. */
const draftBody = z.strictObject({
  lines,
  customer_name: text(200),
  phone_number: text(40),
  email: text(254),
  delivery_type: z.enum(deliveryTypes).default('new_post'),
  city: text(120),
  address: text(500),
  department_number: text(60),
  pickup_place: text(500),
  comment: storableText(2000).trim().default(''),
  payment_type: z.enum(paymentTypes).default('full'),
  company: z
    .strictObject({ inn: text(20), kpp: text(20), name: text(200), address: text(300) })
    .nullable()
    .default(null)
    .describe('The company that buys; null: a person does'),
  ...deliveryWishes,
});
export type DraftBody = z.infer<typeof draftBody>;

/** What an order needs to be placed. Its customer ticks nothing on the telephone, and may have no e-mail. */
export const phoneOrder = orderCreate
  .omit({ cart_uuid: true, consent: true, documents: true, expected_total: true })
  .extend({
    lines: lines.min(1),
    email,
    company: typedCompany.nullable().default(null),
    // «8 (900) 000-00-00», as it is told.
    phone_number: oneLineText(40)
      .min(1)
      .overwrite((text) => (startsWithEight(text) ? replaceEight(text) : text))
      .refine(...whereGiven(isPhone, 'phone'))
      .transform(normalisePhone),
  });
export type PhoneOrder = z.infer<typeof phoneOrder>;

/** Goods of a draft as they would be ordered now. */
const draftLine = z.object({
  variant: z.int(),
  quantity: z.int(),
  name: z.string(),
  variant_name: z.string(),
  article: z.string(),
  photo: z.string(),
  price: roubles,
  stock: stock,
  is_withdrawn: z.boolean().describe('Off sale: it cannot be ordered'),
});

const link = z
  .object({ ends_at: z.iso.datetime(), is_over: z.boolean() })
  .nullable()
  .describe('The latest that was made for the customer');

const draft = z.object({
  id: z.int(),
  version: z.int(),
  body: draftBody,
  lines: z.array(draftLine),
  link,
  changed_at: z.iso.datetime(),
  by: z.string().nullable().describe('Who of the staff has made it'),
  order: z.string().nullable().describe('The number of the order that it became'),
});
export type OrderDraft = z.infer<typeof draft>;

const draftRow = z.object({
  id: z.int(),
  customer_name: z.string(),
  phone_number: z.string().describe('To be read; as it was typed where it is no number yet'),
  goods: z.string().describe('The first of them'),
  more_lines: z.int(),
  link,
  changed_at: z.iso.datetime(),
  by: z.string().nullable(),
});
export type DraftRow = z.infer<typeof draftRow>;

const one = z.object({ id: databaseId });
const version = z.int().describe('That which was looked at');
const answers = { 200: draft, 400: fieldErrorsBody, 404: refusalBody, ...closed };

/** Orders that the staff write down while a customer tells them, and place. */
export const orderDraftEndpoints = {
  list: {
    ...orderDraftCalls.list,
    schema: {
      ...hidden,
      response: {
        200: z.object({ drafts: z.array(draftRow).describe('Latest first, at most 100') }),
        ...closed,
      },
    },
  },
  get: { ...orderDraftCalls.get, schema: { ...hidden, params: one, response: answers } },
  create: {
    ...orderDraftCalls.create,
    schema: {
      ...hidden,
      body: z.union([
        draftBody,
        z.strictObject({
          copy_of: z.string().refine(isOrderNumber).describe('A former order'),
        }),
      ]),
      response: answers,
    },
  },
  save: {
    ...orderDraftCalls.save,
    schema: {
      ...hidden,
      params: one,
      body: draftBody.extend({ version }),
      response: { ...answers, 409: refusalBody },
    },
  },
  remove: {
    ...orderDraftCalls.remove,
    schema: { ...hidden, params: one, response: { 204: z.null(), 404: refusalBody, ...closed } },
  },
  /** Makes the link with which the customer checks and places the order; one of before ends. */
  link: {
    ...orderDraftCalls.link,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        ...phoneOrder.shape,
        version,
        letter: z.boolean().describe('Whether it is sent to the e-mail'),
      }),
      response: {
        200: z.object({
          url: z.string().nullable().describe('null: it is in the letter'),
          version: z.int(),
        }),
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody,
        ...closed,
      },
    },
  },
  /** What delivery of these goods costs and when it comes. */
  quote: {
    ...orderDraftCalls.quote,
    schema: {
      ...hidden,
      body: z.strictObject(quoteRequest.shape),
      response: { 200: countedQuote, 400: fieldErrorsBody, ...closed },
    },
  },
  /** Towns that begin so. */
  towns: {
    ...orderDraftCalls.towns,
    schema: {
      ...hidden,
      querystring: z.strictObject({ text: soughtText(120).default('') }),
      response: { 200: z.object({ towns: z.array(town) }), ...closed },
    },
  },
  /** Where the shop gives out what is fetched. */
  places: {
    ...orderDraftCalls.places,
    schema: {
      ...hidden,
      response: {
        200: z.object({
          places: z.array(
            z.object({
              city: z.string().describe('May be empty'),
              address: z.string(),
              whole: z.string().describe('City and address'),
            }),
          ),
        }),
        ...closed,
      },
    },
  },
  /** Places the order; a repeated request answers the order that was placed. */
  place: {
    ...orderDraftCalls.place,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        ...phoneOrder.shape,
        version,
        expected_total: roubles.describe('The sum that the customer was told'),
        letter: z.boolean().describe('Whether the customer is written to'),
      }),
      response: {
        200: z.object({ number: z.string() }),
        400: fieldErrorsBody,
        404: refusalBody,
        409: refusalBody.extend({
          total_price: roubles.optional().describe('Of `total_changed`: what it costs now'),
          lines: z
            .array(
              z.object({
                variant: z.int(),
                product_name: z.string(),
                in_stock: z.int().nullable(),
              }),
            )
            .optional()
            .describe('Of `out_of_stock`'),
        }),
        ...closed,
      },
    },
  },
} as const;
