import { z } from 'zod';
import { type StaffNotice, staffLetters } from '#messages/office/staff-letters.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { composeLetter } from '#platform/mail/compose-letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { StaffContext } from './context.ts';
import { makeLink } from './links.ts';
import { selectMember, selectMemberByEmail } from './queries.ts';
import { findRole } from './roles.ts';

const NOTICE_QUEUE = 'staff-notice-letter';
const RESET_QUEUE = 'staff-reset-letter';
const INVITATION_QUEUE = 'staff-invitation-letter';
const ADDRESS_QUEUE = 'staff-address-letter';

const origin = z.object({
  at: z.iso.datetime().transform((text) => new Date(text)),
  ip: z.string().nullable(),
  device: z.string(),
});
const noticePayload = origin.extend({
  kind: z.enum([
    'newDevice',
    'passkeyOnNewDevice',
    'passkeyAdded',
    'passkeyRemoved',
    'factorAdded',
    'factorChanged',
    'factorReset',
    'joined',
    'passwordChanged',
    'emailChanged',
  ]),
  staffId: z.int(),
  /** Of `joined`: the new member. */
  about: z.int().optional(),
  /** Of `emailChanged`: the former address. */
  to: z.string().optional(),
  key: z.uuid(),
});
const resetPayload = origin.extend({ email: z.string(), key: z.uuid() });
/** `secret`: of the link, sealed. */
const invitationPayload = z.object({
  email: z.string(),
  roleName: z.string(),
  secret: z.base64(),
  key: z.uuid(),
});

const addressPayload = invitationPayload.omit({ roleName: true });

interface QueueContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send'>;
}

/** Queues a letter to a member about their account. It is sent after the transaction commits. */
export const sendNotice = (
  { db, clock, jobs }: QueueContext,
  notice: { kind: StaffNotice; staffId: number; about?: number; to?: string },
  { ip, device }: RequestOrigin,
): Promise<void> =>
  jobs.send(db, NOTICE_QUEUE, {
    ...notice,
    ip,
    device,
    at: clock.now().toISOString(),
    key: crypto.randomUUID(),
  });

/** Queues a letter with a link to set a new password. Whether the address is a member's is found out by the job: the answer takes as long. */
export const sendResetLetter = (
  { db, clock, jobs }: QueueContext,
  email: string,
  { ip, device }: RequestOrigin,
): Promise<void> =>
  jobs.send(db, RESET_QUEUE, {
    email,
    ip,
    device,
    at: clock.now().toISOString(),
    key: crypto.randomUUID(),
  });

/** Queues the letter with the link of an invitation, whose secret waits sealed. */
export const sendInvitationLetter = (
  { db, jobs, sealing }: Pick<StaffContext, 'db' | 'jobs' | 'sealing'>,
  { email, roleName, secret }: { email: string; roleName: string; secret: string },
): Promise<void> =>
  jobs.send(db, INVITATION_QUEUE, {
    email,
    roleName,
    secret: sealing.seal(Buffer.from(secret)).toString('base64'),
    key: crypto.randomUUID(),
  });

/** Queues the letter with which a new address is confirmed, whose secret waits sealed. */
export const sendAddressLetter = (
  { db, jobs, sealing }: Pick<StaffContext, 'db' | 'jobs' | 'sealing'>,
  { email, secret }: { email: string; secret: string },
): Promise<void> =>
  jobs.send(db, ADDRESS_QUEUE, {
    email,
    secret: sealing.seal(Buffer.from(secret)).toString('base64'),
    key: crypto.randomUUID(),
  });

interface LetterContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly sealing: Sealing;
  /** Origin of the office. */
  readonly adminUrl: string;
}

/** Sends the letters that are queued for the staff. The job makes the link of a new password; that of an invitation is made before, and its secret comes sealed. */
export function workOnStaffLetters(
  jobs: Jobs,
  { db, clock, mailer, sealing, adminUrl }: LetterContext,
): void {
  jobs.work(NOTICE_QUEUE, async (payload) => {
    const { kind, staffId, about = staffId, key, to, ...from } = noticePayload.parse(payload);
    const member = await selectMember(db, staffId);
    if (!member || member.disabledAt) return;
    const sender = await getLetterSender(db);
    const newMember = (await selectMember(db, about)) ?? member;
    const { name: roleName } = await findRole(db, newMember);
    const text = staffLetters[kind](from, sender, { name: newMember.name, roleName });
    const envelope = { to: to ?? member.email, key: `staff-${key}`, from: sender };
    await mailer.send(composeLetter(text, envelope));
  });
  jobs.work(RESET_QUEUE, async (payload) => {
    const { email, key, ...from } = resetPayload.parse(payload);
    const member = await selectMemberByEmail(db, email);
    if (!member || member.disabledAt) return;
    const { role, ownRole } = member;
    const link = { purpose: 'reset', email: member.email, role, ownRole } as const;
    const { secret } = await makeLink({ db, clock }, link);
    const sender = await getLetterSender(db);
    const text = staffLetters.reset(from, sender);
    const address = `${adminUrl}/admin/reset#key=${secret}`;
    const envelope = { to: member.email, key: `staff-${key}`, from: sender, address };
    await mailer.send(composeLetter(text, envelope));
  });
  jobs.work(INVITATION_QUEUE, async (payload) => {
    const { email, roleName, key, secret: sealed } = invitationPayload.parse(payload);
    const secret = sealing.open(Buffer.from(sealed, 'base64')).toString();
    const sender = await getLetterSender(db);
    const text = staffLetters.invitation(roleName, sender);
    const address = `${adminUrl}/admin/join#key=${secret}`;
    const envelope = { to: email, key: `staff-${key}`, from: sender, address };
    await mailer.send(composeLetter(text, envelope));
  });
  jobs.work(ADDRESS_QUEUE, async (payload) => {
    const { email, key, secret: sealed } = addressPayload.parse(payload);
    const secret = sealing.open(Buffer.from(sealed, 'base64')).toString();
    const sender = await getLetterSender(db);
    const address = `${adminUrl}/admin/me#key=${secret}`;
    const envelope = { to: email, key: `staff-${key}`, from: sender, address };
    await mailer.send(composeLetter(staffLetters.newAddress(sender), envelope));
  });
}
