import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessage } from '#messages/site/validation.ts';
import { taskOptions } from './admin/imports/import-tasks.ts';
import { boundedRecord } from './bounded-record.ts';
import { shopIdentity } from './shop-content.ts';

const mapOf = <Value>(count: number, value: Value) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`к${number}`, value]));

describe('a map with a bound', () => {
  it('is refused whole where it has too many entries, none of which is read', () => {
    const read: string[] = [];
    const schema = boundedRecord(
      z.string(),
      z.string().refine((text) => read.push(text) && false),
      3,
    );
    expect(schema.safeParse(mapOf(4, 'а')).error?.issues).toMatchObject([
      { code: 'too_big', maximum: 3, path: [] },
    ]);
    expect(read).toEqual([]);
    expect(schema.safeParse(mapOf(3, 'а')).error?.issues).toHaveLength(3);
  });

  it('says what is no map', () => {
    const schema = boundedRecord(z.string(), z.string(), 3);
    for (const given of [undefined, null, 'а', ['а']])
      expect(schema.safeParse(given).error?.issues).toMatchObject([{ code: 'invalid_type' }]);
    expect(schema.parse({ а: 'б' })).toEqual({ а: 'б' });
  });
});

describe('of many wrong entries one fault is told', () => {
  it.each([
    ['columns', 1001],
    ['categories', 1001],
    ['mapping', 1001],
  ])('of the %s of an import', (name, count) => {
    const wrong = mapOf(count, 'нет такого');
    const given = name === 'mapping' ? { units: [], labels: wrong } : wrong;
    const { error } = taskOptions.safeParse({ [name]: given });
    expect(error?.issues.map(validationMessage)).toEqual(['Не больше 1\u00a0000 строк']);
  });

  it.each([
    ['synonyms', 501],
    ['search_pages', 201],
  ])('of the %s of a shop', (name, count) => {
    const { error } = shopIdentity.safeParse({ [name]: mapOf(count, 1) });
    expect(error?.issues).toHaveLength(1);
  });
});

it('of many unknown fields the first ones are named', () => {
  const { error } = z.strictObject({}).safeParse(mapOf(1022, 1));
  const [message = ''] = error?.issues.map(validationMessage) ?? [];
  expect(message).toMatch(/^Неизвестные поля: к0, к1, .* к19 и ещё 1\u00a0002$/);
});
