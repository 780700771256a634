/** The page that says to the owner, on the machine of the shop, what it lacks before it opens. */
export const OPENING_PAGE = '/opening';

/** The same endpoint under the other prefix: every auth endpoint exists under both. */
export const otherAuthPath = (path: string): string =>
  path.startsWith('/api/') ? path.slice('/api'.length) : `/api${path}`;
