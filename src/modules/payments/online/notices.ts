import { timingSafeEqual } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { purgeRows } from '#platform/database/purge-rows.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Notice } from '../providers/provider.ts';
import { noteNoticed } from '../receipts/follow-receipts.ts';
import { payments, providerMessages, unknownProviderMessages } from '../tables.ts';
import type { ProviderName, Providers } from './providers.ts';

/** The queue of payments that a notice was about. */
export const NOTICED = 'payment-noticed';

/** Messages about unknown payments that are kept whole, a day; the others are counted alone. */
const MOST_UNKNOWN = 100;
const LARGEST = 64 * 1024;

export interface NoticesContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly providers: Providers;
  readonly sealing: Sealing;
}

/** The secret part of an address of notices. */
export const wordOf = (sealing: Sealing, name: ProviderName): string =>
  sealing.digest(`notices ${name}`).toString('base64url').slice(0, 22);

export const noticesPath = (sealing: Sealing, name: ProviderName): string =>
  `/callback/payments/${name}/${wordOf(sealing, name)}/`;

/**
 * Takes notices of payment providers: kept without what belongs to a card, answered at once, and asked about later. Nothing in them is
 * believed of money, also where it is signed; a wrong signature too leads to a question, since the provider may have changed its rule.
 */
export function paymentNotices(app: HttpServer, context: NoticesContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is that of the text.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of ['yookassa', 'tbank'] as const) {
      const options = { schema: { hide: true }, bodyLimit: LARGEST };
      scope.post<{ Params: { word: string } }>(
        `/callback/payments/${name}/:word/`,
        options,
        async ({ params, body }, reply) => {
          const open = isSame(params.word, wordOf(context.sealing, name))
            ? await context.providers.of(name)
            : undefined;
          if (!open) return reply.status(404).send();
          await keepNotice(context, name, open.provider.readNotice(String(body ?? '')));
          return reply.type('text/plain').send(open.provider.traits.acknowledgement);
        },
      );
    }
  });
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keeps a notice, and lets its payment be asked about, in one transaction. */
async function keepNotice(
  { db, clock, jobs }: NoticesContext,
  provider: ProviderName,
  notice: Notice,
): Promise<void> {
  const receivedAt = clock.now();
  await db.transaction(async (db) => {
    const id = await findNoticed(db, provider, notice);
    if (!id && !(await countUnknown(db, provider, receivedAt))) return;
    const { verdict, kept: body } = notice;
    await db
      .insert(providerMessages)
      .values({ provider, paymentId: id ?? null, verdict, body, receivedAt });
    if (id && notice.receipt) await noteNoticed(db, id, notice.receipt, receivedAt);
    if (id) await jobs.send(db, NOTICED, { id });
  });
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

async function findNoticed(
  db: Database,
  provider: ProviderName,
  { key, reference }: Notice,
): Promise<string | undefined> {
  const id = key?.toLowerCase() ?? '';
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(
          uuid.test(id) ? eq(payments.id, id) : undefined,
          eq(payments.reference, reference ?? ''),
        ),
      ),
    )
    .limit(1);
  return row?.id;
}

/** Counts a message about an unknown payment; answers whether it is one of the first of its day. */
async function countUnknown(db: Database, provider: ProviderName, at: Date): Promise<boolean> {
  const day = at.toISOString().slice(0, 10);
  const [row] = await db
    .insert(unknownProviderMessages)
    .values({ day, provider, messages: 1 })
    .onConflictDoUpdate({
      target: [unknownProviderMessages.day, unknownProviderMessages.provider],
      set: { messages: sql`${unknownProviderMessages.messages} + 1` },
    })
    .returning({ messages: unknownProviderMessages.messages });
  return (row?.messages ?? 0) <= MOST_UNKNOWN;
}

/** Removes messages that came before a time, at most so many of each sort. */
export async function purgeMessages(
  db: Database,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const at = before.toISOString();
  const known = await purgeRows(db, {
    table: 'provider_messages',
    where: sql`received_at < ${at}::timestamptz`,
    most,
  });
  const unknown = await purgeRows(db, {
    table: 'unknown_provider_messages',
    where: sql`day < ${at.slice(0, 10)}::date`,
    most,
  });
  return known + unknown;
}
