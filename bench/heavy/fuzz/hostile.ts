import type { Random } from '../../generated-shop.ts';
import { pick } from './values.ts';

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Values that break what trusts its input: SQL, scripts, paths, control characters, limits of numbers, wrong types. */
const hostileValues: readonly unknown[] = [
  "' OR 1=1 --",
  "'; DROP TABLE orders; --",
  '1) UNION SELECT password FROM customers --',
  "' || pg_sleep(10) || '",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  '\u0000',
  'a\u0000b',
  '\r\nset-cookie: admin=1',
  '\u202Emoc.elpmaxe\u202C',
  '\uD800',
  '\uFEFF',
  '💥'.repeat(60),
  'а'.repeat(10_000),
  'x'.repeat(200_000),
  '%',
  '_%\\',
  '9999 9000 8000 7000 6000 5000 4000 3000',
  ':* & ! | ( )',
  '00000000-0000-0000-0000-000000000000',
  'victim@example.ru\nbcc: other@example.ru',
  '"><img src=x>@example.ru',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  null,
  true,
  false,
  '',
  ' ',
  [],
  {},
  deep(500),
  Array.from({ length: 3000 }, () => 1),
  { __proto__: null, toString: 1 },
  { length: 1e9 },
];

export const hostileValue = (random: Random): unknown => pick(hostileValues, random);

/** A value with one thing changed: a field replaced, removed, repeated or added, a text cut or lengthened, a number moved. */
export function mutated(value: unknown, random: Random): unknown {
  if (random() < 0.25) return hostileValue(random);
  if (typeof value === 'string') return mutatedText(value, random);
  if (typeof value === 'number')
    return pick([-value, value + 1, value * 1e6, String(value)], random);
  if (Array.isArray(value)) return mutatedList(value, random);
  if (value !== null && typeof value === 'object') return mutatedFields(value, random);
  return hostileValue(random);
}

function mutatedText(text: string, random: Random): unknown {
  const at = Math.floor(random() * (text.length + 1));
  const inserted = pick(
    ['\u0000', '\ud800', '\u202e', "'", '"', '<', '%00', '\n', 'ё', '\u200B', ' '],
    random,
  );
  return pick(
    [text.slice(0, at), text.slice(0, at) + inserted + text.slice(at), text + text, [text]],
    random,
  );
}

function mutatedList(list: readonly unknown[], random: Random): unknown {
  const at = Math.floor(random() * list.length);
  return pick(
    [
      list.map((item, place) => (place === at ? mutated(item, random) : item)),
      [...list, ...list],
      list.slice(1),
      Object.fromEntries(list.entries()),
    ],
    random,
  );
}

function mutatedFields(fields: object, random: Random): unknown {
  const entries = Object.entries(fields);
  const at = Math.floor(random() * entries.length);
  if (random() < 0.2) return Object.fromEntries(entries.filter((_, place) => place !== at));
  if (random() < 0.2)
    return { ...fields, [pick(['__proto__', 'id', 'is_staff', 'price'], random)]: 1 };
  return Object.fromEntries(
    entries.map(([key, value], place) => [key, place === at ? mutated(value, random) : value]),
  );
}
