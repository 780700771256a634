import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';
import { inCart } from '../support/stored-lists.ts';

const it = withShopInBrowser({ callsFail: true });
let sofa: SomeVariant;
it.beforeEach(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

async function openCheckout(shop: ShopInBrowser): Promise<Page> {
  const page = await shop.open('/checkout/', { ...DESKTOP, stored: inCart(sofa) });
  await page.getByRole('button', { name: 'Подтвердить заказ' }).waitFor();
  return page;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Подтвердить заказ' }).click();

describe('failures', () => {
  it('shows a long answer of the shop whole, at 360 and 1440 px', async ({ shop }) => {
    const page = await openCheckout(shop);
    await fillCheckout(page);
    const body = { detail: 'Нет_места'.repeat(60), list: Array(60).fill('долгий ответ') };
    await page.route('**/api/orders/order-create/', (route) =>
      route.fulfill({ status: 400, json: body }),
    );
    await submit(page);
    const notice = page.getByRole('alert').filter({ hasText: 'Ошибка сервера: ' });
    await notice.getByText(JSON.stringify(body)).waitFor();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await notice.evaluate((box) => {
        const range = document.createRange();
        range.selectNodeContents(box);
        const [text, place] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
        return [text.right > place.right + 1, text.bottom > place.bottom + 1];
      });
      expect(cut).toEqual([false, false]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
