import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { box, field, holdAnswers, names, waitForSearch } from '../support/filter-screen.ts';
import { DESKTOP, type ShopInBrowser } from '../support/shop-in-browser.ts';

const SOFAS = '/products/?category=divany';

const it = withShopInBrowser().extend('page', ({ shop }) => shop.open(SOFAS, DESKTOP));

async function answered(shop: ShopInBrowser, query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

describe('the address', () => {
  it('has the number that was meant, however its thousands and kopecks were written', async ({
    page,
  }) => {
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

  it('goes back a filter at a time, not a letter', async ({ shop, page }) => {
    const all = await names(page);
    await field(page, 'Название').pressSequentially('пря', { delay: 20 });
    await waitForSearch(page, { category: 'divany', name: 'пря' });
    await field(page, 'Название').pressSequentially('мой', { delay: 20 });
    await waitForSearch(page, { category: 'divany', name: 'прямой' });
    const straight = await answered(shop, 'category=divany&name=прямой');
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
});

describe('a change', () => {
  it('keeps the field, the caret and the letters while answers arrive, the late ones too', async ({
    shop,
    page,
  }) => {
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
    const expected = await answered(shop, 'category=divany&name=диван угловой');
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

it('keeps a tick that is sent while the page shows the answer before it', async ({ page }) => {
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
