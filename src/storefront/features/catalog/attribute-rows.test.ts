import { expect, it } from 'vitest';
import { availabilityText } from '#messages/catalogue/catalog.ts';
import type { CompareEntry } from '../compare/compare-entry.ts';
import { compareSections } from '../compare/compare-rows.ts';
import { attributeTable } from './attribute-rows.ts';

const range = { production_time_days_from: 14, production_time_days: 21 };

it('a production time with two ends is one row, in details and comparison', () => {
  const shown = [{ label: 'Срок изготовления', value: '14–21\u00a0раб. дн.' }];
  expect(attributeTable(range).flatMap(({ rows }) => rows)).toMatchObject(shown);
  const entry = { ...range, dimensions: {} } as CompareEntry;
  const rows = compareSections([entry]).flatMap((section) => section.rows);
  expect(rows.map(({ label, values }) => ({ label, value: values[0] }))).toEqual(shown);
});

it.each([
  [21, 14, 'Под заказ, 14–21\u00a0день'],
  [21, undefined, 'Под заказ, 21\u00a0день'],
  [14, 14, 'Под заказ, 14\u00a0дней'],
])('goods made to order in %s days (from %s) say so', (days, from, text) => {
  expect(availabilityText({ inStock: false, leadDays: days, leadDaysFrom: from })).toBe(text);
});

it('what only sorts goods is neither in the details nor in the comparison', () => {
  const sorting = { entity: 'мягкая мебель', price_segment: 'доступный' };
  expect(attributeTable(sorting)).toEqual([]);
  const sections = compareSections([{ ...sorting, dimensions: {} } as CompareEntry]);
  expect(sections.flatMap(({ rows }) => rows)).toEqual([]);
});
