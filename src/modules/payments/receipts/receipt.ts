import type { Kopecks } from '#contracts/money.ts';
import type { ReceiptMode, ReceiptSubject, TaxSystem, VatRate } from '#contracts/receipts.ts';

/** A line of a receipt. */
export interface ReceiptItem {
  /** Which part of the order it is: `line 0` by position, `charge lift` by kind, `advance`. */
  readonly of: string;
  readonly name: string;
  readonly quantity: number;
  /** Of all pieces together. */
  readonly kopecks: Kopecks;
  readonly rate: VatRate;
  readonly mode: ReceiptMode;
  readonly subject: ReceiptSubject;
}

/** By what a receipt is settled. `prepayment`: by what earlier receipts tell. */
export interface Settlement {
  readonly by: 'cashless' | 'prepayment';
  readonly kopecks: Kopecks;
}

/** A receipt of 54-ФЗ, whatever the till. Its items and its settlements have one sum. */
export interface Receipt {
  readonly items: readonly ReceiptItem[];
  readonly settlements: readonly Settlement[];
  readonly taxSystem: TaxSystem;
  readonly email: string;
  /** `79991234567`; null where the order has no Russian number. */
  readonly phone: string | null;
}

export const sumOfItems = (items: readonly Pick<ReceiptItem, 'kopecks'>[]): Kopecks =>
  items.reduce((sum, { kopecks }) => sum + kopecks, 0);

/** What the till of a provider can do. */
export interface TillTraits {
  readonly modes: readonly ReceiptMode[];
  /** Whether one receipt at the handover stands for all payments of an order, or each payment has its own. */
  readonly closes: 'order' | 'payment';
  readonly mostItems: number;
  readonly mostName: number;
  /** Whether a receipt that went with a payment and was refused may be sent again by itself. */
  readonly repeats: boolean;
}
