import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { DAY, HOUR } from '#platform/time/duration.ts';
import { selectPayment } from '../online/online-queries.ts';
import type { OpenProvider, Providers } from '../online/providers.ts';
import { selectRefund } from '../online/refund-queries.ts';
import type { AskedReceipt, Fiscal, NoticedReceipt, ReceiptTold } from '../providers/provider.ts';
import { receipts } from '../tables.ts';
import { receiptOf } from './plan-receipts.ts';
import {
  claimReceipt,
  lockReceipt,
  type ReceiptRow,
  selectReceipt,
  updateReceipt,
} from './receipt-queries.ts';

export interface ReceiptContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly providers: Providers;
  /** So many ms lie between two questions about a receipt. Default: five seconds. */
  readonly apart?: number;
}

const APART = 5000;
/** What is not printed for so long is looked at by a person. */
const LATE = DAY;
/** A call whose answer was lost is repeated with its key for so long: then providers forget keys. */
const REPEATED = DAY - HOUR;

/** What became of the payment or refund that a receipt goes with: `came` where its money did. In the transaction of its event. */
export async function followPlanned(
  db: Database,
  of: { readonly payment: string } | { readonly refund: string },
  became: 'came' | 'nothing',
  at: Date,
): Promise<void> {
  const which =
    'refund' in of
      ? eq(receipts.refundId, of.refund)
      : and(eq(receipts.paymentId, of.payment), eq(receipts.kind, 'payment'));
  const rows = await db
    .select()
    .from(receipts)
    .where(and(which, inArray(receipts.state, ['planned', 'void'])))
    .for('update');
  for (const { id, failure } of rows) {
    const state = failure ? 'failed' : 'sent';
    const change =
      became === 'came' ? ({ state, dueAt: at } as const) : ({ state: 'void' } as const);
    await updateReceipt(db, id, change);
  }
}

/**
 * Sends a receipt that is due, or asks what became of one that its till has. Its key is in the database before the call, so a lost answer prints
 * no second one; where a till knows no keys, a person looks instead.
 */
export async function followReceipt(
  context: ReceiptContext,
  id: string,
): Promise<ReceiptRow | undefined> {
  const { db, clock, providers, apart = APART } = context;
  const known = await selectReceipt(db, id);
  if (!known || known.provider === 'hand') return known;
  const open = await providers.of(known.provider);
  const claimed = await claimReceipt(db, id, { now: clock.now(), apart });
  const asked = claimed && (await askedOf(db, claimed));
  if (!open || !claimed || !asked) return known;
  const told = await tell(open, claimed, asked, known.askedAt !== null, clock.now());
  await db.transaction((db) => apply(db, id, told, clock.now()));
  return selectReceipt(db, id);
}

async function askedOf(db: Database, row: ReceiptRow): Promise<AskedReceipt | undefined> {
  const payment = await selectPayment(db, row.paymentId);
  if (!payment?.reference) return undefined;
  const refund = row.refundId ? await selectRefund(db, row.refundId) : undefined;
  return {
    key: row.key,
    payment: payment.reference,
    refund: refund?.reference ?? null,
    kind: row.kind,
    receipt: receiptOf(row),
    reference: row.reference,
  };
}

async function tell(
  { provider, till }: OpenProvider,
  { state, dueAt, createdAt }: ReceiptRow,
  asked: AskedReceipt,
  wasAsked: boolean,
  now: Date,
): Promise<ReceiptTold> {
  if (state === 'sent') return provider.receiptState(asked);
  const isOld = now.getTime() - (dueAt ?? createdAt).getTime() > REPEATED;
  if (!wasAsked || (till?.repeats && !isOld)) return provider.sendReceipt(asked);
  const found = await provider.receiptState(asked);
  return found.state === 'absent' || found.state === 'unknown'
    ? { ...found, state: 'absent' }
    : found;
}

async function apply(db: Database, id: string, told: ReceiptTold, now: Date): Promise<void> {
  const row = await lockReceipt(db, id);
  if (!row || !['due', 'sent'].includes(row.state)) return;
  const reference = told.reference ?? row.reference;
  const isLate = now.getTime() - (row.dueAt ?? row.createdAt).getTime() >= LATE;
  switch (told.state) {
    case 'registered':
      return updateReceipt(db, id, { ...registeredAs(told.fiscal, now), reference });
    case 'refused':
      return updateReceipt(db, id, {
        state: 'failed',
        failure: 'rejected',
        refusalCode: told.code,
        reference,
      });
    case 'pending':
      if (!isLate) return updateReceipt(db, id, { state: 'sent', reference });
      return updateReceipt(db, id, { state: 'failed', failure: 'lost', reference });
    case 'absent':
    case 'unknown': {
      const isLost = isLate || (told.state === 'absent' && row.state === 'due');
      if (isLost) await updateReceipt(db, id, { state: 'failed', failure: 'lost' });
    }
  }
}

const registeredAs = (fiscal: Fiscal | null, now: Date) =>
  ({
    state: 'registered',
    failure: null,
    refusalCode: null,
    fiscalStorage: fiscal?.storage ?? null,
    fiscalDocument: fiscal?.document ?? null,
    fiscalSign: fiscal?.sign ?? null,
    link: fiscal?.link ?? null,
    registeredAt: fiscal?.at ?? now,
  }) as const;

/** Notes a receipt that a signed notice tells, in the transaction of the notice: the oldest of its payment that waits for it. */
export async function noteNoticed(
  db: Database,
  paymentId: string,
  { isReturn, amount, fiscal }: NoticedReceipt,
  now: Date,
): Promise<void> {
  const [row] = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, paymentId),
        inArray(receipts.state, ['planned', 'due', 'sent', 'failed']),
        isReturn ? eq(receipts.kind, 'refund') : inArray(receipts.kind, ['payment', 'closing']),
        amount === null ? undefined : eq(receipts.amountKopecks, amount),
      ),
    )
    .orderBy(asc(receipts.place))
    .limit(1)
    .for('update');
  if (row) await updateReceipt(db, row.id, registeredAs(fiscal, now));
}
