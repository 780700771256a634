import { z } from 'zod';
import { liftKinds } from '../../lift-kinds.ts';
import {
  deliveryTypes,
  orderedProduct,
  orderOffer,
  orderPromise,
  orderStatuses,
  orderSums,
  paymentStatuses,
  paymentTypes,
} from '../../orders.ts';
import { refusalBody, roubles } from '../../validation.ts';
import { homeFields } from './home.ts';
import { lineWork, orderEvent, orderPlan } from './order-events.ts';

const status = z.enum(orderStatuses);
const payment = z.enum(paymentStatuses);
const instant = z.iso.datetime();

const line = orderedProduct.extend({
  position: z.int(),
  code: z.string(),
  dropped: z.int().describe('Pieces that are not sent: their money was given back before'),
  from_stock: z.int().nullable().describe('Pieces that were taken from stock; null: not counted'),
  work: lineWork,
});
export type OrderLineOfOffice = z.infer<typeof line>;

const cardOfAll = {
  number: z.string(),
  version: z.int(),
  created_at: instant,
  status,
  delivery_type: z.enum(deliveryTypes),
  customer_name: z.string(),
  phone_number: z.string(),
  city: z.string(),
  payment,
  address: z.string(),
  department_number: z.string().nullable(),
  pickup_location: z
    .string()
    .nullable()
    .describe('Of an order that is fetched, in the words of the shop'),
  comment: z.string().nullable(),
  ...homeFields,
  next_statuses: z.array(status).describe('Those that this member may choose'),
  tags: z.array(z.string()),
  is_demo: z.boolean().describe('Came with the demo catalogue'),
};

const earlierOrder = z.object({
  number: z.string(),
  created_at: instant,
  status,
  delivery_type: z.enum(deliveryTypes),
  total: roubles,
});

/** What an offer that waits would have otherwise, to be changed further. */
const offerWanted = z.object({
  lines: z.array(
    z.object({
      position: z.int().nullable().describe('null: added'),
      variant: z.int(),
      name: z.string(),
      variant_name: z.string(),
      quantity: z.int(),
      price: roubles,
      reason: z.string(),
      is_gone: z.boolean(),
    }),
  ),
  place: z
    .object({
      delivery_type: z.enum(deliveryTypes),
      city: z.string(),
      town: z.string().nullable(),
      address: z.string(),
      department_number: z.string().nullable(),
      floor: z.int().nullable(),
      lift: z.enum(liftKinds).nullable(),
    })
    .nullable(),
});

/** An order as those see it who speak with customers. */
export const orderCard = z.object({
  view: z.literal('whole'),
  ...cardOfAll,
  lines: z.array(line),
  plan: orderPlan,
  payment_type: z.enum(paymentTypes),
  total: roubles.describe('Of the goods'),
  charges: orderSums.shape.charges,
  ...orderPromise.shape,
  offers: z.array(
    orderOffer.extend({
      seen: z.boolean().describe('The staff have taken note of a refusal'),
      short: z.boolean().describe('Its customer has agreed, and goods were not there any more'),
      wanted: offerWanted.nullable().describe('Of one that waits'),
    }),
  ),
  payable: roubles,
  lowered: orderSums.shape.lowered,
  amount_due: roubles,
  delivery_cost: roubles.nullable(),
  email: z.string(),
  telegram: z.string().nullable(),
  whatsapp: z.string().nullable(),
  town: z.string().nullable().describe('Key of the town that its delivery was counted for'),
  has_account: z.boolean(),
  availability_unconfirmed: z.boolean(),
  letter_withheld: z.boolean(),
  events: z.array(orderEvent).describe('Oldest first'),
  earlier: z.array(earlierOrder).describe('Other orders of the same phone number, latest first'),
});
export type OrderCard = z.infer<typeof orderCard>;

/** An order as those see it who collect and carry it: no sums (only whether it is paid for), no e-mail, of its history the notes. */
export const deliveryCard = z.object({
  view: z.literal('delivery'),
  ...cardOfAll,
  lines: z.array(line.omit({ price: true })),
  plan: orderPlan.pick({ deliver_on: true, deliver_hours: true }),
  to_collect: roubles.describe('What is to be taken at the door; 0: nothing'),
  offer_waits: z.boolean().describe('Its customer is asked about other goods or another address'),
  changed_at: instant.nullable().describe('When its goods or address were changed last'),
  notes: z.array(orderEvent).describe('Notes and calls, oldest first'),
});
export type DeliveryCard = z.infer<typeof deliveryCard>;

export const anyCard = z.discriminatedUnion('view', [orderCard, deliveryCard]);
export type AnyCard = z.infer<typeof anyCard>;

/** Where another was quicker: what was done last. */
export const changeRefusal = refusalBody.extend({ last: orderEvent.nullable().optional() });
