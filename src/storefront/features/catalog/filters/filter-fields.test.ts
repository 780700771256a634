import { expect, it } from 'vitest';
import { readFilters } from '#contracts/read-filters.ts';
import { fieldsOf, normalised, withoutFilter, withTick } from './filter-fields.ts';

const fields = (query: string) => new URLSearchParams(query);
const own = fields('own=Стиль:лофт');

it('an own option is ticked by its label and value', () => {
  const ticked = withTick(own, 'own:Цоколь', 'E27', true);
  expect(ticked.getAll('own')).toEqual(['Стиль:лофт', 'Цоколь:E27']);
  expect(withTick(ticked, 'own:Стиль', 'лофт', false).getAll('own')).toEqual(['Цоколь:E27']);
});

it('limits of an own filter are removed without the options of others', () => {
  const limited = fields('own=Стиль:лофт&min_own:Мощность=40&max_own:Мощность=60');
  const power = { kind: 'range', name: 'own:Мощность' } as const;
  expect(String(withoutFilter(limited, power))).toBe(String(own));
});

it('fields show lengths with their unit, and what is read of them is the same', () => {
  const filters = readFilters(fields('max_width=900&fit_depth=60&min_price=1990.5&color=белый'));
  const shown = fieldsOf(filters);
  expect(shown.get('fit_depth')).toBe('6 см');
  expect(readFilters(shown)).toEqual(filters);
});

it('a field that is left shows what was read of it, and an unreadable text stays', () => {
  const typed = fields('max_width=90&min_price=1 990&max_price=много&lengths=typed');
  const left = normalised(typed, ['max_width', 'min_price', 'max_price'], readFilters(typed));
  expect([left.get('max_width'), left.get('min_price'), left.get('max_price')]).toEqual([
    '90 см',
    '1990',
    'много',
  ]);
});
