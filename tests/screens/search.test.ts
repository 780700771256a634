import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { BLANK, type MountedShop } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import type { MountedRoute as Route } from '../support/mounted/route.ts';
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

const it = withMountedShop();

/** A page whose clock stands still, the dropdown open below «стул». */
async function openStopped(shop: MountedShop): Promise<Page> {
  const page = await shop.open(BLANK);
  await page.clock.install();
  await page.goto('/cart/');
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
  it('sends nothing and shows nothing for an empty or blank text §5.20', async ({ shop }) => {
    const page = await openStopped(shop);
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

it('what is typed while another page is on its way keeps its text and the focus', async ({
  shop,
}) => {
  const page = await shop.open(searchPage('пуф'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEARCH_CALL, async (route: Route) => {
    if (route.request().url().includes(encodeURIComponent('угловой'))) await held;
    await route.continue();
  });
  const isInField = () => field(page).evaluate((input) => input === document.activeElement);
  await field(page).fill('угловой диван');
  await field(page).press('Enter');
  await expect.poll(isInField).toBe(false);
  await field(page).click();
  await field(page).fill('белая лампа');
  release();
  await page.waitForURL(shop.url + searchPage('угловой диван'));
  await expect.poll(() => heading(page).textContent()).toContain('угловой диван');
  // The new page has done all that it does by then.
  await answered(shop, 'пуф');
  expect(await field(page).inputValue()).toBe('белая лампа');
  expect(await isInField()).toBe(true);
  // The next page shows its own search again.
  await page.goBack();
  await expect.poll(() => field(page).inputValue()).toBe('пуф');
});

describe('where a text leads §5.21 5.22', () => {
  it.for([
    ['дИВаны', '/products/?category=divany'],
    ['диван', '/products/?category=divany'],
    [' офисн ', '/products/?category=ofisnyedivany'],
    ['мебель', '/products/?category=detskayamebel'],
    ['ВСЕ для обустройства', '/products/?category=vsedlyaobustroystvakukhni'],
    ['угловой диван', `/search?${new URLSearchParams({ q: 'угловой диван' })}`],
  ] as const)('«%s» leads to %s', async ([text, address], { shop }) => {
    const page = await shop.open('/cart/');
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect.poll(() => page.url()).toBe(shop.url + address);
  });
});

describe('the dropdown', () => {
  it('comes when the text has rested for 300 ms, with one call §5.23 9.10', async ({ shop }) => {
    const page = await openStopped(shop);
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

  it('shows six products with photo, name and price, the categories, and the way to all §1.5 2.92', async ({
    shop,
  }) => {
    const page = await shop.open('/cart/');
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

  it('says so where nothing fits, and still leads to the page', async ({ shop }) => {
    const page = await shop.open('/cart/');
    await field(page).fill('абракадабра');
    await box(page).locator('.suggestions').getByText('Подходящих товаров не нашлось.').waitFor();
    expect(await box(page).getByRole('link').allTextContents()).toEqual([
      'Показать все результаты',
    ]);
  });

  it('closes at once on Esc, which leaves the text and returns to the field', async ({ shop }) => {
    const page = await openStopped(shop);
    await field(page).press('ArrowDown');
    await page.keyboard.press('Escape');
    await allResults(page).waitFor({ state: 'hidden' });
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('стул');
    await field(page).fill('стулья');
    await page.clock.runFor(300);
    await allResults(page).waitFor();
  });

  it('is gone through with the arrows, and the field stays a search field', async ({ shop }) => {
    const page = await shop.open('/cart/');
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

  it('keeps the newest answer when an older one comes late', async ({ shop }) => {
    const page = await openStopped(shop);
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
    await late;
    await page.clock.runFor(300);
    expect(await suggestions(page).first().textContent()).toContain(mirror);
  });

  it('is closed where the search fails, which is only logged, and comes back with the next answer §8.59', async ({
    shop,
  }) => {
    const page = await openStopped(shop);
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
  });

  it('takes a plain list of products too §7.22', async ({ shop }) => {
    const { results } = await answered(shop, 'пуф');
    const page = await shop.open('/cart/');
    await page.route(SEARCH_CALL, (route) => route.fulfill({ json: results.slice(0, 2) }));
    await field(page).fill('пуф');
    await expect.poll(() => suggestions(page).count()).toBe(2);
    await allResults(page).click();
    await expect.poll(async () => (await names(page)).length).toBe(2);
  });
});
