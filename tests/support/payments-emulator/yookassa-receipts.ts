import type { Answer } from './answering.ts';
import type { Payments } from './payments.ts';
import { type EmulatedTill, type PrintedLine, type PrintedReceipt, sumOfLines } from './till.ts';

export const kopecksOf = (value: string): number => Number(value.replace('.', ''));
export const roublesOf = (kopecks: number): string => (kopecks / 100).toFixed(2);

interface Item {
  readonly description: string;
  readonly quantity: string;
  readonly amount: { readonly value: string };
  readonly vat_code: number;
  readonly payment_mode: string;
  readonly payment_subject: string;
}

export interface AskedReceipt extends Readonly<Record<string, unknown>> {
  readonly type?: 'payment' | 'refund';
  readonly payment_id?: string;
  readonly refund_id?: string;
  readonly customer: { readonly email?: string; readonly phone?: string };
  readonly items: readonly Item[];
  readonly settlements?: readonly { type: string; amount: { value: string } }[];
}

interface Options {
  readonly payments: Payments;
  readonly till: EmulatedTill;
}

const linesOf = ({ items }: AskedReceipt): PrintedLine[] =>
  items.map((item) => ({
    name: item.description,
    price: kopecksOf(item.amount.value),
    quantity: Number(item.quantity),
    rate: String(item.vat_code),
    mode: item.payment_mode,
    subject: item.payment_subject,
  }));

/** Receipts of YooKassa: with a payment or a refund, and by themselves. */
export function createYookassaReceipts({ payments, till }: Options) {
  payments.printBy('yookassa', async (payment, refund) => {
    const lines = linesOf((refund ?? payment).receipt as AskedReceipt);
    const kind = refund ? 'refund' : 'payment';
    await till.print({ payment, refundId: refund?.id ?? null, kind, lines, settlements: [] });
  });

  const bad = (parameter: string): Answer => ({
    status: 400,
    body: { type: 'error', id: 'fault', code: 'invalid_request', parameter },
  });

  const shown = (one: PrintedReceipt) => ({
    id: one.id,
    type: one.kind,
    payment_id: one.payment.id,
    ...(one.refundId && { refund_id: one.refundId }),
    status: one.status,
    ...(one.status === 'succeeded' && {
      fiscal_document_number: one.document,
      fiscal_storage_number: '9960440300000001',
      fiscal_attribute: '2617603921',
      registered_at: one.at.toISOString(),
    }),
    items: one.lines.map(({ name, price, quantity, mode }) => ({
      description: name,
      quantity: quantity.toFixed(3),
      amount: { value: roublesOf(price), currency: 'RUB' },
      payment_mode: mode,
    })),
  });

  /** The field that is wrong of a receipt that comes with a sum. */
  function faultOf(receipt: AskedReceipt, amount: number): string | undefined {
    const { phone, email } = receipt.customer;
    if (phone !== undefined && !/^\d{11}$/.test(phone)) return 'receipt.customer.phone';
    if (!phone && !email) return 'receipt.customer';
    const isWrong = receipt.items.some(
      ({ description, vat_code: rate }) => description.length > 128 || !(rate >= 1 && rate <= 12),
    );
    if (isWrong || receipt.items.length === 0 || receipt.items.length > 100) return 'receipt.items';
    return sumOfLines(linesOf(receipt)) === amount ? undefined : 'receipt.items';
  }

  return {
    faultOf,
    async print(asked: AskedReceipt): Promise<Answer> {
      const payment = payments.all.find(
        ({ id, refunds }) =>
          id === asked.payment_id || refunds.some((refund) => refund.id === asked.refund_id),
      );
      const settlements = (asked.settlements ?? []).map(({ type, amount }) => ({
        by: type,
        kopecks: kopecksOf(amount.value),
      }));
      const sum = settlements.reduce((all, { kopecks }) => all + kopecks, 0);
      if (!payment) return bad('payment_id');
      const wrong = faultOf(asked, sum);
      if (wrong) return bad(wrong);
      const kind = asked.type ?? 'payment';
      const refundId = asked.refund_id ?? null;
      const one = await till.print({ payment, refundId, kind, lines: linesOf(asked), settlements });
      return { status: 200, body: shown(one) };
    },
    read(id: string | undefined, query: Readonly<Record<string, string>>): Answer | undefined {
      const ours = till.all.filter(({ payment }) => payment.dialect === 'yookassa');
      if (id) {
        const found = ours.find((one) => one.id === id);
        return found && { status: 200, body: shown(found) };
      }
      const { payment_id: payment, refund_id: refund } = query;
      const rows = ours.filter((one) =>
        refund ? one.refundId === refund : one.payment.id === payment,
      );
      return { status: 200, body: { type: 'list', items: rows.map(shown) } };
    },
  };
}
