import { z } from 'zod';
import { maybe } from '../tolerant.ts';

/** Texts come as numbers and numbers as texts. */
const text = z.union([z.string(), z.number()]).transform(String);
const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => String(value) === 'true');
const id = text.pipe(z.string().regex(/^\d{1,20}$/));
const kopecks = text.pipe(z.string().regex(/^\d{1,14}$/)).transform(Number);

/** Every answer. */
export const outcome = z.object({ Success: flag, ErrorCode: maybe(text) });

export const begun = z.object({
  TerminalKey: maybe(text),
  OrderId: maybe(text),
  PaymentId: id,
  Amount: maybe(kopecks),
  PaymentURL: maybe(z.url({ protocol: /^https?$/ })),
});

export const state = z.object({
  TerminalKey: maybe(text),
  OrderId: maybe(text),
  PaymentId: id,
  Status: z.string(),
  Amount: maybe(kopecks),
  Params: maybe(z.array(z.unknown())),
});
export type TbankState = z.infer<typeof state>;

export const parameter = z.object({ Key: z.string(), Value: text });

export const order = z.object({ Payments: z.array(z.unknown()) });

export const paymentOfOrder = z.object({
  PaymentId: id,
  Status: z.string(),
  ErrorCode: maybe(text),
});
export type PaymentOfOrder = z.infer<typeof paymentOfOrder>;

export const cancelled = z.object({
  PaymentId: id,
  Status: z.string(),
  OriginalAmount: maybe(kopecks),
  NewAmount: maybe(kopecks),
});

export const notice = z.object({
  TerminalKey: text,
  PaymentId: maybe(id),
  OrderId: maybe(text.pipe(z.string().max(36))),
});

/** Of `GetQr` with `PAYLOAD`. */
export const qr = z.object({ Data: z.url({ protocol: /^https?$/ }) });
