import type { BankDetails } from '#contracts/admin/payments/bank-details.ts';
import {
  isAccountOf,
  isBic,
  isCompanyInn,
  isCorrespondentOf,
  isInn,
  isKpp,
} from '#contracts/company.ts';
import { companyFaults } from '#messages/office/companies.ts';
import { invoiceFaults as faults } from '#messages/office/invoices.ts';
import { changesBetween, type Member, recordAction, staffIdOf } from '#modules/audit/index.ts';
import { getSeller } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type BankRow, selectBank, upsertBank } from './queries.ts';

interface StoredBank {
  readonly details: BankDetails | null;
  readonly seller: string;
}

/** To which account invoices are paid, as the owner has entered it. */
export async function getBankDetails(db: Database): Promise<StoredBank> {
  const row = await selectBank(db);
  const { name: seller } = await getSeller(db);
  return { details: row ? told(row) : null, seller };
}

/** Stores the account, checked against its bank. Throws `invalid`. Invoices that are made stay as they are. */
export async function saveBankDetails(
  { db: outer, clock }: { readonly db: Database; readonly clock: Clock },
  typed: BankDetails,
  { actor }: Member,
): Promise<StoredBank> {
  const details = checked(typed);
  return outer.transaction(async (db) => {
    const before = await selectBank(db);
    const row = { ...details, changedAt: clock.now(), staffId: staffIdOf(actor) };
    await upsertBank(db, row);
    await recordAction(
      { db, clock, actor },
      {
        action: 'bank_details.change',
        entity: 'bank_details',
        entityId: 'shop',
        changes: changesBetween(before ? logged(before) : {}, logged(row)),
      },
    );
    return getBankDetails(db);
  });
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

function checked(typed: BankDetails) {
  const [inn, account, bic, correspondent] = [
    withoutSpaces(typed.inn),
    withoutSpaces(typed.account),
    withoutSpaces(typed.bic),
    withoutSpaces(typed.correspondent),
  ];
  const kpp = withoutSpaces(typed.kpp).toUpperCase();
  if (!isInn(inn)) throw invalid('inn', companyFaults.inn(inn));
  if (!isCompanyInn(inn) && kpp) throw invalid('kpp', companyFaults.noKpp);
  if (isCompanyInn(inn) && !isKpp(kpp)) throw invalid('kpp', companyFaults.kpp);
  if (!isBic(bic)) throw invalid('bic', faults.bic);
  if (!isAccountOf(account, bic)) throw invalid('account', faults.account);
  if (!isCorrespondentOf(correspondent, bic)) throw invalid('correspondent', faults.correspondent);
  return { inn, kpp: kpp || null, account, bic, bank: typed.bank, correspondent };
}

/** In the log other things are called accounts, too. */
const logged = (row: BankRow) => {
  const { account, ...details } = told(row);
  return { ...details, bank_account: account };
};

const told = ({
  inn,
  kpp,
  account,
  bic,
  bank,
  correspondent,
}: Omit<BankRow, 'changedAt' | 'staffId'>): BankDetails => ({
  inn,
  kpp: kpp ?? '',
  account,
  bic,
  bank,
  correspondent,
});
