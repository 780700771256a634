import type { Profile, Registration, SignedIn } from '#contracts/accounts.ts';
import { authPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { callApi } from '../../api/call-api.ts';
import { send } from '../../api/send.ts';
import { logFailure } from '../../log.ts';
import { signIn } from '../../viewer.ts';

/** What a sign-in brings along: called before the call that signs in, and when the customer is known. */
export interface Belongings {
  save(): Promise<void>;
  carryOver(): Promise<void>;
}

/** Signs in; an answer without tokens is only logged (spec section 8), and false. Rejects with ShopError. */
export const login = (
  credentials: { email: string; password: string },
  belongings: Belongings,
): Promise<boolean> => enter(authPaths.login, credentials, belongings);

/** Registers and signs in; the same. */
export const register = (registration: Registration, belongings: Belongings): Promise<boolean> =>
  enter(authPaths.registration, registration, belongings);

async function enter(path: string, body: object, belongings: Belongings): Promise<boolean> {
  await belongings.save();
  const { data } = await send<Partial<SignedIn> | null>('POST', path, body);
  const { access_token, refresh_token } = data ?? {};
  if (!access_token || !refresh_token) {
    logFailure('the answer to a sign-in has no tokens', null);
    return false;
  }
  const viewer = await signIn({ access_token, refresh_token });
  if (viewer.state === 'customer') await belongings.carryOver();
  return true;
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

export const getProfile = async (): Promise<Profile | null> =>
  (await callApi<Profile | null>('GET', authPaths.profile)).data;

export async function saveProfile(profile: Partial<Profile>): Promise<Profile> {
  const { data } = await callApi<Profile | null>('PUT', authPaths.profile, profile);
  if (!data) throw new ShopError(0, 'The answer is no profile');
  return data;
}
