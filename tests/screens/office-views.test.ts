import { fireEvent } from '@testing-library/dom';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { cartLine } from '#tests/support/order-form.ts';
import { guestFrom, placeOrder } from '#tests/support/place-order.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const place = async (city: string, overrides: object = {}): Promise<string> =>
  (await placeOrder(guestFrom(shop), [cartLine(sofa)], { city, ...overrides })).number;
const placeSome = async (count: number, city: string): Promise<string[]> => {
  const numbers: string[] = [];
  for (let at = 0; at < count; at++) numbers.push(await place(city));
  return numbers;
};

describe('a view of the list', () => {
  it('of the shop leads to what it names; the warehouse has those of its work', async () => {
    const number = await place('Встроенск');
    const page = await office.openAs('manager', '/admin/orders');
    await page.getByRole('link', { name: 'Новые', exact: true }).click();
    await page.getByRole('link', { name: number }).waitFor();
    await page.getByRole('link', { name: 'Ждут оплаты' }).click();
    await expect.poll(() => page.getByRole('link', { name: number }).count()).toBe(0);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      due: 'payment',
    });
    const keeper = await office.openAs('warehouse', '/admin/orders');
    const links = keeper.getByRole('navigation', { name: 'Виды списка' }).getByRole('link');
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual(['Все', 'В\u00a0изготовлении', 'К\u00a0отправке', 'Опаздывают']);
  });
});

describe('the filter of the list', () => {
  it('keeps choices that were made one right after the other', async () => {
    const page = await office.openAs('manager', '/admin/orders?columns=number');
    const words = await page.getByLabel('Найти заказ').element();
    const delivery = await page.getByLabel('Получение').element();
    const sort = await page.getByLabel('Сверху').element();
    fireEvent.change(words, { target: { value: 'Скоровск' } });
    fireEvent.change(delivery, { target: { value: 'pickup' } });
    fireEvent.change(sort, { target: { value: 'oldest' } });
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ columns: 'number', text: 'Скоровск', delivery: 'pickup', sort: 'oldest' });
  });
});

describe('several orders at once', () => {
  it('get a status; one that another has changed stays ticked, and why is said', async () => {
    const numbers = await placeSome(3, 'Множинск');
    const [late = ''] = numbers;
    const page = await office.openAs('manager', '/admin/orders?text=Множинск');
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await page.getByText('Выбрано 3').waitFor();
    await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Подтвердить 3 заказа?').waitFor();
    await dialog.getByRole('checkbox', { name: 'Написать покупателям письма' }).uncheck();
    const other = await office.openAs('manager', `/admin/orders/${late}`);
    await other.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await other.getByText('Статус: подтверждён').waitFor();
    await dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    const report = page.getByRole('alert');
    await report.getByText('Изменено: 2 заказа, не изменено: 1').waitFor();
    await report.getByText(`${late}: Вера. Статус: подтверждён.`).waitFor();
    await page.getByText('Выбрано 1').waitFor();
    expect(await page.getByRole('checkbox', { name: `Выбрать заказ ${late}` }).isChecked()).toBe(
      true,
    );
    await expect.poll(() => page.locator('.orders .order-status--confirmed').count()).toBe(3);
  });

  it('take back their step for some seconds', async () => {
    await placeSome(2, 'Обратинск');
    const page = await office.openAs('manager', '/admin/orders?text=Обратинск');
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await page.getByText('Подтверждено: 2 заказа.').waitFor();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await page.getByText('Возвращено: 2 заказа.').waitFor();
    await expect.poll(() => page.locator('.orders .order-status--new').count()).toBe(2);
  });

  it('lose their ticks when they are no longer shown', async () => {
    const [one = '', two = ''] = await placeSome(2, 'Скрытинск');
    const page = await office.openAs('manager', '/admin/orders?text=Скрытинск');
    const tick = (number: string) =>
      page.getByRole('checkbox', { name: `Выбрать заказ ${number}` });
    await tick(one).check();
    const search = page.getByRole('searchbox', { name: 'Найти заказ' });
    await search.fill(two);
    await expect.poll(() => page.locator('.orders tbody tr').count()).toBe(1);
    await expect.poll(() => page.getByText('Выбрано').count()).toBe(0);
    await search.fill('Скрытинск');
    await tick(one).waitFor();
    expect(await tick(one).isChecked()).toBe(false);
  });

  it('are handed over by the warehouse on a phone; it is offered no other step', async () => {
    const numbers = await placeSome(2, 'Телефонск');
    const manager = await office.openAs('manager', '/admin/orders?text=Телефонск');
    await manager.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await manager.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await manager.getByText('Подтверждено: 2 заказа.').waitFor();
    const page = await office.openAs('warehouse', '/admin/orders?text=Телефонск', PHONE);
    for (const number of numbers) {
      await page.getByRole('checkbox', { name: `Выбрать заказ ${number}` }).check();
    }
    const bar = page.getByRole('region', { name: 'Выбранные заказы' });
    expect(await bar.getByRole('button').allInnerTexts()).toEqual([
      'Отправить',
      'Отметить доставку',
      'Снять выбор',
    ]);
    await bar.getByRole('button', { name: 'Отправить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Отправлено или готово к выдаче: 2 заказа.').waitFor();
    await expect.poll(() => page.locator('.orders .order-status--shipped').count()).toBe(2);
  });
});

describe('the export of the list', () => {
  it('has just what the filter shows, in both formats', async () => {
    const numbers = await placeSome(2, 'Файловск');
    const other = await place('Инойск');
    const page = await office.openAs('owner', '/admin/orders?text=Файловск&sort=oldest');
    const take = async (format: string): Promise<Buffer> => {
      await page.getByRole('menu').waitFor({ state: 'hidden' });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Выгрузить' }).click();
      await page.getByRole('menuitem', { name: format }).click();
      return (await download).content();
    };
    const csv = parse(await take('Текстовая таблица (CSV)'), {
      delimiter: ';',
      bom: true,
      columns: true,
    }) as Record<string, string>[];
    expect(csv.map((row) => [row.Номер, row.Город])).toEqual(
      numbers.map((number) => [number, 'Файловск']),
    );
    await page.getByText('Файл с заказами сохранён.').first().waitFor();
    const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(await take('Таблица Excel (XLSX)'));
    const text = strFromU8(sheet ?? new Uint8Array());
    for (const number of numbers) expect(text).toContain(`>${number}<`);
    expect(text).not.toContain(other);
    expect(text).toContain('<v>54990</v>');
  });

  it('is asked for by the owner with a code, and not offered to a manager', async () => {
    const manager = await office.openAs('manager', '/admin/orders');
    await manager.getByRole('link', { name: 'Опаздывают' }).waitFor();
    expect(await manager.getByRole('button', { name: 'Выгрузить' }).count()).toBe(0);
    const page = await office.openAs('owner', '/admin/orders');
    await shop.db.execute(sql`UPDATE staff_sessions SET factor_at = now() - interval '1 hour'`);
    await page.getByRole('button', { name: 'Выгрузить' }).click();
    await page.getByRole('menuitem', { name: 'Текстовая таблица (CSV)' }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
  });
});
