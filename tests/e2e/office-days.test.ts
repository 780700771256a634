import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { paste } from '#tests/support/keyboard.ts';
import { BUSY_OFFICE, placesIn } from '#tests/support/office-screen.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

/** A visit is agreed for the next weeks. */
const now = new Date('2026-12-01T09:00:00Z');
const it = withShopInBrowser({ ...BUSY_OFFICE, clock: { now: () => now } });
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

const ENGLISH = { ...DESKTOP, locale: 'en-US' };
const field = (page: Page, label: string) =>
  page.locator('.day-field').filter({ has: page.getByText(label, { exact: true }) });
const shown = async (page: Page, label: string) => {
  const [text = ''] = await field(page, label).locator('.day-picker__parts').allInnerTexts();
  return text.replaceAll(/[\s\u200e-\u202f\u2066-\u2069]/g, '');
};
const parts = (page: Page, label: string) => field(page, label).getByRole('spinbutton');
const searchOf = (page: Page) => new URL(page.url()).search;

describe('a date in an English browser', () => {
  it('is typed and shown as Russians write it, and stays an ISO day in the address', async () => {
    const page = await office.openAs('manager', '/admin/orders', ENGLISH);
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    await parts(page, 'С').first().waitFor();
    expect(await shown(page, 'С')).toBe('дд.мм.гггг');
    await parts(page, 'С').first().click();
    await page.keyboard.type('05.12.2026');
    await expect.poll(() => searchOf(page)).toBe('?from=2026-12-05');
    expect(await shown(page, 'С')).toBe('05.12.2026');
    await page.reload();
    await parts(page, 'С').first().waitFor();
    expect(await shown(page, 'С')).toBe('05.12.2026');
    await page.getByRole('button', { name: 'Очистить: С' }).click();
    await expect.poll(() => searchOf(page)).toBe('');
    // Without leading zeros, and a year of two digits.
    await parts(page, 'По').first().click();
    await page.keyboard.type('1.2.26');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => searchOf(page)).toBe('?to=2026-02-01');
    await expectAccessible(page);
  });

  it('is pasted, and chosen by the keyboard in a calendar that begins on Monday', async () => {
    const page = await office.openAs('manager', '/admin/stock?from=2026-12-05', ENGLISH);
    await parts(page, 'С').first().waitFor();
    await parts(page, 'По').first().click();
    await paste(page, '07.12.2026');
    await expect.poll(() => searchOf(page)).toContain('to=2026-12-07');
    await page.getByRole('button', { name: /Календарь: С/ }).focus();
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await calendar.getByText('декабрь 2026').first().waitFor();
    expect((await calendar.locator('th').allInnerTexts()).join(' ').toLowerCase()).toBe(
      'пн вт ср чт пт сб вс',
    );
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => searchOf(page)).toContain('from=2026-12-06');
  });

  it('has a time where one is asked for; the order keeps both, on a phone too', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`, {
      ...PHONE,
      locale: 'en-US',
    });
    await page
      .locator('section', { hasText: 'Договорились' })
      .getByRole('button', { name: 'Изменить' })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    const visit = dialog.locator('.day-field').nth(1).getByRole('spinbutton');
    await visit.first().click();
    await page.keyboard.type('05.12.2026 10:30');
    await dialog.locator('.day-field').first().getByRole('spinbutton').first().click();
    await page.keyboard.type('06.12.2026');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByText(/5 декабря.*10:30/)
      .first()
      .waitFor();
    await page
      .getByText(/6 декабря/)
      .first()
      .waitFor();
  });
});
