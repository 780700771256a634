import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OrderStatus, PaymentStatus } from '#contracts/order-states.ts';
import type { EventKind, EventResult, PaidBy } from '#contracts/payments.ts';
import type { Database } from '#platform/database/database.ts';

/** Sum and first payment of the orders of these tests, kopecks: half of it is no whole kopeck. */
export const PAYABLE = 6_149_001;
export const FIRST = 3_074_501;

/** New orders without lines, whose money alone is looked at; their ids in order. */
export async function bareOrders(
  db: Database,
  count: number,
  { status = 'new', payment = 'waiting_for_payment' }: Bare = {},
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH made AS (
      INSERT INTO carts (created_at, updated_at, ordered_at) SELECT now(), now(), now() FROM generate_series(1, ${count}::int) RETURNING id
    )
    INSERT INTO orders (number, cart_id, status_order, payment_status, payment_type, total_kopecks, amount_due_kopecks, delivery_type,
      customer_name, email, phone_number, city, address, consent_at, created_at)
    SELECT overlay(translate(lpad(id::text, 8, '0'), '0123456789', 'ABCDEFGHJK') PLACING '-' FROM 5 FOR 0), id, ${status}, ${payment}, 'partial', ${PAYABLE}::bigint, ${FIRST}::bigint, 'pickup',
      'Имя', 'guest@example.ru', '+70000000000', 'Городок', 'Улица', now(), now()
    FROM made RETURNING id`);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

interface Bare {
  readonly status?: OrderStatus;
  readonly payment?: PaymentStatus;
}

export interface LedgerEvent {
  readonly paymentId: string;
  readonly orderId: number;
  readonly kind: EventKind;
  readonly result: EventResult;
  readonly amount: number;
  readonly reference: string;
  readonly test?: boolean;
  /** Of a refund: by how much less the order costs. */
  readonly lowers?: number;
  /** ISO; default: now. */
  readonly at?: string;
}

/** Payments of these sums without any event, one an order; their ids. */
export async function barePayments(
  db: Database,
  wanted: readonly {
    readonly orderId: number;
    readonly provider: PaidBy;
    readonly amount: number;
    /** What the shop gets of it. */
    readonly income?: number | undefined;
  }[],
): Promise<string[]> {
  const rows = wanted.map((one) => ({ ...one, id: randomUUID() }));
  await db.execute(sql`
    INSERT INTO payments (id, order_id, purpose, provider, amount_kopecks, income_kopecks, made_by, created_at)
    SELECT id, "orderId", 'part', provider, amount, income, 'customer', now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one (id uuid, "orderId" int, provider text, amount bigint, income bigint)`);
  return rows.map(({ id }) => id);
}

/** Adds events in one statement. */
export async function addEvents(db: Database, events: readonly LedgerEvent[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO payment_events (payment_id, order_id, kind, result, amount_kopecks, provider, reference, test, lowers_kopecks, source, happened_at)
    SELECT one."paymentId", one."orderId", kind, result, amount, payment.provider, one.reference, coalesce(one.test, false), coalesce(one.lowers, 0), 'poll', coalesce(one.at, now())
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      AS one ("paymentId" uuid, "orderId" int, kind text, result text, amount bigint, reference text, test boolean, lowers bigint, at timestamptz)
    JOIN payments payment ON payment.id = one."paymentId"
    ON CONFLICT DO NOTHING`);
}

/** What happens to a payment. */
export interface PaymentStep extends Pick<LedgerEvent, 'amount' | 'at' | 'test' | 'lowers'> {
  readonly by?: PaidBy;
  /** Default: the money comes. */
  readonly kind?: EventKind;
  readonly result?: EventResult;
  readonly reference?: string;
}

/** A payment of an order with all that happens to it: its provider and sum are those of the first step. */
export async function payInSteps(
  db: Database,
  orderId: number,
  steps: readonly [PaymentStep, ...PaymentStep[]],
  income?: number,
): Promise<void> {
  const [{ by: provider = 'yookassa', amount }] = steps;
  const [id] = (await barePayments(db, [{ orderId, provider, amount, income }])) as [string];
  const events = steps.map(
    ({ kind = 'charge', result = 'succeeded', reference = id, by: _, ...step }): LedgerEvent => ({
      ...step,
      paymentId: id,
      orderId,
      kind,
      result,
      reference,
    }),
  );
  await addEvents(db, events);
}

interface Money extends Record<string, unknown> {
  readonly status: PaymentStatus;
  readonly charged: number;
  readonly refunded: number;
}

/** What orders say of their money, in the order of the ids. */
export async function moneyOf(db: Database, orderIds: readonly number[]): Promise<Money[]> {
  const { rows } = await db.execute<Money>(sql`
    SELECT payment_status AS status, charged_kopecks::float8 AS charged, refunded_kopecks::float8 AS refunded
    FROM unnest(${sql.param([...orderIds])}::int[]) WITH ORDINALITY AS asked (id, place) JOIN orders USING (id) ORDER BY place`);
  return rows;
}
