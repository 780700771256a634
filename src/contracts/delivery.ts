import { z } from 'zod';
import { deliveryCalls } from './calls/delivery.ts';
import { MAX_QUANTITY } from './cart.ts';
import { MOST_FLOORS, MOST_KM } from './delivery-bounds.ts';
import { liftKinds } from './lift-kinds.ts';
import { chargeKinds } from './order-states.ts';
import {
  bodyId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  soughtText,
} from './validation.ts';

/** A town with the federal subject that it lies in. */
export const town = z
  .object({
    key: z.string().describe('Name and region: «Тверь, Тверская область»'),
    name: z.string(),
    region: z.string(),
  })
  .meta({ id: 'Town' });
export type Town = z.infer<typeof town>;

/** Cards of a page. */
const MOST_CARDS = 100;

/** What an order says of its delivery beside the address; each may be absent. */
export const deliveryWishes = {
  town: oneLineText(250)
    .nullish()
    .describe('Key of a town, or a name that is the only one of its kind'),
  district: oneLineText(120).nullish().describe('Of the town, where its districts have own prices'),
  km: z.number().min(0).max(MOST_KM).nullish().describe('Beyond the ring of the town'),
  floor: z.int().min(1).max(MOST_FLOORS).nullish(),
  lift: z.enum(liftKinds).nullish(),
  assembly: z.boolean().nullish(),
  slot: oneLineText(40).nullish().describe('`key` of one of the slots of a quote'),
};

export const quoteRequest = z.object({
  ...deliveryWishes,
  pickup: z.boolean().default(false),
  lines: z
    .array(z.object({ variant: bodyId, quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(200),
});
export type QuoteRequest = z.input<typeof quoteRequest>;

/** The days between which an order comes. */
export const promiseDays = z
  .object({
    from: z.string().describe('YYYY-MM-DD'),
    to: z.string(),
    has_margin: z.boolean().describe('The calendar of the year is not decided yet'),
  })
  .meta({ id: 'PromiseDays' });

/** What delivery costs and when it comes, as the shop would place it now. */
export const deliveryQuote = z
  .object({
    town: town.nullable(),
    charges: z.array(
      z.object({
        kind: z.enum(chargeKinds),
        title: z.string(),
        amount: roubles,
        reason: z.string(),
      }),
    ),
    calls: z
      .array(z.object({ kind: z.enum(chargeKinds), title: z.string(), reason: z.string() }))
      .describe('Parts that are told by telephone'),
    goods_price: roubles,
    payable: roubles.describe('Goods with the charges that are known'),
    price_from: z
      .boolean()
      .describe('The price of delivery is the least: kilometres beyond the town are not told'),
    missing_to_free: roubles.nullable().describe('Until delivery is free'),
    promise: promiseDays.nullable().describe('null: told by telephone'),
    promise_text: z.string(),
    slots: z.array(
      z.object({
        key: z.string(),
        day: z.string(),
        from: z.string(),
        to: z.string(),
        price: roubles,
      }),
    ),
    districts: z.array(z.string()).describe('Of the town, where they have own prices'),
    asks: z
      .object({ floor: z.boolean(), assembly: z.boolean(), km: z.boolean() })
      .describe('What would change the price'),
  })
  .meta({ id: 'DeliveryQuote' });
export type DeliveryQuote = z.infer<typeof deliveryQuote>;

const promisesRequest = z.object({
  town: deliveryWishes.town,
  variants: z.array(bodyId).min(1).max(MOST_CARDS),
});

/** When each of some variants comes, for their cards. */
const shortPromises = z.object({
  promises: z.array(z.object({ variant: z.int(), text: z.string().describe('«12–16 декабря»') })),
});

/** So many signs are typed before addresses are suggested. */
const LEAST_TYPED = 3;

const addressesRequest = z.object({
  query: oneLineText(200).min(LEAST_TYPED).describe('What is typed of an address'),
  town: deliveryWishes.town,
});

/** An address that begins as it was typed. */
export const suggestedAddress = z
  .object({
    address: z.string().describe('Street and house, without the town'),
    town: z.string(),
    region: z.string(),
    postcode: z.string().nullable(),
  })
  .meta({ id: 'SuggestedAddress' });
export type SuggestedAddress = z.infer<typeof suggestedAddress>;

const tags = ['delivery'];

export const deliveryEndpoints = {
  suggestTowns: {
    ...deliveryCalls.suggestTowns,
    schema: {
      tags,
      summary: 'Towns that begin so, and the regions that a town typed by hand can lie in',
      querystring: z.strictObject({ text: soughtText(120).default('') }),
      response: { 200: z.object({ towns: z.array(town), regions: z.array(z.string()) }) },
    },
  },
  promises: {
    ...deliveryCalls.promises,
    schema: {
      tags,
      summary: 'When each of some variants comes; those whose day is not known are left out',
      body: promisesRequest,
      response: { 200: shortPromises, 400: fieldErrorsBody },
    },
  },
  suggestAddresses: {
    ...deliveryCalls.suggestAddresses,
    schema: {
      tags,
      summary: 'Addresses that begin so; none where the shop has no suggestions',
      body: addressesRequest,
      response: {
        200: z.object({ addresses: z.array(suggestedAddress) }),
        400: fieldErrorsBody,
        429: refusalBody,
      },
    },
  },
  quote: {
    ...deliveryCalls.quote,
    schema: {
      tags,
      summary: 'What delivery of some goods costs and when it comes',
      body: quoteRequest,
      response: { 200: deliveryQuote, 400: fieldErrorsBody },
    },
  },
} as const;
