import type { CheckedKeys } from '#contracts/admin/payments/providers.ts';
import type { ProviderName, ProviderTrial } from '#contracts/payments.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { openProvider, type ProviderRow, type ProvidersContext } from '../online/providers.ts';
import type { KeysCheck } from '../providers/provider.ts';
import { selectProviders } from './key-queries.ts';

const SAID_NOTHING = { told_account: null, told_test: null, methods: [], code: null };

/** Asks a provider with the keys that are stored. Throws `not_found` where none are. */
export async function checkKeys(
  context: ProvidersContext,
  name: ProviderName,
): Promise<CheckedKeys> {
  const row = (await selectProviders(context.db)).find((one) => one.name === name);
  if (!row) throw new DomainError('not_found');
  const open = openProvider(context, row);
  if (!open) return { ...SAID_NOTHING, outcome: 'keys_unreadable' };
  const told = await open.provider.check();
  const outcome = outcomeOf(row, told);
  if (told.answer === 'works') {
    const { account, isTest, methods } = told;
    const known = { told_account: account, told_test: isTest, methods: [...methods] };
    return { ...SAID_NOTHING, ...known, outcome };
  }
  return { ...SAID_NOTHING, outcome, code: told.answer === 'not understood' ? told.code : null };
}

/** Terminals of T-Bank for trying out; no answer of it tells the mode. */
const DEMO = /DEMO$/i;

function outcomeOf(row: ProviderRow, told: KeysCheck): ProviderTrial {
  switch (told.answer) {
    case 'works': {
      if (told.account !== row.account) return 'account_differs';
      const isDemo = row.name === 'tbank' && DEMO.test(row.account) ? true : null;
      const isTest = told.isTest ?? isDemo;
      return isTest !== null && isTest !== row.isTest ? 'mode_differs' : 'works';
    }
    case 'keys refused':
      return 'keys_refused';
    case 'silent':
      return 'silent';
    case 'not understood':
      return 'not_understood';
  }
}
