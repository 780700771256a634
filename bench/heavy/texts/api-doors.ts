import type { HttpServer } from '#platform/http/http-server.ts';
import type { Action } from '#tests/support/office-actions.ts';
import { act, type Call } from '#tests/support/office-at-work.ts';
import type { Door } from './measure.ts';

/** More than any text that an endpoint takes. */
const LONGEST_TEXT = 120_000;
/** Node answers longer heads of a request itself (`maxHeaderSize`). */
const LONGEST_QUERY = 7000;

/** Calls the API in this process. */
export const callsOf =
  (app: HttpServer, cookie: string): Call =>
  (method, url, body, headers = {}) =>
    app.inject({
      method,
      url,
      headers: { host: 'localhost:3000', ...(cookie && { cookie }), ...headers },
      ...(body && { payload: body }),
    });

/** A door for each text of a call: in its path, its query and its body. `make`: the call as it is valid now. */
export function doorsOfCall(call: Call, endpoint: string, make: () => Action): Door[] {
  const action = make();
  const given = (part: 'params' | 'query' | 'body') =>
    Buffer.isBuffer(action[part]) ? [] : placesOf(action[part]).map((place) => [part, ...place]);
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    given(part).map((place) => ({
      name: `${endpoint} ${place.join('.')}`,
      most: part === 'body' ? LONGEST_TEXT : LONGEST_QUERY,
      read: (text: string) => act(call, endpoint, changed(make(), place, text) as Action),
    })),
  );
}

/** A door for a text in the query of an address. */
export const doorOfQuery = (call: Call, path: string, name: string): Door => ({
  name: `GET ${path} ${name}`,
  most: LONGEST_QUERY,
  // Encoded, a letter is six characters long.
  read: (text) =>
    call(
      'GET',
      `${path}?${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 12_000).replace(/%.?$/, '')}`,
    ),
});

type Place = readonly (string | number)[];

/** Where a value has texts. */
function placesOf(value: unknown): Place[] {
  if (typeof value === 'string') return [[]];
  if (value === null || typeof value !== 'object') return [];
  // One of a list is like the others.
  const entries = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  return [...entries].flatMap(([key, inner]) => placesOf(inner).map((place) => [key, ...place]));
}

function changed(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((one, place) => (place === key ? changed(one, rest, text) : one));
  }
  // What has been saved meanwhile may lack it.
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [key]: changed(fields[key], rest, text) };
}
