import { useSyncExternalStore } from 'react';
import type { CurrentUser, SignedIn } from '#contracts/accounts.ts';
import { authPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { readUser } from './api/answers/accounts.ts';
import { callApi } from './api/call-api.ts';
import { send } from './api/send.ts';
import { accessToken, dropTokens, hasTokens, keepTokens, refreshToken } from './api/tokens.ts';
import { logFailure } from './log.ts';

/** Who uses this browser: unknown until the user endpoint answers, failed where it could not (spec section 4). */
export type Viewer =
  | { readonly state: 'unknown' }
  | { readonly state: 'guest' }
  | { readonly state: 'failed' }
  | { readonly state: 'customer'; readonly user: CurrentUser };

const unknown: Viewer = { state: 'unknown' };

let viewer: Viewer = unknown;
let knowing: Promise<Viewer> | undefined;
let hadTokens = false;
const listeners = new Set<() => void>();

/** Watched by components; the first one that looks has the user endpoint asked. */
export const useViewer = (): Viewer => useSyncExternalStore(onViewer, currentViewer, () => unknown);

/** The viewer as far as is known by now. */
export const currentViewer = (): Viewer => viewer;

/** Calls back whenever the viewer has become known or another one. */
export function onViewer(listener: () => void): () => void {
  listeners.add(listener);
  void knownViewer();
  return () => listeners.delete(listener);
}

/** The viewer as soon as the question is answered. */
export function knownViewer(): Promise<Viewer> {
  if (!knowing) {
    // The tokens may come and go in another tab too.
    accessToken.subscribe(() => {
      if (hasTokens() !== hadTokens) findViewer();
    });
    findViewer();
  }
  return knowing ?? Promise.resolve(viewer);
}

/** Asks the user endpoint again. */
export function findViewer(): Promise<Viewer> {
  hadTokens = hasTokens();
  const asked = hadTokens ? askWho() : Promise.resolve<Viewer>({ state: 'guest' });
  const mine = asked.then((found) => {
    // Signed in or out meanwhile: the later question counts.
    if (knowing !== mine) return knownViewer();
    viewer = found;
    for (const listener of listeners) listener();
    return viewer;
  });
  knowing = mine;
  return mine;
}

export type Tokens = Pick<SignedIn, 'access_token' | 'refresh_token'>;

/** Keeps the tokens of a login or registration, and finds out whose they are. */
export function keepSignIn(tokens: Tokens): Promise<Viewer> {
  hadTokens = true;
  keepTokens({ access: tokens.access_token, refresh: tokens.refresh_token });
  return findViewer();
}

/** Ends the sign-in: here at once, so that no call under way renews it, and on the server; a failure there is only logged. */
export async function signOut(): Promise<void> {
  const access = accessToken.get();
  const refresh = refreshToken.get();
  dropTokens();
  try {
    await send('POST', authPaths.logout, refresh ? { refresh } : undefined, access);
  } catch (error) {
    logFailure('the sign-in was not ended on the server', error);
  }
}

async function askWho(): Promise<Viewer> {
  try {
    const user = readUser((await callApi('GET', authPaths.user)).data);
    return user ? { state: 'customer', user } : { state: 'guest' };
  } catch (error) {
    if (error instanceof ShopError && error.status === 401) return { state: 'guest' };
    logFailure('the user was not loaded', error);
    return { state: 'failed' };
  }
}
