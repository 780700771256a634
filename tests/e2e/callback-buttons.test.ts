import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BLANK, DESKTOP, PHONE } from '../support/shop-in-browser.ts';

const OPENERS = ['Заказать звонок', 'Обратный звонок'];

const it = withShopInBrowser();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether a click in the middle of a button, where it is in the window now, hits it. */
const isHit = (page: Page, name: string) =>
  button(page, name).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The elements that are fixed at the bottom of the window from edge to edge. */
const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).position === 'fixed')
      .map((one) => one.getBoundingClientRect())
      .filter(
        ({ width, height, bottom }) => width === innerWidth && height && bottom > innerHeight / 2,
      )
      .map(({ bottom, height }) => ({ bottom, height })),
  );

/** Texts, controls and pictures of the page that reach further to the right than this. */
const beyond = (page: Page, right: number) =>
  page.evaluate((edge) => {
    const found: (string | null)[] = [];
    // What scrolls by itself is cut off at its own edge.
    const strips = '.category-strip, .banners, .gallery__strip';
    const reaches = (one: Element | Range) =>
      [...one.getClientRects()].some((box) => box.width > 0 && box.right > edge);
    for (const part of document.querySelectorAll('header, main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isApart = !node.textContent?.trim() || node.parentElement?.closest(strips);
        if (!isApart && reaches(range)) found.push(node.textContent);
      }
      for (const one of part.querySelectorAll(`:is(a, button, input, select, img), ${strips}`)) {
        if (!one.parentElement?.closest(strips) && reaches(one)) found.push(one.outerHTML);
      }
    }
    return found;
  }, right);

describe('the buttons', () => {
  it('on a phone are one item of the bar at the bottom, which stays in sight §2.97 2.98', async ({
    shop,
  }) => {
    const page = await shop.open('/category/', PHONE);
    for (const width of [320, 360, 767]) {
      await page.setViewportSize({ width, height: 780 });
      for (const end of [0, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), end);
        expect(await isHit(page, 'Заказать звонок')).toBe(true);
        expect(await page.getByText('Звонок', { exact: true }).isVisible()).toBe(true);
        expect(await button(page, 'Обратный звонок').count()).toBe(0);
        expect(await barsOf(page)).toEqual([{ bottom: 780, height: 60 }]);
      }
    }
  });

  it('from 768 px stay in sight, the round one beside all that is read or pressed §2.97 2.98', async ({
    shop,
  }) => {
    const page = await shop.open(BLANK, DESKTOP);
    for (const path of ['/', '/products/?category=divany', '/products/divan-uglovoj-ladoga']) {
      await page.goto(path);
      for (const width of [768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const end of [0, 1]) {
          await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), end);
          for (const name of OPENERS) expect(await isHit(page, name)).toBe(true);
        }
        const round = await button(page, 'Обратный звонок').boundingBox();
        expect(await beyond(page, round?.x ?? 0), `${path} at ${width}`).toEqual([]);
      }
    }
  });

  it('lie over nothing that is scrolled to on a phone, nor over the end of the page', async ({
    shop,
  }) => {
    const page = await shop.open('/products/divan-uglovoj-ladoga', PHONE);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: 'В корзину' }).first();
    await add.click();
    await page.getByRole('status').getByText('Добавлено').waitFor();
    // The page may still grow: it is scrolled anew at each look.
    const expectFree = (one: Locator) =>
      expect
        .poll(async () => {
          await one.evaluate((element) => element.scrollIntoView({ block: 'end' }));
          const place = await one.boundingBox();
          return (place?.y ?? 0) + (place?.height ?? 0);
        })
        .toBeLessThanOrEqual(720);
    await expectFree(add);
    await page.goto('/cart/');
    await expectFree(main.getByText('на сумму').locator('..'));
    await expectFree(main.getByRole('link', { name: 'Оформить заказ' }));
    await expectFree(page.getByRole('contentinfo').getByRole('link').last());
  });

  it('are not shown where no script would open anything', async ({ shop }) => {
    for (const device of [PHONE, DESKTOP]) {
      const page = await shop.open('/', { ...device, javaScriptEnabled: false });
      for (const name of OPENERS) expect(await button(page, name).isVisible()).toBe(false);
    }
  });
});
