import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { stopClock } from '../support/no-answer.ts';
import { cartLine } from '../support/order-form.ts';
import { placeOrder } from '../support/place-order.ts';
import { BLANK, DESKTOP, hydrated, type PageOptions } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withShopInBrowser({ callsFail: true });
let anna: TestCustomer;
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await placeOrder((url, body) => anna.call('POST', url, body), [cartLine(sofa)]);
});

interface Call {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  readonly options: () => PageOptions;
  /** What makes the call; the page makes the other one by itself. */
  readonly act?: (page: Page) => Promise<void>;
  readonly says: string;
  readonly tryAgain: (page: Page) => Promise<void>;
  readonly works: (page: Page) => Promise<void>;
}

const order = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Подтвердить заказ' }).first().click();

/** `send` is the only caller of fetch: its limit of time is tried with one call that the page makes and one that a person makes. */
const calls: Call[] = [
  {
    name: 'the orders §8.31',
    url: '/account/',
    path: '/api/orders/history/',
    options: () => signedInAs(anna),
    says: 'Не удалось загрузить заказы',
    tryAgain: (page) => page.getByText('Попробовать ещё раз', { exact: true }).first().click(),
    works: (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'an order §8.23',
    url: '/checkout/',
    path: '/api/orders/order-create/',
    options: () => ({ ...DESKTOP, stored: inCart(sofa) }),
    act: async (page) => {
      await fillCheckout(page);
      await order(page);
    },
    says: 'Error creating order. Please try again.',
    tryAgain: order,
    works: (page) => page.getByText('Order created successfully!').waitFor(),
  },
];

it.for(calls)(
  '$name: a call that is not answered is given up after 15 s, and can be tried again §8.62',
  async ({ url, path, options, act, says, tryAgain, works }, { shop }) => {
    const page = await shop.open(BLANK, options());
    await stopClock(page);
    const unanswered: Route[] = [];
    await page.route(`**${path}`, (route) => {
      unanswered.push(route);
    });
    const asked = page.waitForRequest(`**${path}`);
    await page.goto(url);
    // Scripts wait for the first pictures, at most a second of the page's clock.
    await page.clock.runFor(1000);
    await hydrated(page);
    await act?.(page);
    // Calls that wait for a pause in typing are made now.
    await page.clock.runFor(300);
    await asked;
    await page.clock.runFor(14_600);
    expect(await page.getByText(says).count()).toBe(0);
    await page.clock.runFor(400);
    await page.getByText(says).first().waitFor();
    await page.clock.resume();
    // The page has given them up; they must not reach the shop when the way is free again.
    for (const route of unanswered) await route.abort().catch(() => undefined);
    await page.unroute(`**${path}`);
    await tryAgain(page);
    await works(page);
  },
);
