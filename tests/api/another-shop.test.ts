import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, vi } from 'vitest';
import { pushContent } from '#modules/content/index.ts';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { createTestDatabase } from '../support/build-test-app.ts';
import { throwError } from '../support/database-url.ts';
import { benchOffer, importFeed, yml } from '../support/feed.ts';
import { readPage } from '../support/html.ts';
import { orderForm } from '../support/order-form.ts';

const files: Record<string, string> = {
  'shop.yaml': `name: Мебельный двор
called:
  nominative: салон «Мебельный двор»
  genitive: салона «Мебельный двор»
  prepositional: салоне «Мебельный двор»
tagline: скамьи и столы
about: Делаем скамьи с 1999 года.
hours:
  - { days: Ежедневно, time: 10:00–20:00 }
phones:
  - { label: Опт, phone: +7 (000) 333-33-33 }
places:
  - { kind: showroom, name: Двор, address: 'г. Примерск, ул. Дворовая, д. 2', hours: '' }
contacts: { phone: +7 (000) 222-22-22, email: dvor@shop.example }
seller: { name: ИП Примеров, details: ИНН 1 }
letters: { signature: Ваш двор }
home: { categories: [skami] }
`,
  'pages/dostavka.md':
    '---\ntitle: Как привезём\ndescription: О доставке.\nmenu: true\n---\n\nПривезём сами.\n',
  'slides/1.md': '---\ntitle: Скамьи\nlink: /products/?category=skami\n---\n\nИз сосны.\n',
  'slides/2.md': '---\ntitle: Бани\nlink: /products/?category=bani\n---\n\nЭтого нет.\n',
};
const DEMO = /горниц|gornitsa|Примерск, ул\. Образцовая|000-00-00|фабриками и мастерскими/i;

const it = withShop(async ({ onCleanup }) => {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = await createTestDatabase('template0');
  const { pool, close } = connectDatabase(databaseUrl, 2, throwError);
  await migrateDatabase(pool);
  await importFeed(pool, yml(benchOffer('1', '<vendorCode>СК-1</vendorCode>')));
  await close();
  return { databaseUrl, storefront: await builtStorefront() };
});
const { shop } = fixturesOf(it);
const folder = mkdtempSync(join(tmpdir(), 'another-shop-'));
let product: { id: number; slug: string; variants: { id: number }[] };

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const storage = createDiskStorage(join(folder, 'pictures'));
  await pushContent({ db: shop.db, storage }, folder);
  product = (await shop.app.inject('/api/products/')).json().results[0];
});

it.each([
  '/',
  '/category/',
  '/products/?category=skami',
  '/products/skamya-1',
  '/?page=dostavka',
  '/search?q=скамья',
  '/cart/',
  '/checkout/',
  '/login',
  '/register',
  '/account/',
  '/compare',
  '/wishlist',
  '/net-takoy-stranicy',
])('%s bears the name of this shop and nothing of the demo', async (path) => {
  const { body } = await shop.app.inject(encodeURI(path));
  const { title, meta } = readPage(body);
  expect(title).toContain('Мебельный двор');
  expect(meta['og:site_name']).toBe('Мебельный двор');
  expect(body).toContain('ИП Примеров');
  expect(DEMO.exec(body)?.[0]).toBeUndefined();
  // This shop has no documents yet: nothing leads to them.
  expect(body).not.toContain('policy.pdf');
  expect(body).not.toContain('page=offer');
});

it('the home page shows the owner’s slides, without those that lead nowhere', async () => {
  const { body } = await shop.app.inject('/');
  const { title, headings } = readPage(body);
  expect(title).toBe('Мебельный двор — скамьи и столы');
  expect(headings).toEqual(['Скамьи и столы']);
  const shown = body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  for (const text of ['Из\u00a0сосны.', 'Как привезём', 'Ежедневно', '333-33-33', 'Дворовая']) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toContain('Бани');
});

it.each(['/sitemap.xml', '/robots.txt', '/feeds/yandex.xml', '/api/schema/', '/api/docs/'])(
  '%s names nothing of the demo',
  async (path) => {
    const { body, statusCode } = await shop.app.inject(path);
    expect(statusCode).toBe(200);
    expect(DEMO.exec(body)?.[0]).toBeUndefined();
  },
);

it('the feed for marketplaces is in the name of this shop', async () => {
  const { body } = await shop.app.inject('/feeds/yandex.xml');
  expect(body).toContain('<name>Мебельный двор</name>\n<company>ИП Примеров</company>');
});

it('letters are written by this shop', async () => {
  const [variant] = product.variants;
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: [{ product: product.id, variant: variant?.id, quantity: 1 }] },
  });
  await shop.app.inject({
    method: 'POST',
    url: '/api/orders/order-create/',
    payload: orderForm(cart.json().cart_uuid, { phone_number: '+7 (000) 444-44-44' }),
  });
  await shop.app.inject({
    method: 'POST',
    url: '/api/dj-rest-auth/registration/',
    payload: {
      email: 'petr@example.ru',
      password1: 'Тихая гавань 42',
      password2: 'Тихая гавань 42',
    },
  });
  await vi.waitFor(() => expect(shop.letters).toHaveLength(3), { timeout: 20_000, interval: 50 });
  const [order, confirmation] = ['Ваш заказ', 'Подтвердите'].map((subject) =>
    shop.letters.find((letter) => letter.subject.startsWith(subject)),
  );
  expect(order?.subject).toMatch(/— «Мебельный двор»$/);
  expect(order?.text).toContain('Ваш двор, +7 (000) 222-22-22');
  expect(confirmation?.text).toContain('при регистрации в салоне «Мебельный двор»');
  for (const letter of shop.letters) {
    expect(letter.senderName).toBe('Мебельный двор');
    expect(DEMO.exec(letter.text + letter.html)?.[0]).toBeUndefined();
  }
});
