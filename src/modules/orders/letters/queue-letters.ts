import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { SECOND } from '#platform/time/duration.ts';
import type { OrderRow, ToldChange } from '../queries.ts';

/** The queues of letters, which `letter-jobs.ts` sends. */
export const LETTERS = 'order-letter';
export const CHANGES = 'order-change-letter';
export const CANCELLATIONS = 'order-cancellation-letter';
export const EXPIRIES = 'order-expiry-letter';
export const LINK_REQUESTS = 'order-link-request';
export const PAY_LINKS = 'order-pay-link';
export const DRAFT_LINKS = 'order-draft-link';

type Sender = Pick<Jobs, 'send'>;

type AnnouncedOrder = Pick<OrderRow, 'id' | 'letterWithheld'>;

/** Queues both letters about an order. They are sent only after the transaction commits. */
export const sendOrderLetters = (
  db: Database,
  jobs: Sender,
  order: AnnouncedOrder,
): Promise<void> => jobs.send(db, LETTERS, ...readersOf(order));

/** The letter to the customer alone: the staff have placed the order. */
export const sendOrderLetter = (db: Database, jobs: Sender, id: number): Promise<void> =>
  jobs.send(db, LETTERS, { orderId: id, to: 'customer' });

/** For so long, ms, a member of the staff can take back a step of an order. */
export const UNDO_TIME = 10 * SECOND;
/** So much later, ms, than the last moment to take a step back its letter leaves. */
const GRACE = 2 * SECOND;
/** So long, ms, a letter about what can be taken back waits. */
export const AFTER_UNDO = UNDO_TIME + GRACE;

/**
 * Queues the letter that tells the customer about the shop's change. From an office where steps can be taken back every letter waits for
 * that, so that none overtakes another. `step`: the event of a change of status or payment, whose letter does not leave once it is undone.
 */
export function sendChangeLetter(
  db: Database,
  jobs: Sender,
  orderId: number,
  { change, undoable, step }: { change: ToldChange; undoable: boolean; step?: number | undefined },
): Promise<void> {
  const delay = undoable ? AFTER_UNDO : 0;
  const letter = { orderId, change, key: randomUUID(), ...(undoable && { step }) };
  return jobs.send(db, { queue: CHANGES, delay }, letter);
}

/** Queues the letter that tells the shop about the customer's cancellation, and the customer's where it was made by a link. */
export const sendCancellationLetters = (
  db: Database,
  jobs: Sender,
  order: AnnouncedOrder,
  { toCustomer }: { toCustomer: boolean },
): Promise<void> =>
  jobs.send(
    db,
    CANCELLATIONS,
    ...(toCustomer ? readersOf(order) : [{ orderId: order.id, to: 'shop' }]),
  );

/** Queues a request for the link to an order: known and unknown orders take the same work, and so the same time. */
export const sendLinkRequest = (
  db: Database,
  jobs: Sender,
  request: { number: string; email: string },
): Promise<void> => jobs.send(db, LINK_REQUESTS, { ...request, key: randomUUID() });

/** Queues a letter with the link to pay. */
export const sendPayLink = (db: Database, jobs: Sender, orderId: number): Promise<void> =>
  jobs.send(db, PAY_LINKS, { orderId, key: randomUUID() });

/** Queues both letters about an unpaid order that was cancelled after its term. */
export const sendExpiryLetters = (
  db: Database,
  jobs: Sender,
  order: AnnouncedOrder,
): Promise<void> => jobs.send(db, EXPIRIES, ...readersOf(order));

/** The shop, and the customer where the letter is not withheld. */
const readersOf = ({ id, letterWithheld }: AnnouncedOrder) => [
  ...(letterWithheld ? [] : [{ orderId: id, to: 'customer' }]),
  { orderId: id, to: 'shop' },
];
