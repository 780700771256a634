import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { allResults, box, field, heading, names, suggestions } from '../support/search-screen.ts';
import { BLANK, DESKTOP, hydrated, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true });

/** A page whose clock stands still, the dropdown open below «стул». */
async function openStopped(shop: ShopInBrowser): Promise<Page> {
  const page = await shop.open(BLANK, DESKTOP);
  await page.clock.install();
  await page.goto('/cart/');
  await hydrated(page);
  // Not so far that a call gives up.
  await page.clock.pauseAt(Date.now() + 3000);
  await field(page).fill('стул');
  // The part that suggests is on its way.
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return allResults(page).isVisible();
    })
    .toBe(true);
  return page;
}

describe('the field', () => {
  it('is in the header at every width, and nothing sticks out §2.92', async ({ shop }) => {
    const page = await shop.open('/cart/', DESKTOP);
    // On a phone it shares its line with the menu and the cart.
    const least = { 320: 190, 360: 230, 768: 250, 1024: 250, 1440: 250 };
    for (const [width, room] of Object.entries(least).map(
      ([key, room]) => [Number(key), room] as const,
    )) {
      await page.setViewportSize({ width, height: 800 });
      const place = await page.getByRole('banner').locator(field(page)).boundingBox();
      expect(place?.width, `at ${width} px`).toBeGreaterThan(room);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  it('stays in sight on a scrolled page', async ({ shop }) => {
    const page = await shop.open('/', PHONE);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const inSight = async () => {
      const place = await field(page).boundingBox();
      return place !== null && place.y > 0 && place.y < 200;
    };
    await expect.poll(inSight).toBe(true);
    // A window too low for it is not taken up by it.
    await page.setViewportSize({ width: 640, height: 320 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(inSight).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(inSight).toBe(true);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });

  it('works without a script §2.22 6.2', async ({ shop }) => {
    const page = await shop.open('/', { ...DESKTOP, javaScriptEnabled: false });
    await field(page).fill('lbdfy');
    await box(page).getByRole('button', { name: 'Найти' }).click();
    await page.waitForURL('**/search?q=lbdfy');
    await page.getByText('Показаны результаты по запросу «диван»', { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe('lbdfy');
    expect((await names(page)).length).toBeGreaterThan(5);
  });
});

describe('the dropdown', () => {
  it('closes 200 ms after the focus has left, and not while it moves within §5.24 9.12', async ({
    shop,
  }) => {
    const page = await openStopped(shop);
    await field(page).press('Tab');
    await page.keyboard.press('Tab');
    await page.clock.runFor(1000);
    expect(await allResults(page).isVisible()).toBe(true);
    await suggestions(page).first().hover();
    await page.mouse.down();
    await page.clock.runFor(1000);
    expect(await allResults(page).isVisible()).toBe(true);
    await page.mouse.move(1300, 700);
    await page.mouse.up();
    await page.mouse.click(1300, 700);
    await page.clock.runFor(199);
    expect(await allResults(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await allResults(page).waitFor({ state: 'hidden' });
    // Back in the field it is open again.
    await field(page).click();
    await allResults(page).waitFor();
  });

  it('closes at once when another page is chosen', async ({ shop }) => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill('стул');
    await allResults(page).waitFor();
    const href = await suggestions(page).first().getAttribute('href');
    await suggestions(page).first().click();
    await allResults(page).waitFor({ state: 'hidden' });
    await page.waitForURL(`**${href}`);
    await page.goBack();
    await page.waitForURL('**/cart/');
    expect(await allResults(page).count()).toBe(0);
    await field(page).fill('комод');
    await field(page).press('Enter');
    await page.waitForURL('**/products/?category=komodytumby');
    await heading(page).getByText('Комоды и тумбы').waitFor();
    expect(await allResults(page).count()).toBe(0);
  });
});
