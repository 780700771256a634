import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { DESKTOP, PHONE } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser({ pictures: true });
let customer: TestCustomer;
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  customer = await signIn(shop, 'anna@example.ru', { isNew: true });
  const cart = await customer.call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa)] });
  await customer.call('POST', '/api/orders/order-create/', orderForm(cart.json().cart_uuid));
});

/** Black on white, and nothing of what leads elsewhere or is pressed. */
async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'button', 'navigation', 'tab'] as const) {
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
  }
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    return [color, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
}

it('an order is printed with its goods and where they go', async ({ shop }) => {
  const page = await shop.open('/account/', signedInAs(customer));
  await page.getByRole('button', { name: 'Подробнее' }).click();
  await page.getByText('кв. 2').waitFor();
  await expectPaper(page);
  for (const text of [sofa.name, 'кв. 2', '54 990,00']) {
    expect([text, await page.getByText(text).first().isVisible()]).toEqual([text, true]);
  }
});

it.for([DESKTOP, PHONE])(
  'a product is printed with all that is said of it',
  async (device, { shop }) => {
    const page = await shop.open(`/products/${sofa.productSlug}`, device);
    await expectPaper(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(sofa.name);
    for (const text of ['54 990', 'Артикул', 'Страна производства']) {
      expect([text, await page.getByText(text).first().isVisible()]).toEqual([text, true]);
    }
    expect(await page.getByRole('article').count()).toBe(0);
    const letterhead = await page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main, '::before').content);
    expect(letterhead).toMatch(/^"Горница · \+7 \(000\) 000-00-00 · .+ул\..+"$/);
    const drawing = page.getByRole('img', { name: /размер/i });
    await expect
      .poll(() => drawing.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    const place = await drawing.boundingBox();
    expect((place?.x ?? 0) + (place?.width ?? Infinity)).toBeLessThanOrEqual(device.viewport.width);
  },
);
