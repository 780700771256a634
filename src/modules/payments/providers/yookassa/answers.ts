import { z } from 'zod';
import { instant, maybe } from '../tolerant.ts';
import { amount } from './amounts.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

const payAddress = z.url({ protocol: /^https?$/ });

/** Fields that the shop reads; all others, and states and methods that it does not know, are let pass. */
export const payment = z.object({
  id,
  status: z.string(),
  amount: maybe(amount),
  refunded_amount: maybe(amount),
  /** What the shop gets: without the fee and the VAT on it. */
  income_amount: maybe(amount),
  test: maybe(z.boolean()),
  created_at: maybe(instant),
  /** Of money that is held. */
  expires_at: maybe(instant),
  /** The cooling-off period of a loan. */
  suspended_until: maybe(instant),
  confirmation: maybe(
    z.object({ confirmation_url: maybe(payAddress), confirmation_data: maybe(payAddress) }),
  ),
  recipient: maybe(z.object({ account_id: z.string() })),
  payment_method: maybe(z.object({ type: z.string() })),
  metadata: maybe(z.object({ payment_id: z.string() })),
  cancellation_details: maybe(z.object({ party: maybe(z.string()), reason: maybe(z.string()) })),
});
export type YookassaPayment = z.infer<typeof payment>;

export const refund = z.object({
  id,
  payment_id: id,
  status: z.string(),
  amount: maybe(amount),
  metadata: maybe(z.object({ refund_id: z.string() })),
  cancellation_details: maybe(z.object({ reason: maybe(z.string()) })),
});
export type YookassaRefund = z.infer<typeof refund>;

/** `settlements` and items are read to tell one receipt of a payment from another. */
export const receipt = z.object({
  id,
  type: maybe(z.string()),
  status: z.string(),
  payment_id: maybe(id),
  refund_id: maybe(id),
  fiscal_document_number: maybe(z.coerce.string()),
  fiscal_storage_number: maybe(z.coerce.string()),
  fiscal_attribute: maybe(z.coerce.string()),
  registered_at: maybe(instant),
  items: maybe(
    z.array(z.object({ quantity: z.coerce.number(), amount, payment_mode: maybe(z.string()) })),
  ),
});
export type YookassaReceipt = z.infer<typeof receipt>;

export const list = z.object({ items: z.array(z.unknown()), next_cursor: maybe(z.string()) });

export const shop = z.object({
  account_id: z.coerce.string(),
  test: maybe(z.boolean()),
  payment_methods: maybe(z.array(z.string())),
});

export const fault = z.object({ code: z.string(), parameter: maybe(z.string()) });

export const notice = z.object({
  event: z.string(),
  object: z.object({
    id,
    payment_id: maybe(id),
    metadata: maybe(z.object({ payment_id: maybe(z.string().max(64)) })),
    recipient: maybe(z.object({ account_id: z.string() })),
  }),
});
