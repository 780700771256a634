import { expect, it } from 'vitest';
import { pickupPlaceAt, pickupPlacesOf } from './pickup-places.ts';

const shop = { places: [], address: 'г.\u00a0Примерск, ул.\u00a0Образцовая, д.\u00a01', hours: [] };
const place = { kind: 'pickup', name: 'Склад', city: '', address: 'ул. Складская, 2', hours: '' };

it('without a pickup place it is the address of the shop, whose city is told apart', () => {
  const hours = [{ days: 'Пн–Пт', time: '9:00–18:00' }];
  expect(pickupPlacesOf({ ...shop, hours })).toEqual([
    {
      name: '',
      city: 'Примерск',
      address: 'ул. Образцовая, д. 1',
      whole: 'г. Примерск, ул. Образцовая, д. 1',
      hours: 'Пн–Пт 9:00–18:00',
    },
  ]);
  expect(pickupPlacesOf({ ...shop, address: '' })).toEqual([]);
});

it.each([
  [{ city: 'Образцовск' }, 'Образцовск', 'ул. Складская, 2', 'Образцовск, ул. Складская, 2'],
  [{}, '', 'ул. Складская, 2', 'ул. Складская, 2'],
  [{ address: 'город Дальний, склад 3' }, 'Дальний', 'склад 3', 'город Дальний, склад 3'],
  [{ address: 'Гагарина, 5' }, '', 'Гагарина, 5', 'Гагарина, 5'],
])('a place with %o is in the city «%s»', (stated, city, address, whole) => {
  const places = [
    { ...place, ...stated },
    { ...place, kind: 'showroom' },
  ] as never;
  expect(pickupPlacesOf({ ...shop, places })).toEqual([
    { name: 'Склад', city, address, whole, hours: '' },
  ]);
});

it('an order is picked up where its address is, else at the only place', () => {
  const [own] = pickupPlacesOf(shop);
  const two = [own, { ...own, address: 'склад 3' }] as never[];
  expect(pickupPlaceAt(two, 'склад\u00a03')).toMatchObject({ address: 'склад 3' });
  expect(pickupPlaceAt(two, 'где-то')).toBeUndefined();
  expect(pickupPlaceAt([own] as never[], 'где-то')).toBe(own);
});
