import { z } from 'zod';
import { orderCalls } from './calls/order.ts';
import { isEmail, isPersonName, isPhone, normalisePhone } from './customer.ts';
import { deliveryWishes } from './delivery.ts';
import { documentInForce, shownDocuments } from './legal-documents.ts';
import {
  chargeKinds,
  deliveryTypes,
  offerStates,
  orderStatuses,
  paymentStatuses,
  paymentTypes,
} from './order-states.ts';
import {
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  storableText,
  whereGiven,
  withOrWithoutToken,
} from './validation.ts';

export type { DeliveryType, OrderStatus, PaymentStatus, PaymentType } from './order-states.ts';
export { deliveryTypes, orderStatuses, paymentStatuses, paymentTypes };

const required = (max: number) => oneLineText(max).min(1);
const orNull = <Text extends z.ZodType<string>>(text: Text) =>
  text.nullish().transform((given) => given || null);
const optional = (max: number) => orNull(oneLineText(max));

/** The order creation fields of spec section 3. */
export const orderCreate = z.object({
  customer_name: required(200).refine(...whereGiven(isPersonName, 'personName')),
  email: required(254).refine(...whereGiven(isEmail, 'email')),
  phone_number: required(40)
    .refine(...whereGiven(isPhone, 'phone'))
    .transform(normalisePhone),
  address: required(500),
  city: required(120),
  cart_uuid: z.uuid(),
  delivery_type: z.enum(deliveryTypes).default('new_post'),
  department_number: optional(60),
  comment: orNull(storableText(2000).trim()),
  telegram: optional(120),
  whatsapp: optional(120),
  payment_type: z.enum(paymentTypes).default('full'),
  consent: z.boolean().nullish().describe('Required when the shop asks for consent by a checkbox'),
  documents: shownDocuments,
  ...deliveryWishes,
  pickup_place: optional(500).describe(
    'Of the pickup places; with it paid pickup and its day count',
  ),
  expected_total: roubles
    .nullish()
    .describe(
      'The total that the customer saw. If the total differs, the answer is 409 and no order is placed',
    ),
});
export type OrderCreate = z.infer<typeof orderCreate>;

const availabilityUnconfirmed = z
  .boolean()
  .describe('true: nothing was taken from stock, a manager confirms that the goods are there');

export const orderCreated = z
  .object({
    orderId: z.int(),
    number: z.string(),
    total_price: roubles,
    amount_due: roubles.describe('Amount to pay now: the total, or half of it'),
    payment_url: z
      .string()
      .nullable()
      .describe(
        'Path of the page where the order is paid; null: it cannot be paid online, or not yet',
      ),
    order_url: z
      .string()
      .describe('Path of the page of the order. It holds a secret: who has it sees the order'),
    availability_unconfirmed: availabilityUnconfirmed,
    letter_withheld: z
      .boolean()
      .describe('true: the address had too many letters today, so the customer gets none'),
  })
  .meta({ id: 'OrderCreated' });
export type OrderCreated = z.infer<typeof orderCreated>;

/** What an order costs beside its goods. */
const orderCharge = z
  .object({
    kind: z.enum(chargeKinds),
    title: z.string(),
    amount: roubles,
    reason: z.string().describe('In words; may be empty'),
  })
  .meta({ id: 'OrderCharge' });

/** Why an order is not placed as it was seen. */
export const orderConflict = refusalBody.extend({
  total_price: roubles.optional().describe('Of `total_changed`: what the server counts'),
  expected_total: roubles.optional(),
  charges: z.array(orderCharge).optional(),
  documents: z.array(documentInForce).optional().describe('Those in force now'),
  lines: z
    .array(
      z.object({
        variant: z.int(),
        product_name: z.string(),
        in_stock: z
          .int()
          .nullable()
          .describe('Pieces in stock if there are at most five; otherwise null'),
      }),
    )
    .optional()
    .describe('Lines whose stock is below the ordered quantity'),
});

/** One step of an order: what happened, what is now, what comes. */
export const orderStep = z.object({
  title: z.string(),
  state: z.enum(['done', 'current', 'next']),
  time: z.string().nullable().describe('ISO 8601, UTC; null: to come, or not recorded'),
});
export type OrderStep = z.infer<typeof orderStep>;

const picture = z.object({ product_id: z.int(), variant_id: z.int(), photo: z.string() });

export const orderSummary = z
  .object({
    id: z.int(),
    number: z.string(),
    status_order: z.enum(orderStatuses),
    status_order_display: z.string(),
    payment_status: z.enum(paymentStatuses),
    payment_status_display: z.string(),
    can_cancel: z.boolean().describe('Whether its customer may cancel it'),
    creation_date: z.string().describe('ISO 8601, UTC'),
    total_price: roubles,
    list_of_product_images: z.array(picture),
    timeline: z.array(orderStep),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderedProduct = z.object({
  name: z.string(),
  variant_name: z.string(),
  photo: z.string(),
  price: roubles,
  quantity: z.int(),
  product_id: z.int(),
  variant: z.int(),
  product_slug: z.string(),
  variant_slug: z.string(),
  readiness: z
    .string()
    .nullable()
    .describe(
      'What was said of stock and term when it was ordered; null: not recorded, or of no interest any more',
    ),
  note: z
    .string()
    .nullable()
    .describe('How many pieces are not sent, since their money went back before; null: none'),
});

/** The sums of an order. */
export const orderSums = z.object({
  goods_price: roubles.describe('Of the goods alone'),
  charges: z.array(orderCharge),
  payable: roubles.describe('Goods with charges, less the discount'),
  lowered: roubles.describe('By how much less it costs since money was given back for it'),
});
export type OrderSums = z.infer<typeof orderSums>;

/** When an order comes (row 69). */
export const orderPromise = z.object({
  promised_from: z.string().nullable().describe('YYYY-MM-DD; null: nothing is promised'),
  promised_to: z.string().nullable(),
  promise_text: z.string().nullable().describe('In words; null: nothing was said'),
  placed_promise_text: z
    .string()
    .nullable()
    .describe('What was said when it was placed, where that is another one'),
});
export type OrderPromise = z.infer<typeof orderPromise>;

const offeredGoods = z.object({ quantity: z.int(), price: roubles.describe('Of one') }).nullable();

/** A line that would change. */
export const offeredLine = z.object({
  title: z.string(),
  instead_of: z.string().nullable().describe('Goods that would go for these'),
  before: offeredGoods.describe('null: it would be added'),
  after: offeredGoods.describe('null: it would go'),
  reason: z.string().describe('Why the price is another one'),
});
export type OfferedLine = z.infer<typeof offeredLine>;

/** An address, or a term, in words. */
export const offeredText = z.object({ before: z.string(), after: z.string() });

/** A change of an order that its customer is asked about, or has answered (row 74). */
export const orderOffer = z.object({
  id: z.int(),
  state: z.enum(offerStates),
  made_at: z.iso.datetime(),
  changes: z.array(
    z.object({
      kind: z.enum(chargeKinds),
      title: z.string(),
      before: roubles.nullable().describe('null: not counted'),
      after: roubles.nullable(),
      reason: z.string(),
    }),
  ),
  lines: z.array(offeredLine).describe('Empty: the goods stay'),
  address: offeredText.nullable().describe('null: it stays'),
  term: offeredText.nullable().describe('The promised days; null: they stay'),
  payable_before: roubles,
  payable_after: roubles,
});
export type OrderOffer = z.infer<typeof orderOffer>;

/** What of an order can be paid online now. */
export const toPay = z
  .object({
    amount: roubles.describe('Of the next payment'),
    left: roubles.describe('In all'),
    paid: roubles.describe('What came, less what went back'),
  })
  .meta({ id: 'ToPay' });
export type ToPay = z.infer<typeof toPay>;

const offers = z
  .array(orderOffer)
  .describe('Oldest first; at most one, the last, waits for an answer');
/** An order that is with a carrier. */
export const shownShipment = z
  .object({
    carrier: z.string(),
    number: z.string().describe('By which the carrier is asked'),
    url: z.string().describe('The page of the carrier for it'),
    step: z.string().nullable().describe('The last step, in words'),
    step_at: z.string().nullable().describe('ISO 8601, UTC'),
  })
  .meta({ id: 'Shipment' });
export type ShownShipment = z.infer<typeof shownShipment>;

export const orderDetails = z
  .object({
    ...orderSummary.shape,
    ...orderSums.shape,
    ...orderPromise.shape,
    offers,
    shipment: shownShipment.nullable(),
    list_of_products: z.array(orderedProduct),
    amount_due: roubles,
    paid: roubles.describe('What came, less what went back'),
    to_pay: toPay.nullable().describe('null: nothing, or not online, or not yet'),
    payment_method: z.enum(paymentTypes),
    delivery_type: z.enum(deliveryTypes),
    delivery_cost: roubles
      .nullable()
      .describe('Of the charges of delivery and slot; null until it has been calculated'),
    city: z.string(),
    address: z.string(),
    department_number: z.string().nullable(),
    pickup_location: z.string().nullable(),
    company: z
      .string()
      .nullable()
      .describe('Name and ИНН, where a company or an entrepreneur buys'),
    customer_name: z.string(),
    phone_number: z.string(),
    email: z.string(),
    comment: z.string().nullable(),
    next: z.array(z.string()).describe('What happens next and when, sentence by sentence'),
    availability_unconfirmed: availabilityUnconfirmed,
  })
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.infer<typeof orderDetails>;

const tags = ['orders'];
const ownOrder = { 401: refusalBody, 404: refusalBody };
const orderId = z.object({ id: databaseId });

export const orderEndpoints = {
  createOrder: {
    ...orderCalls.createOrder,
    schema: {
      tags,
      ...withOrWithoutToken,
      summary: 'Orders a cart; the same cart again answers 200 with the same order',
      body: orderCreate,
      response: {
        200: orderCreated,
        201: orderCreated,
        400: fieldErrorsBody,
        404: refusalBody,
        409: orderConflict,
      },
    },
  },
  listOrders: {
    ...orderCalls.listOrders,
    schema: {
      tags,
      summary: "The customer's orders, latest first",
      response: { 200: z.array(orderSummary), 401: refusalBody },
    },
  },
  getOrder: {
    ...orderCalls.getOrder,
    schema: {
      tags,
      summary: "One of the customer's orders",
      params: orderId,
      response: { 200: orderDetails, ...ownOrder },
    },
  },
  cancelOrder: {
    ...orderCalls.cancelOrder,
    schema: {
      tags,
      summary: "Cancels one of the customer's orders that waits for payment and is not on its way",
      params: orderId,
      response: { 200: orderDetails, 409: refusalBody, ...ownOrder },
    },
  },
} as const;
