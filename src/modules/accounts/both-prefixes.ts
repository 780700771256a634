import { otherAuthPath } from '#contracts/paths.ts';

const prefixes = [
  { path: (url: string) => url, hide: false },
  { path: otherAuthPath, hide: true },
];

/** The two addresses of an account endpoint (spec section 7: the paths of dj-rest-auth). The API description shows the first. */
export const bothPrefixes = prefixes.map(
  ({ path, hide }) =>
    <Endpoint extends { url: string; schema: object }>(endpoint: Endpoint) => ({
      ...endpoint,
      url: path(endpoint.url),
      schema: { ...endpoint.schema, hide },
    }),
);
