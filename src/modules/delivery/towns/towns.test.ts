import { expect, it } from 'vitest';
import { regionNames, towns } from './towns.ts';

it('there are some 170 towns, each once in its region', () => {
  expect(towns.length).toBeGreaterThan(160);
  const keys = towns.map(({ name, region }) => `${name}, ${region}`);
  expect(new Set(keys).size).toBe(keys.length);
});

it('the regions are the federal subjects, each once', () => {
  expect(new Set(regionNames).size).toBe(regionNames.length);
  const kinds = (pattern: RegExp) => regionNames.filter((name) => pattern.test(name)).length;
  // As general knowledge has them: 22 republics, 9 krais, 46 oblasts, 3 cities, one autonomous oblast, four okrugs.
  expect(kinds(/Республика/)).toBe(22);
  expect(kinds(/край$/)).toBe(9);
  expect(kinds(/ область(?: —|$)/) - kinds(/автономная область/)).toBe(46);
  expect(kinds(/^(?:Москва|Санкт-Петербург|Севастополь)$/)).toBe(3);
  expect(kinds(/автономная область/)).toBe(1);
  expect(kinds(/автономный округ/)).toBe(4);
});

it('towns of one name stand in different regions', () => {
  const byName = Map.groupBy(towns, ({ name }) => name);
  for (const same of byName.values()) {
    expect(new Set(same.map(({ region }) => region)).size).toBe(same.length);
  }
});
