import { describe, expect } from 'vitest';
import { createEmptyShop } from '#tests/support/empty-shop.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop(async () => ({
  databaseUrl: await createEmptyShop(),
  env: { RATE_LOGIN: '200/15m' },
}));
const { shop, office } = fixturesOf(it);

const heading = (page: MountedPage, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const navigation = (page: MountedPage) => page.getByRole('navigation');
const step = (page: MountedPage, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const field = (page: MountedPage, name: string) => page.locator(`[name="${name}"]`);
const press = (page: MountedPage, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

describe('the first steps of an empty shop', () => {
  it('open the forms that goods begin with', async () => {
    const page = await office.openAs('owner', '/admin/start');
    const goods = step(page, /^Товары/);
    expect(await goods.getByRole('link', { name: 'Загрузить файл' }).getAttribute('href')).toBe(
      '/admin/imports',
    );
    const opened = step(page, /^Пробный/).getByRole('link', { name: 'Открыть магазин' });
    expect(await opened.getAttribute('href')).toBe(`${shop.url}/`);
    await goods.getByRole('link', { name: /^Начать с.одного товара/ }).click();
    const form = page.getByRole('dialog', { name: 'Новый товар' });
    await form.waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await field(page, 'name').fill('Стол «Заря»');
    await field(page, 'price').fill('5000');
    await field(page, 'article').fill('Z-1');
    await form.getByRole('button', { name: 'Создать' }).click();
    await form.getByText('Введите раздел.').waitFor();
    await field(page, 'category').fill('Столы');
    await form.getByRole('button', { name: 'Создать' }).click();
    await heading(page, 'Стол «Заря»');
    await page.goto('/admin/start');
    await goods.getByText(/^Товары есть, но ни один не.показан/).waitFor();
    await goods.getByRole('link', { name: 'Открыть товары' }).click();
    await heading(page, 'Товары');
  });

  it('are put aside and taken up again by keyboard, on a phone too', async () => {
    const page = await office.openAs('owner', '/admin/start', PHONE);
    const look = step(page, /^Логотип/);
    await press(page, 'Отложить: Логотип и\u00a0цвета');
    await look.getByText('Отложено').waitFor();
    await page.reload();
    await look.getByText('Отложено').waitFor();
    await press(page, 'Вернуть: Логотип и\u00a0цвета');
    await look.getByText(/^Не.сделано$/).waitFor();
    const again = page.getByRole('button', { name: 'Отложить: Логотип и\u00a0цвета' });
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);

    await page.goto('/admin/audit');
    const entry = page.getByRole('row').filter({ hasText: 'отложен первый шаг' });
    await entry.getByText(/Логотип и.цвета/).waitFor();
  });

  it('fall silent when nothing is to do', async () => {
    const page = await office.openAs('owner', '/admin/start');
    for (const name of [/^Название/, /^Логотип/, /^Товары/, /^Рассказ/, /^Доставка/, /^Пробный/]) {
      await step(page, name)
        .getByRole('button', { name: /^Отложить/ })
        .click();
      await step(page, name).getByText('Отложено').waitFor();
    }
    await page.getByText('Осталось только отложенное.').waitFor();
    const link = navigation(page).getByRole('link', { name: 'Первые шаги' });
    await link.waitFor({ state: 'detached' });
    await page.goto('/admin');
    await page.getByText('Всё сделано').waitFor();
    expect(await page.getByRole('link', { name: 'Продолжить' }).count()).toBe(0);
    await navigation(page).getByRole('link', { name: 'Магазин' }).click();
    await page.getByRole('link', { name: 'Готовность магазина' }).click();
    await heading(page, 'Первые шаги');
  });

  it('are the work of the owner alone', async () => {
    const page = await office.openAs('manager', '/admin');
    expect(await navigation(page).getByRole('link', { name: 'Первые шаги' }).count()).toBe(0);
    await page.goto('/admin/start');
    await page.getByText('У вашей роли нет этого раздела').waitFor();
  });
});
