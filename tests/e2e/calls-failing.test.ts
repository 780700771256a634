import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { stopClock } from '../support/no-answer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { BLANK, hydrated, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';
import { type ClientCall, clientCalls, type People } from './client-calls.ts';

let shop: ShopInBrowser;
const people = {} as People;
let sofa: SomeVariant;

beforeAll(async () => {
  shop = await openShop({ callsFail: true });
  people.anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  people.boris = await signIn(shop, 'boris@example.ru', { isNew: true });
  await addCategory(shop.db, 99, 30);
  await order(people.anna, 1);
  for (const quantity of [1, 2]) await order(people.boris, quantity);
});
afterAll(() => shop.close());

async function order(customer: TestCustomer, quantity: number): Promise<void> {
  const lines = { cart_items: [cartLine(sofa, quantity)] };
  const cart = await customer.call('POST', '/api/orders/cart/', lines);
  await customer.call('POST', '/api/orders/order-create/', orderForm(cart.json().cart_uuid));
}

/** A line of the cart as the browser keeps it. */
const cartOf = ({ product, variant, price, name, productSlug, variantSlug }: SomeVariant) => [
  {
    productId: product,
    variantId: variant,
    quantity: 1,
    price: price / 100,
    name,
    photo: '',
    productSlug,
    variantSlug,
  },
];

const calls = clientCalls(people);

/** A page with a sofa in the cart, before it goes where the call is made. */
async function openPage({ as, hasNoCart }: ClientCall): Promise<{ page: Page; alerts: string[] }> {
  const stored = hasNoCart ? {} : { cart: cartOf(sofa) };
  const page = await shop.open(BLANK, as ? signedInAs(as()) : signedInAs({}, { stored }));
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return { page, alerts };
}

const isSaid = (page: Page, alerts: string[], call: ClientCall): Promise<unknown> =>
  call.alerts
    ? expect.poll(() => alerts).toContain(call.says)
    : page.getByText(call.says).first().waitFor();

async function goAndCall(
  page: Page,
  { url, act }: ClientCall,
  { isStill = false } = {},
): Promise<void> {
  await page.goto(url);
  // Scripts wait for the first pictures, at most a second of the page's clock.
  if (isStill) await page.clock.runFor(1000);
  await hydrated(page);
  await act?.(page);
}

async function tryAgain(
  page: Page,
  alerts: string[],
  { path, again, act, works }: ClientCall,
): Promise<void> {
  await page.unroute(`**${path}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`asked ${request.url()}`));
  page.on('response', (answer) => asked.push(`${answer.status()} ${answer.url()}`));
  page.on('requestfailed', (call) => asked.push(`${call.failure()?.errorText} ${call.url()}`));
  if (again) await page.getByText(again, { exact: true }).first().click();
  else await act?.(page);
  await works(page, alerts).catch(async (cause) => {
    const shown = await page.getByRole('main').textContent();
    const complaints = shop.complaints.join('\n');
    throw new Error(`Meanwhile:\n${asked.join('\n')}\n${complaints}\n${shown}`, { cause });
  });
  shop.complaints.splice(0);
}

/** `send` is the only caller of fetch: its limit of time is tried with one call that the page makes and one that a person makes. */
const timed = ['/api/orders/history/', '/api/orders/order-create/'];
it.each(calls.filter(({ path }) => timed.includes(path)))(
  '$name: a call that is not answered is given up after 15 s, and can be tried again §8.62',
  async (call) => {
    const { page, alerts } = await openPage(call);
    await stopClock(page);
    const unanswered: Route[] = [];
    await page.route(`**${call.path}`, (route) => {
      unanswered.push(route);
    });
    const asked = page.waitForRequest(`**${call.path}`);
    await goAndCall(page, call, { isStill: true });
    // Calls that wait for a pause in typing are made now.
    await page.clock.runFor(300);
    await asked;
    await page.clock.runFor(14_600);
    expect(await page.getByText(call.says).count()).toBe(0);
    expect(alerts).not.toContain(call.says);
    await page.clock.runFor(400);
    await isSaid(page, alerts, call);
    await page.clock.resume();
    // The page has given them up; they must not reach the shop when the way is free again.
    for (const route of unanswered) await route.abort().catch(() => undefined);
    await tryAgain(page, alerts, call);
  },
);

it.each(calls)(
  '$name: an answer that is no JSON is a failure, and can be tried again §8.63',
  async (call) => {
    const { page, alerts } = await openPage(call);
    await page.route(`**${call.path}`, (route) =>
      route.fulfill({ body: '<html>', contentType: 'application/json' }),
    );
    await goAndCall(page, call);
    await isSaid(page, alerts, call);
    await tryAgain(page, alerts, call);
  },
);
