import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { FinalFailure } from '#platform/errors/final-failure.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import type { Letter } from '#platform/mail/mailer.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { queueMorningLetter } from '../../src/office/morning-letter.ts';
import { throwError } from '../support/database-url.ts';

const WITHIN = { timeout: 40_000, interval: 100 };
const letters: Letter[] = [];
/** The subjects that the mail server refuses. */
let refused: RegExp | undefined;
/** The mail server will never take a letter. */
let unsendable = false;
let now = new Date('2027-03-01T04:00:00Z');
const it = withShop({
  clock: { now: () => now },
  env: { RATE_LOGIN: '200/15m' },
  mailer: {
    async send(letter) {
      if (unsendable) throw new FinalFailure('такой адрес почта не берёт');
      if (refused?.test(letter.subject)) throw new Error('550 mailbox unavailable');
      letters.push(letter);
    },
    close: () => undefined,
  },
});
const { shop, office } = fixturesOf(it);
let jobs: Jobs;
let sofa: SomeVariant;

beforeAll(async () => {
  jobs = createJobs({ url: shop.databaseUrl, onError: throwError });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});
afterAll(() => jobs.stop());

const place = async (): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)])).number;
const about = (number: string) => letters.filter(({ subject }) => subject.includes(number));

describe('a letter that the mail server refuses', () => {
  it('is listed with what was said after three tries, and leaves when it is tried again', async () => {
    const manager = await office.complete('manager');
    const listed = async () => (await manager.call('GET', '/api/admin/letters/')).json().letters;
    refused = /./;
    const number = await place();
    await vi.waitFor(async () => expect(await listed()).toHaveLength(2), WITHIN);
    const [first] = await listed();
    expect(first).toMatchObject({
      queue: 'order-letter',
      order: number,
      tries: expect.any(Number),
      error: '550 mailbox unavailable',
    });
    expect(first.tries).toBeGreaterThanOrEqual(3);
    const { queues } = (await manager.call('GET', '/api/admin/today/')).json();
    expect(queues).toContainEqual(expect.objectContaining({ name: 'letters_failed', count: 2 }));
    refused = undefined;
    for (const { queue, id } of await listed()) {
      const again = await manager.call('POST', `/api/admin/letters/${queue}/${id}/retry/`);
      expect(again.statusCode).toBe(204);
    }
    await vi.waitFor(() => expect(about(number)).toHaveLength(2), WITHIN);
    await vi.waitFor(async () => expect(await listed()).toEqual([]), WITHIN);
    const gone = await manager.call('POST', `/api/admin/letters/${first.queue}/${first.id}/retry/`);
    expect(gone.statusCode).toBe(404);
    expect(
      (await (await office.joined('warehouse')).call('GET', '/api/admin/letters/')).statusCode,
    ).toBe(403);
  });
});

it('a letter that no further try can send is listed at once with the reason, and is tried again only by the staff', async () => {
  const manager = await office.complete('manager');
  const listed = async () => (await manager.call('GET', '/api/admin/letters/')).json().letters;
  const { length: before } = letters;
  unsendable = true;
  await place();
  await vi.waitFor(async () => expect(await listed()).toHaveLength(2), WITHIN);
  for (const letter of await listed()) {
    expect(letter).toMatchObject({ tries: 1, next_at: null, error: 'такой адрес почта не берёт' });
  }
  unsendable = false;
  for (const { queue, id } of await listed()) {
    await manager.call('POST', `/api/admin/letters/${queue}/${id}/retry/`);
  }
  await vi.waitFor(() => expect(letters).toHaveLength(before + 2), WITHIN);
});

describe('the morning letter', () => {
  const mornings = () => letters.filter(({ subject }) => subject.startsWith('Что ждёт сегодня'));

  it('tells the shop from eight on, once a day, what waits', async () => {
    const parts = { db: shop.db, clock: { now: () => now }, jobs };
    await place();
    await queueMorningLetter(parts);
    now = new Date('2027-03-01T05:00:00Z');
    await queueMorningLetter(parts);
    await queueMorningLetter(parts);
    await vi.waitFor(() => expect(mornings()).toHaveLength(1), WITHIN);
    const [letter] = mornings();
    expect(letter?.subject).toBe('Что ждёт сегодня, 1 марта 2027 г.');
    expect(letter?.text).toMatch(/Новые заказы: [1-3]\. Позвоните и.подтвердите\./);
    expect(letter?.text).not.toContain('Замеры');
    expect(letter?.text).toContain('/admin/');
    now = new Date('2027-03-02T05:00:00Z');
    await queueMorningLetter(parts);
    await vi.waitFor(() => expect(mornings()).toHaveLength(2), WITHIN);
  });
});
