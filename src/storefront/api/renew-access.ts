import { authPaths } from '#contracts/paths.ts';
import { ShopError } from '#contracts/shop.ts';
import { readRenewed } from './answers/accounts.ts';
import { usable } from './answers/json.ts';
import { send } from './send.ts';
import { accessToken, dropTokens, keepTokens, refreshToken } from './tokens.ts';

const LOCK = 'gornitsa-token';

let underWay: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Renews the access token after a 401: once for all calls that wait, of this tab and of others. Resolves when the call can be
 * repeated, with another token or (there was nothing to renew it with) without one; rejects with ShopError. Only a refusal
 * ends the sign-in: a shop that cannot be reached does not.
 */
export function renewAccess(refused: string | null): Promise<void> {
  underWay ??= inTurn(() => renew(refused)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Calls back when the shop has refused to renew a sign-in. */
export function onSignInLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function renew(refused: string | null): Promise<void> {
  // Another tab may have been here while this one waited.
  if (accessToken.get() !== refused) return;
  const refresh = refreshToken.get();
  if (!refresh) return dropTokens();
  try {
    const { data } = await send('POST', authPaths.refresh, { refresh });
    const tokens = usable(readRenewed(data), 'token');
    // Signed out meanwhile.
    if (refreshToken.get() !== refresh) return;
    keepTokens(tokens);
  } catch (error) {
    if (isRefusal(error) && refreshToken.get() === refresh) {
      dropTokens();
      for (const listener of listeners) listener();
    }
    throw error;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof ShopError && (error.status === 400 || error.status === 401);

/** Tabs take turns where the browser can do that; elsewhere the server's patience with a spent token has to do. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
