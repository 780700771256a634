import { beforeAll, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { addCategory, pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { signedInAs } from '../support/signed-in.ts';
import { type ClientCall, clientCalls, type People } from './client-calls.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
const people = {} as People;
let sofa: SomeVariant;

beforeAll(async () => {
  people.anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  people.boris = await signIn(shop, 'boris@example.ru', { isNew: true });
  await addCategory(shop.db, 99, 30);
  await order(people.anna, 1);
  for (const quantity of [1, 2]) await order(people.boris, quantity);
});

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

async function goAndCall(page: Page, { url, act }: ClientCall): Promise<void> {
  await page.goto(url);
  await act?.(page);
}

async function tryAgain(
  page: Page,
  alerts: string[],
  { path, again, act, works }: ClientCall,
): Promise<void> {
  await page.unroute(`**${path}`);
  if (again) await page.getByText(again, { exact: true }).first().click();
  else await act?.(page);
  await works(page, alerts);
}

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
