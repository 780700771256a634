import type { Misfortunes } from './misfortunes.ts';
import type { Notices } from './notices.ts';
import type { KeptPayment, Payments } from './payments.ts';
import type { TbankTerminal } from './tbank.ts';
import { signatureOf } from './tbank-token.ts';
import { type EmulatedTill, type PrintedLine, sumOfLines } from './till.ts';

interface Item {
  readonly Name: string;
  readonly Price: number;
  readonly Quantity: number;
  readonly Amount: number;
  readonly Tax: string;
  readonly PaymentMethod: string;
  readonly PaymentObject: string;
  readonly MeasurementUnit: string;
}

export interface TbankReceipt {
  readonly FfdVersion: string;
  readonly Email?: string;
  readonly Phone?: string;
  readonly Items: readonly Item[];
  readonly Payments?: Readonly<Record<string, number>>;
}

interface Options {
  readonly payments: Payments;
  readonly till: EmulatedTill;
  readonly notices: Notices;
  readonly terminal: TbankTerminal;
  readonly misfortunes: Misfortunes;
}

const linesOf = ({ Items }: TbankReceipt): PrintedLine[] =>
  Items.map((item) => ({
    name: item.Name,
    price: item.Price,
    quantity: item.Quantity,
    rate: item.Tax,
    mode: item.PaymentMethod,
    subject: item.PaymentObject,
  }));

/** Receipts of T-Bank: with a payment or a refund, and one that closes a payment. Their end is told by notices alone. */
export function createTbankReceipts({ payments, till, notices, terminal, misfortunes }: Options) {
  payments.printBy('tbank', async (payment, refund) => {
    const lines = linesOf((refund ?? payment).receipt as unknown as TbankReceipt);
    const kind = refund ? 'refund' : 'payment';
    await till.print({ payment, refundId: refund?.id ?? null, kind, lines, settlements: [] });
  });

  till.tellBy('tbank', async ({ payment, kind, lines, status, document, at }) => {
    if (status !== 'succeeded') return;
    const body = {
      TerminalKey: terminal.terminalKey,
      OrderId: payment.key,
      Success: true,
      Status: 'RECEIPT',
      PaymentId: Number(payment.id),
      ErrorCode: '0',
      Amount: payment.amount,
      ReceiptAmount: sumOfLines(lines),
      FiscalNumber: 7,
      ShiftNumber: 1,
      ReceiptDatetime: at.toISOString(),
      FnNumber: '9960440300000002',
      EcrRegNumber: '0000000001',
      FiscalDocumentNumber: Number(document),
      FiscalDocumentAttribute: 2_617_603_921,
      Url: 'https://receipts.invalid/1',
      Type: kind === 'refund' ? 'IncomeReturn' : 'Income',
    };
    const password = misfortunes.signsWrongly ? 'another' : terminal.password;
    await notices.send({
      to: payment.noticesTo ?? terminal.noticesTo,
      body: JSON.stringify({ ...body, Token: signatureOf(body, password) }),
      acknowledgement: 'OK',
    });
  });

  function isWrong(receipt: TbankReceipt, amount: number): boolean {
    const { Items, FfdVersion, Phone } = receipt;
    const isBad = Items.some(
      ({ Name, Price, Quantity, Amount, MeasurementUnit: unit }) =>
        Name.length > 128 || !unit || Price * Quantity !== Amount,
    );
    return (
      isBad ||
      FfdVersion !== '1.2' ||
      Items.length > 100 ||
      (Phone !== undefined && !/^\+\d{11}$/.test(Phone)) ||
      sumOfLines(linesOf(receipt)) !== amount
    );
  }

  return {
    isWrong,
    /** Only of a payment whose first receipt was a prepayment. */
    async close(payment: KeptPayment, receipt: TbankReceipt): Promise<boolean> {
      const settlements = Object.entries(receipt.Payments ?? {}).map(([by, kopecks]) => ({
        by,
        kopecks,
      }));
      const sum = settlements.reduce((all, { kopecks }) => all + kopecks, 0);
      const first = payment.receipt as unknown as TbankReceipt | undefined;
      const isPrepaid = first?.Items.every(({ PaymentMethod: mode }) => mode !== 'full_payment');
      if (payment.stage !== 'paid' || !isPrepaid || isWrong(receipt, sum)) return false;
      const lines = linesOf(receipt);
      await till.print({ payment, refundId: null, kind: 'payment', lines, settlements });
      return true;
    },
  };
}
