import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksOf } from './looks.ts';

const neighbours = <Item>(items: readonly Item[]) =>
  items.slice(1).map((item, index) => [items[index], item] as const);

const named = (name: string) => ({ name, icon: null });

test('no two neighbours have the same colour, nor two unknown ones in turn the same icon', () => {
  const name = fc.constantFrom('Диваны', 'Кровати', 'Матрасы', 'Столы', 'Полки', 'Акции', 'Разное');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const looks = looksOf(names.map(named));
      expect(looks).toHaveLength(names.length);
      for (const [before, after] of neighbours(looks)) expect(after.tint).not.toBe(before?.tint);
      const unknown = looks.filter((_, index) => /Акции|Разное/.test(names[index] ?? ''));
      for (const [before, after] of neighbours(unknown)) expect(after.icon).not.toBe(before?.icon);
    }),
  );
});

test('a shop of unknown words has all the colours in turn, and three icons', () => {
  expect(looksOf(['Акции', 'Новинки', 'Разное', 'Уценка'].map(named))).toEqual([
    { icon: 'shapes', tint: 'pine' },
    { icon: 'package', tint: 'slate' },
    { icon: 'tag', tint: 'clay' },
    { icon: 'shapes', tint: 'ochre' },
  ]);
});

test('a category keeps its colour while its neighbour has another', () => {
  expect(
    looksOf(['Диваны', 'Матрасы', 'Кровати', 'Столы'].map(named)).map(({ tint }) => tint),
  ).toEqual(['pine', 'slate', 'clay', 'ochre']);
});

test('the icon that the owner has chosen wins, and has its usual colour', () => {
  expect(looksOf([{ name: 'Диваны', icon: 'bed' }])).toEqual([{ icon: 'bed', tint: 'slate' }]);
});
