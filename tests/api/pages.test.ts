import { beforeAll, describe, expect } from 'vitest';
import type { Product } from '#contracts/catalog.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { variantPhotos } from '../../src/modules/catalog/tables.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { readPage } from '../support/html.ts';

const ORIGIN = 'https://shop.example.ru';
const IMAGE = expect.stringMatching(/^image\//);
const FIRST_FIVE = 'Диваны, Кровати, Кресла, Шкафы, Кухни';

const it = withShop(async () => ({
  storefront: await builtStorefront(),
  env: { PUBLIC_URL: ORIGIN },
}));
const { shop } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ url: path, headers: { accept: 'text/html', ...headers } });
  return { answer, page: readPage(answer.body) };
}

it('a page is the same while the code of its lazy parts is loaded and after, with the type of its document', async () => {
  const bodies = [];
  for (let time = 0; time < 3; time += 1) {
    const { body } = (await get('/products/?category=divany&o=price')).answer;
    bodies.push(body);
  }
  expect(bodies[0]).toMatch(/^<!DOCTYPE html><html/);
  expect(new Set(bodies).size).toBe(1);
});

type Page = [title: string, heading: string, canonical?: string, mark?: 'noindex' | 404];

const notFound: Page = ['Страница не найдена — Горница', 'Страница не найдена', undefined, 404];
const categories: Page = ['Категории — Горница', 'Все категории', '/category/'];
const sofas: Page = ['Диваны — Горница', 'Диваны', '/products/?category=divany'];
const cart: Page = ['Корзина — Горница', 'Корзина', '/cart/', 'noindex'];
const checkout = 'Оформление заказа';
const home: Page = ['Горница — мебель для спокойного дома', 'Мебель для спокойного дома', '/'];

/** Pages of a customer's own: search engines do not find them. */
const account = (heading: string): Page => [`${heading} — Горница`, heading, undefined, 'noindex'];
const cabinet = (section: string): Page => [
  `${section} — Личный кабинет — Горница`,
  'Личный кабинет',
  undefined,
  'noindex',
];

const staticPage = (name: string, heading: string): Page => [
  `${heading} — Горница`,
  heading,
  `/?page=${name}`,
];

const pages = (): Record<string, Page> => ({
  '/': home,
  '/?page=net-takoy': home,
  '/?page=orders-returns': staticPage('orders-returns', 'Заказы и возврат'),
  '/?page=delivery': staticPage('delivery', 'Доставка'),
  '/?page=about-company': staticPage('about-company', 'О компании'),
  '/?page=contacts': staticPage('contacts', 'Контакты'),
  '/category/': categories,
  '/category': categories,
  '/products/?category=divany&o=price': sofas,
  '/products.html?category=divany': sofas,
  '/products?category=divany': sofas,
  '/products/?category=divany&page=2': [
    'Диваны, страница 2 — Горница',
    'Диваны',
    '/products/?category=divany&page=2',
  ],
  '/products/?category=krovat&page=99': [
    'Кровати — Горница',
    'Кровати',
    '/products/?category=krovat',
  ],
  '/products/': ['Товары — Горница', 'Товары', undefined, 'noindex'],
  [`/products/${sofa.productSlug}`]: [
    `${sofa.name} — Горница`,
    sofa.name,
    `/products/${sofa.productSlug}`,
  ],
  [`/search?${new URLSearchParams({ q: 'стул' })}`]: [
    'Поиск: стул — Горница',
    'Результаты поиска «стул»',
    undefined,
    'noindex',
  ],
  '/search': ['Результаты поиска — Горница', 'Результаты поиска', undefined, 'noindex'],
  '/cart/': cart,
  '/cart': cart,
  '/wishlist': ['Избранное — Горница', 'Избранное', '/wishlist', 'noindex'],
  '/compare': ['Сравнение товаров — Горница', 'Сравнение товаров', '/compare', 'noindex'],
  '/checkout/': [`${checkout} — Горница`, checkout, '/checkout/', 'noindex'],
  '/login': account('Вход'),
  '/register': account('Регистрация'),
  '/logout': ['Выход — Горница', '', undefined, 'noindex'],
  '/reset-password': account('Восстановление пароля'),
  '/reset-password/confirm?uid=MQ&token=x': account('Новый пароль'),
  '/confirm-email/x': account('Подтверждение e-mail'),
  '/account/': account('Личный кабинет'),
  '/account/orders': cabinet('История заказов'),
  '/account/wishlist': cabinet('Избранные'),
  '/account/profile': cabinet('Профиль'),
  '/account/devices': cabinet('Устройства'),
  '/orders/find': account('Отслеживание заказа'),
  '/orders/t/x': account('Заказ'),
  '/join-orders/x': account('Прежние заказы'),
  '/not-me/x': account('Это не я'),
  '/confirm-email/x?erase': account('Удалить учётную запись'),
  '/net-takoy-stranicy': notFound,
  '/products/?category=net-takoy': notFound,
  '/products/net-takogo': notFound,
});

it('every page has its status, heading, title, description, canonical and preview §2.1-5 2.7 2.9 2.15 2.17 2.19-21 2.23-26 2.29 2.30 2.32 2.34 2.36-38 2.62 2.119-122 9.18', async () => {
  for (const [path, [title, heading, canonical, mark]] of Object.entries(pages())) {
    const { answer, page } = await get(path);
    const url = canonical && ORIGIN + canonical;
    const status = mark === 404 ? 404 : 200;
    expect
      .soft(
        {
          path,
          status: answer.statusCode,
          type: answer.headers['content-type'],
          cacheControl: answer.headers['cache-control'],
          lang: page.lang,
          headings: page.headings,
          title: page.title,
          canonical: page.canonical,
          robots: page.meta.robots,
          preview: [page.meta['og:title'], page.meta['og:description']],
        },
        path,
      )
      .toEqual({
        path,
        status,
        type: 'text/html; charset=utf-8',
        cacheControl: status === 200 ? 'public, max-age=0' : 'no-store',
        lang: 'ru',
        headings: heading ? [heading] : [],
        title,
        canonical: url,
        robots: mark && 'noindex',
        preview: [title, page.meta.description],
      });
    // The page's own sentence first, then the first five categories.
    expect.soft(page.meta.description, path).toMatch(new RegExp(`^\\S.{20,}${FIRST_FIVE}\\.$`));
    expect.soft(page.meta).toMatchObject({ 'og:type': 'website', 'og:site_name': 'Горница' });
  }
});

it('every page has an address and a picture for previews §2.121', async () => {
  for (const [path, [, , canonical]] of Object.entries(pages())) {
    const { page } = await get(path);
    expect.soft(page.meta['og:url'], path).toBe(ORIGIN + (canonical ?? previewPath(path)));
    const image = page.meta['og:image'] ?? '';
    expect.soft(image, path).toMatch(new RegExp(`^${ORIGIN}/\\S`));
    const { statusCode, headers } = await shop.app.inject(image.slice(ORIGIN.length));
    expect.soft([statusCode, headers['content-type']], path).toEqual([200, IMAGE]);
  }
});

/** Without a canonical address: the path, and what was searched for; never the secret of a link. */
function previewPath(path: string): string {
  if (/^\/(confirm-email|join-orders|not-me|orders\/t)\//.test(path)) return '/';
  return path.startsWith('/search?') ? path : path.replace(/\?.*/, '');
}

it('no page sets a cookie, all forbid foreign and unknown scripts, none needs an exception', async () => {
  for (const path of Object.keys(pages())) {
    const { answer, page } = await get(path);
    expect.soft(answer.headers['set-cookie'], path).toBeUndefined();
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect.soft(policy).toContain("default-src 'self'");
    expect.soft(policy).toContain("object-src 'none'");
    expect.soft(policy).toContain("base-uri 'none'");
    expect.soft(policy).toContain("frame-ancestors 'none'");
    expect.soft(policy.join()).not.toContain('unsafe');
    expect.soft(policy.join()).not.toContain('http');
    const scripts = policy
      .find((rule) => rule.startsWith('script-src'))
      ?.split(' ')
      .slice(1);
    expect.soft(new Set(scripts)).toEqual(new Set(["'self'", ...page.scriptHashes]));
    expect.soft(page.scriptHashes.length).toBeGreaterThan(0);
    expect.soft(page.forbidden, path).toEqual([]);
    expect.soft(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
});

it('is the same page for everyone', async () => {
  for (const path of ['/', `/products/${sofa.productSlug}`, '/cart/']) {
    const { answer: one } = await get(path, { cookie: 'cart_uuid=1; sessionid=a' });
    const { answer: other } = await get(path, {
      cookie: 'cart_uuid=2; csrftoken=b',
      authorization: 'Bearer x',
      'user-agent': 'another',
      'accept-language': 'en',
    });
    expect(one.body).toBe(other.body);
    expect(one.headers['content-security-policy']).toBe(other.headers['content-security-policy']);
  }
});

describe('structured data', () => {
  const ofType = (data: Record<string, unknown>[], type: string) =>
    data.find((entry) => entry['@type'] === type);

  it('shows the way to the page', async () => {
    const { page } = await get(`/products/${sofa.productSlug}`);
    expect(ofType(page.data, 'BreadcrumbList')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Главная', '/'],
        ['Категории', '/category/'],
        ['Диваны', '/products/?category=divany'],
        [sofa.name, `/products/${sofa.productSlug}`],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: ORIGIN + path,
      })),
    });
  });

  it.each([
    [null, 'MadeToOrder'],
    [4, 'InStock'],
    [0, 'OutOfStock'],
  ])('offers the chosen variant, with stock %s as %s §2.18 9.24', async (stock, availability) => {
    const read = async (): Promise<Product> =>
      (await shop.app.inject(`/api/products/${sofa.product}/`)).json();
    const variantId = (await read()).variants[1]?.id ?? 0;
    const photo = { variantId, position: 0, photo: '/photos/divan.jpg' };
    await shop.db.insert(variantPhotos).values(photo).onConflictDoNothing();
    const product = await read();
    const second = product.variants[1];
    await setVariant(shop.db, second?.id ?? 0, { stock, priceKopecks: 4_999_950 });
    const path = `/products/${sofa.productSlug}/variant/${second?.slug}`;
    const { page } = await get(path);
    expect(page.title).toBe(`${sofa.name}, ${second?.name} — Горница`);
    expect(page.canonical).toBe(ORIGIN + path);
    expect(ofType(page.data, 'Product')).toMatchObject({
      name: sofa.name,
      sku: second?.code,
      description: product.description,
      // No drawing is among them.
      image: [`${ORIGIN}/photos/divan.jpg`],
      offers: {
        '@type': 'Offer',
        url: ORIGIN + path,
        price: '49999.50',
        priceCurrency: 'RUB',
        availability: `https://schema.org/${availability}`,
      },
    });
    expect(page.meta['og:image']).toBe(ORIGIN + second?.photo);
  });

  it('cannot break out of its script', async () => {
    const name = 'Диван </script><script>alert(1)</script> "&amp;';
    await shop.db.execute(`UPDATE products SET name = '${name}' WHERE id = ${sofa.product}`);
    const { answer, page } = await get(`/products/${sofa.productSlug}`);
    expect(ofType(page.data, 'Product')).toMatchObject({ name });
    expect(answer.body).not.toContain('<script>alert');
    await shop.db.execute(`UPDATE products SET name = '${sofa.name}' WHERE id = ${sofa.product}`);
  });
});
