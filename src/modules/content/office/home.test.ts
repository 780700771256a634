import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import { changeText } from '#messages/office/audit-changes.ts';
import { pullContent, pushContent } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';

let now = new Date('2026-11-25T09:00:00Z');
const it = withShop(({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return {
    clock: { now: () => now },
    env: { RATE_LOGIN: '200/15m', DATA_DIR: folder },
  };
});
const { shop, office } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'home-'));
let photo: string;
let writer: Member;

beforeAll(async () => {
  writer = await office.joined('content');
});

const HOME = '/api/admin/home/';
const get = async () => (await writer.call('GET', HOME)).json().home;
const formOf = ({ slides, categories, new_arrivals, version }: Record<string, unknown>) => ({
  slides,
  categories,
  new_arrivals,
  version,
});
const save = async (change: object) =>
  writer.call('PUT', HOME, { ...formOf(await get()), ...change });
const upload = (bytes: Buffer, type = 'image/png') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/content-pictures/',
    headers: { host: 'localhost:3000', cookie: writer.cookie(), 'content-type': type },
    payload: bytes,
  });
const settings = async () => (await shop.app.inject('/callback/site-settings/')).json();
const slide = {
  title: 'Зимние кресла',
  text: 'Новые - со скидкой',
  link: '/products/?category=kresla',
  photo: null,
  from: null,
  until: null,
};

describe('the home page in the office', () => {
  it('tells the log which slides were added, changed, renamed and removed', async () => {
    const owner = await office.complete('owner');
    const told = async () => {
      const { entries } = (await owner.call('GET', '/api/admin/audit/?limit=1')).json();
      return Object.entries<AuditEntry['changes'][string]>(entries[0].changes).map(
        ([field, change]) => changeText(field, change, 'Europe/Moscow'),
      );
    };
    const { slides } = await get();
    const [first, second] = slides;
    await save({ slides: [...slides, slide] });
    expect(await told()).toEqual(['добавлен слайд: «Зимние кресла»']);
    await save({ slides: [second, first, ...slides.slice(2), { ...slide, text: 'Иначе' }] });
    expect((await told()).toSorted()).toEqual([
      'изменён слайд: «Зимние кресла»',
      'порядок слайдов: изменено',
    ]);
    await save({ slides: [...slides, { ...slide, title: 'Летние кресла' }] });
    expect(await told()).toContain('переименован слайд: «Зимние кресла» → «Летние кресла»');
    await save({ slides });
    expect(await told()).toEqual(['убран слайд: «Летние кресла»']);
  });

  it('has no slide that leads nowhere: its link is refused at once', async () => {
    const { slides } = await get();
    const wrong = async (link: string) =>
      (await save({ slides: [...slides, { ...slide, link }] })).json()[
        `slides.${slides.length}.link`
      ];
    for (const link of [
      '/?page=net-takoj',
      '/products/?category=bani',
      '/products/net-takogo',
      '/makers/net-takogo',
      '/dostavka',
    ]) {
      expect(await wrong(link), link).toEqual([
        expect.stringMatching(/^Такой страницы в.магазине нет/),
      ]);
    }
    expect(await wrong('http://other.example')).toBeDefined();
  });

  it('shows a new slide with its picture, in the order of the list', async () => {
    const picture = await sharp({
      create: { width: 1200, height: 600, channels: 3, background: '#aa8866' },
    })
      .png()
      .toBuffer();
    const stored = await upload(picture);
    expect(stored.statusCode).toBe(201);
    ({ photo } = stored.json());
    const { slides } = await get();
    const saved = await save({ slides: [{ ...slide, photo }, ...slides] });
    expect([saved.statusCode, saved.json()]).toMatchObject([
      200,
      { slides: [{ title: 'Зимние кресла', photo }, ...slides], changed_by: 'Вера' },
    ]);
    expect((await settings()).slides[0]).toMatchObject({
      title: 'Зимние кресла',
      text: 'Новые\u00a0— со\u00a0скидкой',
      photo: { photo, preview: expect.stringMatching(/^data:/) },
    });
    expect((await settings()).slides).toHaveLength(slides.length + 1);
  });

  it('refuses what the folder refuses, each error at its slide', async () => {
    const { slides } = await get();
    const wrong = { ...slide, title: '', text: '## Заголовок', link: 'javascript:alert(1)' };
    const refused = await save({
      slides: [
        slides[0],
        { ...wrong, from: '2026-12-02', until: '2026-12-01', photo: '/pictures/net.png' },
      ],
      categories: ['net'],
    });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json()).toSorted()).toEqual([
      'categories',
      'code',
      'slides.1.link',
      'slides.1.photo',
      'slides.1.text',
      'slides.1.title',
      'slides.1.until',
    ]);
    const text = await upload(Buffer.from('<html>'));
    expect([text.statusCode, text.json()]).toMatchObject([400, { photo: [expect.any(String)] }]);
    const json = await writer.call('POST', '/api/admin/content-pictures/', {});
    expect(json.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('shows slides on their days alone, which begin at midnight in the zone of the shop', async () => {
    const { slides } = await get();
    const dated = { ...slides[0], from: '2026-11-27', until: '2026-11-27' };
    await save({ slides: [dated, ...slides.slice(1)] });
    const isShown = async () =>
      (await settings()).slides.some(({ title }: { title: string }) => title === slide.title);
    for (const [time, expected] of [
      ['2026-11-26T20:59:00Z', false],
      ['2026-11-26T21:01:00Z', true],
      ['2026-11-27T20:59:00Z', true],
      ['2026-11-27T21:01:00Z', false],
    ] as const) {
      now = new Date(time);
      expect([time, await isShown()]).toEqual([time, expected]);
    }
    expect(Object.keys((await settings()).slides[0])).not.toContain('from');
    now = new Date('2026-11-25T09:00:00Z');
  });

  it('is pulled as files that push back unchanged', async () => {
    const storage = createDiskStorage(join(folder, 'pictures'));
    const pulled = join(folder, 'pulled');
    const { slides } = await get();
    await save({ slides: slides.slice(0, 1) });
    await pullContent({ db: shop.db, storage }, pulled);
    const file = readFileSync(join(pulled, 'slides/1.md'), 'utf8');
    expect(file).toContain('picture: 1.png\nfrom: 2026-11-27\nuntil: 2026-11-27\n');
    const { lines } = await pushContent({ db: shop.db, storage }, pulled);
    expect(lines[0]).toBe('Изменений нет.');
    await save({ slides });
  });

  it('is not saved over the slides of another; a change of other settings is no obstacle', async () => {
    const looked = formOf(await get());
    await shop.db.execute(`UPDATE site_settings SET phone = '+7 (000) 000-00-01'`);
    const first = await writer.call('PUT', HOME, { ...looked, categories: ['divany'] });
    expect(first.json()).toMatchObject({ categories: ['divany'] });
    const late = await writer.call('PUT', HOME, { ...looked, categories: ['kresla'] });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'content_changed', now: { categories: ['divany'], changed_by: 'Вера' } },
    ]);
    expect((await settings()).phone).toBe('+7 (000) 000-00-01');
  });

  it('goes back to any version as a new one, which leaves the other settings alone', async () => {
    const { versions } = (await writer.call('GET', `${HOME}versions/`)).json();
    expect(versions[0].changed).toEqual(['Карточки разделов на главной']);
    const first = versions.find(({ changed }: { changed: string[] }) =>
      changed.includes('Слайды главной'),
    );
    expect(first).toBeTruthy();
    const oldest = versions.at(-1);
    const { version } = await get();
    const back = await writer.call('POST', `${HOME}versions/${oldest.version}/restored/`, {
      version,
    });
    expect(back.statusCode).toBe(200);
    expect(back.json().slides.some(({ title }: { title: string }) => title === slide.title)).toBe(
      false,
    );
    expect((await settings()).phone).toBe('+7 (000) 000-00-01');
  });
});
