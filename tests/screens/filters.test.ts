import { describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
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
import { BLANK } from '../support/mounted/mounted-shop.ts';

const SOFAS = '/products/?category=divany';

const it = withMountedShop();
const { shop } = fixturesOf(it);

async function answered(query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

it('the list of a maker is filtered, sorted and continued as that of a category, at its own address', async () => {
  const page = await shop.open('/makers/myagkij-vecher');
  const maker = { brand: 'Мягкий вечер' };
  expect(await names(page)).toEqual(await answered(String(new URLSearchParams(maker))));
  await page.getByRole('button', { name: 'Показать ещё' }).click();
  const all = { ...maker, page_size: '100' };
  const whole = await answered(String(new URLSearchParams(all)));
  await expect.poll(() => names(page)).toEqual(whole);
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешёвые');
  await waitForSearch(page, { o: 'price' });
  const cheap = await answered(String(new URLSearchParams({ ...maker, o: 'price' })));
  await expect.poll(() => names(page)).toEqual(cheap);
  await box(page, /^В наличии/).check();
  const search = { o: 'price', in_stock: 'true' };
  await waitForSearch(page, search);
  expect(new URL(page.url()).pathname).toBe('/makers/myagkij-vecher');
  const expected = await answered(String(new URLSearchParams({ ...maker, ...search })));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(whole.length);
  await expect.poll(() => names(page)).toEqual(expected);
  expect(await page.getByText('Бренд', { exact: true }).count()).toBe(0);
});

describe('the address', () => {
  it('follows what is chosen, page dropped, sorting and size kept; a shared link shows the same §1.6 2.11', async () => {
    const page = await shop.open(`${SOFAS}&o=price&page_size=50&page=1`);
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

    const shared = await shop.open(page.url());
    expect(await names(shared)).toEqual(expected);
    expect(await field(shared, 'Ширина до').inputValue()).toBe('2400');
    expect(await box(shared, /^Диван прямой/).isChecked()).toBe(true);
    expect(await box(shared, /^В наличии/).isChecked()).toBe(true);
    await shared.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дорогие');
    await waitForSearch(shared, { ...search, o: '-price' });
    await expect.poll(() => names(shared)).toEqual(expected.toReversed());
  });

  it('a filter begins at the first page §4.81', async () => {
    const page = await shop.open('/products/?category=pufy&page=1&page_size=20');
    await shop.db.execute(
      "UPDATE products SET category_id = 8 WHERE category_id IN (3, 6) AND slug LIKE '%e%'",
    );
    await page.goto('/products/?category=pufy&page=2');
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
    const page = await shop.open(`${SOFAS}&max_width=2400&name=диван`);
    await expect.poll(() => chips(page).count()).toBe(3);
    const asked = page.waitForRequest('**/api/products/?*');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Кровати' }).click();
    expect(new URL((await asked).url()).search).toBe('?category=krovat&page=1&page_size=20');
    await page.getByRole('heading', { level: 1, name: 'Кровати' }).waitFor();
    await expect.poll(() => field(page, 'Ширина до').inputValue()).toBe('');
    expect(await field(page, 'Название').inputValue()).toBe('');
    expect(await chips(page).count()).toBe(0);
  });

  it('is not for search engines, and names the list without filters as the true one', async () => {
    const page = await shop.open(`${SOFAS}&max_width=2400&page=1`);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/products\/\?category=divany$/,
    );
  });
});

describe('a change', () => {
  it('asks the shop once, when it has rested for 300 ms §4.82 9.11', async () => {
    const page = await shop.open(BLANK);
    await page.clock.install();
    await page.goto(SOFAS);
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
    const page = await shop.open(SOFAS);
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
    const page = await shop.open(BLANK);
    await page.clock.install();
    const held = await holdAnswers(page);
    await page.goto(SOFAS);
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
    const page = await shop.open(SOFAS);
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
});

it('options say how many there are; without any they cannot be ticked, but unticked', async () => {
  const page = await shop.open(`${SOFAS}&type_of_product=диван угловой`);
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

describe('a browser that shows its own addresses late', () => {
  it('loses no filter that was typed meanwhile', async () => {
    const page = await shop.open(SOFAS);
    await page.clock.pauseAt(Date.now() + 1000);
    await field(page, 'Цена до').fill('90000');
    /** Acts between the change of the address and the drawing of its page. */
    const uponNextAddress = (act: () => void) =>
      new Promise<void>((resolve) => {
        const { history } = page.window;
        const push = history.pushState.bind(history);
        history.pushState = (...given) => {
          history.pushState = push;
          push(...given);
          act();
          resolve();
        };
      });
    const form = (await field(page, 'Цена до').element()).closest('form') as HTMLFormElement;
    const type = async (label: string, value: string) => {
      const input = (await field(page, label).element()) as HTMLInputElement;
      const { prototype } = page.window.HTMLInputElement;
      return () => {
        // As a browser does: React watches the property of the element itself.
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new page.window.Event('input', { bubbles: true }));
      };
    };
    const submit = new page.window.Event('submit', { bubbles: true, cancelable: true });
    const typeWidth = await type('Ширина до', '3000');
    const typeDepth = await type('Глубина до', '2500');
    const held = await holdAnswers(page);
    const counted = async (query: string) => {
      const url = `/api/products/?category=divany&${query}`;
      const { count } = (await shop.app.inject(url)).json();
      await page
        .locator('.page-head .soft')
        .filter({ hasText: String(count) })
        .waitFor();
    };
    await page.clock.runFor(300);
    await expect.poll(() => held.waiting.length).toBe(1);
    const hasTypedWidth = uponNextAddress(() => {
      typeWidth();
      // The field is drawn in a microtask, the page of an address later.
      queueMicrotask(() => queueMicrotask(() => form.dispatchEvent(submit)));
    });
    await held.waiting.shift()?.continue();
    await hasTypedWidth;
    await expect.poll(() => held.waiting.length).toBe(1);
    await counted('max_price=90000');
    const hasTypedDepth = uponNextAddress(typeDepth);
    await held.release();
    // Both lists may have the same number of goods.
    await hasTypedDepth;
    await counted('max_price=90000&max_width=3000');
    await page.clock.runFor(300);
    await waitForSearch(page, {
      category: 'divany',
      max_price: '90000',
      max_width: '3000',
      max_depth: '2500',
    });
  });
});
