import { describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { BUSY_OFFICE, heading, placesIn } from '#tests/support/office-screen.ts';

const it = withMountedShop(BUSY_OFFICE);
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

const type = (page: MountedPage, text: string) => page.keyboard.type(text);
const press = (page: MountedPage, key: string) => page.keyboard.press(key);
describe('what was typed', () => {
  it('is not lost by Esc or «Отмена» in a dialog', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Записать звонок' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Заметка').click();
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Записать звонок' }).click();
    await dialog.getByLabel('Заметка').click();
    await type(page, 'Заедет сам');
    await press(page, 'Escape');
    await dialog.getByText('Закрыть без сохранения?').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Остаться' }).evaluate(isFocused))
      .toBe(true);
    await press(page, 'Enter');
    await page.getByText('Закрыть без сохранения?').waitFor({ state: 'hidden' });
    await expect.poll(() => dialog.getByLabel('Заметка').evaluate(isFocused)).toBe(true);
    expect(await dialog.getByLabel('Заметка').inputValue()).toBe('Заедет сам');
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await press(page, 'Escape');
    expect(await dialog.getByLabel('Заметка').inputValue()).toBe('Заедет сам');
    await press(page, 'Escape');
    await dialog.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('is named at the foot of the page and saved from there', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    const bar = page.getByRole('region', { name: 'Не сохранено' });
    await page.getByLabel('Заметка').waitFor();
    expect(await bar.count()).toBe(0);
    await page.getByLabel('Заметка').fill('Звонить после шести');
    await bar.getByText('Не сохранено: заметка').waitFor();
    await bar.getByRole('button', { name: 'Сохранить' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.locator('.order-history__event', { hasText: 'Звонить после шести' }).waitFor();
  });

  it('names all that is not saved, and leads to the field that is wrong', async () => {
    const page = await office.openAs('owner', '/admin/shop/documents');
    const bar = page.getByRole('region', { name: 'Не сохранено' });
    const write = (name: string) =>
      page.getByRole('button', { name: `Новая редакция: ${name}` }).click();
    await write('политика');
    await page.getByRole('textbox', { name: 'Название' }).fill('');
    await write('согласие');
    await page.getByRole('textbox', { name: 'Название' }).last().fill('Согласие на письма');
    await bar
      .getByText('Не сохранено: новая редакция: политика, новая редакция: согласие')
      .waitFor();
    await bar.getByRole('button', { name: 'Сохранить' }).click();
    const title = page.getByRole('textbox', { name: 'Название' }).first();
    await expect.poll(() => title.evaluate(isFocused)).toBe(true);
  });

  it('is there again after a reload, and gone once it is saved or the member signs out', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    page.on('dialog', (dialog) => dialog.accept());
    const note = page.getByRole('textbox', { name: 'Заметка' });
    await note.fill('Домофон 14');
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('Домофон 14');
    await page.getByRole('button', { name: 'Записать', exact: true }).click();
    await page.getByText('Заметка записана.').waitFor();
    expect(await note.inputValue()).toBe('');

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Записать звонок' }).click();
    await dialog.getByRole('radio', { name: 'Не ответили' }).check();
    await dialog.getByLabel('Заметка').fill('Шёл гудок');
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Записать звонок' }).click();
    expect(await dialog.getByLabel('Заметка').inputValue()).toBe('Шёл гудок');
    await dialog.getByRole('radio', { name: 'Не ответили', checked: true }).waitFor();
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await page.getByText('Звонок записан.').waitFor();
    expect(await draftsIn(page)).toBe(0);

    await note.fill('Личное');
    expect(await draftsIn(page)).toBe(1);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await heading(page, 'Вход в офис');
    expect(await draftsIn(page)).toBe(0);
  });

  it('does not outlive a session that has ended', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('textbox', { name: 'Заметка' }).fill('Личное');
    await page.context().clearCookies();
    await page.reload();
    await heading(page, 'Вход в офис');
    expect(await draftsIn(page)).toBe(0);
  });
});

const draftsIn = (page: MountedPage) => page.evaluate(() => sessionStorage.length);

const isFocused = (element: Element) => element === document.activeElement;
