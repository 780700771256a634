import { beforeAll, beforeEach, describe, expect, vi } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { Member } from '#tests/support/staff.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let now = new Date('2027-03-01T09:00:00Z');
let manager: Member;
let keeper: Member;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  manager = await office.complete('manager');
  keeper = await office.joined('warehouse');
});
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

const place = async (): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)])).number;

const at = (number: string) => `/api/admin/orders/${number}/`;
const charge = (number: string, version: number) =>
  manager.call('PUT', `${at(number)}charges/delivery/`, {
    version,
    amount: 900,
    agreed: 'по телефону',
    letter: false,
  });
const stateOf = async (number: string) => {
  const { status, version } = (await manager.call('GET', at(number))).json();
  return [status, version];
};
const change = (orders: object[], status: string, person = manager, letter = false) =>
  person.call('POST', '/api/admin/orders/bulk/', { orders, status, letter });

describe('several orders at once', () => {
  it('get one status; one that another has changed is left, with who was quicker', async () => {
    const [one, late, other] = [await place(), await place(), await place()] as const;
    await manager.call('PUT', at(late), { version: 1, status: 'production', letter: false });
    const wanted = [one, late, other].map((number) => ({ number, version: 1 }));
    const answer = (await change(wanted, 'confirmed')).json();
    expect(answer).toMatchObject({
      changed: [one, other],
      refused: [
        { number: late, code: 'order_changed', last: { by: 'Вера', status: 'production' } },
      ],
    });
    expect(await stateOf(one)).toEqual(['confirmed', 2]);
    expect(await stateOf(late)).toEqual(['production', 2]);
    expect(await stateOf(other)).toEqual(['confirmed', 2]);
  });

  it('are refused one by one where the step cannot follow or the order is not there', async () => {
    const [gone, one] = [await place(), await place()] as const;
    await manager.call('PUT', at(gone), { version: 1, status: 'cancelled', letter: false });
    const answer = await change(
      [
        { number: gone, version: 2 },
        { number: '2222-2222', version: 1 },
        { number: one, version: 1 },
        { number: one, version: 1 },
      ],
      'shipped',
    );
    const { changed, refused } = answer.json();
    expect(changed).toEqual([one]);
    expect(refused).toMatchObject([
      { number: gone, code: 'invalid', detail: expect.stringContaining('Отменён') },
      { number: '2222-2222', code: 'order_not_found' },
    ]);
  });

  it('are given back what was theirs by one call, but not what another has changed since', async () => {
    const [one, other, late] = [await place(), await place(), await place()] as const;
    const wanted = [one, other, late].map((number) => ({ number, version: 1 }));
    await change(wanted, 'confirmed', manager, true);
    await charge(late, 2);
    const orders = wanted.map(({ number }) => ({ number, version: 2 }));
    const undone = await manager.call('POST', '/api/admin/orders/bulk/undo/', { orders });
    expect(undone.json()).toMatchObject({
      changed: [one, other],
      refused: [{ number: late, code: 'order_changed' }],
    });
    expect(await stateOf(one)).toEqual(['new', 3]);
    expect(await stateOf(late)).toEqual(['confirmed', 3]);
  });

  it('write to each customer only where it is wanted', async () => {
    const [silent, told] = [await place(), await place()] as const;
    await change([{ number: silent, version: 1 }], 'confirmed');
    await change([{ number: told, version: 1 }], 'confirmed', manager, true);
    const lettersOf = (number: string) =>
      shop.letters.filter(({ subject }) => subject.includes(number) && /Изменения/.test(subject));
    await passUndoTime(shop.db);
    await vi.waitFor(() => expect(lettersOf(told)).toHaveLength(1), 30_000);
    expect(lettersOf(silent)).toEqual([]);
  });

  it('may be given by the warehouse what it may give one by one, and its answer has no sums', async () => {
    const [ready, fresh] = [await place(), await place()] as const;
    await charge(ready, 1);
    await change([{ number: ready, version: 2 }], 'confirmed');
    const [row] = (await keeper.call('GET', `/api/admin/orders/?text=${ready}`)).json().orders;
    expect(row).toMatchObject({ version: 3, next_statuses: ['shipped', 'delivered'] });
    const refused = await change([{ number: ready, version: 3 }], 'cancelled', keeper);
    expect(refused.json().refused).toMatchObject([{ number: ready, code: 'not_permitted' }]);
    const late = await change([{ number: ready, version: 1 }], 'shipped', keeper);
    expect(late.json().refused).toMatchObject([{ code: 'order_changed' }]);
    expect(late.body).not.toContain('900');
    const both = [
      { number: ready, version: 3 },
      { number: fresh, version: 1 },
    ];
    expect((await change(both, 'shipped', keeper)).json()).toMatchObject({
      changed: [ready],
      refused: [{ number: fresh, code: 'order_not_found' }],
    });
  });

  it('are at most a hundred, and nobody without the right changes any', async () => {
    const number = await place();
    const many = Array.from({ length: 101 }, () => ({ number, version: 1 }));
    expect((await change(many, 'confirmed')).statusCode).toBe(400);
    expect((await change([], 'confirmed')).statusCode).toBe(400);
    const content = await office.joined('content');
    const answer = await change([{ number, version: 1 }], 'confirmed', content);
    expect(answer.json()).toMatchObject({ code: 'not_permitted' });
    expect(await stateOf(number)).toEqual(['new', 1]);
  });
});
