import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BUSY_OFFICE, placesIn } from '#tests/support/office-screen.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const NARROW = { viewport: { width: 360, height: 740 } };
const TABLET = { viewport: { width: 768, height: 1024 } };
const it = withShopInBrowser(BUSY_OFFICE);
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

const linesOf = (text: Locator) => text.evaluate((one) => one.getClientRects().length);

/** What the style adds to the first of these elements. */
const addedTo = (page: Page, selector: string, side: '::before' | '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate((one, which) => getComputedStyle(one, which).content, side);

/** The words that stand on more than one line. */
const brokenWords = (elements: Element[]): string[] =>
  elements.flatMap((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text)) return [];
    return [...text.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return new Set(tops).size > 1 ? [word] : [];
    });
  });

/** Whether the hint of an empty field is shown whole. */
const fits = (field: Locator) =>
  field.evaluate((one) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(one instanceof HTMLInputElement)) return false;
    pen.font = font;
    const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return one.placeholder !== '' && pen.measureText(one.placeholder).width <= room;
  });

describe('the office at each width', () => {
  it('lists orders with what each thing is, and passes over what an address should not have', async () => {
    await place();
    const page = await office.openAs(
      'manager',
      '/admin/orders?foo=1&status=zzz&delivery=new_post',
      NARROW,
    );
    await page.locator('td.orders__payment').first().waitFor();
    expect(new URL(page.url()).search).toBe('?delivery=new_post');
    expect(await addedTo(page, 'td.orders__payment', '::before')).toContain('Оплата');
    expect(await fits(page.getByRole('searchbox'))).toBe(true);
    await page.setViewportSize(TABLET.viewport);
    await page.locator('thead').getByText('Выбрать все на странице').waitFor();
    expect(await addedTo(page, 'td.orders__payment', '::before')).toContain('Оплата');
    const heights = await page
      .locator('.views__list > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(heights).size).toBe(1);
    await page.setViewportSize(DESKTOP.viewport);
    expect(await page.locator('thead').getByText('Выбрать все на странице').isVisible()).toBe(
      false,
    );
    expect(await addedTo(page, 'td.orders__payment', '::before')).toBe('none');
  });

  it('breaks no word of the sums of an order, and puts a long name above its sum', async () => {
    const number = await place();
    const { call } = await office.complete('owner');
    const reason = 'Тверь, 12,5\u00a0км, 3-й этаж, пассажирский лифт, два предмета';
    const charge = (kind: string, version: number) =>
      call('PUT', `/api/admin/orders/${number}/charges/${kind}/`, {
        version,
        amount: 11_040,
        reason,
        agreed: 'по телефону',
        letter: false,
      });
    await charge('delivery', 1);
    await charge('assembly', 2);
    const page = await office.openAs('manager', `/admin/orders/${number}`, NARROW);
    await page.locator('.order-sums').getByText(reason).first().waitFor();
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('.order-sums :is(dt, dd)').evaluateAll(brokenWords)).toEqual([]);
      const lines = await page
        .locator('.order-sums dt')
        .evaluateAll((names) => names.map((name) => name.clientHeight));
      expect(Math.max(...lines)).toBeLessThan(4 * Math.min(...lines));
    }
  });

  it('keeps the number and the heads of a paper on one line', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`, NARROW);
    expect(await fits(page.getByRole('combobox', { name: 'Новая метка' }))).toBe(true);
    await page.getByRole('link', { name: 'Напечатать' }).click();
    await page.getByRole('heading', { name: `Бланк заказа ${number}` }).waitFor();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await linesOf(page.locator('.paper__number'))).toBe(1);
      const head = await page.getByRole('columnheader', { name: 'Поз.' }).boundingBox();
      expect(head?.height).toBeLessThan(45);
    }
  });

  it('tells the roles on a phone by their whole names', async () => {
    const page = await office.openAs('owner', '/admin/staff', PHONE);
    await page.getByRole('rowheader', { name: 'Видеть заказы' }).waitFor();
    expect(await addedTo(page, '.roles td', '::after')).toContain('Владелец');
    await page.setViewportSize(DESKTOP.viewport);
    expect(await addedTo(page, '.roles td', '::after')).toBe('none');
  });

  it('has the columns of the calls below each other', async () => {
    for (const phone of ['+7 (000) 000-01-01', '+7 (000) 000-02-02']) {
      await shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });
    }
    const page = await office.openAs('manager', '/admin/calls', DESKTOP);
    await page.getByRole('button', { name: 'Взять' }).first().click();
    await page.getByText('Звоните вы').waitFor();
    const edges = await page
      .locator('.call__actions')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(edges.length).toBe(2);
    expect(new Set(edges).size).toBe(1);
  });

  it('has the buttons of rows on their first lines, whole heads of the sheet, and messages beside what saves', async () => {
    const page = await office.openAs('owner', '/admin/goods', DESKTOP);
    const row = page.locator('.goods tbody tr').first();
    const middle = (one: Locator) =>
      one.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const [first] = range.getClientRects();
        return first ? (first.top + first.bottom) / 2 : 0;
      });
    const button = row.getByRole('button', { name: /^Изменить/ });
    const gap = (await middle(button)) - (await middle(row.locator('.goods__stock')));
    expect(Math.abs(gap)).toBeLessThan(3);
    await page.goto('/admin/goods/table');
    const heads = page.locator('.sheet__head .sheet__cell');
    await heads.first().waitFor();
    const cut = await heads.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    const phone = await office.openAs('owner', '/admin/shop/identity', NARROW);
    const tagline = phone.locator('input[name="tagline"]');
    await tagline.fill('мебель для дачи');
    await tagline.press('Control+Enter');
    const toast = phone.locator('.toast');
    await toast.waitFor();
    await tagline.fill('мебель для дома');
    const bar = phone.locator('.save-bar');
    await bar.waitFor();
    const [said, saves] = [await toast.boundingBox(), await bar.boundingBox()];
    expect(said && saves && said.y + said.height <= saves.y).toBe(true);
    expect(said?.y).toBeLessThan(200);
  });
});
