import { globSync } from 'node:fs';
import type { Action, Known } from './office-actions.ts';
import type { Method } from './staff.ts';

/** Calls the API of the office as a member. */
export type Call = (
  method: Method,
  url: string,
  body?: object,
  headers?: Record<string, string>,
) => PromiseLike<{ readonly statusCode: number; json(): ReturnType<typeof JSON.parse> }>;

/** Reads what the actions change, and begins a count and an import. `orders`: their numbers; `other`: a member whose role changes. */
export async function readKnown(
  call: Call,
  { orders, other }: { orders: readonly string[]; other: number },
): Promise<Known> {
  const begin = async (path: string, body: object) =>
    (await call('POST', `/api/admin/${path}`, body)).json().id;
  const count = await begin('stock/counts/', { category: 'divany' });
  return {
    ...(await readVersions(call, orders)),
    count,
    line: (await call('GET', `/api/admin/stock/counts/${count}/`)).json().lines[0].variant_id,
    task: await begin('imports/files/', { name: 'цены.csv' }),
    other,
  };
}

/** The part of what the actions change that has a version, as it is now. */
export async function readVersions(
  call: Call,
  orders: readonly string[],
): Promise<Omit<Known, 'count' | 'line' | 'task' | 'other'>> {
  const read = async (path: string) => (await call('GET', `/api/admin/${path}`)).json();
  const { goods } = await read('goods/?category=divany');
  const { categories } = await read('categories/');
  return {
    orders: await Promise.all(orders.map((number) => read(`orders/${number}/`))),
    page: await read('pages/delivery/'),
    shop: await read('shop/'),
    home: (await read('home/')).home,
    category: categories.find(({ slug }: { slug: string }) => slug === 'divany'),
    product: await read(`products/${goods[0].product_id}/`),
    goods: goods[0],
    call: (await read('callbacks/')).calls[0],
  };
}

/** Calls the API of the office for a member. */
export function act(call: Call, endpoint: string, { params = {}, query, body, headers }: Action) {
  const [method = '', path = ''] = endpoint.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return call(method as Method, filled + search, body, headers);
}

/** The writing endpoints of the office, as the contracts name them. */
export async function writingEndpoints(): Promise<string[]> {
  const folder = new URL('../../src/contracts/admin/', import.meta.url);
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((name) => import(`${folder}${name}`)));
  const endpoints = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (name.endsWith('Endpoints') ? Object.values(value as object) : []));
  return endpoints.flatMap(({ method, url }) => (method === 'GET' ? [] : [`${method} ${url}`]));
}
