import { expect, it } from 'vitest';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { filteredAddress } from './filtered-address.ts';

const addressOf = (search: string, filters: readonly AppliedFilter[]) =>
  filteredAddress({ pathname: '/products/', search }, undefined, filters);

it('an address that has the chosen values in another order stays', () => {
  const search = '?category=lampy&color=белый&color=серый&own=Цоколь:E27&own=Стиль:лофт';
  const style = { kind: 'options', name: 'own:Стиль', values: ['лофт'] } as const;
  const chosen = [
    { kind: 'options', name: 'color', values: ['серый', 'белый'] },
    style,
    { kind: 'options', name: 'own:Цоколь', values: ['E27'] },
  ] as const;
  expect(addressOf(search, chosen)).toBeUndefined();
  expect(addressOf(search, [style])).toBe(
    `/products/?${new URLSearchParams({ category: 'lampy', own: 'Стиль:лофт' })}`,
  );
});
