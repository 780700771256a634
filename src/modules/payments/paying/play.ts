import { randomUUID } from 'node:crypto';
import { toRoubles } from '#contracts/money.ts';
import {
  firstPaymentOf,
  followLedger,
  lockOrderOfLink,
  readPayingTerms,
  sumsOf,
} from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { insertEvent, insertPayment } from '../ledger/ledger-queries.ts';
import { partOf } from './parts.ts';

export interface PlayContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  /** Whether this shop is a demo that only this machine sees, without a payment provider. */
  readonly mayPlay: (db: Database) => Promise<boolean>;
}

/**
 * Plays a payment in a demo: no money moves, and it counts no more once a provider is set up. Throws `not_found` in any other shop,
 * `order_link_invalid`, `payment_not_needed`.
 */
export async function playPayment(
  { db, clock, jobs, mayPlay }: PlayContext,
  token: string,
  wanted: 'first' | 'rest',
): Promise<void> {
  if (!(await mayPlay(db))) throw new DomainError('not_found');
  await db.transaction(async (db) => {
    const order = await lockOrderOfLink(db, token);
    const first = await firstPaymentOf(db, order, await readPayingTerms(db));
    const { left, paid, lowered } = sumsOf(order);
    const { amount, purpose } = partOf(
      { left, paid, lowered, first, onlyWhole: false },
      wanted,
      {},
    );
    const [id, at] = [randomUUID(), clock.now()];
    const of = { orderId: order.id, provider: 'play', amountKopecks: amount, test: true } as const;
    await insertPayment(db, { ...of, id, purpose, madeBy: 'customer', createdAt: at });
    await insertEvent(db, {
      ...of,
      paymentId: id,
      kind: 'charge',
      result: 'succeeded',
      reference: id,
      source: 'customer',
      happenedAt: at,
    });
    const work = { kind: 'money', of: 'came', amount: toRoubles(amount), by: 'play' } as const;
    const told = { ...work, note: '', payment: id };
    const by = { actor: 'customer', at } as const;
    await followLedger({ db, jobs }, order, told, by, { isTrial: true });
  });
}
