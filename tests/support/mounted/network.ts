import type { TestApp } from '../build-test-app.ts';
import { matches } from './address-pattern.ts';
import type { PageWindow } from './page-window.ts';
import {
  type Handler,
  MountedRequest,
  MountedResponse,
  MountedRoute,
  type RouteOptions,
} from './route.ts';

/** The network of a mounted page: calls go to the shop in this process, unless a route answers them. */
export interface Network {
  readonly fetch: typeof fetch;
  route(pattern: string | RegExp, handler: Handler, options: RouteOptions): void;
  unroute(pattern?: string | RegExp): void;
  onRequest(listener: (request: MountedRequest) => void): void;
  onResponse(listener: (response: MountedResponse) => void): void;
  /** From now on routes answer and listeners hear. Before that the page loads what a server would have rendered. */
  open(): void;
  /** Nothing that the page still asks reaches the shop. */
  cutOff(): void;
}

/** Cookies by name. Pages and API share one host. */
export type Cookies = Map<string, { readonly value: string; readonly httpOnly: boolean }>;

export function createNetwork(
  { app }: Pick<TestApp, 'app'>,
  window: PageWindow,
  cookies: Cookies,
): Network {
  let routes: { readonly pattern: string | RegExp; readonly handler: Handler; left: number }[] = [];
  const listeners: ((request: MountedRequest) => void)[] = [];
  const responseListeners: ((response: MountedResponse) => void)[] = [];
  let isOpen = false;
  let isCutOff = false;
  showCookies(window.document, cookies);

  async function ask(request: MountedRequest): Promise<Response> {
    const { host, pathname, search } = new URL(request.url());
    const payload = await request.payload();
    const answer = await app.inject({
      method: request.method() as 'GET',
      url: pathname + search,
      headers: {
        ...request.headers(),
        host,
        'sec-fetch-site': 'same-origin',
        ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value, httpOnly = false, maxAge } of answer.cookies) {
      if (!value || maxAge === 0) cookies.delete(name);
      else cookies.set(name, { value, httpOnly });
    }
    const headers = Object.entries({ 'content-type': 'text/plain', ...answer.headers });
    const isEmpty = [204, 304].includes(answer.statusCode);
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: headers.flatMap(([name, value]) =>
        name === 'set-cookie' ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  }

  return {
    async fetch(input, init = {}) {
      const url = new URL(String(input), window.location.href).href;
      const request = new MountedRequest(url, init);
      if (!isOpen) return ask(request);
      for (const listener of listeners) listener(request);
      const chosen = routes.findLast(({ pattern, left }) => left > 0 && matches(pattern, url));
      if (chosen) chosen.left -= 1;
      const route = new MountedRoute(request, ask);
      const given = Promise.withResolvers<never>();
      init.signal?.addEventListener('abort', () => given.reject(init.signal?.reason));
      const answer = chosen ? routed(route, chosen.handler) : ask(request);
      const response = await Promise.race([answer, given.promise]);
      if (isCutOff) return new Promise(() => undefined);
      const answered = new MountedResponse(request, response.clone());
      for (const listener of responseListeners) listener(answered);
      return response;
    },
    route(pattern, handler, { times = Number.POSITIVE_INFINITY }) {
      routes.push({ pattern, handler, left: times });
    },
    unroute(pattern) {
      routes = routes.filter(
        (one) => pattern !== undefined && String(one.pattern) !== String(pattern),
      );
    },
    onRequest(listener) {
      listeners.push(listener);
    },
    onResponse(listener) {
      responseListeners.push(listener);
    },
    open() {
      isOpen = true;
    },
    cutOff() {
      isCutOff = true;
    },
  };
}

async function routed(route: MountedRoute, handler: Handler): Promise<Response> {
  await handler(route);
  return route.answer;
}

const cookieHeader = (cookies: Cookies): string =>
  [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

/** Scripts see the cookies that are not HttpOnly. */
function showCookies(document: Document, cookies: Cookies): void {
  Object.defineProperty(document, 'cookie', {
    get: () => cookieHeader(new Map([...cookies].filter(([, { httpOnly }]) => !httpOnly))),
  });
}
