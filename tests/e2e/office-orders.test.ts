import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { passUndoTime } from '#tests/support/undo-time.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;

/** Chooses a step of the order and confirms it. */
async function take(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const lettersAbout = (number: string, text: RegExp) =>
  shop.letters.filter((letter) => letter.subject.includes(number) && text.test(letter.text));

describe('an order in the office', () => {
  it('is led from the call to the handover, each step in its history and in a letter', async () => {
    const number = await place({ customer_name: 'Фёкла Заречная' });
    const page = await office.openAs('manager', '/admin/orders');
    await page.getByRole('searchbox', { name: 'Найти заказ' }).fill('фекла');
    await expect.poll(() => page.locator('.orders tbody tr').count()).toBe(1);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { name: `Заказ ${number}` }).waitFor();
    await page.getByRole('link', { name: '+7 (000) 000-00-00' }).waitFor();
    await take(page, 'Подтвердить');
    await page.getByRole('button', { name: 'Изменить стоимость' }).click();
    await page.getByRole('menuitem', { name: 'Доставка', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
    await amount.fill('две тысячи');
    await dialog.getByText('Уже согласен').click();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const fault = dialog.getByText('Введите сумму числом, например 1500');
    await fault.waitFor();
    await amount.fill('2 000,50');
    await fault.waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Доставка: 2.000,50/).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await take(page, 'Передать в изготовление');
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByText('Оплата: ожидается.').waitFor();
    await question.getByRole('button', { name: 'Отмена' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Записать оплату' }).click();
    const money = page.getByRole('dialog');
    await money.getByRole('textbox', { name: 'Сумма, ₽' }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await money.getByRole('button', { name: 'Записать', exact: true }).click();
    await money.waitFor({ state: 'hidden' });
    await page
      .getByRole('list', { name: 'Оплаты' })
      .getByText(/^56.990,50.₽$/)
      .waitFor();
    await take(page, 'Отправить');
    await take(page, 'Отметить доставленным');
    await page.getByText('Статус: доставлен').waitFor();
    expect(await page.locator('.toast').count()).toBe(2);
    expect(await page.locator('.order-card__goods .order-history__event').count()).toBe(7);
    await passUndoTime(shop.db);
    await expect.poll(() => lettersAbout(number, /изменилось/).length, { timeout: 30_000 }).toBe(6);
    for (const status of ['подтверждён', 'изготавливается', 'отправлен', 'доставлен']) {
      expect([
        status,
        lettersAbout(number, new RegExp(`Статус заказа: ${status}\\.`)).length,
      ]).toEqual([status, 1]);
    }
    await page.goto(`/admin/orders?status=delivered&due=whatever&utm_source=mail`);
    await page.getByRole('link', { name: number }).waitFor();
  });

  it('is printed as a form, a list to collect by and an act; those who carry print no sums', async () => {
    const number = await place({ customer_name: 'Фёкла Бумажная' });
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await take(page, 'Подтвердить');
    await page.getByRole('link', { name: 'Напечатать' }).click();
    const sheet = page.locator('.paper');
    await sheet.getByRole('heading', { name: `Бланк заказа ${number}` }).waitFor();
    expect(await sheet.textContent()).toMatch(/ООО «Горница».*Фёкла Бумажная.*54.990/s);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Печать' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page);
    const keeper = await office.openAs('warehouse', `/admin/orders/${number}/print`, PHONE);
    await keeper.getByRole('heading', { name: `Лист сборки ${number}` }).waitFor();
    expect(await keeper.getByRole('radio', { name: 'Бланк заказа' }).count()).toBe(0);
    expect(await keeper.getByText('₽').count()).toBe(0);
    await expectAccessible(keeper);
  });

  it('has dialogs and cards that all can use', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Действия с заказом' }).click();
    await page.getByRole('menuitem', { name: 'Отменить заказ' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await take(page, 'Подтвердить');
    await page.getByRole('button', { name: 'Изготовление и приход', exact: true }).click();
    await page.getByLabel('У кого заказано').fill('Фабрика «Пример»');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Заказано: Фабрика «Пример»').waitFor();
    await expectAccessible(page);
    await noteMoney(await office.complete('manager'), number, { amount: 60_000, extra: true });
    await page.locator('.order-paid__over').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    for (const name of [/^Записано по.ошибке/, 'Вернуть деньги']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
      await page.setViewportSize(DESKTOP.viewport);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    const keeper = await office.openAs('warehouse', `/admin/orders/${number}`, PHONE);
    await expectAccessible(keeper);
  });
});
