import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { toRoubles } from '#contracts/money.ts';
import type { PaidBy } from '#contracts/payments.ts';
import {
  type Changes,
  changesBetween,
  type FindStaffNames,
  type Member,
  recordAction,
  staffIdOf,
} from '#modules/audit/index.ts';
import { followLedger, holdOrder, type OrderRow } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { followDropped } from '../ledger/dropped.ts';
import { insertEvent, type NewPaymentEvent } from '../ledger/ledger-queries.ts';
import { getOrderPayments } from './order-payments.ts';

export interface ManualContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly staffNames: FindStaffNames;
}

/** The order of a change, locked, and who makes it. */
export interface HeldMoney {
  /** The transaction of the change. */
  readonly db: Database;
  readonly order: OrderRow;
  readonly staffId: number | null;
  readonly at: Date;
}

/** What was done with the money, for the history of the order. */
interface Done {
  readonly of: 'came' | 'went back' | 'taken back' | 'refund taken back' | 'settled';
  readonly kopecks: number;
  readonly note: string;
  readonly payment?: string;
  /** The one refund by hand. */
  readonly refund?: string | undefined;
  /** The number of the order that money which went back pays for. */
  readonly other?: string | undefined;
  /** Who has asked for it tells the customer. */
  readonly apart?: boolean | undefined;
  /** Default: by hand. */
  readonly by?: PaidBy;
}

/**
 * Does a work with the money of an order in one transaction: the order of the version that the member has seen is locked, events are added by
 * `work`, then history, letter and log follow. Answers the money of the version that this has made. Throws what `work` throws, `order_not_found` and `order_changed`.
 */
export function onMoney(
  context: ManualContext,
  { number, version, action }: { number: string; version: number; action: string },
  member: Member,
  work: (held: HeldMoney) => Promise<Done>,
): Promise<OrderPayments> {
  const { clock, jobs } = context;
  return context.db.transaction(async (db) => {
    const order = await holdOrder({ ...context, db }, number, version, member);
    const { actor } = member;
    const staffId = staffIdOf(actor);
    const at = clock.now();
    const done = await work({ db, order, staffId, at });
    const { of, kopecks, note, payment, refund, other, apart = false, by = 'hand' } = done;
    await followDropped(db, order, staffId);
    const told = { kind: 'money', of, amount: toRoubles(kopecks), by, note } as const;
    const { paymentStatus } = await followLedger(
      { db, jobs },
      order,
      {
        ...told,
        ...(payment && { payment }),
        ...(refund && { refund }),
        ...(other && { other }),
      },
      { actor: 'shop', staffId, at },
      { undoable: true, apart },
    );
    const changes: Changes = {
      money: { from: null, to: kopecks },
      ...changesBetween(order, { paymentStatus }),
    };
    await recordAction(
      { db, clock, actor },
      { action, entity: 'order', entityId: number, changes },
    );
    return getOrderPayments({ ...context, db }, number, member);
  });
}

/** Adds an event of a payment by hand, of something that has happened. */
export async function addHandEvent(
  { db, order, staffId, at }: HeldMoney,
  event: Pick<NewPaymentEvent, 'paymentId' | 'kind' | 'amountKopecks' | 'reference' | 'note'> &
    Partial<Pick<NewPaymentEvent, 'result' | 'lowersKopecks'>>,
): Promise<void> {
  await insertEvent(db, {
    result: 'succeeded',
    ...event,
    orderId: order.id,
    provider: 'hand',
    source: 'staff',
    staffId,
    happenedAt: at,
  });
}
