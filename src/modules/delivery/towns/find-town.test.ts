import { expect, it } from 'vitest';
import { TOWN, zone } from '#tests/support/quotes.ts';
import { createTowns, keyOfTown } from './find-town.ts';

const towns = createTowns([
  zone(
    { base: { by: 'order', price: 0 } },
    { towns: [TOWN, { name: 'Киров', region: 'Калужская область' }] },
  ),
]);

it('a town is found by its key or its name, whatever case and spaces', () => {
  const tver = { town: { name: 'Тверь', region: 'Тверская область' } };
  for (const text of [
    'Тверь',
    ' тверь ',
    'ТВЕРЬ',
    'Тверь,  Тверская область',
    'тверь, тверская область ',
  ]) {
    expect(towns.find(text)).toEqual(tver);
  }
  expect(towns.find('Примерск')).toEqual({ town: TOWN });
  expect(keyOfTown(tver.town)).toBe('Тверь, Тверская область');
});

it('a name is never taken for another one that begins like it', () => {
  expect(towns.find('Петер')).toEqual({ unknown: 'region missing' });
  expect(towns.find('Петергоф')).toEqual({ unknown: 'region missing' });
  expect(towns.find('Петергоф, Санкт-Петербург')).toEqual({
    town: { name: 'Петергоф', region: 'Санкт-Петербург' },
  });
});

it('a name of several towns is asked about', () => {
  expect(towns.find('Киров')).toMatchObject({
    among: [{ region: 'Калужская область' }, { region: 'Кировская область' }],
  });
});

it('a town typed by hand needs a region that there is', () => {
  expect(towns.find('Хутор')).toEqual({ unknown: 'region missing' });
  expect(towns.find('Хутор, Нигде')).toEqual({ unknown: 'no such region' });
  expect(towns.find(', Тверская область')).toEqual({ unknown: 'region missing' });
  expect(towns.find('Малый  Хутор, тверская область')).toEqual({
    town: { name: 'Малый Хутор', region: 'Тверская область' },
  });
});

it('suggestions begin with the towns of the zones', () => {
  expect(towns.suggest('')[0]).toEqual(TOWN);
  expect(towns.suggest('новг').map(({ name }) => name)).toContain('Великий Новгород');
  expect(
    towns
      .suggest('киров')
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['Киров', 'Киров']);
});
