import { isIP } from 'node:net';
import type { CallbackAnswer, CallbackRequest } from '#contracts/callbacks.ts';
import { agreedVersions, requireConsent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendCallbackLetter } from './letter-jobs.ts';
import { storedPhone } from './phone.ts';
import { insertRequest } from './queries.ts';

export interface CallbacksContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Stores a request for a call and queues the letter to the shop in one transaction. Throws `invalid` or `documents_changed`. */
export function requestCallback(
  { db, clock, jobs }: CallbacksContext,
  request: CallbackRequest,
  ip: string,
): Promise<CallbackAnswer> {
  const { email, telegram, page } = request;
  const phone = storedPhone(request.phone);
  return db.transaction(async (db) => {
    await requireConsent({ db, clock }, request.consent);
    const { policyDocument, consentDocument } = await agreedVersions(
      { db, clock },
      ['policy', 'consent'],
      request.documents,
    );
    const id = crypto.randomUUID();
    const now = clock.now();
    await insertRequest(db, {
      id,
      phone,
      email,
      telegram,
      page,
      createdAt: now,
      policyDocument,
      consentDocument,
      consentAt: now,
      consentIp: isIP(ip) ? ip : null,
    });
    await sendCallbackLetter(db, jobs, id);
    return { phone, email, telegram };
  });
}
