import { z } from 'zod';
import type { companyFindings } from '#contracts/admin/delivery/companies.ts';
import { type AddressesContext, dayOfService, openKey } from '../addresses.ts';
import { askSuggestions } from '../dadata.ts';
import { selectService, setStopped, takeUse } from '../queries.ts';

const PATH = '/suggestions/api/4_1/rs/findById/party';

interface Finding {
  readonly finding: (typeof companyFindings)[number];
  readonly company: {
    readonly name: string;
    readonly kpp: string;
    readonly address: string;
  } | null;
}

const nothing = (finding: Finding['finding']): Finding => ({ finding, company: null });

/** The company of an ИНН, as DaData knows it; it counts as a question of the day. Never throws for want of an answer. */
export async function findCompany(context: AddressesContext, inn: string): Promise<Finding> {
  const { db, clock, sealing, dadataUrl: url, patience } = context;
  const today = dayOfService(clock);
  const row = await selectService(db, today);
  const key = row && openKey(sealing, row);
  if (!row || key === undefined) return nothing('no_key');
  if (!(await takeUse(db, today, row.dailyBudget))) return nothing('silent');
  const body = { query: inn, branch_type: 'MAIN', count: 1 };
  const answer = await askSuggestions({ url, key, patience }, PATH, body);
  if ('failure' in answer) {
    if (answer.failure === 'refused') await setStopped(db, today, true);
    return nothing('silent');
  }
  const { data: found } = party.safeParse(answer.suggestions[0]);
  if (!found || found.data.inn !== inn) return nothing('none');
  const { name, kpp, address, state } = found.data;
  const isClosed = ['LIQUIDATED', 'BANKRUPT'].includes(state?.status ?? '');
  return {
    finding: isClosed ? 'closed' : 'found',
    company: {
      name: name.short_with_opf || name.full_with_opf || '',
      kpp: kpp ?? '',
      address: address?.unrestricted_value || address?.value || '',
    },
  };
}

const text = z.string().max(1000).nullish();

const party = z.object({
  data: z.object({
    inn: z.string(),
    kpp: text,
    name: z.object({ short_with_opf: text, full_with_opf: text }),
    address: z.object({ value: text, unrestricted_value: text }).nullish(),
    state: z.object({ status: text }).nullish(),
  }),
});
