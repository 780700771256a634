import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { pullContent, pushContent } from '#modules/content/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { DEMO_CONTENT } from '../../src/office/demo/demo-content.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { readPage } from '../support/html.ts';
import { seenWithinASecond } from '../support/seen-within-a-second.ts';

const it = withShop(async () => ({ storefront: await builtStorefront() }));
const { shop } = fixturesOf(it);
let root: string;
let folder: string;
let count = 0;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-brand-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  count += 1;
  folder = join(root, String(count));
  cpSync(DEMO_CONTENT, folder, { recursive: true });
});

const store = () => ({ db: shop.db, storage: createDiskStorage(join(root, 'pictures')) });
const push = async (options = {}) =>
  (await pushContent(store(), folder, { yes: true, ...options })).lines.join('\n');
const add = (lines: string) => {
  const file = join(folder, 'shop.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${lines}\n`);
};
const edit = (from: string | RegExp, to: string) => {
  const file = join(folder, 'shop.yaml');
  const content = readFileSync(file, 'utf8');
  expect(content).toMatch(from);
  writeFileSync(file, content.replace(from, to));
};
const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });
const page = async () => (await get('/', { accept: 'text/html' })).body;
/** Pushes, and waits until the pages show it. */
const pushAndSee = async () => {
  const report = await push();
  const { version, logo_with_name } = (await getSiteSettings(shop.db)).look;
  await seenWithinASecond(async () => {
    expect(await page()).toContain(`/favicon.svg?v=${version}`);
    expect(await look()).toMatchObject({ version, logo_with_name });
  });
  return report;
};
const look = async () => (await get('/callback/site-settings/')).json().look;

const red = 'palette:\n  ground: "#ffffff"\n  main: "#b3123f"';
const twoColours =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00f"/><path d="M2 2h6v6z" fill="#f80"/></svg>';

it('the demo has no palette: its page loads one style sheet and shows its logo inline', async () => {
  const html = await page();
  expect(html).not.toContain('/palette.css');
  expect(html).not.toContain('theme-color');
  expect(html.match(/<svg[^>]*class="logo__mark"/g)).toHaveLength(2);
  // Search engines are told the address of the logo; the page itself does not load it.
  expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain('/logos/');
});

it('a new palette and logo are seen within a second, under addresses of their own', async () => {
  const before = await look();
  await page();
  add(red);
  writeFileSync(join(folder, 'logo.svg'), twoColours);
  const dry = await push({ dryRun: true });
  expect(dry).toMatch(/Проверено[\s\S]*\n {2}Палитра\n {2}Логотип$/m);
  expect(await look()).toEqual(before);
  expect(await push()).toMatch(/\n {2}Палитра\n {2}Логотип$/m);
  await seenWithinASecond(async () => {
    const html = await page();
    const { version, logo } = await look();
    expect(version).not.toBe(before.version);
    expect(html).toContain(`<link rel="stylesheet" href="/palette.css?v=${version}"/>`);
    expect(html).toContain('<meta name="theme-color" content="#ffffff"/>');
    expect(html).toContain(
      `<img width="100" height="100" class="logo__mark" src="/logos/${logo.file}"`,
    );
  });
  const { version } = await look();
  const styles = await get(`/palette.css?v=${version}`);
  expect(styles.headers['content-type']).toContain('text/css');
  expect(styles.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(styles.body).toContain('--pine:#b3123f');
  const old = await get(`/palette.css?v=${before.version}`);
  expect(old.headers['cache-control']).not.toContain('immutable');
  expect(old.body).toBe(styles.body);
});

it('icons of every size are drawn from the logo, and revalidated without a version', async () => {
  writeFileSync(join(folder, 'logo.svg'), twoColours);
  await pushAndSee();
  const sizes = {
    '/apple-touch-icon.png': 180,
    '/icon-192.png': 192,
    '/icon-512.png': 512,
    '/icon-maskable-512.png': 512,
  };
  for (const [path, side] of Object.entries(sizes)) {
    const answer = await get(path);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect
      .soft({ format, width, height }, path)
      .toEqual({ format: 'png', width: side, height: side });
  }
  const touch = sharp((await get('/apple-touch-icon.png')).rawPayload);
  // iOS makes transparent pixels black.
  expect((await touch.stats()).isOpaque).toBe(true);
  const ico = (await get('/favicon.ico')).rawPayload;
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 3, 16]);
  const favicon = await get('/favicon.svg');
  expect(favicon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': expect.not.stringContaining('immutable'),
  });
  const again = await get('/favicon.svg', { 'if-none-match': String(favicon.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it('the manifest names the shop, its colours and its icons', async () => {
  add(red);
  await pushAndSee();
  const answer = await get('/site.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json();
  expect(manifest).toMatchObject({ name: 'Горница', theme_color: '#ffffff', lang: 'ru' });
  for (const { src } of manifest.icons) expect.soft((await get(src)).statusCode, src).toBe(200);
});

it('the stored logo is served as a file that runs nothing, and is pulled again', async () => {
  writeFileSync(
    join(folder, 'logo.svg'),
    twoColours.replace('<path', '<script>alert(1)</script><path'),
  );
  await pushAndSee();
  const { file } = (await look()).logo;
  const answer = await get(`/logos/${file}`);
  expect(answer.body).not.toContain('script');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect((await get(`/logos/${'0'.repeat(32)}.svg`)).statusCode).toBe(404);
  const pulled = join(root, 'pulled');
  await pullContent(store(), pulled);
  expect(readFileSync(join(pulled, 'logo.svg'), 'utf8')).toBe(answer.body);
  folder = pulled;
  expect(await push()).not.toContain('Логотип');
});

it('a shop without a logo has its name in letters, and an icon of its first letter', async () => {
  rmSync(join(folder, 'logo.svg'));
  expect(await pushAndSee()).toMatch(/\n {2}Логотип$/m);
  const html = await page();
  expect(html).not.toContain('logo__mark');
  expect(html).toMatch(
    /class="logo"[^>]*aria-label="Горница, на главную"[^>]*><span>Горница<\/span>/,
  );
  const { data } = await sharp((await get('/icon-192.png')).rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(100);
});

it('a logo that holds the name stands alone', async () => {
  add('logo_with_name: true');
  await pushAndSee();
  const html = await page();
  expect(html).not.toContain('<span>Горница</span>');
  expect(html).toContain('aria-label="Горница, на главную"');
});

it.each([
  [
    'a colour that cannot be read',
    'palette:\n  ground: "#ffffff"\n  main: "#ffcc00"',
    /^shop\.yaml:\d+: palette\.main: основной цвет #ffcc00 на фоне #f4f4f4 не прочитать: контраст 1,37, нужно не меньше 4,5\. Ближайший подходящий цвет: #[0-9a-f]{6}\.$/,
  ],
  [
    'a colour without quotes',
    'palette:\n  main: #24493b',
    /^shop\.yaml:\d+: palette\.main: Введите цвет/,
  ],
  ['no colour', 'palette:\n  main: зелёный', /^shop\.yaml:\d+: palette\.main: Введите цвет/],
  [
    'an unknown colour',
    'palette:\n  sale: "#24493b"',
    /^shop\.yaml:\d+: Поля «palette\.sale» здесь нет/,
  ],
  [
    'a time zone of another country',
    'time_zone: Europe/Paris',
    /^shop\.yaml:\d+: time_zone: Допустимые значения: Europe\/Kaliningrad, .*, Asia\/Anadyr$/,
  ],
  [
    'no sign after prices',
    'currency: ""',
    /^shop\.yaml:\d+: currency: Допустимые значения: ₽, руб\.$/,
  ],
])('a push is refused by file and line: %s', async (_name, lines, why) => {
  add(lines);
  const before = await look();
  await expect(push()).rejects.toThrow(why);
  expect(await look()).toEqual(before);
});

it.each([
  [
    'a logo with a text',
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<text>Дом</text></svg>',
    /^logo\.svg:2: Часть <text>/,
  ],
  ['two logos', 'logo.png', 'x', /^logo\.svg: В папке два логотипа/],
])('a push is refused by file and line: %s', async (_name, file, content, why) => {
  writeFileSync(join(folder, file), content);
  await expect(push()).rejects.toThrow(why);
});

it('prices have the sign of the shop, and search engines learn its region', async () => {
  add('currency: руб.\nregion: Москва и область');
  await push();
  await seenWithinASecond(async () => {
    const list = (await get('/products/?category=divany', { accept: 'text/html' })).body;
    const prices = [...list.matchAll(/class="price__now[^"]*">([^<]*)</g)].map(([, text]) => text);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices.filter((text) => !text?.endsWith('\u00a0руб.'))).toEqual([]);
    expect(list.includes('Цена, руб.')).toBe(true);
    expect((await page()).includes('"areaServed":"Москва и область"')).toBe(true);
  });
});

it('search engines learn address, contacts, logo and hours of the demo', async () => {
  await pushAndSee();
  const { data } = readPage(await page());
  const url = data[0]?.url;
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FurnitureStore',
      name: 'Горница',
      url: expect.stringMatching(/^https?:.*\/$/),
      logo: expect.stringMatching(/\/logos\/[\da-f]+\.svg$/),
      telephone: '+7 (000) 000-00-00',
      email: 'hello@gornitsa.example',
      address: expect.stringContaining('Примерск'),
      openingHours: ['Mo-Fr 09:00-18:00'],
    },
  ]);
  const { pathname } = new URL(String(data[0]?.logo));
  expect((await get(pathname)).statusCode).toBe(200);
  expect(String(data[0]?.logo)).toBe(url + pathname.slice(1));
});

it('search engines learn nothing that the owner has not said', async () => {
  rmSync(join(folder, 'documents'), { recursive: true });
  edit(/^ {2}address: .*$/m, '  address: ""');
  edit('time: 9:00–18:00', 'time: по звонку');
  await push();
  await seenWithinASecond(async () => {
    const [shopData] = readPage(await page()).data;
    expect(Object.keys(shopData ?? {})).toEqual([
      '@context',
      '@type',
      'name',
      'url',
      'logo',
      'telephone',
      'email',
    ]);
    expect(shopData?.['@type']).toBe('Organization');
  });
  edit('address: ""', 'address: г. Примерск, ул. Вторая, д. 2');
  await push();
  await seenWithinASecond(async () => {
    const [shopData] = readPage(await page()).data;
    expect(shopData).toMatchObject({ '@type': 'FurnitureStore' });
    expect(shopData).not.toHaveProperty('openingHours');
  });
});

it('hours outside Moscow name their time once in each list of contacts', async () => {
  const lists = async () =>
    [...(await page()).matchAll(/<dl class="contacts__hours".*?<\/dl>/g)].map(([list]) =>
      list.replaceAll(/<[^>]*>/g, ''),
    );
  const hours = 'Пн–Пт 9:00–18:00Сб–Вс выходные';
  await pushAndSee();
  await seenWithinASecond(async () => expect(new Set(await lists())).toEqual(new Set([hours])));
  add('time_zone: Asia/Yekaterinburg');
  await push();
  await seenWithinASecond(async () =>
    expect(new Set(await lists())).toEqual(new Set([`${hours}Время екатеринбургское (МСК+2)`])),
  );
  expect((await lists()).length).toBeGreaterThan(0);
});
