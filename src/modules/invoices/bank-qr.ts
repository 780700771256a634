import type { InvoiceBody } from './invoice-body.ts';

/** What the standard allows of a field. */
const LONGEST = { Name: 160, BankName: 45, Purpose: 210 } as const;

/** The payment of an invoice as the apps of banks read it from a QR code (ГОСТ Р 56042, in UTF-8). The sum is in kopecks. */
export function bankQr({ seller, bank, amount, purpose }: InvoiceBody): string {
  const fields = {
    Name: seller.name,
    PersonalAcc: bank.account,
    BankName: bank.bank,
    BIC: bank.bic,
    CorrespAcc: bank.correspondent,
    Sum: String(amount),
    Purpose: purpose,
    PayeeINN: seller.inn,
    ...(seller.kpp && { KPP: seller.kpp }),
  };
  const told = Object.entries(fields).map(
    ([name, value]) => `${name}=${plain(value, LONGEST[name as keyof typeof LONGEST])}`,
  );
  return ['ST00012', ...told].join('|');
}

/** Without what would end the field. */
const plain = (text: string, longest?: number): string =>
  text
    .replace(/[|\s]+/g, ' ')
    .trim()
    .slice(0, longest);
