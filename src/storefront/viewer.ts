import type { CurrentUser, SignedIn } from '#contracts/accounts.ts';
import { accountCalls } from '#contracts/calls/account.ts';
import { ShopError } from '#contracts/shop.ts';
import { readUser } from './api/answers/accounts.ts';
import { callApi } from './api/call-api.ts';
import { onReconnect } from './api/connection.ts';
import { send } from './api/send.ts';
import { accessToken, clearTokens, hasTokens, keepTokens, refreshToken } from './api/tokens.ts';
import { logFailure } from './log.ts';
import { createStore, useStore } from './store.ts';

/** The user of this browser (spec section 4). `unknown`: the user endpoint has not answered yet; `failed`: the call failed. */
export type Viewer =
  | { readonly state: 'unknown' }
  | { readonly state: 'guest' }
  | { readonly state: 'failed' }
  | { readonly state: 'customer'; readonly user: CurrentUser };

const unknown: Viewer = { state: 'unknown' };

const viewer = createStore<Viewer>(unknown);
let loading: Promise<Viewer> | undefined;
let hadTokens = false;

/** Subscribes to the viewer. The first subscriber triggers the call of the user endpoint. */
export const useViewer = (): Viewer =>
  useStore({ subscribe: onViewer, get: currentViewer }, unknown);

/** The viewer as known at this moment. */
export const currentViewer = viewer.get;

/** Calls back after every change of the viewer. Returns the unsubscribe function. */
export function onViewer(listener: () => void): () => void {
  const stop = viewer.subscribe(listener);
  void loadViewer();
  return stop;
}

/** Resolves when the viewer is known. The user endpoint is called once, not for each caller. */
export function loadViewer(): Promise<Viewer> {
  if (!loading) {
    // Another tab can sign in or out too.
    accessToken.subscribe(() => {
      if (hasTokens() !== hadTokens) reloadViewer();
    });
    onReconnect(() => {
      if (viewer.get().state === 'failed') reloadViewer();
    });
    reloadViewer();
  }
  return loading ?? Promise.resolve(viewer.get());
}

/** Calls the user endpoint again. Without tokens the viewer is a guest and no call is made. */
export function reloadViewer(): Promise<Viewer> {
  hadTokens = hasTokens();
  const asked = hadTokens ? fetchViewer() : Promise.resolve<Viewer>({ state: 'guest' });
  const current = asked.then((found) => {
    // Stale response: the user signed in or out meanwhile, so the newer call wins.
    if (loading !== current) return loadViewer();
    viewer.set(found);
    return found;
  });
  loading = current;
  return current;
}

export type Tokens = Pick<SignedIn, 'access_token' | 'refresh_token'>;

/** Stores the tokens of a login or registration and loads their user. */
export function keepSignIn(tokens: Tokens): Promise<Viewer> {
  hadTokens = true;
  keepTokens({ access: tokens.access_token, refresh: tokens.refresh_token });
  return reloadViewer();
}

/** Signs out. The tokens are dropped first, so that no call in flight renews them. A failure on the server is only logged. */
export async function signOut(): Promise<void> {
  const access = accessToken.get();
  const refresh = refreshToken.get();
  clearTokens();
  try {
    await send(accountCalls.logout, refresh ? { refresh } : undefined, access);
  } catch (error) {
    logFailure('the sign-in was not ended', error);
  }
}

async function fetchViewer(): Promise<Viewer> {
  try {
    const user = readUser((await callApi(accountCalls.getUser)).data);
    return user ? { state: 'customer', user } : { state: 'guest' };
  } catch (error) {
    if (error instanceof ShopError && error.status === 401) return { state: 'guest' };
    logFailure('the user was not loaded', error);
    return { state: 'failed' };
  }
}
