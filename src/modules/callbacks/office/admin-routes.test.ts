import { beforeAll, beforeEach, describe, expect } from 'vitest';
import type { CallToReturn } from '#contracts/admin/callbacks/callbacks.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m', RATE_CALLBACK: '200/15m' },
});
const { shop, office } = fixturesOf(it);
// Noon in Moscow.
let now = new Date('2027-03-01T09:00:00Z');
let vera: Member;
let other: Member;

beforeAll(async () => {
  vera = await office.complete('manager');
  other = await office.complete('manager');
});
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

async function ask(phone: string): Promise<CallToReturn> {
  const payload = { phone, page: '/products/divan-pryamoj-onega' };
  const url = '/callback/request/';
  const answer = await shop.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(201);
  const found = (await list()).find((call) => call.phone === answer.json().phone);
  if (!found) throw new Error(`${phone} is not in the list`);
  return found;
}
const list = async (query = '', person = vera): Promise<CallToReturn[]> =>
  (await person.call('GET', `/api/admin/callbacks/?${query}`)).json().calls;
const take = (call: CallToReturn, taken: boolean, person = vera) =>
  person.call('PUT', `/api/admin/callbacks/${call.id}/`, { version: call.version, taken });
const record = (call: CallToReturn, made: object, person = vera) =>
  person.call('POST', `/api/admin/callbacks/${call.id}/calls/`, {
    version: call.version,
    ...made,
  });

describe('calls to return', () => {
  it('are taken by one member, and the slower one is told', async () => {
    const call = await ask('+7 (000) 000-01-01');
    expect(call).toMatchObject({
      page: '/products/divan-pryamoj-onega',
      taken_by: null,
      calls: [],
    });
    const taken = await take(call, true);
    expect(taken.json()).toMatchObject({ taken_by: 'Вера', is_own: true, version: 2 });
    const late = await take(call, true, other);
    expect([late.statusCode, late.json().code]).toEqual([409, 'callback_changed']);
    const [seen] = (await list('', other)).filter(({ id }) => id === call.id);
    expect(seen).toMatchObject({ taken_by: 'Вера', is_own: false });
    expect((await take(taken.json(), false)).json()).toMatchObject({ taken_by: null });
  });

  it('wait for the agreed time by the clock of the shop, those that are due first', async () => {
    const first = await ask('+7 (000) 000-02-01');
    now = new Date(now.getTime() + 1000);
    const second = await ask('+7 (000) 000-02-02');
    const made = { outcome: 'call_again', note: 'после обеда', call_at: '2027-03-01T15:30' };
    const put = await record(first, made);
    expect(put.json()).toMatchObject({
      call_at: '2027-03-01T12:30:00.000Z',
      closed_at: null,
      calls: [{ by: 'Вера', outcome: 'call_again', note: 'после обеда' }],
    });
    const ids = (await list()).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeGreaterThan(ids.indexOf(second.id));
    for (const wrong of ['2027-03-01T09:00', '2028-03-01T09:00', '2027-03-01T25:00']) {
      const refused = await record(put.json(), { outcome: 'no_answer', call_at: wrong });
      expect([wrong, refused.statusCode, Object.keys(refused.json())]).toEqual([
        wrong,
        400,
        expect.arrayContaining(['call_at']),
      ]);
    }
  });

  it('are done with once someone was reached, and are found among the closed', async () => {
    const call = await ask('+7 (000) 000-03-01');
    await record(call, { outcome: 'reached', note: '  ' });
    expect((await list()).map(({ id }) => id)).not.toContain(call.id);
    const [closed] = await list('state=closed');
    expect(closed).toMatchObject({ id: call.id, calls: [{ outcome: 'reached', note: null }] });
    const { entries } = (
      await (await office.complete('owner')).call('GET', `/api/admin/audit/?entity_id=${call.id}`)
    ).json();
    expect(entries).toMatchObject([{ action: 'callbacks.call', actor_name: String(vera.id) }]);
  });

  it('go on by pages', async () => {
    const asked: string[] = [];
    for (let at = 0; at < 3; at++) {
      now = new Date(now.getTime() + 1000);
      asked.push((await ask(`+7 (000) 000-04-0${at}`)).id);
    }
    const ids: string[] = [];
    let after = '';
    do {
      const answer = await vera.call(
        'GET',
        `/api/admin/callbacks/?limit=2${after && `&after=${after}`}`,
      );
      const { calls, next } = answer.json();
      ids.push(...calls.map(({ id }: CallToReturn) => id));
      after = next ?? '';
    } while (after);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => asked.includes(id))).toEqual(asked);
  });
});
