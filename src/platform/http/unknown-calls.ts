import { refusal, sendError } from './errors.ts';
import type { HttpServer } from './http-server.ts';

/** A call as its route is written, and the methods that it takes. */
interface KnownCall {
  readonly path: RegExp;
  readonly methods: ReadonlySet<string>;
}

/**
 * Answers what no route takes: 405 with the methods that the address does take, where it is a call of the API, otherwise 404.
 * From a list of the routes as they come: routes for the other methods of each would cost memory for nothing.
 */
export function answerUnknownCalls(app: HttpServer): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isCall(url)) return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });

  let calls: KnownCall[] | undefined;
  const known = () => {
    calls ??= [...methodsOf].map(([url, methods]) => ({ path: patternOf(url), methods }));
    return calls;
  };

  app.setNotFoundHandler(({ url, method }, reply) => {
    const [path = ''] = url.split(/[?#]/, 1);
    const taking = known().filter((call) => call.path.test(path));
    const allowed = new Set(taking.flatMap(({ methods }) => [...methods]));
    const isOther = allowed.size > 0 && !allowed.has(method);
    if (!isOther) return sendError(reply, refusal('not_found'));
    reply.header('allow', [...allowed].join(', '));
    return sendError(reply, refusal('method_not_allowed'));
  });
}

/** No page, no file, and nothing that stands for every address below it. */
const isCall = (url: string): boolean => /^\/(api|callback|dj-rest-auth)\/.*[^*]$/.test(url);

/** `/api/products/:idOrSlug/` with anything for its parameters, and with or without the last slash. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
