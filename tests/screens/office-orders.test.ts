import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const place = async (overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;

/** Chooses a step of the order and confirms it. */
async function take(page: MountedPage, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const lettersAbout = (number: string, text: RegExp) =>
  shop.letters.filter((letter) => letter.subject.includes(number) && text.test(letter.text));

describe('an order in the office', () => {
  it('is cancelled without a letter where nobody wants one', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Действия с заказом' }).click();
    await page.getByRole('menuitem', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Написать покупателю письмо' }).uncheck();
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await page.getByText('Статус: отменён').waitFor();
    expect(lettersAbout(number, /отменён/)).toEqual([]);
    await page.getByRole('button', { name: 'Действия с заказом' }).click();
    await page.getByRole('menuitem', { name: 'Повторить заказ' }).waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(1);
  });

  it('costs lift and assembly beside its goods, as was agreed on the telephone, with the reason', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Изменить стоимость' }).click();
    await page.getByRole('menuitem', { name: 'Подъём на\u00a0руках' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill('много');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText(/Введите сумму числом/).waitFor();
    await dialog.getByRole('textbox', { name: 'Сумма, ₽' }).fill('1800');
    await dialog.getByRole('textbox', { name: 'За\u00a0что' }).fill('5-й этаж');
    await dialog.getByText('Уже согласен').click();
    await dialog.getByRole('textbox', { name: 'Как договорились' }).fill('звонок в 12:40');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const sums = page.locator('.order-sums');
    await sums.getByText('Подъём на\u00a0руках (5-й этаж)').waitFor();
    await sums.getByText('56\u00a0790\u00a0₽').waitFor();
    await page.getByText(/^Подъём на.руках: 1.800.₽ \(5-й этаж\)$/).waitFor();
    await page.getByText('Покупатель согласен: звонок в 12:40').waitFor();
  });

  it('is printed as it reads: without signs that turn or hide what a guest has written', async () => {
    const number = await place({
      city: '\u2067Приморск\u2069',
      address: 'ул. \u202eЛесная\u202c, д.\u200b 5',
      comment: 'Оплата: \u202eанесенв\u202c\u2028этаж 2',
    });
    const page = await office.openAs('manager', `/admin/orders/${number}/print`);
    const paper = await page.locator('.paper').textContent();
    expect(paper).toContain('Приморск, ул. Лесная, д. 5');
    expect(paper).toContain('Оплата: анесенв\nэтаж 2');
    expect(paper).not.toMatch(/\p{Bidi_Control}|[\u200b\u2028]/u);
  });

  it('is brought back by one press when a step was wrong, and its customer hears nothing', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await take(page, 'Подтвердить');
    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await page.getByText(`Заказ ${number}: шаг отменён, письмо не уйдёт.`).waitFor();
    await page.getByRole('button', { name: 'Подтвердить' }).waitFor();
    await page.getByText('Последний шаг отменён').waitFor();
    await page.locator('s', { hasText: 'Статус: подтверждён' }).waitFor();
    await page.getByRole('button', { name: 'Записать оплату' }).click();
    const dialog = page.getByRole('dialog');
    let letRead = () => {};
    const isRead = new Promise<void>((resolve) => {
      letRead = resolve;
    });
    await page.route(`**/api/admin/orders/${number}/`, async (route) => {
      if (route.request().method() === 'GET') await isRead;
      return route.continue();
    });
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    const paid = sql`SELECT 1 FROM orders WHERE number = ${number} AND payment_status = 'paid'`;
    await expect.poll(async () => (await shop.db.execute(paid)).rows.length).toBe(1);
    // The dialog leaves no old sum behind: it stays until they are read.
    expect(await dialog.count()).toBe(1);
    letRead();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Осталось получить').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Вернуть как было' }).last().click();
    await page.locator('s', { hasText: 'Оплата: внесена' }).waitFor();
    await page.locator('.order-paid').getByText('Осталось получить').waitFor();
    await page.getByText('Записано по\u00a0ошибке, не\u00a0считается').waitFor();
  });

  it('is not brought back past a later change, which is said', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await take(page, 'Подтвердить');
    await shop.db.execute(sql`UPDATE orders SET version = version + 1 WHERE number = ${number}`);
    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await page.getByText('Вернуть уже нельзя: после этого шага заказ изменили.').waitFor();
  });

  it('keeps tags, notes, a call, days agreed and goods of a maker; the customer reads what is theirs', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const fill = (name: string, text: string) => page.getByLabel(name).fill(text);
    await fill('Новая метка', 'ждём ткань');
    await press('Добавить');
    await page.getByRole('button', { name: 'Снять метку «ждём ткань»' }).waitFor();
    await fill('Заметка', 'Показать образцы');
    await press('Записать');
    await page.locator('.order-history__event', { hasText: 'Показать образцы' }).waitFor();
    expect(await page.getByLabel('Заметка').inputValue()).toBe('');
    await fill('Заметка', 'Ткань придёт в срок');
    await page.getByRole('checkbox', { name: 'Показать покупателю' }).check();
    await press('Записать');
    await page.getByText('Магазин пишет: Ткань придёт в срок').waitFor();
    await press('Записать звонок');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Не ответили' }).check();
    await pasteDay(dialog, 'Когда позвонить снова', '2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Записать' }).click();
    await dialog.getByText('Это время прошло. Выберите позднее.').waitFor();
    await dialog.getByRole('button', { name: 'Очистить: Когда позвонить снова' }).click();
    await dialog.getByRole('button', { name: 'Записать' }).click();
    await page.getByText('Звонок: не ответили').waitFor();
    await press('Изменить');
    await pasteDay(page, 'День доставки', '09.03.2027');
    await fill('Часы', '10–14');
    await press('Сохранить');
    await page.getByText('Доставка: 9 марта 2027 г., 10–14').waitFor();
    await page.getByText('Привезём 9 марта 2027 г., 10–14.').waitFor();
    await press('Изготовление и приход');
    await fill('У кого заказано', 'Фабрика «Пример»');
    await pasteDay(page, 'К какому дню обещано', '01.03.2020');
    await press('Сохранить');
    await page.getByText('Заказано: Фабрика «Пример», обещано к').waitFor();
    await page.goto('/admin/orders?due=production&tag=ждём+ткань');
    await page.getByRole('link', { name: number }).waitFor();
    expect(await page.locator('.orders tbody tr').count()).toBe(1);
  });

  it('tells the slower of two managers who was quicker, and keeps what they typed', async () => {
    const number = await place();
    const slow = await office.openAs('manager', `/admin/orders/${number}`);
    await slow.getByRole('button', { name: 'Изменить стоимость' }).click();
    await slow.getByRole('menuitem', { name: 'Доставка', exact: true }).click();
    const dialog = slow.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: 'Сумма, ₽' });
    for (const sum of ['99999999999999', '10 000 001', '−5']) {
      await amount.fill(sum);
      await dialog.getByRole('button', { name: 'Сохранить' }).click();
      await dialog.getByText('Сумма от\u00a00 до\u00a010\u00a0000\u00a0000\u00a0₽').waitFor();
    }
    await amount.fill('900');
    await dialog.getByText('Уже согласен').click();
    // The card shows what the other did only after the button is pressed.
    let isLate = true;
    await slow.route(`**/api/admin/orders/${number}/`, (route) => {
      const isHeld = isLate && route.request().method() === 'GET';
      return isHeld ? undefined : route.continue();
    });
    const quick = await office.openAs('manager', `/admin/orders/${number}`);
    await take(quick, 'Подтвердить');
    isLate = false;
    const save = dialog.getByRole('button', { name: 'Сохранить' });
    await save.click();
    await dialog.getByText('Вера. Статус: подтверждён.').waitFor();
    expect(await amount.inputValue()).toBe('900');
    await slow.getByText('Статус: подтверждён', { exact: true }).waitFor();
    await save.click();
    await slow.getByText(/^Доставка: 900/).waitFor();
  });

  it('is seen by the warehouse once it is confirmed, on a phone, without sums', async () => {
    const number = await place({ city: 'Складской' });
    const manager = await office.openAs('manager', `/admin/orders/${number}`);
    await take(manager, 'Подтвердить');
    const page = await office.openAs('warehouse', '/admin/orders', PHONE);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { name: `Заказ ${number}` }).waitFor();
    expect(await page.getByText('₽').count()).toBe(0);
    await take(page, 'Отправить');
    await page.getByRole('button', { name: 'Отметить доставленным' }).waitFor();
  });
});
