import { apiPaths } from '#contracts/paths.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import type { FieldErrors } from '#contracts/validation.ts';

const TIMEOUT = 15_000;

/** One call of the API; rejects with {@link ShopError}, status 0 where no usable answer came within 15 s. */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<{ status: number; data: Answer }> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: requestHeaders(body !== undefined),
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new ShopError(0, String(error));
  });
  const answer = await readJson(response);
  if (!response.ok) throw failure(response.status, answer);
  return { status: response.status, data: answer as Answer };
}

function requestHeaders(hasBody: boolean): Record<string, string> {
  const csrfToken = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  return {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(csrfToken && { 'x-csrftoken': csrfToken }),
  };
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    throw new ShopError(response.ok ? 0 : response.status, 'The answer is not JSON');
  }
}

function failure(status: number, body: unknown): ShopError {
  const answer = typeof body === 'object' && body !== null ? body : {};
  if ('detail' in answer && typeof answer.detail === 'string') {
    return new ShopError(status, answer.detail, body);
  }
  const fields = Object.fromEntries(
    Object.entries(answer).filter(([, messages]) => Array.isArray(messages)),
  ) as FieldErrors;
  return new ShopError(status, Object.values(fields).flat().join(' '), body, fields);
}

const get = async <Answer>(path: string, query: Record<string, unknown> = {}): Promise<Answer> => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return (await callApi<Answer>('GET', search ? `${path}?${search}` : path)).data;
};

/** The pattern with its one parameter filled in; its last slash stays. */
const address = (pattern: string, value: string): string =>
  pattern.replace(/:\w+/, encodeURIComponent(value));

/** The shop as the browser sees it: the public API of spec section 7. */
export const shopClient: Shop = {
  siteSettings: () => get(apiPaths.siteSettings),
  categories: () => get(apiPaths.categories),
  category: (slug) => get(address(apiPaths.category, slug)),
  products: (query) => get(apiPaths.products, query),
  product: (idOrSlug) => get(address(apiPaths.product, idOrSlug)),
  newProducts: () => get(apiPaths.newProducts),
};
