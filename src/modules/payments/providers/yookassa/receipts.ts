import type { ReceiptSubject, TaxSystem, VatRate } from '#contracts/receipts.ts';
import { type Receipt, sumOfItems } from '../../receipts/receipt.ts';
import { tillLines } from '../../receipts/split-items.ts';
import type { AskedReceipt, ReceiptTold } from '../provider.ts';
import { rowsOf, safeCode } from '../tolerant.ts';
import { writtenAmount } from './amounts.ts';
import * as answers from './answers.ts';
import type { AskYookassa } from './api.ts';
import { receiptLimits } from './traits.ts';

/** `tax_system_code`. */
const taxCodes: Readonly<Record<TaxSystem, number>> = {
  osn: 1,
  usn_income: 2,
  usn_income_outcome: 3,
  esn: 5,
  patent: 6,
};

/** `vat_code` of 2026. */
const vatCodes: Readonly<Record<VatRate, number>> = {
  none: 1,
  '0': 2,
  '10': 3,
  '20': 4,
  '10/110': 5,
  '20/120': 6,
  '5': 7,
  '7': 8,
  '5/105': 9,
  '7/107': 10,
  '22': 11,
  '22/122': 12,
};

const measures: Readonly<Record<ReceiptSubject, string>> = {
  commodity: 'piece',
  service: 'another',
  payment: 'another',
};

const TELLS_NOTHING: ReceiptTold = { state: 'unknown', reference: null, fiscal: null, code: null };

/** A receipt in the words of the API, FFD 1.2. Throws `RangeError` for more lines than a receipt has. */
export function writtenReceipt({ items, email, phone, taxSystem }: Receipt) {
  const lines = tillLines(items, receiptLimits);
  if (!lines) throw new RangeError('a receipt has at most a hundred lines');
  return {
    customer: { ...(email && { email }), ...(phone && { phone }) },
    tax_system_code: taxCodes[taxSystem],
    items: lines.map(({ name, quantity, price, rate, mode, subject }) => ({
      description: name,
      quantity: `${quantity}.00`,
      amount: writtenAmount(price),
      vat_code: vatCodes[rate],
      payment_mode: mode,
      payment_subject: subject,
      measure: measures[subject],
    })),
  };
}

export async function sendReceipt(ask: AskYookassa, asked: AskedReceipt): Promise<ReceiptTold> {
  const { key, payment, refund, kind, receipt } = asked;
  const body = {
    type: kind === 'refund' ? 'refund' : 'payment',
    ...(kind === 'refund' ? { refund_id: refund } : { payment_id: payment }),
    ...writtenReceipt(receipt),
    send: true,
    settlements: receipt.settlements.map(({ by, kopecks }) => ({
      type: by,
      amount: writtenAmount(kopecks),
    })),
  };
  const answer = await ask({ path: '/receipts', body, key });
  if ('refused' in answer) {
    // Keys that are not taken are no word about the receipt.
    if (answer.refused === 'keys refused') return TELLS_NOTHING;
    return { ...TELLS_NOTHING, state: 'refused', code: answer.code };
  }
  return 'read' in answer ? readReceipt(answer.read) : TELLS_NOTHING;
}

/** One that went with a payment or a refund has no id that the shop knows: it is looked for by its kind, its sum and its modes. */
export async function askReceipt(ask: AskYookassa, asked: AskedReceipt): Promise<ReceiptTold> {
  const { payment, refund, kind, reference } = asked;
  if (reference) {
    const answer = await ask({ path: `/receipts/${encodeURIComponent(reference)}` });
    if ('isAbsent' in answer) return { ...TELLS_NOTHING, state: 'absent', reference };
    return 'read' in answer ? readReceipt(answer.read) : TELLS_NOTHING;
  }
  const query: Readonly<Record<string, string>> =
    kind === 'refund' && refund
      ? { refund_id: refund, limit: '100' }
      : { payment_id: payment, limit: '100' };
  const answer = await ask({ path: '/receipts', query });
  if (!('read' in answer)) return TELLS_NOTHING;
  const { data } = answers.list.safeParse(answer.read);
  if (!data) return TELLS_NOTHING;
  const found = rowsOf(answers.receipt, data.items).find((row) => isSame(row, asked));
  return found ? toldOf(found) : { ...TELLS_NOTHING, state: 'absent' };
}

function isSame(row: answers.YookassaReceipt, { kind, receipt }: AskedReceipt): boolean {
  if (row.type !== null && row.type !== (kind === 'refund' ? 'refund' : 'payment')) return false;
  const items = row.items ?? [];
  const sum = items.reduce((all, one) => all + Math.round(one.amount.value * one.quantity), 0);
  const modes = new Set(receipt.items.map(({ mode }) => mode));
  return (
    sum === sumOfItems(receipt.items) &&
    items.every(({ payment_mode: mode }) => mode === null || modes.has(mode as never))
  );
}

function readReceipt(read: unknown): ReceiptTold {
  const { data } = answers.receipt.safeParse(read);
  return data ? toldOf(data) : TELLS_NOTHING;
}

const states: Readonly<Record<string, ReceiptTold['state']>> = {
  pending: 'pending',
  succeeded: 'registered',
  canceled: 'refused',
};

function toldOf(row: answers.YookassaReceipt): ReceiptTold {
  const state = states[row.status] ?? 'unknown';
  return {
    state,
    reference: row.id,
    code: state === 'refused' ? safeCode(row.status) : null,
    fiscal:
      state === 'registered'
        ? {
            storage: row.fiscal_storage_number,
            document: row.fiscal_document_number,
            sign: row.fiscal_attribute,
            link: null,
            at: row.registered_at,
          }
        : null,
  };
}
