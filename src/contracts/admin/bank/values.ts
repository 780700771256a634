// Without Zod, which would come into the bundle of the office with them.

/** The largest file of the bank that is read, bytes. */
export const LARGEST_BANK_FILE = 5 * 1024 * 1024;

/** The most documents of one file. */
export const MOST_DOCUMENTS = 5000;

/** So many documents of a file are shown. */
export const MOST_SHOWN = 500;

/** So many are noted at once. */
export const MOST_NOTED = 200;

/**
 * What a document that came to the shop's account is: `matched` with one invoice beyond doubt, `doubtful`, `noted` before, or `foreign`: of no
 * invoice.
 */
export const bankKinds = ['matched', 'doubtful', 'noted', 'foreign'] as const;
export type BankKind = (typeof bankKinds)[number];

/**
 * Why a document may not be for an invoice: its purpose does not have the number, another ИНН pays, less or more came than is left of the invoice,
 * more than is left of the order, the invoice is paid or replaced, its order cancelled, other invoices fit too, or such a payment was noted by hand.
 */
export const bankDoubts = [
  'number',
  'inn',
  'less',
  'more',
  'beyond',
  'paid',
  'replaced',
  'cancelled',
  'several',
  'by_hand',
] as const;
export type BankDoubt = (typeof bankDoubts)[number];
