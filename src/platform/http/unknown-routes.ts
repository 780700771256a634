import { refusal, sendError } from './errors.ts';
import type { HttpServer } from './http-server.ts';

/** A route of the API and its methods. */
interface ApiRoute {
  readonly path: RegExp;
  readonly methods: ReadonlySet<string>;
}

/**
 * Answers a request without a route: 405 with `Allow` when the API has the path with other methods, otherwise 404.
 * The paths are collected as routes are registered: real routes for the other methods would cost memory.
 */
export function handleUnknownRoutes(app: HttpServer): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isApiRoute(url)) return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });

  let routes: ApiRoute[] | undefined;
  const known = () => {
    routes ??= [...methodsOf].map(([url, methods]) => ({ path: patternOf(url), methods }));
    return routes;
  };

  app.setNotFoundHandler(({ url, method }, reply) => {
    const [path = ''] = url.split(/[?#]/, 1);
    const matching = known().filter((route) => route.path.test(path));
    const allowed = new Set(matching.flatMap(({ methods }) => [...methods]));
    const isOtherMethod = allowed.size > 0 && !allowed.has(method);
    if (!isOtherMethod) return sendError(reply, refusal('not_found'));
    reply.header('allow', [...allowed].join(', '));
    return sendError(reply, refusal('method_not_allowed'));
  });
}

/** A route of the API, without wildcards. */
const isApiRoute = (url: string): boolean => /^\/(api|callback|dj-rest-auth)\/.*[^*]$/.test(url);

/** The pattern of a route: any value for a parameter, with or without the trailing slash. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
