import { personalDataWords as words } from '#messages/accounts/personal-data-file.ts';
import { type AccountsContext, selectCustomer } from '#modules/accounts/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { MOST, selectPersonalData } from './export-queries.ts';
import { partsOfAccount } from './parts-of-account.ts';

/**
 * What the shop keeps about a customer, under words that a person reads: one moment of the database, each list bounded. What came without the account
 * is in it where its e-mail is certainly theirs. Throws `token_invalid`.
 */
export function exportOwn(
  { db, clock }: Pick<AccountsContext, 'db' | 'clock'>,
  { customerId }: Viewer,
): Promise<object> {
  return db.transaction(
    async (db) => {
      const customer = await selectCustomer(db, customerId);
      if (!customer) throw new DomainError('token_invalid');
      const parts = await partsOfAccount(db, customer, customer.emailProvedAt !== null);
      const { name } = await getSiteSettings(db);
      return {
        [words.about]: [...words.aboutText, words.capped(MOST)],
        [words.shop]: name,
        [words.madeAt]: clock.now().toISOString(),
        ...(await selectPersonalData(db, parts, customerId)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
