import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { headerLinks } from '../support/header-links.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import type { Fulfilment } from '../support/mounted/route.ts';
import { signedInAs } from '../support/signed-in.ts';

/** Answers in other shapes than the shop's own: the page shows what can be read of them. */
const it = withMountedShop();
let anna: TestCustomer;
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const lineOf = ({ product, variant, price, name, productSlug, variantSlug }: SomeVariant) => ({
  productId: product,
  variantId: variant,
  quantity: 1,
  price: price / 100,
  name,
  photo: '',
  productSlug,
  variantSlug,
});

interface OddAnswer {
  readonly name: string;
  readonly path: string;
  readonly answer: Fulfilment;
  readonly url: string;
  readonly asCustomer?: true;
  /** What makes the call; without it the page makes it by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly shows: (page: Page, alerts: string[]) => Promise<unknown>;
}

const text = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();
const UUID = '00000000-0000-4000-8000-000000000000';
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const main = (page: Page) => page.getByRole('main');

async function order(page: Page): Promise<void> {
  await fillCheckout(page);
  await main(page).getByRole('button', { name: 'Подтвердить заказ' }).click();
}

async function isOrdered(page: Page): Promise<void> {
  await text(page, 'Order created successfully!');
  await page.getByText('Заказ оформлен. Письмо с подробностями уже в пути.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await stored(page, 'cart')).toBe('[]');
}

const created = (name: string, answer: OddAnswer['answer']): OddAnswer => ({
  name: `an order created by ${name} §4.59 4.60 4.65 4.66`,
  path: '/api/orders/order-create/',
  answer,
  url: '/checkout/',
  act: order,
  shows: isOrdered,
});

const openPoufs = (page: Page) =>
  main(page).getByRole('link', { name: 'Пуфы', exact: true }).click();
const openHome = (page: Page) =>
  page.getByRole('link', { name: 'Горница, на главную' }).first().click();

const plain = { id: 71, name: 'Пуф без вариантов', variants: [{}], first_variant: {} };
const priced = { id: 8, slug: 'v', price: '5490.00' };
const other = { id: 72, name: 'Пуф «Капля»', variants: [priced], first_variant: priced };

async function showsBoth(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: other.name });
  await card.getByText('5\u00a0490\u00a0₽', { exact: true }).waitFor();
  await page
    .getByRole('article', { name: plain.name })
    .getByText('Нет доступного варианта')
    .waitFor();
}

const list = (name: string, json: unknown, shows: OddAnswer['shows']): OddAnswer => ({
  name: `a list with ${name}`,
  path: '/api/products/?*',
  answer: { json },
  url: '/category/',
  act: openPoufs,
  shows,
});

const cabinet = (
  name: string,
  path: string,
  json: unknown,
  rest: Pick<OddAnswer, 'url' | 'shows'> & Partial<OddAnswer>,
): OddAnswer => ({ name, path: `/api/${path}`, answer: { json }, asCustomer: true, ...rest });

const wishedFor = { id: 5, price: '10.50', product_name: 'Полка', product: { id: 3 } };

const odd: OddAnswer[] = [
  created('201 {}', { status: 201, json: {} }),
  created('201 without a body', { status: 201, body: '' }),
  created('200 {orderId}', { json: { orderId: 7 } }),
  list('a variant {} §5.14 8.17', { count: 2, results: [plain, other] }, async (page, alerts) => {
    await showsBoth(page);
    const card = page.getByRole('article', { name: plain.name });
    await card.getByRole('button', { name: 'В корзину' }).click();
    expect(alerts).toEqual(['Нет доступного варианта']);
    expect(await stored(page, 'cart')).not.toContain(plain.name);
  }),
  list('a product {}', { count: 2, results: [{}, plain, other] }, showsBoth),
  list('products alone, without a page §7.22', [plain, other], async (page) => {
    await showsBoth(page);
    await page.getByText('Показано 2 из 2').waitFor();
    expect(await page.getByRole('button', { name: 'Показать ещё' }).count()).toBe(0);
  }),
  list('null products', { count: 0, results: null }, (page) =>
    main(page).getByRole('link', { name: 'Все категории' }).waitFor(),
  ),
  {
    name: 'a product with little but its name',
    path: '/api/products/*/',
    answer: { json: { id: 71, name: 'Загадка', variants: [{}, priced], photos: null } },
    url: '/products/?category=pufy',
    act: (page) => page.getByRole('article').first().getByRole('link').click(),
    shows: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Загадка' }).waitFor();
      await text(page, '5\u00a0490\u00a0₽');
    },
  },
  {
    name: 'a withdrawn product of which little is known',
    path: '/api/products/*/',
    answer: {
      status: 410,
      json: {
        code: 'product_withdrawn',
        product: { photo: null, category: null, characteristics: [{ label: 'Ворс', value: 12 }] },
      },
    },
    url: '/products/?category=pufy',
    act: (page) => page.getByRole('article').first().getByRole('link').click(),
    shows: async (page) => {
      await text(page, 'Этот товар больше не продаётся.');
      await text(page, 'Ворс');
    },
  },
  {
    name: 'new arrivals with a variant {}',
    path: '/api/new_products/',
    answer: { json: [plain, other] },
    url: '/cart/',
    act: openHome,
    shows: showsBoth,
  },
  {
    name: 'settings that are null',
    path: '/callback/site-settings/',
    answer: { json: { phone: null, slides: null, home_category_ids: null } },
    url: '/cart/',
    act: openHome,
    shows: (page) => page.getByRole('region', { name: 'Новинки' }).waitFor(),
  },
  {
    name: 'a category without a photo',
    path: '/api/category/',
    answer: { json: [{ id: 8, slug: 'pufy', name: 'Пуфы' }, {}] },
    url: '/cart/',
    act: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Все категории' }).click(),
    shows: async (page) => {
      await main(page).getByRole('link', { name: 'Пуфы' }).waitFor();
      expect(
        await main(page)
          .getByRole('listitem')
          .filter({ has: page.locator('img') })
          .count(),
      ).toBe(1);
    },
  },
  {
    name: 'a remembered cart without lines',
    path: '/api/orders/cart/by-cookie/',
    answer: { json: {} },
    url: '/checkout/',
    shows: async (page) => {
      await main(page).getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
      expect(await page.getByText('Failed to load cart.').count()).toBe(0);
    },
  },
  {
    name: 'a pushed cart without lines',
    path: '/api/orders/cart/',
    answer: { json: { cart_uuid: UUID } },
    url: '/cart/',
    act: (page) => page.getByRole('button', { name: `Увеличить: ${sofa.name}` }).click(),
    shows: async (page) => {
      await expect.poll(() => stored(page, 'cart_uuid')).toBe(UUID);
      expect(JSON.parse((await stored(page, 'cart')) ?? '')).toMatchObject([
        { name: sofa.name, quantity: 2 },
      ]);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  },
  ...[null, {}, { email: 'anna@example.ru' }].map((json) =>
    cabinet(
      `a user without pk: ${JSON.stringify(json)} §2.127 6.7 8.57`,
      'dj-rest-auth/user/',
      json,
      {
        url: '/account/',
        shows: async (page) => {
          await text(page, 'Пользователь не найден');
          expect(await headerLinks(page)).toEqual(['Войти', 'Регистрация']);
        },
      },
    ),
  ),
  ...[{}, [], { detail: 'нет' }].map((json) =>
    cabinet(
      `a profile of nothing: ${JSON.stringify(json)} §2.150 8.58`,
      'dj-rest-auth/profile/',
      json,
      {
        url: '/account/profile',
        shows: (page) => text(page, 'Нет данных профиля'),
      },
    ),
  ),
  cabinet(
    'a profile with nulls',
    'dj-rest-auth/profile/',
    { city: 'Примерск', birth_date: 'x' },
    {
      url: '/account/profile',
      shows: (page) => text(page, 'Примерск'),
    },
  ),
  cabinet('an order with no more than an id', 'orders/history/', [{ id: 9 }, {}], {
    url: '/account/',
    shows: (page) => page.getByRole('article', { name: 'Заказ 9' }).waitFor(),
  }),
  cabinet(
    'a wish without a variant',
    'wishlist/',
    [{ id: 1 }, { id: 2, product_variant: wishedFor }],
    {
      url: '/wishlist',
      shows: async (page) => {
        await page.getByText('Полка').first().waitFor();
        expect(await page.getByText('Ошибка загрузки wishlist').count()).toBe(0);
      },
    },
  ),
];

it.for(odd.map((one) => [one.name, one] as const))('%s', async ([_name, one], { shop }) => {
  const options = one.asCustomer
    ? signedInAs(anna)
    : signedInAs({}, { stored: { cart: [lineOf(sofa)] } });
  const page = await shop.open(BLANK, options);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.route(`**${one.path}`, (route) => route.fulfill(one.answer));
  await page.goto(one.url);
  await one.act?.(page);
  await one.shows(page, alerts);
});

it('the details of an order are shown as far as they are told', async ({ shop }) => {
  const page = await shop.open(BLANK, signedInAs(anna));
  await page.route('**/api/orders/history/', (route) => route.fulfill({ json: [{ id: 9 }] }));
  const details = { id: 9, list_of_products: [{ name: 'Полка' }], delivery_cost: '0' };
  await page.route('**/api/orders/history/9/', (route) => route.fulfill({ json: details }));
  await page.goto('/account/');
  await page.getByRole('button', { name: 'Подробнее' }).click();
  const goods = page.getByRole('list', { name: 'Состав заказа' });
  await text(page, 'Бесплатно');
  expect(await goods.getByRole('listitem').allTextContents()).toEqual(['Полка1\u00a0шт.']);
});
