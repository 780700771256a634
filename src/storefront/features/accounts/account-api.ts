import type { Profile, Registration } from '#contracts/accounts.ts';
import { authPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { type KnownProfile, readProfile, readTokens } from '../../api/answers/accounts.ts';
import { usable } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { send } from '../../api/send.ts';
import { logFailure } from '../../log.ts';
import type { Tokens } from '../../viewer.ts';

/** Signs in with the tokens of `requestTokens`. Resolves to false when the answer has no tokens. */
export type Enter = (requestTokens: () => Promise<Tokens | null>) => Promise<boolean>;

/** Resolves to null when the answer has no tokens, which is only logged (spec section 8). Rejects with ShopError. */
export const login = (credentials: { email: string; password: string }): Promise<Tokens | null> =>
  requestTokens(authPaths.login, credentials);

/** Like {@link login}, for a new customer. */
export const register = (registration: Registration): Promise<Tokens | null> =>
  requestTokens(authPaths.registration, registration);

async function requestTokens(path: string, body: object): Promise<Tokens | null> {
  const tokens = readTokens((await send('POST', path, body)).data);
  if (!tokens) logFailure('the sign-in answer has no tokens', null);
  return tokens;
}

/**
 * Confirms an e-mail address with the key of a letter. A signed-in call also joins guest orders; an expired sign-in does
 * not keep the address from being confirmed. Rejects with ShopError, as all calls of this file do.
 */
export async function verifyEmail(key: string): Promise<void> {
  try {
    await callApi('POST', authPaths.verifyEmail, { key });
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 401) throw error;
    await send('POST', authPaths.verifyEmail, { key });
  }
}

/** Requests the letter that joins guest orders to this account. */
export const requestGuestOrders = () => callApi('POST', authPaths.ordersLetter);

/** Joins guest orders with the key of that letter. */
export const joinGuestOrders = (key: string) => callApi('POST', authPaths.ordersJoin, { key });

/** Requests the letter for a new password. */
export const requestReset = (email: string) => send('POST', authPaths.passwordReset, { email });

export const confirmReset = (body: {
  uid: string;
  token: string;
  new_password1: string;
  new_password2: string;
}) => send('POST', authPaths.passwordResetConfirm, body);

export const changePassword = (body: {
  old_password: string;
  new_password1: string;
  new_password2: string;
}) => callApi('POST', authPaths.passwordChange, body);

/** Requests the confirmation letter to a new address, or again to the present one; the address changes when its link is opened. */
export const changeEmail = (body: { email: string; password?: string }) =>
  callApi('POST', authPaths.email, body);

/** Undoes a change of the account with the key of a letter. */
export const revertChange = (key: string) => send('POST', authPaths.revert, { key });

/** Null when the answer contains no field of a profile. */
export const getProfile = async (): Promise<KnownProfile | null> =>
  readProfile((await callApi('GET', authPaths.profile)).data);

/** Saves the given fields. Returns the whole profile. */
export async function saveProfile(profile: Partial<Profile>): Promise<KnownProfile> {
  const { data } = await callApi('PUT', authPaths.profile, profile);
  return usable(readProfile(data), 'profile');
}
