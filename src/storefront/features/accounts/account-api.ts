import type { Profile, Registration } from '#contracts/accounts.ts';
import { accountCalls } from '#contracts/calls/account.ts';
import { ShopError } from '#contracts/shop.ts';
import { type KnownProfile, readProfile, readTokens } from '../../api/answers/accounts.ts';
import { usable } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { type Call, send } from '../../api/send.ts';
import { logFailure } from '../../log.ts';
import type { Tokens } from '../../viewer.ts';

/** Signs in with the tokens of `requestTokens`. Resolves to false when the answer has no tokens. */
export type Enter = (requestTokens: () => Promise<Tokens | null>) => Promise<boolean>;

/** Resolves to null when the answer has no tokens, which is only logged (spec section 8). Rejects with ShopError. */
export const login = (credentials: { email: string; password: string }): Promise<Tokens | null> =>
  requestTokens(accountCalls.login, credentials);

/** Like {@link login}, for a new customer. */
export const register = (registration: Registration): Promise<Tokens | null> =>
  requestTokens(accountCalls.register, registration);

async function requestTokens(call: Call, body: object): Promise<Tokens | null> {
  const tokens = readTokens((await send(call, body)).data);
  if (!tokens) logFailure('the sign-in has no tokens', null);
  return tokens;
}

/**
 * Confirms an e-mail address with the key of a letter. A signed-in call also joins guest orders; an expired sign-in does
 * not keep the address from being confirmed. Rejects with ShopError, as all calls of this file do.
 */
export async function verifyEmail(key: string): Promise<void> {
  try {
    await callApi(accountCalls.verifyEmail, { key });
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 401) throw error;
    await send(accountCalls.verifyEmail, { key });
  }
}

/** Requests the letter that joins guest orders to this account. */
export const requestGuestOrders = () => callApi(accountCalls.requestGuestOrders);

/** Joins guest orders with the key of that letter. */
export const joinGuestOrders = (key: string) => callApi(accountCalls.joinGuestOrders, { key });

/** Requests the letter for a new password. */
export const requestReset = (email: string) => send(accountCalls.requestReset, { email });

export const confirmReset = (body: {
  uid: string;
  token: string;
  new_password1: string;
  new_password2: string;
}) => send(accountCalls.confirmReset, body);

export const changePassword = (body: {
  old_password: string;
  new_password1: string;
  new_password2: string;
}) => callApi(accountCalls.changePassword, body);

/** Requests the confirmation letter to a new address, or again to the present one; the address changes when its link is opened. */
export const changeEmail = (body: { email: string; password?: string }) =>
  callApi(accountCalls.changeEmail, body);

/** Undoes a change of the account with the key of a letter. */
export const revertChange = (key: string) => send(accountCalls.revertChange, { key });

/** Null when the answer contains no field of a profile. */
export const getProfile = async (): Promise<KnownProfile | null> =>
  readProfile((await callApi(accountCalls.getProfile)).data);

/** Saves the given fields. Returns the whole profile. */
export async function saveProfile(profile: Partial<Profile>): Promise<KnownProfile> {
  const { data } = await callApi(accountCalls.changeProfile, profile);
  return usable(readProfile(data), 'profile');
}
