import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { allResults, field, searchPage } from '../support/search-screen.ts';
import { DESKTOP, openShop, type ShopInBrowser } from '../support/shop-in-browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop({ callsFail: true });
});
afterAll(() => shop.close());

describe('accessibility', () => {
  it('of the open dropdown', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill('диван');
    await allResults(page).waitFor();
    await expectAccessible(page);
    expect(await allResults(page).isVisible()).toBe(true);
  });

  it.each(['lbdfy', 'абракадабра', 'оченьдлинноеслово'.repeat(8)])(
    'of the page of %s',
    async (text) => {
      const page = await shop.open(searchPage(text), DESKTOP);
      await expectAccessible(page);
    },
  );
});
