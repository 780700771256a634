import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { callbackRequest } from './callbacks.ts';
import { storableLines, withoutHiddenSigns } from './hidden-signs.ts';
import { orderCreate } from './orders.ts';

const HIDDEN = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
  ...'\u200b\u2060\u2063\ufeff\ufff9\u180e\u206a',
  ...['\u{e0041}', '\u{e007f}', '\u{1d173}', '\u{1bca0}'],
];

it.each(HIDDEN)('a text has no sign that no one sees: %j', (sign) => {
  expect(withoutHiddenSigns(`${sign}ул. ${sign}${sign}Лесная, 5${sign}`)).toBe('ул. Лесная, 5');
});

it.each([
  ['Гөлназ', 'a letter of another language'],
  ['Андре\u0301й', 'a combining mark'],
  ['нежно\u00adрозовый', 'a soft hyphen'],
  ['می\u200cخواهم', 'a joiner that words need'],
  ['👨‍👩‍👧 ❤️ 𝄞', 'joined and astral signs'],
  ['Стол\u00a0дубовый\n\tс ящиком', 'spaces and lines'],
])('%j stays as it is: %s', (text) => {
  expect(storableLines(text)).toBe(text);
});

it('a text of several lines has only line breaks that all programs know', () => {
  expect(storableLines('один\u2028два\u2029три\u0085четыре\u001b[2J\u009b')).toBe(
    'один\nдва\nтри\nчетыре[2J',
  );
});

it('a sign that was cut in half is dropped', () => {
  expect(orderCreate.shape.comment.parse(`Спасибо ${'🛋'.slice(0, 1)}`)).toBe('Спасибо');
});

it('what a shopper writes comes in without them', () => {
  const order = orderCreate.partial().parse({
    customer_name: '\u202eПётр\u202c',
    email: '\u200epetr@example.ru',
    phone_number: '\u202a+7 (000) 000-00-00\u202c',
    address: 'ул. \u202eянсеЛ\u202c, 5',
    comment: 'Этаж 2\u2028\u2067домофон 34',
  });
  expect(order).toMatchObject({
    customer_name: 'Пётр',
    email: 'petr@example.ru',
    phone_number: '+70000000000',
    address: 'ул. янсеЛ, 5',
    comment: 'Этаж 2\nдомофон 34',
  });
  expect(callbackRequest.parse({ phone: 'звоните\u202e 50', telegram: '@a\u200bb' })).toMatchObject(
    { phone: 'звоните 50', telegram: '@ab' },
  );
});

/** Compared with what is stored. */
const COMPARED = /password|\b(?:key|token|refresh|uid|offer|version)\b/;
/** Read by the contract of `shop.yaml`. */
const READ_LATER = ['POST /api/admin/previews/ body change', 'PUT /api/admin/shop/ body change'];

it('no endpoint stores a text that came in around this door', async () => {
  const folder = import.meta.dirname;
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const endpoints = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (name.endsWith('Endpoints') ? Object.values(value as object) : []));
  const writing = endpoints.filter(({ method }) => method !== 'GET');
  const through = writing.flatMap(({ method, url, schema }) =>
    (['params', 'querystring', 'body'] as const).flatMap((part) =>
      textsOf(schema[part])
        .filter(({ path, schema: text }) => !COMPARED.test(path) && letsThrough(text))
        .map(({ path }) => `${method} ${url} ${part}${path}`),
    ),
  );
  expect(writing.length).toBeGreaterThan(100);
  expect(through).toEqual(READ_LATER);
});

interface Text {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** The schemas of texts within a schema. */
function textsOf(schema: unknown, path = '', seen = new Set<unknown>()): Text[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  const within = (inner: unknown, name = '') =>
    textsOf(inner, name === '' ? path : `${path} ${name}`, new Set([...seen, schema]));
  if (schema instanceof z.ZodString) return [{ path, schema }];
  const { def } = schema as unknown as { readonly def: Readonly<Record<string, unknown>> };
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) => within(inner, name));
  }
  return ['innerType', 'element', 'keyType', 'valueType', 'in', 'out', 'left', 'right']
    .map((part) => def[part])
    .concat(
      (def.options as unknown[] | undefined) ?? [],
      (def.items as unknown[] | undefined) ?? [],
    )
    .flatMap((inner) => within(inner));
}

/** Invisible signs, and characters that a database cannot store. */
const letsThrough = (schema: z.ZodType): boolean =>
  ['\u202e', '\ud800', '\0'].some((sign) =>
    [`А${sign}Б`, `a${sign}b`, `1${sign}2`].some((text) => {
      const { data } = schema.safeParse(text);
      return typeof data === 'string' && data.includes(sign);
    }),
  );
