import { ShopError } from '#contracts/shop.ts';
import { renewAccess } from './renew-access.ts';
import { type Answered, type Call, send } from './send.ts';
import { accessToken, hasTokens } from './tokens.ts';

/**
 * One authenticated API call. After a 401 the access token is renewed and the call is retried once (spec section 4); a guest's call is
 * not retried. Rejects with {@link ShopError}; its status is 0 when no usable answer came.
 */
export async function callApi(call: Call, body?: unknown): Promise<Answered> {
  const access = accessToken.get();
  try {
    return await send(call, body, access);
  } catch (error) {
    const isRefused = error instanceof ShopError && error.status === 401;
    const isGuest = access === null && !hasTokens();
    if (!isRefused || isGuest) throw error;
    await renewAccess(access);
    return send(call, body, accessToken.get());
  }
}
