// Without Zod, which would come into the bundle of the office with it.

/** How it stands with an invoice. `part`: less came than it asks for; `over`: its days are over. */
export const invoiceStates = ['open', 'part', 'paid', 'over', 'replaced'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
