import { expect, it } from 'vitest';
import { filteredAddress } from './filtered-address.ts';
import { readParameters } from './list-filters.ts';

const addressOf = (search: string, filters: Parameters<typeof filteredAddress>[2]) =>
  filteredAddress({ pathname: '/products/', search }, undefined, filters, readParameters);

it('an address that has the chosen values in another order stays', () => {
  const search = '?category=lampy&color=белый&color=серый&own=Цоколь:E27&own=Стиль:лофт';
  const chosen = { color: ['серый', 'белый'], own: ['Стиль:лофт', 'Цоколь:E27'] };
  expect(addressOf(search, chosen)).toBeUndefined();
  expect(addressOf(search, { own: ['Стиль:лофт'] })).toBe(
    `/products/?${new URLSearchParams({ category: 'lampy', own: 'Стиль:лофт' })}`,
  );
});
