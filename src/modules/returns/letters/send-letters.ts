import { z } from 'zod';
import { returnPathOf } from '#contracts/page-paths.ts';
import {
  makeLink,
  type OrderLineRow,
  receiptOf,
  selectNumbersOf,
  selectOrder,
} from '#modules/orders/index.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { moneyOf } from '../money.ts';
import { type ReturnLineRow, selectEvent, selectLines, selectReturn } from '../queries.ts';
import { goodsText } from '../returnable.ts';
import { letterToCustomer, letterToShop, refundLetter } from './letter.ts';
import {
  getsLetters,
  RETURN_LETTERS,
  type ReturnRefund,
  sendRefundLetter,
} from './queue-letters.ts';

const stepSchema = z.object({ eventId: z.int(), to: z.enum(['customer', 'shop']) });
const payloadSchema = z.union([stepSchema, z.object({ returnId: z.int(), refund: z.uuid() })]);

interface LetterContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Origin of the office. */
  readonly adminUrl: string;
  /** The address for letters to the shop; by default, the one in the site settings. */
  readonly shopEmail: string | undefined;
}

/** A bank has not decided yet: the refund is looked at again so much later. */
const NEXT_LOOK = HOUR;

/** Sends the letters that `queue-letters.ts` has queued. Orders of the demo get none. */
export function workOnReturnLetters(jobs: Jobs, context: LetterContext): void {
  jobs.work(RETURN_LETTERS, async (given) => {
    const payload = payloadSchema.parse(given);
    return 'refund' in payload
      ? sendOfRefund({ ...context, jobs }, payload)
      : sendOfStep(context, payload);
  });
}

async function sendOfStep(
  context: LetterContext,
  { eventId, to }: z.infer<typeof stepSchema>,
): Promise<void> {
  const { db, mailer, adminUrl, shopEmail } = context;
  const event = await selectEvent(db, eventId);
  const found = event && (await readFacts(context, event.returnId));
  if (!found) return;
  const { frame, facts, lines, ordered } = found;
  if (to === 'customer') {
    if (!getsLetters(found.frame.order)) return;
    await mailer.send(letterToCustomer(await withLink(context, frame), { ...facts, event }));
    return;
  }
  const address = shopEmail ?? frame.sender.email;
  const url = `${adminUrl}/admin/returns/${frame.row.id}`;
  const words = { goods: goodsText(lines, ordered), to: address };
  if (address) await mailer.send(letterToShop({ ...frame, url }, event, words));
}

/** A refund that its bank has not decided is looked at later; one that was refused or taken back is told of no more. */
async function sendOfRefund(
  context: LetterContext & { readonly jobs: Jobs },
  given: ReturnRefund,
): Promise<void> {
  const { db, jobs, mailer } = context;
  const found = await readFacts(context, given.returnId);
  const refund = found?.facts.money.refunds.find(({ id }) => id === given.refund);
  if (!found || !refund) return;
  if (refund.state === 'created' || refund.state === 'pending') {
    await sendRefundLetter(db, jobs, given, NEXT_LOOK);
  }
  if (refund.state !== 'succeeded' || !getsLetters(found.frame.order)) return;
  const receipt = await receiptOf(db, found.frame.order.id, refund.id);
  const told = { ...refund, receipt };
  await mailer.send(refundLetter(await withLink(context, found.frame), told, found.facts));
}

/** What letters about a return need; undefined for one of the demo, and where it was removed with its order. */
async function readFacts({ db, clock }: LetterContext, id: number) {
  const row = await selectReturn(db, id);
  const record = row && (await selectOrder(db, row.orderId));
  if (!record || record.order.demo || record.order.erasedAt) return undefined;
  const { order, lines: ordered } = record;
  const lines = (await selectLines(db, [id])).get(id) ?? [];
  const numbers = await selectNumbersOf(db, row.replacementId ? [row.replacementId] : []);
  const sender = await getLetterSender(db);
  const facts = {
    row,
    goods: lines.map((line) => ({ ...line, name: nameOf(line, ordered) })),
    money: await moneyOf(db, order, { row, lines }),
    replacement: row.replacementId ? numbers.get(row.replacementId) : undefined,
    address: sender.address,
    today: dateIn(clock.now(), sender.timeZone),
  };
  return { frame: { order, row, sender }, facts, lines, ordered };
}

const nameOf = ({ position }: ReturnLineRow, ordered: readonly OrderLineRow[]): string => {
  const { name = '', variantName = '' } = ordered.find((one) => one.position === position) ?? {};
  return [name, variantName].filter(Boolean).join(', ');
};

type Framed = NonNullable<Awaited<ReturnType<typeof readFacts>>>['frame'];

const withLink = async (context: LetterContext, frame: Framed) => ({
  ...frame,
  url: context.publicUrl + returnPathOf(await makeLink(context, frame.order.id, 'letter')),
});
