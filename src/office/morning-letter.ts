import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { morningLetter } from '#messages/office/morning-letter.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { composeLetter } from '#platform/mail/compose-letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';
import { dateOfDay, dayIn, startOfDay } from '#platform/time/zone-day.ts';
import { countQueues } from './queues.ts';

const QUEUE = 'morning-letter';
/** The hour of the shop's clock from which it is written, and the last one: a shop that opens later is told by its screen. */
const FROM = 8 * HOUR;
const UNTIL = 12 * HOUR;

const payloadSchema = z.object({ day: z.iso.date() });

interface Morning {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The address for letters to the shop; by default, the one in the site settings. */
  readonly shopEmail: string | undefined;
  readonly adminUrl: string;
}

/** Writes to the shop every morning what waits for its staff, once a day, and nothing where nothing waits. */
export function writeInTheMorning(parts: Morning): void {
  const { db, jobs, mailer, shopEmail, adminUrl } = parts;
  jobs.everyMinute('morning', () => queueMorningLetter(parts));
  jobs.work(QUEUE, async (payload) => {
    const { day } = payloadSchema.parse(payload);
    const from = await getLetterSender(db);
    const to = shopEmail ?? from.email;
    const queues = await countQueues(parts, { withDemo: false, lettersLeave: true });
    const waiting = queues.filter(({ count }) => count > 0);
    if (!to || waiting.length === 0) return;
    const address = `${adminUrl}/admin/`;
    await mailer.send(
      composeLetter(morningLetter(day, waiting), { to, key: `morning-${day}`, from, address }),
    );
  });
}

/** Queues the letter of today, where it is time and none was queued. */
export async function queueMorningLetter({
  db,
  clock,
  jobs,
}: Pick<Morning, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const { timeZone } = await getLetterSender(db);
  const today = dayIn(now, timeZone);
  const hour = now.getTime() - startOfDay(today, timeZone).getTime();
  if (hour < FROM || hour >= UNTIL) return;
  const day = dateOfDay(today);
  await db.transaction(async (db) => {
    const { rows } = await db.execute(
      sql`INSERT INTO morning_letters VALUES (${day}) ON CONFLICT DO NOTHING RETURNING day`,
    );
    if (rows.length === 0) return;
    await db.execute(sql`DELETE FROM morning_letters WHERE day < ${dateOfDay(today - KEPT)}`);
    await jobs.send(db, QUEUE, { day });
  });
}

/** For so many days it is remembered that a letter was queued. */
const KEPT = 7;
