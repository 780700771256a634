import { randomUUID } from 'node:crypto';
import type { CreationOptions, MadePasskey } from '#contracts/admin/staff/passkeys.ts';
import { staffMessages } from '#messages/office/staff-rules.ts';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { CHALLENGE_LIFE, makeChallenge, takeChallenge } from './challenges.ts';
import type { PasskeyContext } from './context.ts';
import { failedPasskey } from './failed-factors.ts';
import { sendNotice } from './letter-jobs.ts';
import {
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  selectPasskeys,
  updatePasskeyName,
} from './passkey-queries.ts';
import { type StaffRow, selectMemberForUpdate } from './queries.ts';
import { endSessions, type StaffViewer } from './sessions.ts';
import { challengeOf, offerOptions, readMade } from './webauthn.ts';

export { selectPasskeys } from './passkey-queries.ts';

/** Passkeys of one member; the list has no pages. */
const MOST = 20;

type ActingContext = PasskeyContext & { readonly actor: Actor };

/** What an authenticator gives back with each signature: by it the member is known, and nothing else about them. */
export const handleOf = ({ passkeyUser }: Pick<StaffRow, 'passkeyUser'>): Buffer<ArrayBuffer> =>
  Buffer.from(passkeyUser.replaceAll('-', ''), 'hex');

/** Options for a new passkey of the member, for five minutes and this session. Throws `invalid` where there are too many. */
export async function offerPasskey(
  { db, clock, party }: PasskeyContext,
  { member, session }: StaffViewer,
  shopName: string,
): Promise<CreationOptions> {
  const present = await selectPasskeys(db, member.id);
  requireRoom(present);
  return offerOptions(party, {
    user: { handle: handleOf(member), name: member.email, displayName: member.name },
    shopName,
    challenge: await makeChallenge({ db, clock }, session.id),
    timeout: CHALLENGE_LIFE,
    known: present.map(({ credentialId }) => credentialId),
  });
}

/** Adds a passkey that was made with the offered options. All other sessions end, and a letter tells the member. Throws `invalid`. */
export async function addPasskey(
  context: ActingContext,
  viewer: StaffViewer,
  { name, made }: { name: string; made: MadePasskey },
  origin: RequestOrigin,
): Promise<PasskeyRow> {
  const { clock, party } = context;
  const challenge = await challengeOf(made.response.clientDataJSON);
  const isAsked = challenge && (await takeChallenge(context, challenge, viewer.session.id));
  const credential = isAsked ? await readMade(party, made, challenge) : undefined;
  if (!credential) {
    throw await failedPasskey(context, viewer.member, staffMessages.passkeyNotAdded);
  }
  return context.db.transaction(async (db) => {
    await lockWithFactor({ ...context, db }, viewer);
    requireRoom(await selectPasskeys(db, viewer.member.id));
    const added = await insertPasskey(db, {
      id: randomUUID(),
      staffId: viewer.member.id,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      name,
      createdAt: clock.now(),
      usedAt: null,
    });
    if (!added) throw notAdded();
    await afterChange({ ...context, db }, viewer, 'passkeyAdded', origin);
    return added;
  });
}

/** Gives a passkey another name. Throws `not_found`. */
export const renamePasskey = (
  { db, clock, actor }: ActingContext,
  { member }: StaffViewer,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow> =>
  db.transaction(async (db) => {
    const renamed = await updatePasskeyName(db, { id, staffId: member.id }, name);
    if (!renamed) throw new DomainError('not_found');
    await recordAction(
      { db, clock, actor },
      {
        action: 'staff.passkey_renamed',
        entity: 'staff',
        entityId: String(member.id),
        changes: { passkey: 'changed' },
      },
    );
    return renamed;
  });

/** Removes a passkey: it opens nothing any more. All other sessions end, and a letter tells the member. Throws `not_found`. */
export const removePasskey = (
  context: ActingContext,
  viewer: StaffViewer,
  id: string,
  origin: RequestOrigin,
): Promise<void> =>
  context.db.transaction(async (db) => {
    await lockWithFactor({ ...context, db }, viewer);
    const isRemoved = await deletePasskey(db, { id, staffId: viewer.member.id });
    if (!isRemoved) throw new DomainError('not_found');
    await afterChange({ ...context, db }, viewer, 'passkeyRemoved', origin);
  });

/** Another session may have changed or lost the factors meanwhile, which ended this one. */
async function lockWithFactor({ db }: PasskeyContext, { member }: StaffViewer): Promise<void> {
  const current = await selectMemberForUpdate(db, member.id);
  const isSame = current?.totpConfirmedAt?.getTime() === member.totpConfirmedAt?.getTime();
  if (!current?.totpConfirmedAt || !isSame || current.disabledAt) {
    throw new DomainError('factor_required');
  }
}

const actions = {
  passkeyAdded: 'staff.passkey_added',
  passkeyRemoved: 'staff.passkey_removed',
} as const;

async function afterChange(
  { db, clock, jobs, actor }: ActingContext,
  { member, session }: StaffViewer,
  kind: keyof typeof actions,
  origin: RequestOrigin,
): Promise<void> {
  await endSessions({ db, clock }, { staffId: member.id, but: session.id });
  await recordAction(
    { db, clock, actor },
    {
      action: actions[kind],
      entity: 'staff',
      entityId: String(member.id),
      changes: { passkey: 'changed' },
    },
  );
  await sendNotice({ db, clock, jobs }, { kind, staffId: member.id }, origin);
}

function requireRoom(present: readonly PasskeyRow[]): void {
  if (present.length >= MOST) throw invalid('non_field_errors', staffMessages.manyPasskeys(MOST));
}

const notAdded = () => invalid('non_field_errors', staffMessages.passkeyNotAdded);
