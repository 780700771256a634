import { type CallsContext, insertDemoRequest, recordCall } from '#modules/callbacks/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { DemoCall } from '../../../db/demo/office/story.ts';
import { demoPhone, nobody } from './nobody.ts';
import type { StoryClock } from './story-clock.ts';

interface Teller {
  readonly db: Database;
  readonly clock: StoryClock;
  readonly context: Omit<CallsContext, 'db' | 'clock'>;
}

/** Keeps a request for a call of the demo, and the calls since, each at its time. */
export async function tellCall(teller: Teller, { at, calls, ...told }: DemoCall): Promise<void> {
  const { db, clock, context } = teller;
  const request = {
    phone: demoPhone(told.phone),
    email: told.mailbox ? `${told.mailbox}@demo.example` : null,
    telegram: told.telegram ?? null,
    page: told.page ?? null,
  };
  const id = await insertDemoRequest({ db, clock: clock.at(at) }, request);
  for (const [made, { at: calledAt, outcome, note = null, again }] of calls.entries()) {
    await recordCall(
      { ...context, db, clock: clock.at(calledAt) },
      id,
      { version: made + 1, outcome, note, call_at: again && clock.typed(again) },
      nobody,
    );
  }
}
