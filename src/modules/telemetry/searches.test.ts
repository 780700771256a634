import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { purgeOldSearches } from './searches.ts';

const DAY = 86_400_000;
let now = new Date('2026-11-20T12:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let owner: Member;

beforeAll(async () => {
  owner = await office.complete('owner');
});
beforeEach(() => shop.db.execute(sql`TRUNCATE searches`));

const TOLD = '/api/telemetry/searches/';
const tell = (text: string, opened = false) => callAsGuest(shop, 'POST', TOLD, { text, opened });
const seen = async (query = '') => (await owner.call('GET', `/api/admin/searches/${query}`)).json();

/** So many days go by; a session does not outlive them. */
async function later(days: number): Promise<void> {
  now = new Date(now.getTime() + days * DAY);
  owner = await office.complete('owner');
}

describe('what visitors search for', () => {
  it('is counted however it is typed, with what it finds and how often that was opened', async () => {
    for (const text of ['Диван', ' диван ', 'ДИВАН', 'абырвалг']) {
      expect((await tell(text)).statusCode).toBe(204);
    }
    await tell('диван', true);
    const { searches, ...totals } = await seen();
    expect(searches).toEqual([
      { text: 'диван', asked: 3, opened: 1, found: expect.any(Number) },
      { text: 'абырвалг', asked: 1, opened: 0, found: 0 },
    ]);
    expect(searches[0].found).toBeGreaterThan(10);
    expect(totals).toEqual({ asked: 4, nothing: 1, unopened: 0 });
  });

  it('is told apart: what found nothing, and what found only what nobody opened', async () => {
    await tell('абырвалг');
    await tell('стол');
    await tell('шкаф');
    await tell('шкаф', true);
    const texts = async (kind: string) =>
      (await seen(`?kind=${kind}`)).searches.map(({ text }: { text: string }) => text);
    expect(await texts('nothing')).toEqual(['абырвалг']);
    expect(await texts('unopened')).toEqual(['стол']);
  });

  it('names nobody: a text with a telephone number or an e-mail is not kept', async () => {
    for (const text of ['+7 (000) 000-00-00', 'диван anna@example.ru']) await tell(text);
    expect((await seen()).asked).toBe(0);
  });

  it('counts no opened goods of a search that nobody made, and not more than were asked', async () => {
    await tell('диван', true);
    expect((await seen()).searches).toEqual([]);
    await tell('диван');
    await tell('диван', true);
    await tell('диван', true);
    expect((await seen()).searches).toMatchObject([{ asked: 1, opened: 1 }]);
  });

  it('ends at a number of texts a day, of which known ones count on', async () => {
    await shop.db.execute(sql`
      INSERT INTO searches (day, text, asked, found)
      SELECT '2026-11-20', 'слово ' || n, 1, 0 FROM generate_series(1, 5000) n`);
    await tell('диван');
    await tell('слово 7');
    const { searches, asked } = await seen();
    expect(searches[0]).toMatchObject({ text: 'слово 7', asked: 2 });
    expect(asked).toBe(5001);
    expect(searches).toHaveLength(200);
  });

  it('is shown of the days that are asked for, and forgotten at its term', async () => {
    await tell('диван');
    await later(7);
    await tell('шкаф');
    expect((await seen('?days=7')).asked).toBe(1);
    expect((await seen()).asked).toBe(2);
    await later(84);
    const before = new Date(now.getTime() - 90 * DAY);
    const context = { db: shop.db, timeZone: async () => 'Europe/Moscow' as const };
    await purgeOldSearches(context, { before, most: 10 });
    expect((await seen('?days=90')).searches).toMatchObject([{ text: 'шкаф' }]);
  });

  it('is for those who write the texts of the shop', async () => {
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', '/api/admin/searches/')).statusCode).toBe(403);
    expect((await callAsGuest(shop, 'GET', '/api/admin/searches/')).statusCode).toBe(401);
    expect((await seen('?days=8')).days).toEqual([expect.any(String)]);
  });

  it.each([{}, { text: '' }, { text: 'я'.repeat(101) }, { text: 'диван', opened: 'да' }])(
    'is refused as %j',
    async (body) => {
      expect((await callAsGuest(shop, 'POST', TOLD, body)).statusCode).toBe(400);
    },
  );
});
