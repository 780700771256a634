import { randomBytes } from 'node:crypto';
import { recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { base32, newTotpSecret, totpStep, totpUri } from '#platform/security/totp.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { actorOf } from './actor.ts';
import { deleteBackupCodes, insertBackupCodes, updateBackupCodeUsed } from './backup-queries.ts';
import type { StaffContext } from './context.ts';
import { failedCode } from './failed-factors.ts';
import { sendNotice } from './letter-jobs.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { type StaffRow, selectMemberForUpdate, updateMember } from './queries.ts';
import { endSessions, proveSession, type StaffViewer } from './sessions.ts';

/** How long an offered secret can be confirmed. */
const OFFER_LIFE = 10 * MINUTE;

const BACKUP_CODES = 10;
/** Bytes of a backup code: 80 bits, sixteen characters. */
const BACKUP_LENGTH = 10;

/** A secret for an authenticator app that is not in use yet. */
export interface TotpOffer {
  /** Base32, to type. */
  readonly secret: string;
  /** `otpauth:`, for a QR code. */
  readonly uri: string;
  /** Comes back with the first code. */
  readonly offer: string;
}

/** Offers a secret. Nothing is stored: the app that has it today goes on to work until the new one is confirmed. */
export function offerTotp(
  { clock, sealing }: StaffContext,
  { member }: StaffViewer,
  shopName: string,
): TotpOffer {
  const secret = newTotpSecret();
  const content = { id: member.id, at: clock.now().getTime(), secret: secret.toString('base64') };
  return {
    secret: base32(secret),
    uri: totpUri(secret, { issuer: shopName, account: member.email }),
    offer: sealing.seal(Buffer.from(JSON.stringify(content))).toString('base64url'),
  };
}

/**
 * Confirms an offered secret by its first code: it replaces the earlier one, all other sessions end, and this one gets a new token. Returns ten
 * backup codes, which are shown once. A letter tells the member. Throws `invalid`.
 */
export async function confirmTotp(
  context: StaffContext,
  viewer: StaffViewer,
  { offer, code }: { offer: string; code: string },
  origin: RequestOrigin,
): Promise<{ token: string; backupCodes: string[] }> {
  const { clock, jobs, sealing } = context;
  const secret = openOffer(context, viewer.member.id, offer);
  const step = secret && totpStep(secret, code, clock.now());
  const actor = actorOf(viewer, { ip: origin.ip ?? undefined });
  if (!secret || step === undefined) {
    const failed = { at: 'confirm', taken: 'wrong' } as const;
    throw await failedCode({ ...context, actor }, viewer.member, failed);
  }
  return context.db.transaction(async (db) => {
    // Another session may have confirmed its own app meanwhile, which ended this one.
    const member = await selectMemberForUpdate(db, viewer.member.id);
    const known = viewer.member.totpConfirmedAt?.getTime();
    if (member?.totpConfirmedAt?.getTime() !== known) throw new DomainError('factor_required');
    await updateMember(db, viewer.member.id, {
      totpSecret: sealing.seal(secret),
      totpConfirmedAt: clock.now(),
      totpStep: step,
    });
    const backupCodes = await renewBackupCodes({ ...context, db }, viewer.member.id);
    const { id: staffId } = viewer.member;
    await endSessions({ db, clock }, { staffId, but: viewer.session.id });
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.factor',
        entity: 'staff',
        entityId: String(staffId),
        changes: { totp: 'changed' },
      },
    );
    const kind = viewer.member.totpConfirmedAt ? 'factorChanged' : 'factorAdded';
    await sendNotice({ db, clock, jobs }, { kind, staffId }, origin);
    return { token: await proveSession({ db, clock }, viewer), backupCodes };
  });
}

function openOffer(
  { clock, sealing }: StaffContext,
  staffId: number,
  offer: string,
): Buffer | undefined {
  try {
    const text = sealing.open(Buffer.from(offer, 'base64url')).toString();
    const { id, at, secret } = JSON.parse(text) as { id: number; at: number; secret: string };
    const isFresh = at + OFFER_LIFE > clock.now().getTime();
    return id === staffId && isFresh ? Buffer.from(secret, 'base64') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Shows a second factor: a code of the app, each once, or a backup code. The session is complete from then on, and stepped up for ten minutes;
 * it gets a new token, which is returned. Throws `invalid`.
 */
export async function proveFactor(
  context: StaffContext,
  viewer: StaffViewer,
  code: string,
  { ip }: Pick<RequestOrigin, 'ip'>,
): Promise<string> {
  const { clock } = context;
  const actor = actorOf(viewer, { ip: ip ?? undefined });
  const shown = await context.db.transaction(async (db) => {
    const member = await selectMemberForUpdate(db, viewer.member.id);
    if (!member) return 'wrong';
    const taken = await takeFactor({ ...context, db }, member, code);
    if (taken !== 'right') return taken;
    await recordAction(
      { db, clock, actor },
      { action: 'staff.factor_shown', entity: 'staff', entityId: String(member.id) },
    );
    return { token: await proveSession({ db, clock }, viewer) };
  });
  if (typeof shown === 'object') return shown.token;
  const at = viewer.isComplete ? 'step_up' : 'sign_in';
  throw await failedCode({ ...context, actor }, viewer.member, { at, taken: shown });
}

/** What a code is: `unreadable` where it is no backup code and the stored secret of the app was sealed with another key. */
type Taken = 'right' | 'wrong' | 'unreadable';

/** Uses up a code of the app or a backup code, in the transaction of `context`. */
export async function takeFactor(
  context: StaffContext,
  member: StaffRow,
  code: string,
): Promise<Taken> {
  const byApp = await takeTotp(context, member, code);
  if (byApp === 'right' || (await takeBackupCode(context, member, code))) return 'right';
  return byApp;
}

async function takeTotp(
  context: StaffContext,
  { id, totpSecret, totpConfirmedAt, totpStep: last }: StaffRow,
  code: string,
): Promise<Taken> {
  if (!totpSecret || !totpConfirmedAt) return 'wrong';
  const secret = openSecret(context, totpSecret);
  if (!secret) return 'unreadable';
  const step = totpStep(secret, code, context.clock.now());
  if (step === undefined || (last !== null && step <= last)) return 'wrong';
  await updateMember(context.db, id, { totpStep: step });
  return 'right';
}

/** The secret of an app; undefined where the key that sealed it is lost. */
function openSecret({ sealing }: StaffContext, sealed: Buffer): Buffer | undefined {
  try {
    return sealing.open(sealed);
  } catch {
    return undefined;
  }
}

/** The code as stored: people type it with or without its spaces, in any case. */
const digestOf = ({ sealing }: StaffContext, code: string) =>
  sealing.digest(code.replace(/[\s-]/g, '').toUpperCase());

const takeBackupCode = (context: StaffContext, { id }: StaffRow, code: string): Promise<boolean> =>
  updateBackupCodeUsed(context.db, id, digestOf(context, code), context.clock.now());

async function renewBackupCodes(context: StaffContext, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, () =>
    (base32(randomBytes(BACKUP_LENGTH)).match(/.{4}/g) ?? []).join(' '),
  );
  await deleteBackupCodes(context.db, staffId);
  await insertBackupCodes(
    context.db,
    staffId,
    codes.map((code) => digestOf(context, code)),
  );
  return codes;
}

/** Takes the app, the backup codes and the passkeys from a member, in the transaction `db`. */
export async function clearFactors(
  db: Database,
  staffId: number,
): Promise<{ member: StaffRow; hadPasskey: boolean }> {
  await deleteBackupCodes(db, staffId);
  const hadPasskey = (await deletePasskeys(db, staffId)) > 0;
  const none = { totpSecret: null, totpConfirmedAt: null, totpStep: null };
  const member = await updateMember(db, staffId, none);
  if (!member) throw new DomainError('not_found');
  return { member, hadPasskey };
}
