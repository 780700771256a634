import type { ShownPasskey } from '#contracts/admin/staff/passkeys.ts';
import { staffMessages } from '#messages/office/staff-rules.ts';
import { type Actor, recordAction } from '#modules/audit/index.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import { CHALLENGE_LIFE, makeChallenge, takeChallenge } from './challenges.ts';
import type { PasskeyContext } from './context.ts';
import { failedPasskey, noteFailedFactor, strangerAt } from './failed-factors.ts';
import { type PasskeyRow, selectPasskeyOf, updatePasskeyUsed } from './passkey-queries.ts';
import { handleOf } from './passkeys.ts';
import { type StaffRow, selectMemberForUpdate } from './queries.ts';
import { proveSession, type StaffViewer } from './sessions.ts';
import { openSession } from './sign-in.ts';
import { challengeOf, readShown } from './webauthn.ts';

/** Options to show a passkey. They name no credential, so they are the same for everybody: the authenticator knows whose it has. */
export async function askForPasskey({ db, clock, party }: PasskeyContext) {
  const challenge = await makeChallenge({ db, clock }, null);
  return {
    challenge: challenge.toString('base64url'),
    rpId: party.id,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
  } as const;
}

/**
 * Starts a session by a passkey, which is both factors: the session is complete and stepped up. Returns its token. An unknown passkey, a disabled
 * account and a wrong answer are refused alike: `invalid`.
 */
export async function signInByPasskey(
  context: PasskeyContext,
  shown: ShownPasskey,
  origin: RequestOrigin,
): Promise<string> {
  const checked = await checkPasskey(context, shown);
  const token = checked.isRight
    ? await context.db.transaction(async (db) => {
        const isUsed = await usePasskey({ ...context, db }, checked);
        return isUsed && openSession({ ...context, db }, checked.member.id, 'passkey', origin);
      })
    : undefined;
  if (token) return token;
  const { member } = checked;
  const actor = strangerAt(origin.ip);
  if (member) await noteFailedFactor({ ...context, actor }, member, 'passkey');
  throw new DomainError('invalid', {
    fields: { non_field_errors: [staffMessages.wrongPasskey] },
    security: { event: 'sign_in_failed', account: member?.email, action: 'passkey' },
  });
}

/** Shows a passkey as the second factor of a session, as a code does. Returns the new token. Throws `invalid`, also for a passkey of another member. */
export async function provePasskey(
  context: PasskeyContext & { readonly actor: Actor },
  viewer: StaffViewer,
  shown: ShownPasskey,
): Promise<string> {
  const { clock, actor } = context;
  const { member } = viewer;
  const checked = await checkPasskey(context, shown);
  const token =
    checked.isRight && checked.member.id === member.id
      ? await context.db.transaction(async (db) => {
          if (!(await usePasskey({ ...context, db }, checked))) return undefined;
          await recordAction(
            { db, clock, actor },
            { action: 'staff.passkey_shown', entity: 'staff', entityId: String(member.id) },
          );
          return proveSession({ db, clock }, viewer);
        })
      : undefined;
  if (token) return token;
  throw await failedPasskey(context, member, staffMessages.passkeyNotProved);
}

type Checked =
  | { readonly isRight: false; readonly member?: StaffRow }
  | {
      readonly isRight: true;
      readonly member: StaffRow;
      readonly passkey: PasskeyRow;
      readonly counter: number;
    };

/** Uses the challenge up, whatever the answer is, and checks the signature. */
async function checkPasskey(
  { db, clock, party }: PasskeyContext,
  shown: ShownPasskey,
): Promise<Checked> {
  const challenge = await challengeOf(shown.response.clientDataJSON);
  const isAsked = challenge && (await takeChallenge({ db, clock }, challenge, null));
  const found = await selectPasskeyOf(db, Buffer.from(shown.id, 'base64url'));
  if (!isAsked || !found) return { isRight: false, ...found };
  const { passkey, member } = found;
  const { publicKey, counter: last } = passkey;
  const credential = { id: passkey.credentialId, publicKey, counter: last };
  const counter = await readShown(party, shown, { challenge, user: handleOf(member), credential });
  if (counter === undefined) return { isRight: false, member };
  return { isRight: true, member, passkey, counter };
}

/** Notes the use in the transaction of `context`. False where the account was disabled, or the passkey removed or used, since it was read. */
async function usePasskey(
  { db, clock }: PasskeyContext,
  { member, passkey, counter }: Checked & { isRight: true },
): Promise<boolean> {
  const current = await selectMemberForUpdate(db, member.id);
  if (!current || current.disabledAt) return false;
  return updatePasskeyUsed(db, passkey, { counter, usedAt: clock.now() });
}
