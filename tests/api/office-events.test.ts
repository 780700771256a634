import { expect } from 'vitest';
import { fixturesOf, withShop } from '../support/fixtures/with-shop.ts';

/** Open pages of one member. */
const MOST = 20;

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let origin: string;

it.beforeAll(async ({ shop }) => {
  origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});

/** An open stream of events: what it has said so far, and whether it has ended. */
async function openStream(cookie: string) {
  const answer = await fetch(`${origin}/api/admin/events/`, { headers: { cookie } });
  const stream = { status: answer.status, text: '', ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) stream.text += decoder.decode(chunk);
    stream.ended = true;
  };
  void read().catch(() => undefined);
  return stream;
}

const tellOfAnOrder = () =>
  shop.db.execute(`SELECT pg_notify('office', '{"topic": "orders", "id": "1"}')`);

it('the oldest page of a member gives way to one more, comes back later, and leaves the pages of others', async () => {
  const other = await office.joined('warehouse');
  const kept = await openStream(other.cookie());
  const member = await office.joined('warehouse');
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let count = 0; count < MOST; count += 1) streams.push(await openStream(member.cookie()));
  await tellOfAnOrder();
  await expect.poll(() => streams.every(({ text }) => text.includes('"orders"'))).toBe(true);
  expect(streams.some(({ ended }) => ended)).toBe(false);

  streams.push(await openStream(member.cookie()));
  const [oldest, ...later] = streams;
  await expect.poll(() => oldest?.ended).toBe(true);
  expect(oldest?.text).toMatch(/retry: 120000\n\n$/);
  const before = new Map([...later, kept].map((stream) => [stream, stream.text.length]));
  await tellOfAnOrder();
  const untold = () => [...before].filter(([{ text }, length]) => text.length === length).length;
  await expect.poll(untold).toBe(0);
  expect([...later, kept].some(({ ended }) => ended)).toBe(false);
});
