import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import { createKnownDevices } from '#platform/http/known-devices.ts';
import type { Office, OfficeViewer } from '#platform/http/office.ts';
import type { Attempt } from '#platform/security/limit-attempts.ts';
import { DAY } from '#platform/time/duration.ts';
import type { StaffContext } from './context.ts';
import type { SessionAnswers } from './own-session.ts';
import { type StaffRow, selectMemberByEmail } from './queries.ts';
import { findViewer } from './sessions.ts';

/** A device is known for so long after it has signed in. */
const KNOWN = 180 * DAY;

/** How members come in: by which device they try, and what a sign-in leaves in the browser. */
export interface Entrance {
  /** Who tries to get into the account of this e-mail. */
  attemptOf(request: FastifyRequest, email: string): Promise<Attempt>;
  /** The id of this device where it has signed in to the member's account. */
  deviceOf(request: FastifyRequest, member: StaffRow): Promise<string | undefined>;
  /** Gives the browser the token of a session and remembers the device once the session is complete. Answers the session. */
  admit(to: { request: FastifyRequest; reply: FastifyReply }, token: string): Promise<OwnSession>;
  /** Remembers that this device has proved the account. */
  remember(to: { request: FastifyRequest; reply: FastifyReply }, member: StaffRow): Promise<void>;
}

interface Options {
  readonly office: Pick<Office<OfficeViewer>, 'setToken'>;
  readonly answers: SessionAnswers;
  /** Whether the office is reached over TLS. */
  readonly secure: boolean;
}

/** A new password or another app ends the known devices: one who knew the former may have made some. */
const proofOf = ({ passwordHash, totpConfirmedAt }: StaffRow) =>
  `${passwordHash} ${totpConfirmedAt?.getTime() ?? ''}`;

/** The entrance of the office. */
export function openEntrance(
  { db, clock, sealing }: Pick<StaffContext, 'db' | 'clock' | 'sealing'>,
  { office, answers, secure }: Options,
): Entrance {
  const known = createKnownDevices({
    clock,
    key: sealing.digest('known devices'),
    cookie: secure ? '__Host-staff_device' : 'staff_device',
    sameSite: 'strict',
    secure,
    life: KNOWN,
  });
  const remember: Entrance['remember'] = (to, member) =>
    known.remember(to, member.email, proofOf(member));
  return {
    remember,
    async attemptOf(request, email) {
      const device = await known.find(request, email, async () => {
        const member = await selectMemberByEmail(db, email);
        return member && proofOf(member);
      });
      return { ip: request.ip, account: email.toLowerCase(), device };
    },
    deviceOf: (request, member) => known.find(request, member.email, async () => proofOf(member)),
    async admit(to, token) {
      office.setToken(to.reply, token);
      const viewer = await findViewer({ db, clock }, token);
      if (!viewer) throw new DomainError('sign_in_required');
      // A password alone makes no device known: each would have tries of its own for the code.
      if (viewer.isComplete) await remember(to, viewer.member);
      return answers.ofViewer(viewer);
    },
  };
}
