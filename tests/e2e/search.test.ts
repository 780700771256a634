import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allResults,
  answered,
  box,
  countCalls,
  field,
  heading,
  names,
  SEARCH_CALL,
  searchPage,
  suggestions,
} from '../support/search-screen.ts';
import {
  BLANK,
  DESKTOP,
  hydrated,
  openShop,
  PHONE,
  type ShopInBrowser,
} from '../support/shop-in-browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop({ callsFail: true });
});
afterAll(() => shop.close());

/** A page whose clock stands still, the dropdown open below «стул». */
async function openStopped(): Promise<Page> {
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
  it('is in the header at every width, and nothing sticks out §2.92', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await page.getByRole('banner').locator(field(page)).boundingBox();
      expect(place?.width, `at ${width} px`).toBeGreaterThan(250);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  it('stays in sight on a scrolled page', async () => {
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

  it('works without a script §2.22 6.2', async () => {
    const page = await shop.open('/', { ...DESKTOP, javaScriptEnabled: false });
    await field(page).fill('lbdfy');
    await box(page).getByRole('button', { name: 'Найти' }).click();
    await page.waitForURL('**/search?q=lbdfy');
    await page.getByText('Показаны результаты по запросу «диван»', { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe('lbdfy');
    expect((await names(page)).length).toBeGreaterThan(5);
  });

  it('sends nothing and shows nothing for an empty or blank text §5.20', async () => {
    const page = await openStopped();
    const calls = countCalls(page);
    for (const blank of ['', '   ']) {
      await field(page).fill(blank);
      await allResults(page).waitFor({ state: 'hidden' });
      await page.clock.runFor(1000);
      await field(page).press('Enter');
      await page.clock.runFor(1000);
    }
    expect(calls).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/cart/');
    expect(await allResults(page).count()).toBe(0);
  });
});

describe('where a text leads §5.21 5.22', () => {
  it.each([
    ['дИВаны', '/products/?category=divany'],
    ['диван', '/products/?category=divany'],
    [' офисн ', '/products/?category=ofisnyedivany'],
    ['мебель', '/products/?category=detskayamebel'],
    ['ВСЕ для обустройства', '/products/?category=vsedlyaobustroystvakukhni'],
    ['угловой диван', `/search?${new URLSearchParams({ q: 'угловой диван' })}`],
  ])('«%s» leads to %s', async (text, address) => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect.poll(() => page.url()).toBe(shop.url + address);
  });
});

describe('the dropdown', () => {
  it('comes when the text has rested for 300 ms, with one call §5.23 9.10', async () => {
    const page = await openStopped();
    const calls = countCalls(page);
    await field(page).fill('');
    await field(page).pressSequentially('дива');
    await page.clock.runFor(299);
    await field(page).pressSequentially('н');
    await page.clock.runFor(299);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => calls).toEqual(['диван']);
    await box(page).getByRole('link', { name: 'Диваны', exact: true }).waitFor();
    await page.clock.runFor(2000);
    expect(calls).toEqual(['диван']);
  });

  it('shows six products with photo, name and price, the categories, and the way to all §1.5 2.92', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill('диван');
    await allResults(page).waitFor();
    const { results } = await answered(shop, 'диван');
    const shown = await suggestions(page).evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        link.querySelector('img')?.getAttribute('src'),
        link.textContent?.replace(/\D/g, ''),
      ]),
    );
    expect(shown).toEqual(
      results
        .slice(0, 6)
        .map(({ slug, photo, name, first_variant: first }) => [
          `/products/${slug}`,
          photo,
          `${name}${first?.price}`.replace(/\D/g, ''),
        ]),
    );
    expect(await suggestions(page).first().textContent()).toContain(results[0]?.name);
    const categories = box(page).getByRole('list', { name: 'Категории' }).getByRole('link');
    expect(await categories.allTextContents()).toEqual(['Диваны', 'Офисные диваны']);
    await box(page).getByText('8\u00a0подсказок').waitFor({ state: 'attached' });
    await allResults(page).click();
    await page.waitForURL(shop.url + searchPage('диван'));
    await expect.poll(() => heading(page).textContent()).toBe('Результаты поиска «диван»');
  });

  it('says so where nothing fits, and still leads to the page', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill('абракадабра');
    await box(page).locator('.suggestions').getByText('Подходящих товаров не нашлось.').waitFor();
    expect(await box(page).getByRole('link').allTextContents()).toEqual([
      'Показать все результаты',
    ]);
  });

  it('closes 200 ms after the focus has left, and not while it moves within §5.24 9.12', async () => {
    const page = await openStopped();
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

  it('closes at once on Esc, which leaves the text and returns to the field', async () => {
    const page = await openStopped();
    await field(page).press('ArrowDown');
    await page.keyboard.press('Escape');
    await allResults(page).waitFor({ state: 'hidden' });
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('стул');
    await field(page).fill('стулья');
    await page.clock.runFor(300);
    await allResults(page).waitFor();
  });

  it('closes at once when another page is chosen', async () => {
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

  it('is gone through with the arrows, and the field stays a search field', async () => {
    const page = await shop.open('/cart/', DESKTOP);
    await field(page).fill('офисн');
    await allResults(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Офисные диваны');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(await suggestions(page).first().textContent());
    for (const _ of [1, 2]) await page.keyboard.press('ArrowUp');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Показать все результаты');
    await page.keyboard.press('Enter');
    await page.waitForURL(shop.url + searchPage('офисн'));
  });

  it('keeps the newest answer when an older one comes late', async () => {
    const page = await openStopped();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SEARCH_CALL, async (route: Route) => {
      const isLate = route.request().url().includes(encodeURIComponent('кресло'));
      if (isLate) await held;
      await route.continue();
    });
    const late = page.waitForResponse((response) =>
      response.url().includes(encodeURIComponent('кресло')),
    );
    await field(page).fill('кресло');
    await page.clock.runFor(300);
    await field(page).fill('зеркало');
    await page.clock.runFor(300);
    const mirror = (await answered(shop, 'зеркало')).results[0]?.name ?? '';
    await suggestions(page).filter({ hasText: mirror }).waitFor();
    release();
    await (await late).finished();
    await page.clock.runFor(300);
    expect(await suggestions(page).first().textContent()).toContain(mirror);
  });

  it('is closed where the search fails, which is only logged, and comes back with the next answer §8.59', async () => {
    const page = await openStopped();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text());
    });
    await page.route(SEARCH_CALL, (route) =>
      route.fulfill({ status: 503, json: { detail: 'Беда' } }),
    );
    await field(page).fill('диван');
    await page.clock.runFor(300);
    await allResults(page).waitFor({ state: 'hidden' });
    expect(await page.getByText('Беда').count()).toBe(0);
    await expect.poll(() => logged.join()).toContain('the suggestions were not loaded');
    await page.unroute(SEARCH_CALL);
    await field(page).fill('диваны');
    await page.clock.runFor(300);
    await allResults(page).waitFor();
    shop.complaints.splice(0);
  });

  it('takes a plain list of products too §7.22', async () => {
    const { results } = await answered(shop, 'пуф');
    const page = await shop.open('/cart/', DESKTOP);
    await page.route(SEARCH_CALL, (route) => route.fulfill({ json: results.slice(0, 2) }));
    await field(page).fill('пуф');
    await expect.poll(() => suggestions(page).count()).toBe(2);
    await allResults(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(2);
  });
});
