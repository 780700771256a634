import type { WrittenDeliveryTerms } from '#contracts/delivery-terms.ts';
import type { MemberWithApp } from './staff.ts';

export const TVER = 'Тверь, Тверская область';

/** A shop that delivers to Tver on three days of the week, and to its region for more. */
export const someTerms = {
  zones: [
    {
      name: 'Тверь',
      towns: [{ name: 'Тверь', region: 'Тверская область' }],
      price: { by: 'order', price: 1500 },
      free_from: 200_000,
      days: { least: 1, most: 2 },
      weekdays: [2, 4, 6],
      slots: [{ from: '10:00', to: '13:00', capacity: 2, price: 1000 }],
    },
    {
      name: 'Область',
      regions: ['Тверская область'],
      price: { by: 'order', price: 4000 },
      days: { least: 3, most: 5 },
      weekdays: [3],
    },
  ],
  lift: {
    passenger: { by: 'piece', price: 300 },
    carrying: { each_floor: { by: 'piece', price: 200 } },
  },
  assembly: [{ price: { by: 'percent', percent: 10, least: 1000 } }],
} satisfies WrittenDeliveryTerms;

/** Saves terms as a member does; answers those that are stored. */
export async function saveTerms(
  owner: Pick<MemberWithApp, 'call'>,
  terms: WrittenDeliveryTerms,
): Promise<void> {
  const { version } = (await owner.call('GET', '/api/admin/delivery/')).json();
  const answer = await owner.call('PUT', '/api/admin/delivery/', { version, terms });
  if (answer.statusCode !== 200) throw new Error(`Terms were refused: ${answer.body}`);
}
