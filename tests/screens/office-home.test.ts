import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);

const slides = async () => (await shop.app.inject('/callback/site-settings/')).json().slides;
const picture = () =>
  sharp({ create: { width: 900, height: 400, channels: 3, background: '#6a7f5b' } })
    .png()
    .toBuffer();

describe('the home page in the office', () => {
  it('gets a slide with a picture of a file, placed first by keyboard', async () => {
    const page = await office.openAs('content', '/admin/site-home');
    await page.getByRole('button', { name: 'Добавить слайд' }).click();
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

  it('keeps what was typed over a reload, and what another has saved', async () => {
    const page = await office.openAs('content', '/admin/site-home');
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
    const page = await office.openAs('content', '/admin/site-home', PHONE);
    await page.getByRole('heading', { name: 'Версии' }).waitFor();
    await page
      .getByRole('button', { name: /^Вернуть версию: Вера/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
    await page.getByText('Версия возвращена').waitFor();
    expect((await slides())[0].title).toBe('Зимние вечера');
  });
});

const slidesBefore = async (page: Awaited<ReturnType<typeof office.openAs>>) =>
  (await page.locator('.sortable').first().locator('.sortable__item').count()) - 1;
