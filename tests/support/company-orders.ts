import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Member } from './staff.ts';

/** A company that does not exist, with numbers that could. */
export const romashka = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Ромашка»',
  address: 'г Примерск, ул Образцовая, д 1',
};

/** The account of a shop at a bank that does not exist. */
export const bankOfShop = {
  inn: '7736207543',
  kpp: '770401001',
  account: '40702810200000000001',
  bic: '044525225',
  bank: 'Банк для проб',
  correspondent: '30101810400000000225',
};

/** A company buys an order. */
export const sellTo = (member: Member, number: string, company: object = romashka) =>
  member.call('PUT', `/api/admin/orders/${number}/company/`, { version: 0, ...company });

/** The shop has a seller and an account, entered by nobody. */
export async function openAccount(db: Database): Promise<void> {
  const { inn, kpp, account, bic, bank, correspondent } = bankOfShop;
  await db.execute(sql`
    INSERT INTO bank_details (inn, kpp, account, bic, bank, correspondent, changed_at)
    VALUES (${inn}, ${kpp}, ${account}, ${bic}, ${bank}, ${correspondent}, now())`);
  await db.execute(sql`
    UPDATE site_settings SET seller_name = 'ООО «Пробный магазин»', seller_details = ${`г. Примерск, ИНН ${inn}`}`);
}

/** Makes an invoice of the order as it is; null: over all that is left. */
export async function makeInvoice(member: Member, number: string, amount: number | null = null) {
  const { version } = (await member.call('GET', `/api/admin/orders/${number}/`)).json();
  return member.call('POST', `/api/admin/orders/${number}/invoices/`, { version, amount });
}
