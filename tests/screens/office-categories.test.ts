import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

describe('the categories in the office', () => {
  it('are left only after a question while something is typed; a phone leads to the form', async ({
    office,
  }) => {
    const page = await office.openAs('content', '/admin/categories', PHONE);
    await page.getByRole('button', { name: 'Пуфы', exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Пуфы' });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    const description = page.getByLabel('Описание', { exact: true });
    page.on('dialog', (dialog) => dialog.accept());
    await description.fill('Мягкие.');
    await page.reload();
    await expect.poll(() => description.inputValue()).toBe('Мягкие.');
    await page.getByText('Не\u00a0сохранено: раздел «Пуфы»').waitFor();
    await page.getByRole('button', { name: 'Кресла', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click();
    expect(await description.inputValue()).toBe('Мягкие.');
    await page.getByRole('button', { name: 'Кресла', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Уйти' }).click();
    await page.getByRole('heading', { level: 2, name: 'Кресла' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Кресла' }).waitFor();
  });

  it('are not changed over what another has changed; what was typed stays', async ({ office }) => {
    const page = await office.openAs('content', '/admin/categories');
    await page.getByRole('button', { name: 'Кровати', exact: true }).click();
    await page.getByLabel('Название', { exact: true }).fill('Кровати и тахты');
    const other = await office.openAs('manager', '/admin/categories');
    await other.getByRole('button', { name: 'Кровати', exact: true }).click();
    await other.getByRole('checkbox', { name: /^Скрыть из/ }).check();
    await other.getByRole('button', { name: 'Сохранить' }).first().click();
    await other.getByText('Сохранено: Кровати.').waitFor();
    await page.getByLabel('Название', { exact: true }).press('Control+Enter');
    await page.getByText(/раздел изменён\. Сохранил: /).waitFor();
    expect(await page.getByLabel('Название', { exact: true }).inputValue()).toBe('Кровати и тахты');
    await page.getByRole('button', { name: 'Взять то, что в магазине' }).click();
    expect(await page.getByRole('checkbox', { name: /^Скрыть из/ }).isChecked()).toBe(true);
  });

  it('are made and removed on a phone; goods are taken by another one', async ({ office }) => {
    const page = await office.openAs('content', '/admin/categories', PHONE);
    await page.getByRole('button', { name: 'Новый раздел' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await dialog.getByText('Введите название раздела.').waitFor();
    await dialog.getByLabel('Название', { exact: true }).fill('Качели');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await page.getByRole('heading', { name: 'Качели' }).waitFor();
    await page.getByRole('button', { name: 'Удалить раздел' }).click();
    await dialog.getByRole('button', { name: 'Удалить раздел' }).click();
    await page.getByText('Удалено: Качели.').waitFor();
    await page.getByRole('button', { name: 'Ковры', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Ковры' }).waitFor();
    await page.getByRole('button', { name: 'Удалить раздел' }).click();
    await dialog.getByRole('button', { name: 'Удалить раздел' }).click();
    await dialog.getByText(/Выберите раздел, который их возьмёт/).waitFor();
    await dialog.getByLabel('Кто возьмёт товары').selectOption('Зеркала');
    await dialog.getByRole('button', { name: 'Удалить раздел' }).click();
    await page.getByText(/^Удалено: Ковры\. Перенесено: /).waitFor();
  });

  it('are looked at by the warehouse, which changes none', async ({ office }) => {
    const page = await office.openAs('warehouse', '/admin/categories');
    await page.getByRole('button', { name: 'Зеркала', exact: true }).click();
    await page.getByRole('heading', { name: 'Зеркала' }).waitFor();
    expect(await page.getByLabel('Название', { exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Сохранить' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Новый раздел' }).count()).toBe(0);
  });
});
