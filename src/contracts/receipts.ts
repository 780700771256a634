// Without Zod, which would come into the bundle of the office with them.

/** Which till prints the receipts of a provider's payments. `own`: one of the shop that the provider leads to; `provider`: the provider's own. */
export const tills = ['none', 'own', 'provider'] as const;
export type Till = (typeof tills)[number];

export const taxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const;
export type TaxSystem = (typeof taxSystems)[number];

/** Rates of VAT that an owner sets, percent. `none`: without VAT. */
export const plainRates = ['none', '0', '5', '7', '10', '20', '22'] as const;
export type PlainRate = (typeof plainRates)[number];

/** Why a rate is asked about. `other rate`: of УСН, which knows none, 5 and 7 %. `other system`: 5 and 7 % are rates of УСН. `no vat`: ОСН usually has VAT. */
export type TaxDoubt = 'other rate' | 'other system' | 'no vat';

const simplified: readonly TaxSystem[] = ['usn_income', 'usn_income_outcome'];
const ofSimplified: readonly PlainRate[] = ['none', '5', '7'];

/** Whether a rate is to be asked about; never a reason to refuse it: the accountant knows. */
export function taxDoubt(system: TaxSystem, rate: PlainRate): TaxDoubt | undefined {
  if (simplified.includes(system)) return ofSimplified.includes(rate) ? undefined : 'other rate';
  if (system === 'osn' && rate === 'none') return 'no vat';
  return rate === '5' || rate === '7' ? 'other system' : undefined;
}

/** Rates of VAT as receipts name them: the calculated ones are those of a prepayment. */
export const vatRates = [...plainRates, '5/105', '7/107', '10/110', '20/120', '22/122'] as const;
export type VatRate = (typeof vatRates)[number];

/** The rate of a prepayment, by that of what is prepaid. */
export const calculatedRates: Readonly<Record<PlainRate, VatRate>> = {
  none: 'none',
  '0': '0',
  '5': '5/105',
  '7': '7/107',
  '10': '10/110',
  '20': '20/120',
  '22': '22/122',
};

/** How a line of a receipt is paid for, in the terms of the law. */
export const receiptModes = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
] as const;
export type ReceiptMode = (typeof receiptModes)[number];

export const receiptSubjects = ['commodity', 'service', 'payment'] as const;
export type ReceiptSubject = (typeof receiptSubjects)[number];

export const receiptKinds = ['payment', 'closing', 'refund'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/**
 * Where a receipt stands.
 * - `planned`: goes with a payment or a refund that has not succeeded yet.
 * - `due`: to be sent by itself. `sent`: its till has it and has not told the end.
 * - `failed`: a person has to look. `by_hand`: a member has noted its number.
 * - `outside`: of money that the staff noted; the till of the shop prints it.
 * - `void`: its payment or refund came to nothing.
 */
export const receiptStates = [
  'planned',
  'due',
  'sent',
  'registered',
  'failed',
  'by_hand',
  'outside',
  'void',
] as const;
export type ReceiptState = (typeof receiptStates)[number];

/**
 * Why a receipt was not printed.
 * - `mode`: the till knows no receipts of a part, or none of an advance.
 * - `off`: the till of its provider was switched off meanwhile.
 * - `money by hand`: a part of the money came beside the provider, so the till of the shop closes the order.
 * - `sum differs`: what stands in earlier receipts does not add up to it.
 * - `goods changed`: the order was changed after a payment, and its till closes each payment by itself: it would name goods that are not handed over.
 * - `rejected`: its till has refused it. `lost`: nothing is known of it for a day. `too long`: more lines than its till takes.
 */
export const receiptFailures = [
  'mode',
  'off',
  'money by hand',
  'sum differs',
  'goods changed',
  'rejected',
  'lost',
  'too long',
] as const;
export type ReceiptFailure = (typeof receiptFailures)[number];
