import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const place = async (city: string, overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], { city, ...overrides })).number;

describe('a view of the list', () => {
  it('is saved for all, opened by another member, renamed, and removed', async () => {
    const number = await place('Видовск', { delivery_type: 'pickup' });
    const page = await office.openAs('manager', '/admin/orders?text=Видовск');
    const views = page.getByRole('navigation', { name: 'Виды списка' });
    await page.getByLabel('Получение').selectOption('pickup');
    await page.getByLabel('Сверху').selectOption('oldest');
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Товары' }).click();
    await page.keyboard.press('Escape');
    await views.getByRole('button', { name: 'Сохранить вид' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.locator('.field__error').waitFor();
    await dialog.getByLabel('Название').fill('Самовывоз из Видовска');
    await dialog.getByRole('checkbox', { name: 'Показывать для всех сотрудников' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const saved = views.getByRole('link', { name: 'Самовывоз из Видовска' });
    await saved.waitFor();
    expect(await saved.getAttribute('aria-current')).toBe('page');
    expect(await views.getByRole('button', { name: 'Сохранить вид' }).count()).toBe(0);

    const other = await office.openAs('manager', '/admin/orders');
    await other.getByRole('link', { name: 'Самовывоз из Видовска' }).click();
    await expect.poll(() => other.locator('.orders tbody tr').count()).toBe(1);
    await other.getByRole('link', { name: number }).waitFor();
    expect(Object.fromEntries(new URL(other.url()).searchParams)).toEqual({
      text: 'Видовск',
      delivery: 'pickup',
      sort: 'oldest',
      columns: 'number,when,status,customer,payment,sum',
    });
    await expect.poll(() => other.locator('th.orders__goods:visible').count()).toBe(0);
    expect(await other.getByRole('button', { name: /^Действия с видом/ }).count()).toBe(0);

    const choose = async (action: string) => {
      await views.getByRole('button', { name: /^Действия с видом/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await choose('Переименовать');
    await dialog.getByLabel('Название').fill('Видовск');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await views.getByRole('link', { name: 'Видовск', exact: true }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await choose('Удалить');
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await page.getByText('Удалено: Видовск.').waitFor();
    await views.getByRole('button', { name: 'Сохранить вид' }).waitFor();
    await other.reload();
    await other.getByRole('link', { name: 'Опаздывают' }).waitFor();
    await other.getByRole('link', { name: number }).waitFor();
    expect(await other.getByRole('link', { name: 'Видовск' }).count()).toBe(0);
  });
});

describe('several orders at once', () => {
  it('have a bar and a report that all can use', async () => {
    const [late = ''] = [await place('Множинск'), await place('Множинск')];
    const page = await office.openAs('manager', '/admin/orders?text=Множинск');
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await page.getByText('Выбрано 2').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Подтвердить 2 заказа?').waitFor();
    await shop.db.execute(sql`UPDATE orders SET version = version + 1 WHERE number = ${late}`);
    await dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await page.getByRole('alert').getByText('не изменено: 1').waitFor();
    await expectAccessible(page);
  });
});

describe('the columns of the list', () => {
  it('are chosen in a menu and kept in the address; a phone has its cards as before', async () => {
    const number = await place('Столбцовск');
    const page = await office.openAs('manager', '/admin/orders?text=Столбцовск');
    const heads = () => page.locator('.orders thead th:visible').allInnerTexts();
    await page.getByRole('button', { name: 'Столбцы' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Товары' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Доставка' }).click();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.keyboard.press('Escape');
    const chosen = ['Номер', 'Когда', 'Статус', 'Покупатель', 'Оплата', 'Сумма', 'Доставка'];
    expect((await heads()).filter(Boolean)).toEqual(chosen);
    await page.reload();
    await page.getByRole('link', { name: number }).waitFor();
    expect((await heads()).filter(Boolean)).toEqual(chosen);
    expect(new URL(page.url()).searchParams.get('columns')).toBe(
      'number,when,status,customer,payment,sum,cost',
    );
    const phone = await office.openAs(
      'manager',
      '/admin/orders?text=Столбцовск&columns=number',
      PHONE,
    );
    await phone.getByRole('link', { name: number }).waitFor();
    expect(await phone.locator('td.orders__goods:visible').count()).toBe(1);
  });
});
