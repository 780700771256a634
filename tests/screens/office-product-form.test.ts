import { beforeAll, describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let sofa: SomeVariant;

beforeAll(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

describe('the form of a product', () => {
  it('shows errors of a refused save at their variants alone, and none once it is taken back', async () => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    const add = page.getByRole('button', { name: 'Добавить вариант' });
    await add.click();
    await add.click();
    await page.getByLabel('Название варианта').fill('временный');
    await page.getByLabel('Артикул', { exact: true }).fill('ВРЕМЕННЫЙ-1');
    const faults = page.getByText('есть ошибки');
    const save = page.getByRole('button', { name: 'Сохранить' });
    await save.click();
    await faults.waitFor();
    await page.getByRole('button', { name: 'Убрать новый вариант' }).click();
    await page.getByRole('row', { name: 'временный' }).waitFor();
    expect(await faults.count()).toBe(0);
    await page.getByLabel('Цена, ₽', { exact: true }).fill('даром');
    await save.click();
    await faults.first().waitFor();
    await page.getByRole('button', { name: 'Вернуть как в магазине' }).click();
    await expect.poll(() => faults.count()).toBe(0);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
  });

  it('at an address that is no number asks nothing: there is no such page', async () => {
    const page = await office.openAs('content', '/admin/goods');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${shop.url}/admin/goods/new`);
    await page.getByRole('heading', { level: 1, name: 'Такой страницы в офисе нет' }).waitFor();
    expect(asked.filter((url) => url.includes('/admin/products/'))).toEqual([]);
  });

  it('makes the bare variant of a new product the first combination, and names wrong values', async () => {
    const page = await office.openAs('content', '/admin/goods');
    await page.getByRole('button', { name: 'Новый товар' }).click();
    const made = page.getByRole('dialog');
    await made.getByLabel('Название').fill('Лавка «Ряд»');
    await made.getByLabel('Артикул').fill('РЯД');
    await made.getByLabel('Цена, ₽').fill('4 000');
    await made.getByLabel('Раздел').selectOption('Прихожие');
    await made.getByRole('button', { name: 'Создать' }).click();
    await page.getByRole('button', { name: 'Размножить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Размножить' });
    await dialog.getByLabel('Чем отличаются, 1').selectOption({ label: 'Ширина, мм' });
    const values = dialog.getByLabel('Значения').first();
    const add = dialog.getByRole('button', { name: 'Добавить варианты' });
    await add.click();
    await expect.poll(() => values.getAttribute('aria-invalid')).toBe('true');
    await values.fill('800\nабв');
    await dialog.getByText('Нужны числа больше нуля. Исправьте: абв.').waitFor();
    await add.click();
    await values.fill(Array.from({ length: 550 }, (_, index) => 500 + index).join('\n'));
    await dialog.getByText(/^Получилось.бы 549.вариантов/).waitFor();
    await dialog.getByText(/^Можно добавить ещё 499.вариантов/).waitFor();
    await add.click();
    await values.fill('800\n1 200');
    await dialog.getByText(/^Появится 1.вариант$/).waitFor();
    await dialog.getByText(/^Вариант «стандартный» станет первым: «800.мм»/).waitFor();
    await add.click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    const names = await page.getByRole('row').allTextContents();
    expect(names.map((text) => /\d+.мм/.exec(text)?.[0])).toEqual(['800\u00a0мм', '1200\u00a0мм']);
  });

  it('changes an own characteristic of all variants at once', async () => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    await page.getByRole('button', { name: 'Добавить вариант' }).click();
    await page.getByLabel('Название варианта').fill('второй');
    const own = page.getByRole('group', { name: 'Своя характеристика' });
    await page.getByRole('row').first().click();
    const before = await own.count();
    await page.getByLabel('Менять сразу во всех вариантах').last().check();
    await page.getByRole('button', { name: 'Добавить строку' }).click();
    await own.last().getByLabel('Название').fill('Чехол');
    await own.last().getByLabel('Значение').fill('съёмный');
    await page.getByRole('row', { name: 'второй' }).click();
    await expect.poll(() => page.getByLabel('Название варианта').inputValue()).toBe('второй');
    expect(await own.count()).toBe(before + 1);
    expect(await own.last().getByLabel('Значение').inputValue()).toBe('съёмный');
    await page.getByRole('button', { name: 'Вернуть как в магазине' }).click();
  });
});
