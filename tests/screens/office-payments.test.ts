import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { moneyOfOrder, noteMoney } from '#tests/support/order-money.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const place = async (): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)])).number;
const press = (page: MountedPage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const sums = (page: MountedPage) => page.locator('.order-paid');

describe('the money of an order', () => {
  it('is noted: the dialog has what is left, how it came and by which paper', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await page.getByText('Оплат пока нет.').waitFor();
    await sums(page).getByText('Осталось получить').waitFor();
    await press(page, 'Записать оплату');
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
    expect(await amount.inputValue()).toBe('54990');
    await amount.fill('20 000,50');
    await dialog.getByLabel('Способ').selectOption('invoice');
    await dialog.getByRole('textbox', { name: 'Номер документа' }).fill('17');
    await dialog.getByRole('textbox', { name: 'Заметка' }).fill('аванс');
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const list = page.getByRole('list', { name: 'Оплаты' });
    await list.getByText('По\u00a0счёту, часть, документ 17').waitFor();
    await list.getByText(/Вера/).waitFor();
    await list.getByText('аванс').waitFor();
    await sums(page)
      .getByText(/^34.989,50.₽$/)
      .waitFor();
    await page.getByText('Внесена частично. Полная оплата').waitFor();
    await page.getByText(/^Оплата: 20.000,50.₽, отмечено вручную \(17, аванс\)$/).waitFor();
  });

  it.for([
    ['0', /^Не меньше 0,01$/],
    ['сто', /^Введите сумму числом/],
    ['', /^Введите сумму числом/],
    ['12345678901', /^Не больше 100.000.000$/],
    ['10,005', /^«10,005»: это 10.005.₽ или/],
  ] as const)('of «%s» is not noted, and the field says why', async ([typed, fault]) => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await press(page, 'Записать оплату');
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
    await amount.fill(typed);
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await dialog.getByText(fault).waitFor();
    expect(await amount.inputValue()).toBe(typed);
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    await amount.fill('100');
    await dialog.getByText(fault).waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await sums(page)
      .getByText(/^54.890.₽$/)
      .waitFor();
  });

  it('that is too much is noted once the member says so, and stands as an overpayment', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await press(page, 'Записать оплату');
    const dialog = page.getByRole('dialog');
    const extra = dialog.getByRole('checkbox', { name: /^Переплата/ });
    expect(await extra.count()).toBe(0);
    await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill('60000');
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await dialog.getByText(/^Осталось получить 54.990.₽\. Если пришло больше/).waitFor();
    await extra.check();
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    const over = page.locator('.order-paid__over');
    await over.getByText('Переплата').waitFor();
    await over.getByText(/^5.010.₽$/).waitFor();
    await press(page, 'Вернуть деньги');
    const back = page.getByRole('dialog');
    const amount = back.getByRole('textbox', { name: 'Сумма, ₽' });
    expect(await amount.inputValue()).toBe('5010');
    const reason = back.getByRole('textbox', { name: 'Причина' });
    await back.getByRole('button', { name: 'Записать возврат' }).click();
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    await reason.fill('лишнее');
    await amount.fill('60001');
    await back.getByRole('button', { name: 'Записать возврат' }).click();
    await back.getByText(/^Вручную можно вернуть не.больше 60.000.₽\.$/).waitFor();
    await amount.fill('5010');
    await back.getByRole('button', { name: 'Записать возврат' }).click();
    await over.waitFor({ state: 'hidden' });
    await page.getByText(/^Возвращено 5.010.₽$/).waitFor();
    await page.getByText(/^Возврат денег: 5.010.₽, отмечено вручную \(лишнее\)$/).waitFor();
  });

  it('that was noted by mistake is taken back with a reason', async () => {
    const number = await place();
    const manager = await office.complete('manager');
    await noteMoney(manager, number, { amount: 700 });
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await press(page, /^Записано по.ошибке: 700.₽$/);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Снять запись' }).click();
    const reason = dialog.getByRole('textbox', { name: 'Причина' });
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    await reason.fill('не тот заказ');
    await dialog.getByRole('button', { name: 'Снять запись' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('.order-payments s', { hasText: /^700.₽$/ }).waitFor();
    await sums(page)
      .getByText(/^54.990.₽$/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Вернуть деньги' }).count()).toBe(0);
    expect(await moneyOfOrder(manager, number)).toMatchObject({ paid: 0 });
  });

  it('that another has noted meanwhile is told, and what was typed stays', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await press(page, 'Записать оплату');
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
    await amount.fill('300');
    await noteMoney(await office.complete('manager'), number, { amount: 500 });
    const save = dialog.getByRole('button', { name: 'Записать', exact: true });
    await save.click();
    await dialog.getByText(/Вера\. Оплата: внесена частично\. Оплата: 500.₽/).waitFor();
    expect(await amount.inputValue()).toBe('300');
    await sums(page)
      .getByText(/^54.490.₽$/)
      .waitFor();
    await save.click();
    await sums(page)
      .getByText(/^54.190.₽$/)
      .waitFor();
  });
});
