import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { CUSTOMER_PASSWORD, signIn, type TestCustomer } from '../support/customer.ts';
import { stopClock } from '../support/no-answer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { hydrated, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

let shop: ShopInBrowser;
let anna: TestCustomer;
let boris: TestCustomer;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await openShop();
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  boris = await signIn(shop, 'boris@example.ru', { isNew: true });
  await addCategory(shop.db, 99, 30);
  await order(anna, 1);
  for (const quantity of [1, 2]) await order(boris, quantity);
});
afterAll(() => shop.close());

async function order(customer: TestCustomer, quantity: number): Promise<void> {
  const lines = { cart_items: [cartLine(sofa, quantity)] };
  const cart = await customer.call('POST', '/api/orders/cart/', lines);
  await customer.call('POST', '/api/orders/order-create/', orderForm(cart.json().cart_uuid));
}

/** One call of the storefront: where it is made, by what, what is said when it fails, and what comes when it works again. */
interface Call {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  /** Whose browser it is; a guest's without it. */
  readonly as?: () => TestCustomer;
  /** What makes the call; without it the page makes it by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly says: string;
  /** It is said by `alert`. */
  readonly alerts?: true;
  /** What is pressed to try again; without it `act` is that. */
  readonly again?: string;
  readonly works: (page: Page, alerts: string[]) => Promise<unknown>;
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
    as: () => anna,
    says: 'Ошибка при загрузке данных',
    again: AGAIN,
    works: (page) => page.getByRole('article').waitFor(),
    nonsense: 'null',
  },
  {
    name: 'the orders',
    url: '/account/',
    path: '/api/orders/history/',
    as: () => anna,
    says: 'Не удалось загрузить заказы',
    again: AGAIN,
    works: (page) => page.getByRole('article').waitFor(),
    nonsense: '{}',
  },
  {
    name: 'the details of an order',
    url: '/account/',
    path: '/api/orders/history/*/',
    as: () => anna,
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
    as: () => anna,
    says: 'Ошибка при загрузке данных',
    again: AGAIN,
    works: (page) => page.getByRole('button', { name: 'Редактировать', exact: true }).waitFor(),
  },
  {
    name: 'the change of a password',
    url: '/account/profile',
    path: '/dj-rest-auth/password/change/',
    as: () => anna,
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
    as: () => anna,
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
  {
    name: 'the change of an e-mail',
    url: '/account/profile',
    path: '/dj-rest-auth/email/',
    as: () => anna,
    act: async (page) => {
      await type(page, { 'Новый e-mail': 'moved@example.ru' });
      await press(page, 'Сменить e-mail');
    },
    says: 'Ошибка при отправке email',
    works: (page) => page.getByText('Письмо с подтверждением отправлено').waitFor(),
  },
  {
    name: 'a sign-in',
    url: '/login',
    path: '/api/dj-rest-auth/login/',
    act: async (page) => {
      await type(page, { 'E-mail': boris.email, Пароль: CUSTOMER_PASSWORD });
      await press(page, 'Войти');
    },
    says: 'Ошибка входа',
    alerts: true,
    works: (page) => page.waitForURL('**/account/'),
  },
  {
    name: 'a new password by a letter',
    url: '/reset-password/confirm?uid=MQ&token=nonsense',
    path: '/dj-rest-auth/password/reset/confirm/',
    act: async (page) => {
      await type(page, { 'Новый пароль': PASSWORD, 'Повторите новый пароль': PASSWORD });
      await press(page, 'Сохранить пароль');
    },
    says: 'Ошибка сброса пароля',
    works: (page) => page.getByText('Ссылка недействительна').waitFor(),
  },
  {
    name: 'the confirmation of an e-mail',
    url: '/confirm-email/nonsense',
    path: '/api/dj-rest-auth/registration/verify-email/',
    says: 'Ошибка подтверждения.',
    again: AGAIN,
    works: (page) => page.getByText('Ссылка недействительна').waitFor(),
  },
  {
    name: 'a request for a call',
    url: '/cart/',
    path: '/callback/request/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Обратный звонок' }).click();
      await page.getByRole('textbox', { name: 'Телефон' }).fill('00-00-00');
      await page.getByRole('button', { name: 'Отправить' }).click();
    },
    says: 'Ошибка при отправке заявки, попробуйте позже.',
    alerts: true,
    again: 'Отправить',
    works: (_page, alerts) =>
      expect.poll(() => alerts).toContain('Ваша заявка успешно отправлена!'),
  },
  {
    name: 'the cancelling of an order',
    url: '/account/',
    path: '/api/orders/history/*/cancel/',
    as: () => boris,
    act: (page) => press(page, 'Отменить заказ'),
    says: 'Не удалось отменить заказ.',
    alerts: true,
    works: (_page, alerts) => expect.poll(() => alerts).toContain('Заказ успешно отменён'),
  },
  {
    name: 'more products',
    url: '/products/?category=proba',
    path: '/api/products/?*page=2*',
    act: (page) => press(page, 'Показать ещё'),
    says: 'Failed to load more products.',
    works: (page) => page.getByRole('article').nth(25).waitFor(),
  },
];

/** A page of somebody with a sofa in the cart, before it goes where the call is made. */
async function openPage({ as }: Call): Promise<{ page: Page; alerts: string[] }> {
  const stored = { cart: cartOf(sofa) };
  const page = await shop.open(
    '/compare',
    as ? signedInAs(shop, as()) : signedInAs(shop, {}, { stored }),
  );
  // Nothing of that page is under way any more.
  await page.goto('about:blank');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return { page, alerts };
}

const isSaid = (page: Page, alerts: string[], call: Call): Promise<unknown> =>
  call.alerts
    ? expect.poll(() => alerts).toContain(call.says)
    : page.getByText(call.says).first().waitFor();

async function goAndCall(page: Page, { url, act }: Call): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await act?.(page);
}

async function tryAgain(
  page: Page,
  alerts: string[],
  { path, again, act, works }: Call,
): Promise<void> {
  await page.unroute(`**${path}`);
  if (again) await page.getByText(again, { exact: true }).first().click();
  else await act?.(page);
  await works(page, alerts);
  shop.complaints.splice(0);
  await page.context().close();
}

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('that nobody answers is given up after 15 s, and can be tried again', async () => {
    const { page, alerts } = await openPage(call);
    await stopClock(page);
    await page.route(`**${call.path}`, () => undefined);
    const asked = page.waitForRequest(`**${call.path}`);
    await goAndCall(page, call);
    // What waits for its owner to pause is called now.
    await page.clock.runFor(300);
    await asked;
    await page.clock.runFor(14_600);
    expect(await page.getByText(call.says).count()).toBe(0);
    expect(alerts).not.toContain(call.says);
    await page.clock.runFor(400);
    await isSaid(page, alerts, call);
    await page.clock.resume();
    await tryAgain(page, alerts, call);
  });

  it.each(['<html>', ...(call.nonsense ? [call.nonsense] : [])])(
    'that is answered by nonsense has failed, and can be tried again: %s',
    async (body) => {
      const { page, alerts } = await openPage(call);
      await page.route(`**${call.path}`, (route) =>
        route.fulfill({ body, contentType: 'application/json' }),
      );
      await goAndCall(page, call);
      await isSaid(page, alerts, call);
      await tryAgain(page, alerts, call);
    },
  );
});
