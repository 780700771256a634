import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { cameraPhoto } from '#tests/support/camera-photo.ts';
import { pickVariants, type SomeVariant, setVariant } from '#tests/support/catalogue.ts';
import { callAsGuest } from '#tests/support/customer.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { callOf } from '#tests/support/order-links.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import type { MemberWithApp } from '#tests/support/staff.ts';

const now = new Date('2027-03-01T09:00:00Z');
const it = withShop({ clock: { now: () => now }, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;
let owner: MemberWithApp;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  owner = await office.complete('owner');
});
beforeEach(() => setVariant(shop.db, sofa.variant, { stock: 20 }));

/** A return that a customer has asked for, by the link of its order. */
async function asked() {
  const placed = await placeOrder(guestFrom(shop), [cartLine(sofa)], {});
  const { number, order_url: url } = placed as unknown as { number: string; order_url: string };
  const order = `/api/admin/orders/${number}/`;
  const { version } = (await owner.call('GET', order)).json();
  const body = { version, status: 'delivered', letter: false };
  expect((await owner.call('PUT', order, body)).statusCode).toBe(200);
  const answer = await callAsGuest(shop, 'POST', callOf(url, 'returns/'), {
    lines: [{ position: 0, quantity: 1 }],
    has_defect: true,
    reason: 'скол на ножке',
    wish: 'money',
  });
  return { number, url, id: answer.json().returns[0].id as number };
}
type Asked = Pick<Awaited<ReturnType<typeof asked>>, 'url' | 'id'>;

const addressOf = ({ url, id }: Asked, photograph: string) =>
  callOf(url, `returns/${id}/photographs/${photograph}/`);
const give = (
  of: Asked,
  file: Buffer,
  { type = 'image/jpeg', photograph = randomUUID() as string } = {},
) =>
  shop.app.inject({
    method: 'PUT',
    url: addressOf(of, photograph),
    headers: { 'content-type': type },
    payload: file,
  });
const inOffice = (id: number, photograph: string) =>
  `/api/admin/returns/${id}/photographs/${photograph}/`;
const kept = async ({ url }: Asked): Promise<string[]> =>
  (await callAsGuest(shop, 'GET', callOf(url, 'returns/'))).json().returns[0].photographs;
const drawn = (side: number, format: 'png' | 'webp') =>
  sharp({ create: { width: side, height: 20, channels: 4, background: '#a33c' } })
    [format]()
    .toBuffer();
const step = async (id: number, to: string) => {
  const { version } = (await owner.call('GET', `/api/admin/returns/${id}/`)).json();
  const body = { version, step: { to, note: 'слова' } };
  const answer = await owner.call('POST', `/api/admin/returns/${id}/step/`, body);
  expect(answer.statusCode).toBe(200);
};

describe('a photograph of a return', () => {
  it('is drawn anew: upright, as JPEG, without camera and place, and shown to customer and staff', async () => {
    const given = await cameraPhoto();
    expect(given.includes('Camera')).toBe(true);
    const one = await asked();
    const photograph = randomUUID();
    const answer = await give(one, given, { photograph });
    expect([answer.statusCode, answer.json().returns[0].photographs]).toEqual([200, [photograph]]);
    const card = (await owner.call('GET', `/api/admin/returns/${one.id}/`)).json();
    expect(card.photographs).toEqual([photograph]);
    const shown = [
      await callAsGuest(shop, 'GET', addressOf(one, photograph)),
      await owner.call('GET', inOffice(one.id, photograph)),
    ];
    for (const { statusCode, headers, rawPayload } of shown) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const { format, width, height, exif, xmp, icc, orientation } =
        await sharp(rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 60 });
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rawPayload.includes('Camera')).toBe(false);
    }
  });

  it('comes as PNG or WebP too, and is 2000 points long at most', async () => {
    const one = await asked();
    const [png, webp] = [randomUUID(), randomUUID()];
    const answers = [
      await give(one, await drawn(3000, 'png'), { type: 'image/png', photograph: png }),
      await give(one, await drawn(50, 'webp'), { type: 'image/webp', photograph: webp }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const sizes = await Promise.all(
      [png, webp].map(async (photograph) => {
        const { rawPayload } = await callAsGuest(shop, 'GET', addressOf(one, photograph));
        const { format, width } = await sharp(rawPayload).metadata();
        return { format, width };
      }),
    );
    expect(sizes).toEqual([
      { format: 'jpeg', width: 2000 },
      { format: 'jpeg', width: 50 },
    ]);
  });

  it('is refused in words where it is no photograph, and nothing is kept', async () => {
    const one = await asked();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), Buffer.alloc(40)]);
    const photo = await cameraPhoto();
    const refusals = [
      await give(one, Buffer.from('не картинка')),
      await give(one, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await give(one, photo.subarray(0, photo.length / 2)),
      await give(one, heic, { type: 'image/heic' }),
    ];
    const broken = 'Файл не\u00a0открывается как фотография. Подойдут JPEG, PNG и\u00a0WebP.';
    const told = refusals.map((answer) => [answer.statusCode, answer.json().photograph?.[0]]);
    expect(told).toEqual([
      [400, broken],
      [400, broken],
      [400, broken],
      [400, 'Формат HEIC не\u00a0подходит: сохраните фотографию в\u00a0JPEG.'],
    ]);
    const typed = await give(one, Buffer.from('{}'), { type: 'application/json' });
    expect([typed.statusCode, typed.json().photograph]).toEqual([400, [broken]]);
    expect((await give(one, photo, { type: 'application/pdf' })).statusCode).toBe(415);
    const long = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await give(one, long)).statusCode).toBe(413);
    expect(await kept(one)).toEqual([]);
  });

  it('is kept once however often it is sent, and the sixth is refused', async () => {
    const one = await asked();
    const photo = await cameraPhoto();
    const ids = Array.from({ length: 5 }, () => randomUUID());
    for (const photograph of ids)
      expect((await give(one, photo, { photograph })).statusCode).toBe(200);
    const again = await give(one, photo, { photograph: ids[0] });
    expect(again.statusCode).toBe(200);
    const sixth = await give(one, photo);
    expect([sixth.statusCode, sixth.json().code]).toEqual([409, 'return_photographs_many']);
    expect(await kept(one)).toEqual(ids);
  });

  it('is one of five where twenty come at once', async () => {
    const one = await asked();
    const photo = await cameraPhoto();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(one, photo)));
    const codes = Object.groupBy(answers, ({ statusCode }) => statusCode);
    expect([codes[200]?.length, codes[409]?.length]).toEqual([5, 15]);
    expect(await kept(one)).toHaveLength(5);
  });

  it('can be added until the return has ended, by its customer alone', async () => {
    const photo = await cameraPhoto();
    const [agreed, refused, withdrawn, other] = [
      await asked(),
      await asked(),
      await asked(),
      await asked(),
    ];
    await step(agreed.id, 'agreed');
    await step(agreed.id, 'received');
    const photograph = randomUUID();
    expect((await give(agreed, photo, { photograph })).statusCode).toBe(200);
    await step(refused.id, 'refused');
    await callAsGuest(shop, 'POST', callOf(withdrawn.url, `returns/${withdrawn.id}/withdraw/`), {});
    for (const ended of [refused, withdrawn]) {
      const answer = await give(ended, photo);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'return_not_now']);
    }
    await shop.db.execute(
      sql`UPDATE returns SET state = 'closed', outcome = 'money' WHERE id = ${agreed.id}`,
    );
    expect((await give(agreed, photo)).json().code).toBe('return_not_now');

    const stranger = { url: `/orders/t/${'x'.repeat(43)}`, id: agreed.id };
    const foreign = { url: other.url, id: agreed.id };
    for (const one of [stranger, foreign]) {
      expect((await give(one, photo)).statusCode).toBe(404);
      const read = await callAsGuest(shop, 'GET', addressOf(one, photograph));
      expect(read.statusCode).toBe(404);
    }
    const [seller, guest] = [await office.complete('content'), office.browser()];
    expect((await seller.call('GET', inOffice(agreed.id, photograph))).statusCode).toBe(403);
    expect((await guest.call('GET', inOffice(agreed.id, photograph))).statusCode).toBe(401);
    expect((await owner.call('GET', inOffice(other.id, photograph))).statusCode).toBe(404);
    expect((await owner.call('GET', inOffice(agreed.id, photograph))).statusCode).toBe(200);
  });

  it('is added by the staff in the same bounds, redrawn and logged', async () => {
    const one = await asked();
    const photo = await cameraPhoto();
    const add = (who: Pick<MemberWithApp, 'call'>, id: number, file: Buffer, as = randomUUID()) =>
      who.call('PUT', inOffice(id, as), file, { 'content-type': 'image/jpeg' });
    const photograph = randomUUID();
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await add(owner, one.id, photo, photograph);
      expect([answer.statusCode, answer.json().photographs]).toEqual([200, [photograph]]);
    }
    expect(await kept(one)).toEqual([photograph]);
    const { rawPayload } = await callAsGuest(shop, 'GET', addressOf(one, photograph));
    const { format, exif } = await sharp(rawPayload).metadata();
    expect([format, exif, rawPayload.includes('Camera')]).toEqual(['jpeg', undefined, false]);
    const { rows } = await shop.db.execute(sql`SELECT FROM audit_log
      WHERE action = 'returns.add_photograph' AND entity_id = ${one.number}`);
    expect(rows).toHaveLength(1);

    const text = await add(owner, one.id, Buffer.from('не картинка'));
    expect([text.statusCode, text.json().photograph]).toEqual([
      400,
      [expect.stringMatching(/^Файл не.открывается/)],
    ]);
    const long = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await add(owner, one.id, long)).statusCode).toBe(413);
    for (let more = 1; more < 5; more += 1) await give(one, photo);
    expect((await add(owner, one.id, photo)).json().code).toBe('return_photographs_many');
    expect((await add(owner, 2_000_000, photo)).statusCode).toBe(404);
    const refused = await asked();
    await step(refused.id, 'refused');
    expect((await add(owner, refused.id, photo)).json().code).toBe('return_not_now');
    const seller = await office.complete('content');
    expect((await add(seller, one.id, photo)).statusCode).toBe(403);
  });

  it('goes with its return, and no sixth can be written', async () => {
    const one = await asked();
    const photo = await cameraPhoto();
    await give(one, photo);
    const write = (position: number) =>
      shop.db.execute(sql`INSERT INTO return_photographs (return_id, position, id, given_at, jpeg)
        VALUES (${one.id}, ${position}, ${randomUUID()}, ${now.toISOString()}, ${photo})`);
    await expect(write(6)).rejects.toThrow();
    await expect(write(1)).rejects.toThrow();
    await shop.db.execute(sql`DELETE FROM returns WHERE id = ${one.id}`);
    const { rows } = await shop.db.execute(
      sql`SELECT FROM return_photographs WHERE return_id = ${one.id}`,
    );
    expect(rows).toEqual([]);
  });

  it('is counted: after a hundred a day no more is read', async () => {
    const one = await asked();
    for (let sent = 0; sent < 100; sent += 1) await give(one, Buffer.from('нет'));
    const answer = await give(one, await cameraPhoto());
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  });
});
