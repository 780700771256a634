import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { stopClock } from '../support/no-answer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { hydrated, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

let shop: ShopInBrowser;
let anna: TestCustomer;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await openShop();
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  const cart = await anna.call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  await anna.call('POST', '/api/orders/order-create/', orderForm(cart.json().cart_uuid));
});
afterAll(() => shop.close());

/** One call of the storefront: where it is made, by what, what is said when it fails, and what comes when it works again. */
interface Call {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  readonly signedIn?: boolean;
  /** What makes the call; without it the page makes it by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly says: string;
  /** A way to try again; without it `act` is that. */
  readonly again?: string;
  readonly works: (page: Page) => Promise<unknown>;
  /** The answers that are nonsense, '<html>' always among them. */
  readonly nonsense?: string;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const type = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
};
const AGAIN = 'Попробовать ещё раз';
const PASSWORD = 'Тихая гавань 43';
/** A line of the cart as the browser keeps it. */
const cartOf = ({ product, variant, price, name, productSlug, variantSlug }: SomeVariant) => [
  {
    ...{ productId: product, variantId: variant, quantity: 1, price: price / 100 },
    ...{ name, photo: '', productSlug, variantSlug },
  },
];

const calls: Call[] = [
  {
    name: 'the user',
    url: '/account/',
    path: '/api/dj-rest-auth/user/',
    signedIn: true,
    says: 'Ошибка при загрузке данных',
    again: AGAIN,
    works: (page) => page.getByRole('article').waitFor(),
    nonsense: 'null',
  },
  {
    name: 'the orders',
    url: '/account/',
    path: '/api/orders/history/',
    signedIn: true,
    says: 'Не удалось загрузить заказы',
    again: AGAIN,
    works: (page) => page.getByRole('article').waitFor(),
    nonsense: '{}',
  },
  {
    name: 'the details of an order',
    url: '/account/',
    path: '/api/orders/history/*/',
    signedIn: true,
    act: (page) => press(page, 'Подробнее'),
    says: 'Не удалось загрузить детали заказа.',
    again: AGAIN,
    works: (page) => page.getByText('Получатель').waitFor(),
    nonsense: 'null',
  },
  {
    name: 'the profile',
    url: '/account/profile',
    path: '/api/dj-rest-auth/profile/',
    signedIn: true,
    says: 'Ошибка при загрузке данных',
    again: AGAIN,
    works: (page) => page.getByRole('button', { name: 'Редактировать', exact: true }).waitFor(),
  },
  {
    name: 'the change of a password',
    url: '/account/profile',
    path: '/dj-rest-auth/password/change/',
    signedIn: true,
    act: async (page) => {
      await type(page, { 'Новый пароль': PASSWORD, 'Повторите новый пароль': PASSWORD });
      await press(page, 'Сменить пароль');
    },
    says: 'Ошибка при смене пароля',
    works: (page) => page.getByText('Пароль успешно изменён', { exact: true }).waitFor(),
  },
  {
    name: 'the wishlist',
    url: '/wishlist',
    path: '/api/wishlist/',
    signedIn: true,
    says: 'Ошибка загрузки wishlist',
    again: AGAIN,
    works: (page) => page.getByText('Wishlist is empty').waitFor(),
    nonsense: '{}',
  },
  {
    name: 'the cart at checkout',
    url: '/checkout/',
    path: '/api/orders/cart/by-cookie/',
    says: 'Failed to load cart. Please try again.',
    again: AGAIN,
    works: (page) => page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor(),
    nonsense: 'null',
  },
  {
    name: 'the cart',
    url: '/cart/',
    path: '/api/orders/cart/',
    says: 'нет связи с магазином',
    again: AGAIN,
    works: (page) => page.getByText('нет связи с магазином').waitFor({ state: 'detached' }),
    nonsense: 'null',
  },
  {
    name: 'the cart of an order',
    url: '/checkout/',
    path: '/api/orders/cart/',
    act: async (page) => {
      await fillCheckout(page);
      await press(page, 'Подтвердить заказ');
    },
    says: 'Error creating cart. Please try again.',
    works: (page) => page.getByText('Order created successfully!').waitFor(),
    nonsense: 'null',
  },
  {
    name: 'an order',
    url: '/checkout/',
    path: '/api/orders/order-create/',
    act: async (page) => {
      await fillCheckout(page);
      await press(page, 'Подтвердить заказ');
    },
    says: 'Error creating order. Please try again.',
    works: (page) => page.getByText('Order created successfully!').waitFor(),
  },
  {
    name: 'a registration',
    url: '/register',
    path: '/api/dj-rest-auth/registration/',
    act: async (page) => {
      const email = `vera-${Math.random()}@example.ru`;
      await type(page, { 'E-mail': email, Пароль: PASSWORD, 'Повторите пароль': PASSWORD });
      await press(page, 'Зарегистрироваться');
    },
    says: 'Ошибка регистрации',
    works: (page) => page.getByText('Регистрация прошла успешно!').waitFor(),
  },
  {
    name: 'a letter for a new password',
    url: '/reset-password',
    path: '/dj-rest-auth/password/reset/',
    act: async (page) => {
      await type(page, { 'E-mail': 'nobody@example.ru' });
      await press(page, 'Отправить письмо');
    },
    says: 'Ошибка при сбросе пароля.',
    works: (page) => page.getByText('Письмо для сброса пароля отправлено!').waitFor(),
  },
  {
    name: 'the products of a category',
    url: '/category/',
    path: '/api/products/?*',
    act: async (page) => {
      const link = page.getByRole('main').getByRole('link', { name: 'Пуфы', exact: true });
      await link.click();
    },
    says: 'Failed to load products.',
    again: AGAIN,
    works: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'new arrivals',
    url: '/cart/',
    path: '/api/new_products/',
    act: (page) => page.getByRole('link', { name: 'Горница, на главную' }).first().click(),
    says: 'Something went wrong!',
    again: AGAIN,
    works: (page) => page.getByRole('article').first().waitFor(),
    nonsense: 'null',
  },
  {
    name: 'a product',
    url: '/products/?category=pufy',
    path: '/api/products/*/',
    act: (page) => page.getByRole('article').first().getByRole('link').click(),
    says: 'Something went wrong!',
    works: (page) => page.getByRole('button', { name: 'В корзину' }).first().waitFor(),
    again: AGAIN,
  },
];

/** A page of somebody with a sofa in the cart, before it goes where the call is made. */
const openPage = ({ signedIn = false }: Call): Promise<Page> =>
  shop.open(
    '/compare',
    signedIn ? signedInAs(shop, anna) : signedInAs(shop, {}, { stored: { cart: cartOf(sofa) } }),
  );

async function goAndCall(page: Page, { url, act }: Call): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await act?.(page);
}

async function tryAgain(page: Page, { path, again, act, works }: Call): Promise<void> {
  await page.unroute(`**${path}`);
  if (again) await page.getByText(again, { exact: true }).first().click();
  else await act?.(page);
  await works(page);
  shop.complaints.splice(0);
  await page.context().close();
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('that nobody answers is given up after 15 s, and can be tried again', async () => {
    const page = await openPage(call);
    await stopClock(page);
    await page.route(`**${call.path}`, () => undefined);
    const asked = page.waitForRequest(`**${call.path}`);
    await goAndCall(page, call);
    // What waits for its owner to pause is called now.
    await page.clock.runFor(300);
    await asked;
    await page.clock.runFor(14_600);
    expect(await page.getByText(call.says).count()).toBe(0);
    await page.clock.runFor(400);
    await page.getByText(call.says).first().waitFor();
    await page.clock.resume();
    await tryAgain(page, call);
  });

  it.each(['<html>', ...(call.nonsense ? [call.nonsense] : [])])(
    'that is answered by nonsense has failed, and can be tried again: %s',
    async (body) => {
      const page = await openPage(call);
      await page.route(`**${call.path}`, (route) =>
        route.fulfill({ body, contentType: 'application/json' }),
      );
      await goAndCall(page, call);
      await page.getByText(call.says).first().waitFor();
      await tryAgain(page, call);
    },
  );
});
