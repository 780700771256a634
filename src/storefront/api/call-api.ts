import { ShopError } from '#contracts/shop.ts';
import { renewAccess } from './renew-access.ts';
import { type Answered, type Method, send } from './send.ts';
import { accessToken, hasTokens } from './tokens.ts';

/**
 * One call of the API by whoever uses this browser. A 401 leads to one renewal of the access token and one repetition (spec
 * section 4), for a guest to neither. Rejects with {@link ShopError}, status 0 where no usable answer came.
 */
export async function callApi(method: Method, path: string, body?: unknown): Promise<Answered> {
  const access = accessToken.get();
  try {
    return await send(method, path, body, access);
  } catch (error) {
    const isRefused = error instanceof ShopError && error.status === 401;
    const isGuest = access === null && !hasTokens();
    if (!isRefused || isGuest) throw error;
    await renewAccess(access);
    return send(method, path, body, accessToken.get());
  }
}
