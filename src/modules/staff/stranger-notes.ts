import { z } from 'zod';
import { recordAction } from '#modules/audit/index.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { countInTransaction, type RateLimit } from '#platform/security/rate-limit.ts';
import { HOUR } from '#platform/time/duration.ts';
import type { StaffContext } from './context.ts';
import { strangerAt } from './failed-factors.ts';
import { selectMemberByEmail } from './queries.ts';

const QUEUE = 'staff-stranger-note';

const note = z.object({
  email: z.string(),
  about: z.enum(['waits', 'letters']),
  ip: z.string().nullable(),
});
type Note = z.infer<typeof note>;

const actions = { waits: 'staff.waits', letters: 'staff.letters_withheld' } as const;

/** Notes of one kind about one address. */
const NOTES: RateLimit = { hits: 1, window: HOUR };

/** Queues a row for the log of changes, where the address is a member's. The job finds that out: the answer to a stranger takes as long. */
export async function sendStrangerNote(
  { db, clock, jobs }: Pick<StaffContext, 'db' | 'clock' | 'jobs'>,
  { email, about, ip }: Note,
): Promise<void> {
  const action = `staff-note-${about}`;
  if (!(await countInTransaction({ db, clock }, NOTES, action, email))) return;
  await jobs.send(db, QUEUE, { email, about, ip });
}

/** Writes the rows that `sendStrangerNote` has queued. */
export function workOnStrangerNotes(
  jobs: Jobs,
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
): void {
  jobs.work(QUEUE, async (payload) => {
    const { email, about, ip } = note.parse(payload);
    const member = await selectMemberByEmail(db, email);
    if (!member) return;
    await recordAction(
      { db, clock, actor: strangerAt(ip) },
      { action: actions[about], entity: 'staff', entityId: String(member.id) },
    );
  });
}
