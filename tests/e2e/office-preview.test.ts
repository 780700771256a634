import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

const SHOW = { name: 'Как увидит покупатель' };

describe('what is typed and not saved', () => {
  it('of a page is shown as the page of the shop, at both widths, and to nobody else', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', '/admin/pages/delivery');
    await page.getByLabel('Вводный абзац').fill('Привезём на рассвете');
    await page.getByRole('button', SHOW).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('Привезём на\u00a0рассвете').waitFor();
    await frame.getByRole('heading', { level: 1, name: 'Доставка' }).waitFor();
    expect(await frame.getByRole('button', { name: 'Не разрешать' }).count()).toBe(0);
    expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(360);
    await page.getByRole('button', { name: 'Компьютер, 1440' }).click();
    await frame.getByText('Привезём на\u00a0рассвете').waitFor();
    expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(1440);
    await page.getByLabel('Вводный абзац').fill('Привезём на закате');
    await frame.getByText('Привезём на\u00a0закате').waitFor();
    expect((await shop.app.inject('/?page=delivery')).body).not.toContain('закате');
    const src = (await page.locator('iframe').getAttribute('src')) ?? '';
    const answer = await shop.app.inject(src);
    expect(answer.body).toContain('закате');
    expect(answer.body).toContain('data-text="Предпросмотр"');
    expect((await shop.app.inject('/?page=delivery')).body).not.toContain('Предпросмотр');
    const across = await frame.locator('.preview-mark').evaluate((mark) => {
      const { content, fontSize } = getComputedStyle(mark, '::after');
      const isOver = document.elementsFromPoint(50, 50).includes(mark);
      return { content, isLarge: Number.parseFloat(fontSize) >= 40, isInTheWay: isOver };
    });
    expect(across).toEqual({ content: '"Предпросмотр"', isLarge: true, isInTheWay: false });
    const read = await frame.locator('body').ariaSnapshot();
    expect(read).toMatch(/^- complementary "Предпросмотр": Так страница выглядит/);
    expect(read.match(/Предпросмотр/g)).toHaveLength(1);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const other = await shop.app.inject(`/?page=delivery&preview=${'x'.repeat(43)}`);
    expect(other.body).not.toContain('закате');
    expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    await page.getByRole('button', { name: 'Как текст' }).click();
    await page.getByRole('textbox', { name: 'Текст' }).fill('# Раздел');
    await page.getByText(/^Строка 1: /).waitFor();
    await frame.getByText('Привезём на\u00a0закате').waitFor();
    await page.getByText(/^Это страница до.ошибки/).waitFor();
    await page.getByRole('textbox', { name: 'Текст' }).fill('Звоните');
    await frame.getByText('Звоните', { exact: true }).waitFor();
    await page.getByText(/^Это настоящая страница/).waitFor();
  });

  it('of a new slide is shown on the home page, on a phone too', async ({ shop, office }) => {
    const page = await office.openAs('content', '/admin/site-home', PHONE);
    await page.getByRole('button', { name: 'Добавить слайд' }).click();
    await page.getByLabel('Название слайда').last().fill('Весенняя веранда');
    await pasteDay(page.locator('.day-fields').last(), 'Показывать с', '01.01.2099');
    await page.getByRole('button', SHOW).click();
    await page.frameLocator('iframe').getByText('Весенняя веранда').first().waitFor();
    expect((await shop.app.inject('/')).body).not.toContain('Весенняя веранда');
  });

  it('of the settings is shown on the home page', async ({ shop, office }) => {
    const page = await office.openAs('owner', '/admin/shop/contacts');
    await page.locator('input[name="welcome"]').fill('Приходите на чай');
    await page.getByRole('button', SHOW).click();
    // A phone shows the contacts in its menu alone.
    await page.getByRole('button', { name: 'Компьютер, 1440' }).click();
    await page.frameLocator('iframe').getByText('Приходите на\u00a0чай').first().waitFor();
    await page.locator('input[name="contacts.phone"]').fill('нет');
    await page.getByRole('region', SHOW).getByRole('alert').waitFor();
    expect((await shop.app.inject('/')).body).not.toContain('Приходите');
  });

  it('of colours is shown by the style sheet of the shop, which others have as before', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('owner', '/admin/shop/look');
    const ground = () =>
      page
        .frameLocator('iframe')
        .locator('html')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
    await page.locator('input[name="palette.ground"]').fill('#fff4e0');
    await page.getByRole('button', SHOW).click();
    await page.frameLocator('iframe').getByRole('contentinfo').waitFor();
    await expect.poll(ground).toBe('rgb(255, 244, 224)');
    await page.locator('input[name="palette.ground"]').fill('#e6f0ff');
    await expect.poll(ground).toBe('rgb(230, 240, 255)');
    expect((await shop.app.inject('/')).body).not.toContain('/palette.css');
  });

  it('is shown by buttons that can be reached and read', async ({ office }) => {
    const page = await office.openAs('content', '/admin/pages/delivery', DESKTOP);
    await page.getByRole('button', SHOW).focus();
    await page.keyboard.press('Enter');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });
});
