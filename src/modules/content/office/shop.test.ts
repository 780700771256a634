import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pullContent, pushContent } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { nestedMasks } from '#tests/support/hostile-pictures.ts';
import type { Member } from '#tests/support/staff.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let folder: string;
let owner: Member;
let writer: Member;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  owner = await office.complete('owner');
  writer = await office.joined('content');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHOP = '/api/admin/shop/';
const get = async () => (await owner.call('GET', SHOP)).json();
const save = async (change: object, { person = owner, version = -1 } = {}) =>
  person.call('PUT', SHOP, { version: version < 0 ? (await get()).version : version, change });
const settings = async () => (await shop.app.inject('/callback/site-settings/')).json();
const sendLogo = (payload: Buffer | string, type: string, person = owner) =>
  shop.app.inject({
    method: 'POST',
    url: `${SHOP}logo/`,
    headers: { host: 'localhost:3000', cookie: person.cookie(), 'content-type': type },
    payload,
  });

describe('the settings in the office', () => {
  it('change in parts, which visitors see at once; the home page stays', async () => {
    const before = await settings();
    const { shop: now } = await get();
    const saved = await save({
      name: 'Светлица',
      welcome: 'Звоните - подскажем',
      hours: [{ days: 'Ежедневно', time: '10:00–20:00' }],
      places: [{ kind: 'pickup', name: 'Склад', address: 'ул. Образцовая, 2', hours: 'днём' }],
      contacts: { ...now.contacts, phone: '+7 (000) 000-00-09' },
      synonyms: { раскладушка: ['кресло-кровать'] },
      orders: { ...now.orders, guest_pieces: '7' },
    });
    expect([saved.statusCode, saved.json()]).toMatchObject([
      200,
      { shop: { name: 'Светлица', orders: { guest_pieces: 7 } }, changed_by: 'Вера' },
    ]);
    expect(await settings()).toMatchObject({
      name: 'Светлица',
      welcome: 'Звоните\u00a0— подскажем',
      phone: '+7 (000) 000-00-09',
      places: [{ kind: 'pickup' }],
      slides: before.slides,
      home_category_ids: before.home_category_ids,
    });
  });

  it('keep no rows with nothing in them; a row that lacks what it is for is refused at its place among all', async () => {
    const blank = { kind: 'showroom', name: ' ', city: '', address: '\u00a0', hours: '' };
    const place = { kind: 'showroom', name: 'Салон', city: '', address: 'ул. Ясная, 1', hours: '' };
    const saved = await save({
      hours: [
        { days: '', time: ' ' },
        { days: 'Пн', time: '10:00–20:00' },
      ],
      phones: [{ label: '', phone: '' }],
      messengers: [{ label: '', link: '' }],
      places: [blank, place],
      people: [{ name: '', role: '', photo: '' }],
      certificates: [{ title: ' ', link: '', photo: '' }],
      makers: [{ name: '', country: '', text: ' ', photo: '' }],
    });
    const kept = { hours: [{ days: 'Пн' }], phones: [], messengers: [], places: [place] };
    expect(saved.json().shop).toMatchObject({ ...kept, people: [], certificates: [], makers: [] });
    expect(await settings()).toMatchObject(kept);
    const wrong = await save({
      hours: [
        { days: '', time: '' },
        { days: 'Вт', time: ' ' },
      ],
      phones: [
        { label: ' ', phone: '' },
        { label: 'Опт', phone: '' },
      ],
      messengers: [{ label: '', link: 'https://t.me/shop' }],
      places: [blank, { ...blank, name: 'Салон' }],
    });
    expect(Object.keys(wrong.json()).toSorted()).toEqual([
      'code',
      'hours.1.time',
      'messengers.0.label',
      'phones.1.phone',
      'places.1.address',
    ]);
  });

  it('with empty rows of an older release show none of them', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET identity = identity || '{
      "hours": [{"days": "", "time": ""}], "phones": [{"label": "", "phone": ""}], "messengers": [{"label": "", "link": ""}],
      "places": [{"kind": "showroom", "name": "", "address": "", "hours": ""}]}'`);
    expect(await settings()).toMatchObject({ hours: [], phones: [], messengers: [], places: [] });
  });

  it('are refused by the rules of the folder, each error at its field', async () => {
    const { shop: now } = await get();
    const wrong = await save({
      name: 'и'.repeat(61),
      contacts: { ...now.contacts, email: 'не почта' },
      phones: [{ label: 'Опт', phone: '8 800' }, { label: 'Сервис' }],
      palette: { ground: '#ffffff', text: '#fafafa' },
      orders: { ...now.orders, unpaid_days: 'много' },
      colour: 'red',
    });
    expect(wrong.statusCode).toBe(400);
    expect(Object.keys(wrong.json()).toSorted()).toEqual([
      'code',
      'contacts.email',
      'name',
      'non_field_errors',
      'orders.unpaid_days',
      'palette.text',
      'phones.0.phone',
      'phones.1.phone',
    ]);
    const vague = await save({
      synonyms: { синяя: [] },
      search_pages: { гарантия: '' },
      orders: { ...now.orders, unpaid_days: '1,5', guest_total: 2_000_000_000 },
      characteristics: [{ label: 'цена', unit: '', kind: 'text' }],
      companions: [{ category: 'divany', fits: '' }],
    });
    expect(vague.json()).toEqual({
      code: 'invalid',
      'synonyms.синяя': ['Напишите после двоеточия, что найти по\u00a0этому слову'],
      'search_pages.гарантия': [
        'Напишите после двоеточия адрес страницы, например /?page=delivery',
      ],
      'orders.unpaid_days': ['Неверное значение: нужно целое число'],
      'orders.guest_total': ['Не больше 1\u00a0000\u00a0000\u00a0000'],
      'companions.0.fits': ['Это поле обязательно'],
      'characteristics.0.label': ['Это есть у\u00a0каждого товара: выберите другое название'],
    });
    const strange = await save({ companions: [{ category: 'divany', fits: 'bani' }] });
    expect(strange.json()['companions.0.fits']).toEqual([
      'Таких категорий в\u00a0магазине нет: bani',
    ]);
    const red = (await save({ palette: { main: 'красный' } })).json();
    expect(red['palette.main']).toEqual([
      'Введите цвет шестью знаками после решётки, например #24493b',
    ]);
    expect((await settings()).name).toBe('Светлица');
    const colours = await writer.call('POST', `${SHOP}colours/`, {
      ground: '#ffffff',
      text: '#fafafa',
    });
    expect(colours.json().wrong.text).toMatch(/контраст/);
  });

  it('are pulled as files that push back unchanged', async () => {
    const store = { db: shop.db, storage: createDiskStorage(join(folder, 'pictures')) };
    const pulled = join(folder, 'shop');
    await pullContent(store, pulled);
    await pushContent(store, pulled);
    await pullContent(store, pulled, { yes: true });
    expect(readFileSync(join(pulled, 'shop.yaml'), 'utf8')).toContain('name: Светлица');
    expect((await pushContent(store, pulled)).lines[0]).toBe('Изменений нет.');
  });

  it('are not saved over the same field of another; other fields are no obstacle', async () => {
    const { version } = await get();
    await save({ tagline: 'мебель для дачи' });
    expect((await save({ region: 'Тверь' }, { version })).statusCode).toBe(200);
    const late = await save({ tagline: 'мебель для бани' }, { version });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'content_changed', now: { shop: { tagline: 'мебель для дачи', region: 'Тверь' } } },
    ]);
  });

  it('go back to any version, as a new one', async () => {
    const { versions } = (await owner.call('GET', `${SHOP}versions/`)).json();
    expect(versions.slice(0, 2).map(({ changed }: { changed: string[] }) => changed)).toEqual([
      ['Регион'],
      ['Чем занят магазин'],
    ]);
    const { version } = await get();
    const slides = (await settings()).slides;
    const back = await owner.call('POST', `${SHOP}versions/${versions.at(-1).version}/restored/`, {
      version,
    });
    expect(back.json().shop.name).not.toBe('Светлица');
    expect((await settings()).slides).toEqual(slides);
  });

  it('take a cleaned logo', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="#224433"/></svg>';
    const taken = await sendLogo(svg, 'image/svg+xml');
    expect(taken.statusCode).toBe(200);
    const shown = await owner.call('GET', `${SHOP}logo/${taken.json().logo.file}/`);
    expect(shown.body).toMatch(/^<svg/);
    expect(shown.body).not.toContain('script');
    const png = await sharp({
      create: { width: 200, height: 60, channels: 4, background: '#224433' },
    })
      .png()
      .toBuffer();
    const stored = await sendLogo(png, 'image/png');
    expect(stored.json().logo.file).toMatch(/\.png$/);
    const bad = await sendLogo('<svg', 'image/svg+xml');
    expect([bad.statusCode, bad.json()]).toMatchObject([400, { logo: [expect.any(String)] }]);
    const none = await owner.call('DELETE', `${SHOP}logo/`);
    expect(none.json().logo).toBeNull();
  });

  it('refuse a logo that takes hours to draw, and can be changed meanwhile', async () => {
    const drawn = sendLogo(nestedMasks(23), 'image/svg+xml');
    expect((await save({ tagline: 'мебель и свет' })).statusCode).toBe(200);
    const refused = await drawn;
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { logo: [expect.stringMatching(/^Логотип не нарисовался за две секунды/)] },
    ]);
    expect((await settings()).tagline).toBe('мебель и свет');
  });

  it('of texts are changed by the role content; name, look, requisites and rules are not', async () => {
    expect((await save({ tagline: 'мебель' }, { person: writer })).statusCode).toBe(200);
    for (const change of [
      { name: 'Иначе' },
      { seller: { name: 'ИП' } },
      { consent: 'checkbox' },
      { palette: {} },
      { orders: { guest_pieces: 1 } },
    ]) {
      const refused = await save(change, { person: writer });
      expect([change, refused.json()]).toMatchObject([change, { code: 'not_permitted' }]);
    }
    expect((await sendLogo('<svg/>', 'image/svg+xml', writer)).statusCode).toBe(403);
  });
});
