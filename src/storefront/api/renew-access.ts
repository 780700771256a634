import { accountCalls } from '#contracts/calls/account.ts';
import { ShopError } from '#contracts/shop.ts';
import { createStore } from '../store.ts';
import { readRenewed } from './answers/accounts.ts';
import { usable } from './answers/json.ts';
import { send } from './send.ts';
import { accessToken, clearTokens, keepTokens, refreshToken } from './tokens.ts';

const LOCK = 'shop-token';

let inFlight: Promise<void> | undefined;
/** How often the server has refused to renew the sign-in. */
const losses = createStore(0);

/**
 * Renews the access token after a 401: single flight for all waiting calls, of this tab and of others. Resolves when the call can be
 * retried, as a guest if there is no refresh token. Rejects with ShopError. Only a refusal by the server ends the sign-in; a network
 * failure does not.
 */
export function renewAccess(refused: string | null): Promise<void> {
  inFlight ??= withLock(() => renew(refused)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/** Calls back after the server refused to renew the sign-in. Returns the unsubscribe function. */
export const onSignInLost = losses.subscribe;

async function renew(refused: string | null): Promise<void> {
  // Another tab has renewed the token while this one waited for the lock.
  if (accessToken.get() !== refused) return;
  const refresh = refreshToken.get();
  if (!refresh) return clearTokens();
  try {
    const { data } = await send(accountCalls.refresh, { refresh });
    const tokens = usable(readRenewed(data), 'token');
    // The user signed out or in again meanwhile.
    if (refreshToken.get() !== refresh) return;
    keepTokens(tokens);
  } catch (error) {
    if (isRefusal(error) && refreshToken.get() === refresh) {
      clearTokens();
      losses.set(losses.get() + 1);
    }
    throw error;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ShopError && (error.status === 400 || error.status === 401);

/**
 * Uses Web Locks so that only one tab renews at a time. Without them the server's grace period for a used refresh token covers the race.
 */
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
