import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { allResults, field, searchPage } from '../support/search-screen.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true });

describe('accessibility', () => {
  it('of the open dropdown', async ({ shop }) => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill('диван');
    await allResults(page).waitFor();
    await expectAccessible(page);
    expect(await allResults(page).isVisible()).toBe(true);
  });

  it.for(['lbdfy', 'абракадабра', 'оченьдлинноеслово'.repeat(8)])(
    'of the page of %s',
    async (text, { shop }) => {
      const page = await shop.open(searchPage(text), DESKTOP);
      await expectAccessible(page);
    },
  );
});
