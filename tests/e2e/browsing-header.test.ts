import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Category } from '#contracts/catalog.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, hydrated, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true });
let categories: Category[];

it.beforeAll(async ({ shop }) => {
  categories = (await shop.app.inject('/api/category/')).json();
});

/** Opens by its button, closes by Esc, by a click outside, and by going somewhere. */
async function opensAndCloses(page: Page, opener: Locator, box: Locator, link: Locator) {
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(355, 700),
    () => link.click(),
  ]) {
    expect(await box.isVisible()).toBe(false);
    await opener.click();
    await box.waitFor();
    await close();
    await box.waitFor({ state: 'hidden' });
  }
}

describe('the header', () => {
  it('has a strip from edge to edge of any window, its contents above those of the page', async ({
    shop,
  }) => {
    const page = await shop.open('/category/', DESKTOP);
    for (const width of [360, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const strip = await page.locator('.site-header__strip').boundingBox();
      expect([strip?.x, strip?.width]).toEqual([0, width]);
      // On a phone the strip begins with the name of the shop.
      const name = width < 768 ? 'Горница' : '+7';
      const first = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(first?.x).toBe(heading?.x);
    }
  });

  it('has a menu that opens on a phone, and closes by Esc or a click outside §2.104', async ({
    shop,
  }) => {
    const page = await shop.open('/cart/', PHONE);
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const opener = page.getByRole('button', { name: 'Меню' });
    await opensAndCloses(page, opener, menu, menu.getByRole('link', { name: 'Категории' }));
    await page.waitForURL('**/category/');
  });

  it('has the same menu at every width, with two links more where there is room §2.99-102 2.105 9.14', async ({
    shop,
  }) => {
    const page = await shop.open('/', { viewport: { width: 768, height: 900 } });
    const menu = page.getByRole('navigation', { name: 'Меню' });
    const opener = page.getByRole('button', { name: 'Меню' });
    const names = categories.map(({ name }) => name);
    const shown = () => menu.getByRole('link').filter({ visible: true }).allTextContents();
    const information = ['Заказы и возврат', 'Доставка'];
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await menu.isVisible()).toBe(false);
      await opener.click();
      expect(await shown()).toEqual(['Главная', ...information, 'Категории', ...names]);
      // The page is scrolled, the row of the header stays, the menu hangs below it.
      await page.keyboard.press('Escape');
      await page.mouse.wheel(0, 600);
      await opener.click();
      await expect
        .poll(async () => {
          const [row, box] = [await opener.boundingBox(), await menu.boundingBox()];
          return (box?.y ?? 0) >= (row?.y ?? 0) + (row?.height ?? 0);
        })
        .toBe(true);
      await page.mouse.click(width / 2, 880);
      await menu.waitFor({ state: 'hidden' });
    }
    await page.goto('/cart/');
    await page.setViewportSize({ width: 767, height: 900 });
    await hydrated(page);
    await opener.click();
    expect(await shown()).toEqual([
      'Главная',
      'Категории',
      ...names,
      'Войти',
      'Регистрация',
      '+7 (000) 000-00-00',
      'hello@gornitsa.example',
    ]);
  });

  it('has a side panel with every category, its icon, and the contacts §2.106', async ({
    shop,
  }) => {
    // The empty cart has nothing to hit where the click outside goes.
    const page = await shop.open('/cart/', PHONE);
    const panel = page.getByRole('complementary', { name: 'Каталог' });
    const links = panel.getByRole('list').first().getByRole('link');
    const opener = page.getByRole('button', { name: 'Каталог' });
    await opener.click();
    expect(await links.allTextContents()).toEqual(categories.map(({ name }) => name));
    const icons = await links
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
    expect(icons).toEqual(categories.map(({ icon }) => icon));
    for (const text of ['Канал в Telegram', '9:00–18:00', 'г. Примерск', '+7 (000) 000-00-00']) {
      expect(await panel.getByText(text).isVisible()).toBe(true);
    }
    await panel.getByRole('button', { name: 'Закрыть' }).click();
    await panel.waitFor({ state: 'hidden' });
    await opensAndCloses(page, opener, panel, links.filter({ hasText: 'Пуфы' }));
    await page.waitForURL('**/products/?category=pufy');
  });

  it('has phone and e-mail as links', async ({ shop }) => {
    const page = await shop.open('/', DESKTOP);
    const header = page.getByRole('banner');
    const href = (name: string) =>
      header.getByRole('link', { name }).filter({ visible: true }).getAttribute('href');
    expect(await href('+7 (000) 000-00-00')).toBe('tel:+70000000000');
    expect(await href('hello@gornitsa.example')).toBe('mailto:hello@gornitsa.example');
  });
});
