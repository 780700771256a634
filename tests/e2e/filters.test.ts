import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  box,
  chips,
  countCalls,
  field,
  holdAnswers,
  names,
  region,
  waitForSearch,
} from '../support/filter-screen.ts';
import {
  BLANK,
  DESKTOP,
  hydrated,
  openShop,
  type ShopInBrowser,
} from '../support/shop-in-browser.ts';

const SOFAS = '/products/?category=divany';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function answered(query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

describe('the address', () => {
  it('has the number that was meant, however its thousands and kopecks were written', async () => {
    const page = await shop.open(SOFAS, DESKTOP);
    for (const [typed, meant] of [
      ['60 000', '60000'],
      ['60\u00a0000,50', '60000.5'],
      ['60 000 руб.', '60000'],
      ['1 000 000,75 ₽', '1000000.75'],
    ] as const) {
      await field(page, 'Цена до').fill(typed);
      await waitForSearch(page, { category: 'divany', max_price: meant });
    }
  });

  it('follows what is chosen, page dropped, sorting and size kept; a shared link shows the same §1.6 2.11', async () => {
    const page = await shop.open(`${SOFAS}&o=price&page_size=50&page=1`, DESKTOP);
    await field(page, 'Ширина до').fill('2400');
    const sorted = { category: 'divany', o: 'price', page_size: '50' };
    await waitForSearch(page, { ...sorted, max_width: '2400' });
    await box(page, /^Диван прямой/).check();
    await box(page, /^В наличии/).check();
    const search = {
      ...sorted,
      in_stock: 'true',
      max_width: '2400',
      type_of_product: 'диван прямой',
    };
    await waitForSearch(page, search);
    const expected = await answered(new URL(page.url()).search.slice(1));
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(() => names(page)).toEqual(expected);

    const shared = await shop.open(page.url(), DESKTOP);
    expect(await names(shared)).toEqual(expected);
    expect(await field(shared, 'Ширина до').inputValue()).toBe('2400');
    expect(await box(shared, /^Диван прямой/).isChecked()).toBe(true);
    expect(await box(shared, /^В наличии/).isChecked()).toBe(true);
    await shared.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дорогие');
    await waitForSearch(shared, { ...search, o: '-price' });
    await expect.poll(() => names(shared)).toEqual(expected.toReversed());
  });

  it('goes back a filter at a time, not a letter', async () => {
    const page = await shop.open(SOFAS, DESKTOP);
    const all = await names(page);
    await field(page, 'Название').pressSequentially('пря', { delay: 20 });
    await waitForSearch(page, { category: 'divany', name: 'пря' });
    await field(page, 'Название').pressSequentially('мой', { delay: 20 });
    await waitForSearch(page, { category: 'divany', name: 'прямой' });
    const straight = await answered('category=divany&name=прямой');
    await expect.poll(() => names(page)).toEqual(straight);
    await box(page, /^В наличии/).check();
    await waitForSearch(page, { category: 'divany', name: 'прямой', in_stock: 'true' });

    await page.goBack();
    await waitForSearch(page, { category: 'divany', name: 'прямой' });
    await expect.poll(() => names(page)).toEqual(straight);
    await expect.poll(() => box(page, /^В наличии/).isChecked()).toBe(false);
    await page.goBack();
    await waitForSearch(page, { category: 'divany' });
    await expect.poll(() => names(page)).toEqual(all);
    await expect.poll(() => field(page, 'Название').inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => field(page, 'Название').inputValue()).toBe('прямой');
    await expect.poll(() => names(page)).toEqual(straight);
  });

  it('a filter begins at the first page §4.81', async () => {
    const page = await shop.open('/products/?category=pufy&page=1&page_size=20', DESKTOP);
    await shop.db.execute(
      "UPDATE products SET category_id = 8 WHERE category_id IN (3, 6) AND slug LIKE '%e%'",
    );
    await page.goto('/products/?category=pufy&page=2');
    await hydrated(page);
    expect(await page.locator('.pagination [aria-current]').textContent()).toBe('2');
    const calls = countCalls(page);
    await field(page, 'Цена от').fill('100');
    await waitForSearch(page, { category: 'pufy', min_price: '100' });
    await expect.poll(() => calls.map((call) => call.get('page'))).toEqual(['1']);
    await page.getByRole('link', { name: 'Следующая страница' }).click();
    await waitForSearch(page, { category: 'pufy', min_price: '100', page: '2' });
    await page.getByText(/^Показано 20 из|^Показано \d+ из/).waitFor();
  });

  it('another category begins without filters §4.77', async () => {
    const page = await shop.open(`${SOFAS}&max_width=2400&name=диван`, DESKTOP);
    expect(await chips(page).count()).toBe(3);
    const asked = page.waitForRequest('**/api/products/?*');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Кровати' }).click();
    expect(new URL((await asked).url()).search).toBe('?category=krovat&page=1&page_size=20');
    await page.getByRole('heading', { level: 1, name: 'Кровати' }).waitFor();
    await expect.poll(() => field(page, 'Ширина до').inputValue()).toBe('');
    expect(await field(page, 'Название').inputValue()).toBe('');
    expect(await chips(page).count()).toBe(0);
  });

  it('is not for search engines, and names the list without filters as the true one', async () => {
    const page = await shop.open(`${SOFAS}&max_width=2400&page=1`, DESKTOP);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/products\/\?category=divany$/,
    );
  });
});

describe('a change', () => {
  it('asks the shop once, when it has rested for 300 ms §4.82 9.11', async () => {
    const page = await shop.open(BLANK, DESKTOP);
    await page.clock.install();
    await page.goto(SOFAS);
    await hydrated(page);
    const calls = countCalls(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page, 'Цена до').pressSequentially('5000');
    await page.clock.runFor(299);
    await field(page, 'Цена до').press('0');
    await page.clock.runFor(299);
    expect(calls).toHaveLength(0);
    expect(new URL(page.url()).search).toBe('?category=divany');
    await page.clock.runFor(1);
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.get('max_price')).toBe('50000');
  });

  it('narrows the loaded page while the shop has yet to answer §4.79', async () => {
    const page = await shop.open(SOFAS, DESKTOP);
    const all = await names(page);
    const expected = await answered('category=divany&max_width=2200&in_stock=true');
    expect(expected.length).toBeLessThan(all.length);
    const held = await holdAnswers(page);
    await field(page, 'Ширина до').fill('2200');
    await box(page, /^В наличии/).check();
    await expect.poll(() => names(page)).toEqual(all.filter((name) => expected.includes(name)));
    await expect.poll(() => held.waiting.length).toBeGreaterThan(0);
    await field(page, 'Название').focus();
    await held.release();
    await page.getByText(`Показано ${expected.length} из ${expected.length}`).waitFor();
    await page
      .getByRole('status')
      .getByText(/^Найден[о]? \d+.товар/)
      .waitFor({ state: 'attached' });
    expect(await names(page)).toEqual(expected);
    expect(await page.locator('.page-head .soft').textContent()).toContain(String(expected.length));
  });

  it('narrows nothing while letters are typed, and the page as it came when they have rested for 300 ms §4.82 9.11', async () => {
    const page = await shop.open(BLANK, DESKTOP);
    await page.clock.install();
    const held = await holdAnswers(page);
    await page.goto(SOFAS);
    await hydrated(page);
    const all = await names(page);
    const expected = await answered('category=divany&max_width=2200');
    await field(page, 'Ширина до').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const digit of '2200') {
      await field(page, 'Ширина до').press(digit);
      await page.clock.runFor(299);
      expect(await names(page)).toEqual(all);
    }
    expect(held.waiting).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(() => names(page)).toEqual(all.filter((name) => expected.includes(name)));
    await expect.poll(() => held.waiting.length).toBe(1);
  });

  it('keeps what is shown where nothing of the page passes, until the shop has answered §4.79', async () => {
    const page = await shop.open(SOFAS, DESKTOP);
    const all = await names(page);
    const expected = await answered('category=divany&max_width=2200');
    const narrowed = all.filter((name) => expected.includes(name));
    const held = await holdAnswers(page);
    await field(page, 'Ширина до').fill('2200');
    await expect.poll(() => names(page)).toEqual(narrowed);
    await field(page, 'Ширина до').fill('1');
    await expect.poll(() => held.waiting.length).toBe(2);
    expect(await names(page)).toEqual(narrowed);
    expect(await page.getByText('No products found for selected filters.').count()).toBe(0);
    await held.release();
    await page.getByText('No products found for selected filters.', { exact: true }).waitFor();
    expect(await names(page)).toEqual([]);
  });

  it('keeps the field, the caret and the letters while answers arrive, the late ones too', async () => {
    const page = await shop.open(SOFAS, DESKTOP);
    const held = await holdAnswers(page);
    const name = field(page, 'Название');
    /** The held call for this name. On a busy machine slow letters make more calls than one. */
    const callFor = (text: string) =>
      vi.waitUntil(
        () =>
          held.waiting.find(
            (one) => new URL(one.request().url()).searchParams.get('name') === text,
          ),
        { timeout: 20_000 },
      );
    await name.pressSequentially('угловой');
    const first = await callFor('угловой');
    await name.press('Home');
    await name.pressSequentially('диван ');
    const second = await callFor('диван угловой');
    held.waiting.splice(0);
    await second.continue();
    await waitForSearch(page, { category: 'divany', name: 'диван угловой' });
    const expected = await answered('category=divany&name=диван угловой');
    await page.getByText(`Показано ${expected.length} из`).waitFor();
    await first.continue().catch(() => undefined);
    await held.release();
    expect(await names(page)).toEqual(expected);
    expect(await name.inputValue()).toBe('диван угловой');
    expect(
      await name.evaluate((input: HTMLInputElement) => [
        document.activeElement === input,
        input.selectionStart,
      ]),
    ).toEqual([true, 6]);
  });
});

it('keeps a tick that is sent while the page shows the answer before it', async () => {
  const page = await shop.open(SOFAS, DESKTOP);
  const held = await holdAnswers(page);
  const sorted = { category: 'divany', max_width: '2400' };
  await field(page, 'Ширина до').fill('2400');
  const width = await vi.waitUntil(() => held.waiting.shift());
  await sendWhenListChanges(page);
  await box(page, /^Диван прямой/).check();
  await width.continue();
  await vi.waitUntil(() => held.waiting.length > 0);
  await box(page, /^В наличии/).check();
  await vi.waitUntil(() => held.waiting.length > 1);
  await held.release();
  await waitForSearch(page, { ...sorted, in_stock: 'true', type_of_product: 'диван прямой' });
  expect(await box(page, /^Диван прямой/).isChecked()).toBe(true);
});

/** Lets the next debounce end between the change of the list and what React does after it, as it may on a busy machine. */
const sendWhenListChanges = (page: Page) =>
  page.evaluate(() => {
    const { setTimeout } = window;
    let send = (): void => undefined;
    const timeout = (run: TimerHandler, delay?: number, ...rest: unknown[]) => {
      if (delay !== 300 || typeof run !== 'function') return setTimeout(run, delay, ...rest);
      window.setTimeout = setTimeout;
      send = () => run(...rest);
      return 0;
    };
    window.setTimeout = Object.assign(timeout, setTimeout);
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      send();
    }).observe(document.querySelector('.page-head') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

it('options say how many there are; without any they cannot be ticked, but unticked', async () => {
  const page = await shop.open(`${SOFAS}&type_of_product=диван угловой`, DESKTOP);
  const { filters } = (
    await shop.app.inject('/api/products/facets/?category=divany&type_of_product=диван угловой')
  ).json();
  const mechanism = filters.find(({ name }: { name: string }) => name === 'mechanism');
  for (const { value, count } of mechanism.options) {
    const option = region(page).locator(`input[name=mechanism][value="${value}"]`);
    expect([value, await option.isDisabled()]).toEqual([value, count === 0]);
    expect(await option.locator('..').textContent()).toMatch(new RegExp(`${count}$`));
  }
  expect(mechanism.options.some(({ count }: { count: number }) => count === 0)).toBe(true);
  await field(page, 'Цена до').fill('1');
  await page.getByText('No products found for selected filters.', { exact: true }).waitFor();
  const corner = box(page, /^Диван угловой 0/);
  await corner.uncheck();
  await waitForSearch(page, { category: 'divany', max_price: '1' });
  await expect.poll(() => corner.isDisabled()).toBe(true);
});
