import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { DESKTOP, openShop, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await openShop({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
});
afterAll(() => shop.close());

const slides = async () => (await shop.app.inject('/callback/site-settings/')).json().slides;
const picture = () =>
  sharp({ create: { width: 900, height: 400, channels: 3, background: '#6a7f5b' } })
    .png()
    .toBuffer();

describe('the home page in the office', () => {
  it('gets a slide with a picture of a file, placed first by keyboard', async () => {
    const page = await openAs('content', '/admin/site-home');
    await page.getByRole('button', { name: 'Добавить слайд' }).click();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    const slide = page.locator('.sortable__item', { hasText: 'Новый слайд' });
    await slide.getByLabel('Текст').fill('## Заголовок');
    await slide.getByLabel('Текст').press('Control+Enter');
    await slide.getByText('Текст слайда — один абзац без выделения и ссылок.').waitFor();
    await slide.getByLabel('Текст').fill('Кресла с пледом');
    await slide.getByLabel('Название слайда').fill('Зимние вечера');
    const named = page.locator('.sortable__item', { hasText: 'Зимние вечера' });
    await named
      .locator('input[type=file]')
      .setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('нет') });
    await named.getByRole('alert').waitFor();
    await named
      .locator('input[type=file]')
      .setInputFiles({ name: 'slide.png', mimeType: 'image/png', buffer: await picture() });
    await named.locator('.picture-field img').waitFor({ state: 'attached' });
    const up = page.getByRole('button', { name: 'Выше: Зимние вечера' });
    await up.focus();
    for (let place = await slidesBefore(page); place > 0; place -= 1) {
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Главная сохранена').waitFor();
    expect((await slides())[0]).toMatchObject({
      title: 'Зимние вечера',
      photo: { photo: expect.stringMatching(/^\/pictures\//) },
    });
    await page.goto('/');
    await page.getByText('Кресла с\u00a0пледом').first().waitFor();
  });

  it('takes a pasted and a dropped picture', async () => {
    const page = await openAs('content', '/admin/site-home');
    await page.locator('summary', { hasText: 'Зимние вечера' }).click();
    const field = page.locator('.sortable__item').first().locator('.picture-field');
    await field.getByRole('button', { name: 'Убрать картинку' }).click();
    await field.getByText('Картинки нет').waitFor();
    const bytes = (await picture()).toString('base64');
    for (const kind of ['paste', 'drop'] as const) {
      await field.evaluate(
        (place, { kind, bytes }) => {
          const data = new DataTransfer();
          const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
          data.items.add(new File([content], 'slide.png', { type: 'image/png' }));
          const options = { bubbles: true, cancelable: true };
          place.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('drop', { ...options, dataTransfer: data }),
          );
        },
        { kind, bytes },
      );
      await field.locator('img').waitFor({ state: 'attached' });
      await field.getByRole('button', { name: 'Убрать картинку' }).click();
    }
  });

  it('keeps what was typed over a reload, and what another has saved', async () => {
    const page = await openAs('content', '/admin/site-home');
    await page.getByLabel('Добавить раздел').first().selectOption('divany');
    await page.getByRole('button', { name: 'Убрать: Диваны' }).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Убрать: Диваны' }).first().waitFor();
    await shop.db.execute(`UPDATE site_settings SET slides = slides - 0`);
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText(/^Пока страница была открыта, это изменили/).waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).first().click();
    await page.getByText('Главная сохранена').waitFor();
    expect((await slides()).map(({ title }: { title: string }) => title)).not.toContain(
      'Зимние вечера',
    );
  });

  it('goes back to a version, on a phone too', async () => {
    const page = await openAs('content', '/admin/site-home', PHONE);
    await page.getByRole('heading', { name: 'Версии' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await page
      .getByRole('button', { name: /^Вернуть версию: Вера/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
    await page.getByText('Версия возвращена').waitFor();
    expect((await slides())[0].title).toBe('Зимние вечера');
  });
});

const slidesBefore = async (page: Awaited<ReturnType<typeof openAs>>) =>
  (await page.locator('.sortable').first().locator('> li').count()) - 1;
