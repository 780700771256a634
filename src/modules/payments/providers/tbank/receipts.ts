import { z } from 'zod';
import type { ReceiptMode, TaxSystem, VatRate } from '#contracts/receipts.ts';
import type { Receipt, Settlement } from '../../receipts/receipt.ts';
import { tillLines } from '../../receipts/split-items.ts';
import type { AskedReceipt, Fiscal, NoticedReceipt, ReceiptTold } from '../provider.ts';
import { instant, maybe } from '../tolerant.ts';
import type { AskTbank } from './api.ts';
import { receiptLimits } from './traits.ts';

const taxations: Readonly<Record<TaxSystem, string>> = {
  osn: 'osn',
  usn_income: 'usn_income',
  usn_income_outcome: 'usn_income_outcome',
  esn: 'esn',
  patent: 'patent',
};

/** `vat22` and `vat122` stand in clients of 2026, and not yet in the published description. */
const taxes: Readonly<Record<VatRate, string>> = {
  none: 'none',
  '0': 'vat0',
  '5': 'vat5',
  '7': 'vat7',
  '10': 'vat10',
  '20': 'vat20',
  '22': 'vat22',
  '5/105': 'vat105',
  '7/107': 'vat107',
  '10/110': 'vat110',
  '20/120': 'vat120',
  '22/122': 'vat122',
};

const modes: Readonly<Record<ReceiptMode, string>> = {
  full_prepayment: 'full_prepayment',
  partial_prepayment: 'prepayment',
  advance: 'advance',
  full_payment: 'full_payment',
};

const MOST_EMAIL = 64;

const TELLS_NOTHING: ReceiptTold = { state: 'unknown', reference: null, fiscal: null, code: null };

/** A receipt in the words of the API, FFD 1.2. Throws `RangeError` for more lines than a receipt has. */
export function writtenReceipt({ items, email, phone, taxSystem }: Receipt) {
  const lines = tillLines(items, receiptLimits);
  if (!lines) throw new RangeError('a receipt has at most a hundred lines');
  return {
    FfdVersion: '1.2',
    Taxation: taxations[taxSystem],
    // A longer address is refused; the telephone will do.
    ...(email && (email.length <= MOST_EMAIL || !phone) && { Email: email }),
    ...(phone && { Phone: `+${phone}` }),
    Items: lines.map(({ name, quantity, price, rate, mode, subject }) => ({
      Name: name,
      Price: price,
      Quantity: quantity,
      Amount: price * quantity,
      Tax: taxes[rate],
      PaymentMethod: modes[mode],
      PaymentObject: subject,
      MeasurementUnit: 'шт',
    })),
  };
}

/** Sends the receipt at the handover: the only one that goes by itself. */
export async function sendReceipt(ask: AskTbank, asked: AskedReceipt): Promise<ReceiptTold> {
  if (asked.kind !== 'closing') return { ...TELLS_NOTHING, state: 'refused', code: 'not_closing' };
  const { receipt, payment } = asked;
  const sumBy = (by: Settlement['by']) =>
    receipt.settlements
      .filter((one) => one.by === by)
      .reduce((sum, { kopecks }) => sum + kopecks, 0);
  const answer = await ask('SendClosingReceipt', {
    PaymentId: payment,
    Receipt: {
      ...writtenReceipt(receipt),
      Payments: { Electronic: sumBy('cashless'), AdvancePayment: sumBy('prepayment') },
    },
  });
  if ('refused' in answer) {
    if (answer.refused === 'keys refused') return TELLS_NOTHING;
    return { ...TELLS_NOTHING, state: 'refused', code: answer.code };
  }
  if ('isAbsent' in answer) return { ...TELLS_NOTHING, state: 'refused', code: 'not_found' };
  return 'read' in answer ? { ...TELLS_NOTHING, state: 'pending' } : TELLS_NOTHING;
}

const text = z.union([z.string(), z.number()]).transform(String);

const noticed = z.object({
  Status: z.literal('RECEIPT'),
  Success: z.unknown(),
  Type: maybe(text),
  ReceiptAmount: maybe(text.pipe(z.string().regex(/^\d{1,14}$/)).transform(Number)),
  Amount: maybe(text.pipe(z.string().regex(/^\d{1,14}$/)).transform(Number)),
  FnNumber: maybe(text),
  FiscalDocumentNumber: maybe(text),
  FiscalDocumentAttribute: maybe(text),
  ReceiptDatetime: maybe(instant),
  Url: maybe(z.url({ protocol: /^https$/ })),
});

/** The receipt that a notice tells; undefined for another notice. */
export function noticedReceipt(body: unknown): NoticedReceipt | undefined {
  const { data } = noticed.safeParse(body);
  if (!data || String(data.Success) === 'false') return undefined;
  const fiscal: Fiscal = {
    storage: data.FnNumber,
    document: data.FiscalDocumentNumber,
    sign: data.FiscalDocumentAttribute,
    link: data.Url,
    at: data.ReceiptDatetime,
  };
  return {
    isReturn: /return/i.test(data.Type ?? ''),
    amount: data.ReceiptAmount ?? data.Amount,
    fiscal,
  };
}

/** Its tills cannot be asked. */
export const receiptState = (): Promise<ReceiptTold> => Promise.resolve(TELLS_NOTHING);
