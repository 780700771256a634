import type { Random } from '../../generated-shop.ts';
import { hostileValue, mutated } from './hostile.ts';
import type { Operation } from './operations.ts';
import { type KnownValues, pick, validValue } from './values.ts';

export type Manner = 'valid' | 'mutated' | 'hostile';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

const QUERY_SHARE = 0.05;
const bearers = ['', 'Bearer', 'Bearer x.y.z', `Bearer ${'e'.repeat(5000)}`, 'Basic YTpi'];
const types = [
  'application/json',
  'text/plain',
  'application/xml',
  'application/json; charset=x',
  '',
];
const brokenBodies = ['{', '{"a":', '\u0000', '[]]', '{"a":1,"a":2}', '"', 'null', '\uFEFF{}'];

/** Tokens of two customers: one for requests that end a session, so that the other session lasts. */
export interface Access {
  readonly kept: string;
  readonly spent: string;
}

const endsSession = /logout|password\/change|token\/refresh/;

interface Material {
  readonly known: KnownValues;
  readonly access: Access;
  readonly random: Random;
  /** A body that is valid. Default: one that its schema allows. */
  readonly sample?: unknown;
}

/** One request for an operation. */
export function requestFor(
  { method, path, parameters, body }: Operation,
  manner: Manner,
  { known, access, random, sample }: Material,
): FuzzRequest {
  const change = (value: unknown): unknown => {
    if (manner === 'valid') return value;
    if (manner === 'hostile') return random() < 0.5 ? hostileValue(random) : value;
    return random() < 0.5 ? mutated(value, random) : value;
  };
  const filledIn = (name: string) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    return change(validValue(schema, name, known, random));
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(filledIn(name)));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random() < QUERY_SHARE)
    .flatMap(({ name }) =>
      [filledIn(name)].flat().map((value) => `${encoded(name)}=${encoded(value)}`),
    );
  const strange =
    manner === 'hostile' && random() < 0.1 ? [`${encoded(hostileValue(random))}=1`] : [];
  const search = [...query, ...strange].join('&');
  return {
    method,
    path: (search ? `${filled}?${search}` : filled).slice(0, 60_000),
    headers: headersOf(manner, endsSession.test(path) ? access.spent : access.kept, random),
    body: body && bodyOf(change(sample ?? validValue(body, '', known, random)), manner, random),
  };
}

function bodyOf(value: unknown, manner: Manner, random: Random): string {
  if (manner === 'hostile' && random() < 0.1) return pick(brokenBodies, random);
  return JSON.stringify(value) ?? '';
}

function headersOf(manner: Manner, access: string, random: Random): Record<string, string> {
  const isHostile = manner === 'hostile' && random() < 0.2;
  const authorization = isHostile
    ? pick(bearers, random)
    : random() < 0.6
      ? `Bearer ${access}`
      : '';
  return {
    'content-type': isHostile ? pick(types, random) : 'application/json',
    ...(authorization && { authorization }),
    ...(isHostile && { cookie: 'cart_uuid=%00; csrftoken=";', 'accept-encoding': '*;q=x' }),
  };
}

/** A value in an address. A lone surrogate cannot be encoded; its bytes are sent as they would be in UTF-8. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
