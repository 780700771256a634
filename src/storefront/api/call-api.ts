import { ShopError } from '#contracts/shop.ts';
import { renewAccess } from './renew-access.ts';
import { type Answered, type Method, send } from './send.ts';
import { accessToken, hasTokens } from './tokens.ts';

/**
 * One call of the API by whoever uses this browser. A 401 leads to one renewal of the access token and one repetition (spec
 * section 4), for a guest to neither. Rejects with {@link ShopError}, status 0 where no usable answer came.
 */
export async function callApi<Answer>(
  method: Method,
  path: string,
  body?: unknown,
): Promise<Answered<Answer>> {
  const access = accessToken.get();
  try {
    return await send<Answer>(method, path, body, access);
  } catch (error) {
    const isRefused = error instanceof ShopError && error.status === 401;
    const isGuest = access === null && !hasTokens();
    if (!isRefused || isGuest) throw error;
    await renewAccess(access);
    return send<Answer>(method, path, body, accessToken.get());
  }
}
