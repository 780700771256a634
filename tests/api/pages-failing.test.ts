import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { type Shop, ShopError } from '#contracts/shop.ts';
import { systemClock } from '#platform/time/clock.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { createCatalogCaches } from '../../src/modules/catalog/caches.ts';
import { createPublicSettings } from '../../src/modules/settings/public-settings.ts';
import type { Storefront } from '../../src/server/composition.ts';
import { createInProcessShop } from '../../src/server/in-process-shop.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { pickVariants } from '../support/catalogue.ts';
import { throwError } from '../support/database-url.ts';
import { readPage } from '../support/html.ts';

const ORIGIN = 'https://shop.example.ru';
const SECRET = 'connection to 10.0.0.7 refused';
const WENT_WRONG = '<span lang="en">Something went wrong!</span>';

const it = withShop();
let storefront: Storefront;
let shop: Shop;
let productPath: string;
/** What the log of a request was told. */
let failures: Error[];

it.beforeAll(async ({ shop: { db } }) => {
  storefront = await builtStorefront();
  const findModels = async () => [];
  const isDrawn = () => true;
  const known = {
    ...createCatalogCaches(undefined, () => 'standing', 1000),
    inWholeShop: <Result>(work: () => Promise<Result>) => work(),
  };
  const context = {
    ...known,
    db,
    primary: db,
    writer: db,
    clock: systemClock,
    findModels,
    isDrawn,
  };
  const sources = {
    read: <Result>(read: (given: typeof context) => Promise<Result>) => read(context),
    publicSettings: createPublicSettings(() => null),
    publicUrl: ORIGIN,
  };
  shop = createInProcessShop(sources, throwError);
  const [sofa] = await pickVariants(db, [5_499_000]);
  productPath = `/products/${sofa?.productSlug}`;
});

/** What is only logged is expected here. */
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  failures = [];
});
afterEach(() => expect(failures).toEqual([]));

const fails = () => Promise.reject(new Error(SECRET));

/** A page of a shop of which some calls fail. */
async function render(path: string, changes: Partial<Shop>) {
  const request = new Request(ORIGIN + path, { headers: { accept: 'text/html' } });
  const { status, body: html } = await storefront.renderPage({
    request,
    shop: { ...shop, ...changes },
    scriptMarker: 'marker',
    onFailure: (error) => failures.push(error),
  });
  expect(html).not.toContain(SECRET);
  expect(html).toContain('</footer>');
  return { status, html, page: readPage(html) };
}

/** The part of a page between two marks. */
function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  expect(start, from).toBeGreaterThan(-1);
  return html.slice(start, html.indexOf(to, start));
}

const parts = {
  panel: (html: string) => between(html, 'class="catalog-panel"', '</aside>'),
  sidebar: (html: string) => between(html, 'class="info"', '</aside>'),
  newArrivals: (html: string) => between(html, 'class="new-arrivals"', '</section>'),
  main: (html: string) => between(html, '<main', '</main>'),
  footer: (html: string) => between(html, '<footer', '</footer>'),
};

describe('without categories', () => {
  it('the home page says so in panel, new arrivals and footer, and keeps the rest §8.5 8.9 8.13', async () => {
    const { status, html, page } = await render('/', { categories: fails });
    expect(status).toBe(200);
    expect(parts.panel(html)).toContain(WENT_WRONG);
    expect(parts.newArrivals(html)).toContain(WENT_WRONG);
    expect(parts.newArrivals(html)).toContain('<article');
    expect(parts.sidebar(html)).not.toContain(WENT_WRONG);
    expect(parts.footer(html)).toContain('Не удалось загрузить категории');
    expect(page.meta.description).toBe('Интернет-магазин мебели и вещей для дома.');
    const lines = vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(line));
    expect(lines[0]).toEqual({
      level: 40,
      time: expect.any(Number),
      msg: expect.any(String),
      error: expect.objectContaining({ name: 'Error', message: SECRET }),
    });
  });

  it('the page of categories says so in their place', async () => {
    const { status, html, page } = await render('/category/', { categories: fails });
    expect(status).toBe(200);
    expect(page.headings).toEqual(['Все категории']);
    expect(parts.main(html)).toContain(WENT_WRONG);
  });

  it('an empty list of them is no failure §8.28', async () => {
    const { status, html } = await render('/category/', { categories: async () => [] });
    const empty = '<span lang="en">No categories available</span>';
    expect(status).toBe(200);
    expect(parts.main(html)).toContain(empty);
    expect(parts.panel(html)).toContain(empty);
    expect(html).not.toContain(WENT_WRONG);
    expect(html).not.toContain('Не удалось загрузить категории');
  });
});

describe('without settings', () => {
  const FALLBACKS = [
    'tel:+70000000000',
    'mailto:hello@gornitsa.example',
    'https://t.me/gornitsa_example',
  ];

  it('the sidebar of the home page says so, and the contacts have their fallbacks §2.50 8.11 8.12', async () => {
    const { status, html } = await render('/', { siteSettings: fails });
    expect(status).toBe(200);
    expect(parts.sidebar(html)).toContain(WENT_WRONG);
    expect(parts.newArrivals(html)).not.toContain(WENT_WRONG);
    for (const part of [parts.sidebar, parts.panel, parts.footer]) {
      for (const href of FALLBACKS) expect(part(html)).toContain(`href="${href}"`);
    }
    expect(html.match(/class="category-card"/g)).toHaveLength(6);
    expect(console.warn).toHaveBeenCalled();
  });

  it('empty ones have the same fallbacks, without a complaint §2.50', async () => {
    const { html } = await render('/', {
      siteSettings: async () => ({
        ...(await shop.siteSettings()),
        phone: '',
        email: '',
        telegram: '',
        address: '',
      }),
    });
    expect(parts.sidebar(html)).not.toContain(WENT_WRONG);
    for (const href of FALLBACKS) expect(parts.sidebar(html)).toContain(`href="${href}"`);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

it('without new products their block says so, and the rest of the home page stays §8.6', async () => {
  const { status, html } = await render('/', { newProducts: fails });
  expect(status).toBe(200);
  expect(parts.newArrivals(html)).toContain(WENT_WRONG);
  expect(parts.newArrivals(html)).toContain('href="/products/?category=krovat"');
  expect(html.split(WENT_WRONG)).toHaveLength(2);
  expect(html).toContain('class="banners"');
});

describe('without products', () => {
  const FAILED = '<span lang="en">Failed to load products.</span>';

  it('the list says so under the name of its category §8.14', async () => {
    const { status, html, page } = await render('/products/?category=pufy', { products: fails });
    expect(status).toBe(200);
    expect(page.headings).toEqual(['Пуфы']);
    expect(parts.main(html)).toContain(FAILED);
    expect(parts.main(html)).not.toContain('<article');
  });

  it('and without the category too, it still is a page', async () => {
    const changes = { products: fails, category: fails };
    const { status, html, page } = await render('/products/?category=pufy', changes);
    expect(status).toBe(200);
    expect(page.headings).toEqual(['Товары']);
    expect(parts.main(html)).toContain(FAILED);
  });

  it('the page of a product only misses the others of its category', async () => {
    const { status, html, page } = await render(productPath, { similar: fails });
    expect(status).toBe(200);
    expect(between(html, 'class="goods-block" aria-labelledby="similar"', '</section>')).toContain(
      WENT_WRONG,
    );
    expect(page.data).toContainEqual(expect.objectContaining({ '@type': 'Product' }));
  });
});

it('a list whose category alone fails takes the name from its products', async () => {
  const { status, html, page } = await render('/products/?category=pufy', { category: fails });
  expect(status).toBe(200);
  expect(page.headings).toEqual(['Пуфы']);
  expect(parts.main(html)).toContain('<article');
});

it('an unknown category is not logged as a failure', async () => {
  const { status } = await render('/products/?category=net-takoy', {});
  expect(status).toBe(404);
  expect(console.warn).not.toHaveBeenCalled();
});

it('a product page that fails is a 500 page in the shell, without the text of the error §8.61', async () => {
  const { status, html, page } = await render(productPath, { product: fails });
  expect(status).toBe(500);
  expect(page.headings).toEqual(['Не получилось открыть страницу']);
  expect(page.title).toBe('Не получилось открыть страницу — Горница');
  expect(page.meta.robots).toBe('noindex');
  expect(parts.main(html)).toContain(WENT_WRONG);
  expect(parts.main(html)).toContain(`href="${productPath}"`);
  expect(parts.footer(html)).toContain('href="/products/?category=divany"');
  expect(failures.splice(0)).toEqual([expect.objectContaining({ message: SECRET })]);
});

it('a page that cannot be drawn is a 500 page too, and told of once', async () => {
  const sofa = await shop.product(productPath.split('/')[2] ?? '');
  const { status } = await render(productPath, {
    product: async () => ({ ...sofa, category: null as never }),
  });
  expect(status).toBe(500);
  expect(failures.splice(0)).toEqual([expect.any(TypeError)]);
});

it('an unknown address shows no failure', async () => {
  // With a line break in it, which no route matches, not even the one of whatever is left.
  expect((await render('/no/such%0Apage/secret-of-a-visitor', {})).status).toBe(404);
});

it('what the shop itself has failed at and told of is not told of again', async () => {
  const lost = () => Promise.reject(new ShopError(500, SECRET));
  expect((await render(productPath, { product: lost })).status).toBe(500);
});

it('when everything fails, home, categories, list and search are still pages §8.10', async () => {
  const names = ['siteSettings', 'categories', 'category', 'products', 'newProducts'] as const;
  const broken = Object.fromEntries(names.map((name) => [name, fails]));
  const paths = [
    '/',
    '/category/',
    '/products/?category=pufy',
    '/products/',
    '/search?q=x',
    '/cart/',
  ];
  for (const path of paths) {
    const { status, page } = await render(path, broken);
    expect(status, path).toBe(200);
    expect(page.headings, path).toHaveLength(1);
  }
});
