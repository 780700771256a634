import type { Profile, Registration } from '#contracts/accounts.ts';
import { authPaths } from '#contracts/paths.ts';
import { type KnownProfile, readProfile, readTokens } from '../../api/answers/accounts.ts';
import { usable } from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { send } from '../../api/send.ts';
import { logFailure } from '../../log.ts';
import type { Tokens } from '../../viewer.ts';

/** Signs in with the tokens of `askForTokens`. Resolves to false when the answer has no tokens. */
export type Enter = (askForTokens: () => Promise<Tokens | null>) => Promise<boolean>;

/** Resolves to null when the answer has no tokens, which is only logged (spec section 8). Rejects with ShopError. */
export const login = (credentials: { email: string; password: string }): Promise<Tokens | null> =>
  askForTokens(authPaths.login, credentials);

/** Like {@link login}, for a new customer. */
export const register = (registration: Registration): Promise<Tokens | null> =>
  askForTokens(authPaths.registration, registration);

async function askForTokens(path: string, body: object): Promise<Tokens | null> {
  const tokens = readTokens((await send('POST', path, body)).data);
  if (!tokens) logFailure('the sign-in answer has no tokens', null);
  return tokens;
}

export const verifyEmail = (key: string) => send('POST', authPaths.verifyEmail, { key });

export const requestReset = (email: string) => send('POST', authPaths.passwordReset, { email });

export const confirmReset = (body: {
  uid: string;
  token: string;
  new_password1: string;
  new_password2: string;
}) => send('POST', authPaths.passwordResetConfirm, body);

export const changePassword = (body: { new_password1: string; new_password2: string }) =>
  callApi('POST', authPaths.passwordChange, body);

export const changeEmail = (email: string) => callApi('POST', authPaths.email, { email });

/** Null when the answer contains no field of a profile. */
export const getProfile = async (): Promise<KnownProfile | null> =>
  readProfile((await callApi('GET', authPaths.profile)).data);

export async function saveProfile(profile: Partial<Profile>): Promise<KnownProfile> {
  const { data } = await callApi('PUT', authPaths.profile, profile);
  return usable(readProfile(data), 'profile');
}
