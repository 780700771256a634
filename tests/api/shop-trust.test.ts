import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { TextPage } from '#contracts/shop-content.ts';
import { pullContent, pushContent, VERSIONS_FILE, versionsText } from '#modules/content/index.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import { selectContentPhotos } from '#modules/settings/service.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { readPage } from '../support/html.ts';

/** What a shop says of itself and answers for is said once: in its settings. */
const it = withShop(async () => ({ storefront: await builtStorefront() }));
const { shop, office } = fixturesOf(it);
let owner: Member;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'shop-trust-'));
  owner = await office.complete('owner');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SHOP = '/api/admin/shop/';
const now = async () => (await owner.call('GET', SHOP)).json();
const save = async (change: object) =>
  owner.call('PUT', SHOP, { version: (await now()).version, change });
const page = async (slug: string): Promise<TextPage> =>
  (await shop.app.inject(`/api/pages/${slug}/`)).json();
const textOf = async (slug: string) => JSON.stringify((await page(slug)).text);
const html = async (path: string) => (await shop.app.inject(path)).body.replaceAll('\u00a0', ' ');
const SOFA = '/products/divan-uglovoj-ladoga';

describe('the terms', () => {
  it('are read by pages, goods and settings from one place, and all change with it', async () => {
    const { terms } = (await now()).shop;
    expect(await textOf('orders-returns')).toContain('"7\u00a0дней"');
    expect(
      (await save({ terms: { ...terms, refusal_days: '21', return_days: 30 } })).json(),
    ).toMatchObject({ shop: { terms: { refusal_days: 21, return_days: 30, refund_days: 10 } } });
    const returns = await textOf('orders-returns');
    expect(returns).toContain('"21\u00a0день"');
    expect(returns).toContain('в\u00a0течение 30\u00a0дней со\u00a0дня покупки');
    expect(await html(SOFA)).toContain('30 дней, если вещью не пользовались');
    expect((await getLetterSender(shop.db)).mindDays).toBe(30);
    await save({ terms: { ...terms, refusal_days: 21, return_days: 0 } });
    expect((await getLetterSender(shop.db)).mindDays).toBe(21);
    expect(await html(SOFA)).toContain('21 день после получения');
    await save({ terms });
  });

  it('that are not said leave out the lines and headings that would name them', async () => {
    const { terms } = (await now()).shop;
    const hours = 'с\u00a09:00 до\u00a021:00';
    for (const slug of ['contacts', 'orders-returns']) {
      expect((await textOf(slug)).replaceAll(' ', '\u00a0')).toContain(
        hours.replaceAll(' ', '\u00a0'),
      );
    }
    await save({ terms: { ...terms, return_days: 0, service_years: 0, warranty_hours: '' } });
    const contacts = await textOf('contacts');
    expect(contacts).not.toContain('гаранти');
    expect(contacts).toContain('Если вопрос о\u00a0заказе');
    const returns = await textOf('orders-returns');
    for (const lost of ['14', 'Срок службы мебели', 'По\u00a0гарантии']) {
      expect(returns).not.toContain(lost);
    }
    expect(returns).not.toMatch(/\{[a-z]/);
    expect(returns).toContain('7\u00a0дней');
    await save({ terms });
  });

  it('are refused below those of the law, and where they are no numbers', async () => {
    const { terms } = (await now()).shop;
    const refused = await save({
      terms: { ...terms, refusal_days: 3, refund_days: 11, return_days: 'скоро' },
    });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json()).toSorted()).toEqual([
      'code',
      'terms.refund_days',
      'terms.refusal_days',
      'terms.return_days',
    ]);
  });

  it('belong to the owner', async () => {
    const writer = await office.joined('content');
    const { version, shop: stored } = (await writer.call('GET', SHOP)).json();
    const change = { terms: { ...stored.terms, refund_days: 5 } };
    expect((await writer.call('PUT', SHOP, { version, change })).statusCode).toBe(403);
    const people = [{ name: 'Пров Писарев', role: '', photo: '' }];
    expect((await writer.call('PUT', SHOP, { version, change: { people } })).statusCode).toBe(200);
    await save({ people: stored.people });
  });
});

describe('a product', () => {
  it('says warranty, return and seller in short rows with links', async () => {
    const body = await html(SOFA);
    const facts = /<dl class="product__facts">(.*?)<\/dl>/s.exec(body)?.[1] ?? '';
    const rows = [...facts.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => [
      label,
      value,
    ]);
    const returns = '/?page=orders-returns';
    expect(rows).toContainEqual(['Гарантия', expect.stringContaining(`href="${returns}"`)]);
    expect(rows).toContainEqual([
      'Возврат',
      `<a href="${returns}">14 дней, если вещью не пользовались</a>`,
    ]);
    expect(rows).toContainEqual([
      'Продавец',
      expect.stringMatching(/href="\/\?page=about-company">ООО «Горница»/),
    ]);
  });

  it('has the warranty of the shop where it states none of its own', async () => {
    const { terms } = (await now()).shop;
    await shop.db.execute(sql`
      UPDATE variants SET attributes = attributes - 'warranty' - 'warranty_period_months'
      WHERE product_id = (SELECT id FROM products WHERE slug = 'kreslo-kokon')`);
    const { results } = (await shop.app.inject('/api/products/?category=kresla')).json();
    const [{ slug }] = results;
    await shop.db.execute(sql`
      UPDATE variants SET attributes = attributes - 'warranty' - 'warranty_period_months'
      WHERE product_id = (SELECT id FROM products WHERE slug = ${slug})`);
    expect(await html(`/products/${slug}`)).not.toContain('<dt>Гарантия</dt><dd>');
    await save({ terms: { ...terms, warranty: '18 месяцев' } });
    expect(await html(`/products/${slug}`)).toMatch(/<dt>Гарантия<\/dt><dd><a [^>]*>18 месяцев</);
    await save({ terms });
  });
});

describe('the page about the shop', () => {
  const ABOUT = '/?page=about-company';
  const headings = (body: string) =>
    [...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);

  it('shows people, showrooms, makers, certificates and requisites', async () => {
    const body = await html(ABOUT);
    expect(headings(body).slice(-5)).toEqual([
      'Кто работает',
      'Адрес и часы',
      'Фабрики и мастерские',
      'Сертификаты',
      'Реквизиты продавца',
    ]);
    expect(body).toContain('<h3>Пелагея Образцова</h3>');
    expect(body).toMatch(/<address>г. Примерск[^<]*<\/address><dl [^>]*><div><dt>Пн–Пт<\/dt>/);
    expect(body).toContain('href="/makers/myagkij-vecher"');
    expect(body).toMatch(/<a href="\/pictures\/\w+\.png"[^>]*>.*?Образец сертификата/s);
  });

  it('shows showrooms with hours of their own, or else with those of the shop', async () => {
    const { shop: stored } = await now();
    const place = { kind: 'showroom', address: 'г. Примерск, ул. Дальняя, д. 9', name: 'Дальний' };
    await save({
      places: [
        { ...place, hours: 'по звонку' },
        { ...place, name: 'Ближний', hours: '' },
        { ...place, kind: 'pickup', name: 'Склад', hours: '' },
      ],
    });
    const body = await html(ABOUT);
    const main = body.slice(body.indexOf('<h2>Салоны</h2>'), body.indexOf('<h2>Фабрики'));
    expect(main).toMatch(/<h3>Дальний<\/h3><address>[^<]*<\/address><p [^>]*>по звонку<\/p>/);
    expect(main).toMatch(/<h3>Ближний<\/h3><address>[^<]*<\/address><dl/);
    expect(main).not.toContain('Склад');
    await save({ places: stored.places });
  });

  it('shows nothing of what is empty', async () => {
    const { shop: stored } = await now();
    const { contacts } = stored;
    await save({
      people: [],
      certificates: [],
      seller: null,
      contacts: { ...contacts, address: '' },
    });
    expect(
      headings(await html(ABOUT)).filter((one) => /Кто|Салон|Адрес|Серт|Рекв/.test(one ?? '')),
    ).toEqual([]);
    const { people, certificates, seller } = stored;
    await save({ people, certificates, seller, contacts });
  });
});

describe('the makers', () => {
  const makers = async () => (await shop.app.inject('/api/makers/')).json();

  it('have a page each with their goods, found by the sitemap and by the goods', async () => {
    const { statusCode, body } = await shop.app.inject('/makers/myagkij-vecher');
    expect(statusCode).toBe(200);
    const { headings, title, canonical, meta, data } = readPage(body);
    expect([headings, title, canonical]).toEqual([
      ['Мягкий вечер'],
      'Мягкий вечер — Горница',
      'http://localhost:3000/makers/myagkij-vecher',
    ]);
    expect(meta.description).toMatch(/^Мягкий вечер \(Россия\): \d+\sтовар/);
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Brand',
        name: 'Мягкий вечер',
        url: 'http://localhost:3000/makers/myagkij-vecher',
      }),
    );
    expect(body).toContain('Выдуманная фабрика мягкой мебели');
    const { count } = (await shop.app.inject('/api/makers/myagkij-vecher/')).json();
    const list = (
      await shop.app.inject(`/api/products/?brand=${encodeURIComponent('Мягкий вечер')}`)
    ).json();
    expect(count).toBe(list.count);
    expect(body.match(/<article/g)?.length).toBe(Math.min(20, count));
    expect((await shop.app.inject('/sitemap.xml')).body).toContain(
      '<loc>http://localhost:3000/makers/myagkij-vecher</loc>',
    );
    expect(await html(SOFA)).toContain(
      '<dd><a href="/makers/myagkij-vecher">Мягкий вечер</a></dd>',
    );
  });

  it('that are unknown are not found', async () => {
    expect((await shop.app.inject('/makers/net-takoj')).statusCode).toBe(404);
    const answer = await shop.app.inject('/api/makers/net-takoj/');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'maker_not_found']);
  });

  it('without goods on sale are linked nowhere; their own page says so', async () => {
    const { shop: stored } = await now();
    const told = { name: 'Пустой двор', country: 'Россия', text: 'Выдуманный двор.', photo: '' };
    await save({ makers: [...stored.makers, told] });
    const page = await shop.app.inject('/makers/pustoj-dvor');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Сейчас товаров этой фабрики');
    expect(readPage(page.body).meta.robots).toBe('noindex, follow');
    expect((await makers()).map(({ slug }: { slug: string }) => slug)).not.toContain('pustoj-dvor');
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('pustoj-dvor');
    expect(await html('/?page=about-company')).not.toContain('pustoj-dvor');
    await save({ makers: stored.makers });
  });

  it('lose their place with their last product on sale', async () => {
    await shop.db.execute(sql`
      UPDATE products SET withdrawn = true
      WHERE id IN (SELECT product_id FROM variants WHERE attributes #>> '{brand,name}' = 'Ясная вода')`);
    expect((await makers()).map(({ name }: { name: string }) => name)).not.toContain('Ясная вода');
    expect((await shop.app.inject('/makers/yasnaya-voda')).statusCode).toBe(404);
  });

  it('have a filtered list, which keeps to the maker and is not indexed', async () => {
    const { body } = await shop.app.inject('/makers/myagkij-vecher?o=price&min_price=60000');
    const { canonical, meta } = readPage(body);
    expect([canonical, meta.robots]).toEqual([
      'http://localhost:3000/makers/myagkij-vecher',
      'noindex, follow',
    ]);
    expect(body).toContain('action="/makers/myagkij-vecher"');
    expect(body).not.toContain('name="category"');
    // Each product of the list has the same brand.
    expect(body).not.toMatch(/"label\W+Бренд/);
    expect(body).toMatch(/"label\W+Цвет/);
  });
});

describe('the content folder', () => {
  it('holds people, certificates and makers with their pictures, and is taken over whole', async () => {
    const storage = createDiskStorage(join(root, 'pictures'));
    const folder = join(root, 'folder');
    await pullContent({ db: shop.db, storage }, folder);
    mkdirSync(join(folder, 'shop'), { recursive: true });
    const photo = { width: 300, height: 300, channels: 3, background: '#486' } as const;
    writeFileSync(join(folder, 'shop/anna.png'), await sharp({ create: photo }).png().toBuffer());
    const file = join(folder, 'shop.yaml');
    const before = readFileSync(file, 'utf8');
    const withPhoto = (name: string) =>
      writeFileSync(
        file,
        before.replace(/^people:\n/m, `people:\n  - name: Анна Примерова\n    photo: ${name}\n`),
      );
    const push = async () => {
      const { lines, versions } = await pushContent({ db: shop.db, storage }, folder);
      writeFileSync(join(folder, VERSIONS_FILE), versionsText(versions));
      return lines.join('\n');
    };
    withPhoto('net.jpg');
    await expect(push()).rejects.toThrow(/Файла shop\/net\.jpg в папке нет/);
    withPhoto('anna.png');
    expect(await push()).toContain('Люди');
    const [anna] = (await page('about-company')).about?.people ?? [];
    expect(anna).toEqual({
      name: 'Анна Примерова',
      role: '',
      photo: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.\w+$/),
    });
    expect(await selectContentPhotos(shop.db, [anna?.photo ?? '', '/pictures/0.png'])).toEqual([
      anna?.photo,
    ]);
    const again = join(root, 'again');
    await pullContent({ db: shop.db, storage }, again);
    expect(readFileSync(join(again, 'shop.yaml'), 'utf8')).toMatch(/photo: people-1\.\w+\n/);
    const { lines } = await pushContent({ db: shop.db, storage }, again);
    expect(lines.join('\n')).not.toMatch(/Люди|Сертификаты|Фабрики/);
  });

  it('is the only one whose files a photo may name: the office stores pictures first', async () => {
    const refused = await save({ people: [{ name: 'Анна', role: '', photo: 'anna.jpg' }] });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([
      400,
      expect.arrayContaining(['people.0.photo']),
    ]);
  });
});
