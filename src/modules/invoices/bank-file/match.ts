import type { BankDoubt, BankKind } from '#contracts/admin/bank/values.ts';
import type { Kopecks } from '#contracts/money.ts';
import type { BankDocument } from './bank-document.ts';
import { numbersInPurpose } from './numbers-in-purpose.ts';

/** An invoice that money may be for, as it stands before the file. */
export interface AwaitedInvoice {
  readonly number: number;
  readonly madeOn: string;
  readonly inn: string;
  readonly company: string;
  /** What it asks for, less what came. */
  readonly rest: Kopecks;
  readonly isReplaced: boolean;
  readonly order: {
    readonly number: string;
    readonly version: number;
    readonly left: Kopecks;
    readonly isCancelled: boolean;
  };
  /** Payments of it that were noted by hand, as `number kopecks`. */
  readonly byHand: ReadonlySet<string>;
}

export interface Fit {
  readonly invoice: AwaitedInvoice;
  readonly rest: Kopecks;
  readonly doubts: readonly BankDoubt[];
  /** More came than is left of the order. */
  readonly isExtra: boolean;
}

export interface Matched {
  readonly document: BankDocument;
  readonly kind: Exclude<BankKind, 'noted'>;
  /** The likeliest first. */
  readonly fits: readonly Fit[];
}

/**
 * Which invoices documents are for. Without a doubt is one whose number the purpose has, of the payer's ИНН, with just the sum that is left; what such
 * a document pays is paid for those behind it, so that of two that pay an invoice the second is doubtful.
 */
export function matchDocuments(
  documents: readonly BankDocument[],
  invoices: readonly AwaitedInvoice[],
): Matched[] {
  const byNumber = new Map(invoices.map((one) => [one.number, one]));
  const byInn = Map.groupBy(invoices, ({ inn }) => inn);
  const taken = new Taken();
  return documents.map((document): Matched => {
    const named = numbersInPurpose(document.purpose);
    const ofPayer = (byInn.get(document.inn) ?? []).filter((one) => !one.isReplaced);
    const owed = new Set([
      ...[...named].flatMap((number) => byNumber.get(number) ?? []),
      ...ofPayer.filter((one) => taken.restOf(one) > 0),
    ]);
    // The payer owes nothing: more than it was asked for may have come.
    const likely = owed.size > 0 ? [...owed] : ofPayer.slice(-1);
    const judged = likely.map((one) => judge(document, one, named, taken));
    const sure = judged.filter(({ doubts }) => doubts.length === 0);
    const [only] = sure;
    if (only && sure.length === 1) taken.add(only.invoice, document.kopecks);
    const fits = sure.length > 1 ? judged.map(amongOthers) : judged;
    return { document, kind: kindOf(fits), fits: fits.toSorted(likeliestFirst) };
  });
}

/** What documents before have paid. */
class Taken {
  readonly #ofInvoices = new Map<number, Kopecks>();
  readonly #ofOrders = new Map<string, Kopecks>();

  add({ number, order }: AwaitedInvoice, kopecks: Kopecks): void {
    this.#ofInvoices.set(number, (this.#ofInvoices.get(number) ?? 0) + kopecks);
    this.#ofOrders.set(order.number, (this.#ofOrders.get(order.number) ?? 0) + kopecks);
  }

  restOf({ number, rest }: AwaitedInvoice): Kopecks {
    return Math.max(0, rest - (this.#ofInvoices.get(number) ?? 0));
  }

  leftOf({ order }: AwaitedInvoice): Kopecks {
    return Math.max(0, order.left - (this.#ofOrders.get(order.number) ?? 0));
  }
}

function judge(
  { number, inn, kopecks }: BankDocument,
  invoice: AwaitedInvoice,
  named: ReadonlySet<number>,
  taken: Taken,
): Fit {
  const rest = taken.restOf(invoice);
  const { isCancelled } = invoice.order;
  const isExtra = kopecks > taken.leftOf(invoice);
  const found: Readonly<Record<BankDoubt, boolean>> = {
    number: !named.has(invoice.number),
    inn: inn !== invoice.inn,
    less: rest > kopecks,
    more: rest > 0 && rest < kopecks,
    paid: rest === 0,
    beyond: isExtra && !isCancelled && rest > 0,
    replaced: invoice.isReplaced,
    cancelled: isCancelled,
    several: false,
    by_hand: invoice.byHand.has(handKey(number, kopecks)),
  };
  const doubts = Object.entries(found).flatMap(([doubt, is]) => (is ? [doubt as BankDoubt] : []));
  return { invoice, rest, doubts, isExtra };
}

export const handKey = (document: string, kopecks: Kopecks): string => `${document} ${kopecks}`;

const amongOthers = (fit: Fit): Fit =>
  fit.doubts.length === 0 ? { ...fit, doubts: ['several'] } : fit;

function kindOf(fits: readonly Fit[]): Matched['kind'] {
  if (fits.length === 0) return 'foreign';
  return fits.some(({ doubts }) => doubts.length === 0) ? 'matched' : 'doubtful';
}

const likeliestFirst = (one: Fit, other: Fit): number =>
  one.doubts.length - other.doubts.length || other.invoice.number - one.invoice.number;
