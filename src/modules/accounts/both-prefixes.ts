import { otherAuthPath } from '#contracts/paths.ts';

const prefixes = [
  { path: (url: string) => url, hide: false },
  { path: otherAuthPath, hide: true },
];

/** Every endpoint of dj-rest-auth answers under both prefixes; the API description shows one. */
export const bothPrefixes = prefixes.map(
  ({ path, hide }) =>
    <Endpoint extends { url: string; schema: object }>(endpoint: Endpoint) => ({
      ...endpoint,
      url: path(endpoint.url),
      schema: { ...endpoint.schema, hide },
    }),
);
