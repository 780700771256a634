import { z } from 'zod';
import { isEmail, isPersonName, isPhone, normalisePhone } from './customer.ts';
import { apiPaths } from './paths.ts';
import { detailBody, fieldErrorsBody, roubles, storableText } from './validation.ts';

export const deliveryTypes = ['new_post', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const paymentTypes = ['full', 'partial'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const orderStatuses = [
  'new',
  'confirmed',
  'production',
  'shipped',
  'delivered',
  'cancelled',
] as const;

export const paymentStatuses = [
  'waiting_for_payment',
  'partially_paid',
  'paid',
  'cancelled',
  'refunded',
] as const;

const required = (max: number) => storableText(max).trim().min(1);
const optional = (max: number) =>
  storableText(max)
    .trim()
    .nullish()
    .transform((text) => text || null);
const rule = (test: (text: string) => boolean, message: string) =>
  [(text: string) => text === '' || test(text), { params: { message } }] as const;

/** The order creation fields of spec section 3. */
export const orderCreate = z.object({
  customer_name: required(200).refine(...rule(isPersonName, 'personName')),
  email: required(254).refine(...rule(isEmail, 'email')),
  phone_number: required(40)
    .refine(...rule(isPhone, 'phone'))
    .transform(normalisePhone),
  address: required(500),
  city: required(120),
  cart_uuid: z.uuid(),
  delivery_type: z.enum(deliveryTypes).default('new_post'),
  department_number: optional(60),
  comment: optional(2000),
  telegram: optional(120),
  whatsapp: optional(120),
  payment_type: z.enum(paymentTypes).default('full'),
  consent: z.boolean().nullish().describe('Needed where the shop asks for it by a checkbox'),
  expected_total: roubles
    .nullish()
    .describe('The total the customer saw; another total is a 409 and no order'),
});
export type OrderCreate = z.infer<typeof orderCreate>;

export const orderCreated = z
  .object({
    orderId: z.int(),
    number: z.string(),
    total_price: roubles,
    amount_due: roubles.describe('What is to be paid now: the total, or half of it'),
    payment_url: z.string().nullable(),
  })
  .meta({ id: 'OrderCreated' });
export type OrderCreated = z.infer<typeof orderCreated>;

const conflict = z.object({
  detail: z.string(),
  total_price: roubles.optional(),
  lines: z
    .array(z.object({ variant: z.int(), product_name: z.string(), in_stock: z.int() }))
    .optional()
    .describe('Lines of which there are fewer than asked for'),
});

export const orderEndpoints = {
  createOrder: {
    method: 'POST',
    url: apiPaths.orderCreate,
    schema: {
      tags: ['orders'],
      summary: 'Orders a cart; the same cart again answers 200 with the same order',
      body: orderCreate,
      response: {
        200: orderCreated,
        201: orderCreated,
        400: fieldErrorsBody,
        404: detailBody,
        409: conflict,
      },
    },
  },
} as const;
