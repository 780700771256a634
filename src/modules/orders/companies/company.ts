import type { Company, OrderCompany } from '#contracts/admin/orders/order-company.ts';
import { isCompanyInn, isInn, isKpp } from '#contracts/company.ts';
import { companyFaults as faults } from '#messages/office/companies.ts';
import {
  type Changes,
  changesBetween,
  type Member,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { seeOrder } from '../office/hold-order.ts';
import { type OrderRow, selectOrderForUpdate } from '../queries.ts';
import { type CompanyRow, deleteCompany, selectCompany, upsertCompany } from './company-queries.ts';
import { withoutSigns } from './company-text.ts';

interface CompanyContext {
  readonly db: Database;
  readonly clock: Clock;
}

/** The company that buys an order, where it is one. Throws `order_not_found`. */
export async function getCompany(
  { db }: Pick<CompanyContext, 'db'>,
  number: string,
  member: Member,
): Promise<OrderCompany> {
  const { id } = await seeOrder({ db }, number, member);
  return present(await selectCompany(db, id));
}

/** Notes which company buys. Throws `order_not_found`, `company_changed` where another was quicker, and `invalid` for what is no ИНН or КПП. */
export function saveCompany(
  context: CompanyContext,
  number: string,
  { version, ...typed }: Company & { readonly version: number },
  member: Member,
): Promise<OrderCompany> {
  const company = checkedCompany(typed);
  return change(context, { number, version }, member, async (db, order, known) => {
    const row = {
      ...company,
      orderId: order.id,
      version: version + 1,
      changedAt: context.clock.now(),
      staffId: staffIdOf(member.actor),
    };
    const changes = changesOf(known, row);
    if (Object.keys(changes).length > 0) await upsertCompany(db, row);
    return changes;
  });
}

/** Notes that a person buys. Throws as {@link saveCompany}. */
export const removeCompany = (
  context: CompanyContext,
  number: string,
  version: number,
  member: Member,
): Promise<OrderCompany> =>
  change(context, { number, version }, member, async (db, order, known) => {
    if (!known) return {};
    await deleteCompany(db, order.id);
    return changesOf(known, undefined);
  });

/**
 * A company as it was typed, with its numbers without spaces; of an entrepreneur the КПП is null. Throws `invalid` of `inn` or `kpp`, each after
 * `prefix`.
 */
export function checkedCompany(
  { inn: typedInn, kpp: typedKpp, name, address }: Company,
  prefix = '',
) {
  const inn = withoutSigns(typedInn);
  const kpp = withoutSigns(typedKpp).toUpperCase();
  if (!isInn(inn)) throw invalid(`${prefix}inn`, faults.inn(inn));
  if (!isCompanyInn(inn) && kpp) throw invalid(`${prefix}kpp`, faults.noKpp);
  if (isCompanyInn(inn) && !isKpp(kpp)) throw invalid(`${prefix}kpp`, faults.kpp);
  return { inn, kpp: kpp || null, name, address };
}

type Told = Pick<CompanyRow, 'inn' | 'kpp' | 'name' | 'address'>;

/** What the log keeps; of an entrepreneur, who is a person, only that it changed. */
function changesOf(known: Told | undefined, row: Told | undefined): Changes {
  const changes = changesBetween(toldOf(known), toldOf(row));
  const isPerson = [known, row].some((one) => one && !isCompanyInn(one.inn));
  if (!isPerson) return changes;
  return Object.fromEntries(Object.keys(changes).map((key) => [key, 'changed' as const]));
}

const toldOf = (row: Told | undefined) => ({
  inn: row?.inn ?? null,
  kpp: row?.kpp ?? null,
  company: row?.name ?? null,
  legal_address: row?.address ?? null,
});

async function change(
  { db: outer, clock }: CompanyContext,
  { number, version }: { readonly number: string; readonly version: number },
  member: Member,
  work: (db: Database, order: OrderRow, known: CompanyRow | undefined) => Promise<Changes>,
): Promise<OrderCompany> {
  const { actor } = member;
  return outer.transaction(async (db) => {
    const { id } = await seeOrder({ db }, number, member);
    const order = await selectOrderForUpdate(db, id);
    if (!order) throw new DomainError('order_not_found');
    const known = await selectCompany(db, id);
    if ((known?.version ?? 0) !== version) throw new DomainError('company_changed');
    const changes = await work(db, order, known);
    if (Object.keys(changes).length > 0) {
      await recordAction(
        { db, clock, actor },
        { action: 'orders.company', entity: 'order', entityId: number, changes },
      );
    }
    return present(await selectCompany(db, id));
  });
}

const present = (row: CompanyRow | undefined): OrderCompany => ({
  version: row?.version ?? 0,
  company: row ? companyOf(row) : null,
});

/** A company as the API says it. */
export const companyOf = ({ inn, kpp, name, address }: CompanyRow): Company => ({
  inn,
  kpp: kpp ?? '',
  name,
  address,
});
