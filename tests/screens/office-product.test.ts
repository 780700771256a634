import { describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

describe('a product in the office', () => {
  it('keeps a draft over a reload, and what another has saved meanwhile is told, not overwritten', async ({
    office,
  }) => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    await page.getByLabel('Описание', { exact: true }).fill('Моё новое описание');
    await page.reload();
    const text = page.getByLabel('Описание', { exact: true });
    await expect.poll(() => text.inputValue()).toBe('Моё новое описание');
    await page.getByText('Черновик хранится в этом браузере').waitFor();
    const other = await office.openAs('manager', `/admin/goods/${sofa.product}`);
    await other.getByLabel('Название', { exact: true }).fill('Диван «Другой»');
    await other.getByRole('button', { name: 'Сохранить' }).click();
    await other.getByText('Сохранено: Диван «Другой».').waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/товар изменён\. Сохранил: /).waitFor();
    await page.getByText('Отличаются: название, описание.').waitFor();
    expect(await text.inputValue()).toBe('Моё новое описание');
    await page.getByRole('button', { name: 'Взять то, что в магазине' }).click();
    expect(await page.getByLabel('Название', { exact: true }).inputValue()).toBe('Диван «Другой»');
    expect(await text.inputValue()).not.toBe('Моё новое описание');
  });

  it('is saved over what another has saved where the member says so; a price too', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    await page.getByLabel('Описание', { exact: true }).fill('Описание поверх');
    await page.getByLabel('Цена, ₽', { exact: true }).fill('77 000');
    await shop.db.execute(`UPDATE variants SET price_kopecks = 6600000 WHERE id = ${sofa.variant}`);
    await shop.db.execute(`UPDATE products SET name = 'Диван «Третий»' WHERE id = ${sofa.product}`);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: 'Оставить моё и сохранить поверх' }).click();
    await page.getByText(/Сейчас.в.магазине 66.000/).waitFor();
    expect(await page.getByLabel('Цена, ₽', { exact: true }).inputValue()).toBe('77 000');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    const answer = await shop.app.inject(`/api/products/${sofa.productSlug}/`);
    expect(answer.json()).toMatchObject({ description: 'Описание поверх', price: 77_000 });
  });

  it('is saved with a price that changes a lot when it is said to be right', async ({
    shop,
    office,
  }) => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    await page.getByLabel('Цена, ₽', { exact: true }).fill('770');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const question = page.getByRole('dialog', { name: 'Цены сильно меняются' });
    await question.getByText(/77.000.₽.→ 770.₽/).waitFor();
    await question.getByRole('button', { name: /Вернуться и.исправить/ }).click();
    await page.getByText(/новые цены не.подтверждены/).waitFor();
    const price = async () =>
      (await shop.app.inject(`/api/products/${sofa.productSlug}/`)).json().price;
    expect(await price()).toBe(77_000);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await question.getByRole('button', { name: 'Цена верна, изменить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    expect(await price()).toBe(770);
    await shop.db.execute(`UPDATE variants SET price_kopecks = 7700000 WHERE id = ${sofa.variant}`);
  });

  it('gets variants of every combination, after a look at them', async ({ shop, office }) => {
    const page = await office.openAs('content', `/admin/goods/${sofa.product}`);
    await page.getByRole('button', { name: 'Размножить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Чем отличаются, 1').selectOption({ label: 'Механизм' });
    await dialog.getByLabel('Значения').first().fill('пума\nтик-так');
    for (const values of (await dialog.getByLabel('Значения').all()).slice(1))
      await values.fill('');
    await dialog.getByText(/^Появится 2.варианта/).waitFor();
    await dialog.getByRole('button', { name: 'Добавить варианты' }).click();
    await page.getByRole('row', { name: 'тик-так' }).waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Сохранено: /).waitFor();
    const { variants } = (await shop.app.inject(`/api/products/${sofa.productSlug}/`)).json();
    expect(variants.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['пума', 'тик-так']),
    );
  });

  it('is made hidden, and shown when it is ready', async ({ office }) => {
    const page = await office.openAs('content', '/admin/goods');
    await page.getByRole('button', { name: 'Новый товар' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await dialog.getByText('Введите название.').waitFor();
    await dialog.getByText('Выберите раздел.').waitFor();
    await dialog.getByLabel('Раздел').selectOption('Пуфы');
    await dialog.getByLabel('Название').fill('Табурет «Пенёк»');
    await dialog.getByLabel('Артикул').fill('ПЕНЁК-1');
    await dialog.getByLabel('Цена, ₽').fill('2 500');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await page.getByText('Товар скрыт. Включите показ, когда он готов.').waitFor();
    await page.getByLabel('Показ', { exact: true }).selectOption('Показывать');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Товар можно найти и купить.').waitFor();
    const aside = page.getByText('Здесь о\u00a0том, что сохранено');
    expect(await aside.count()).toBe(0);
    await page.getByLabel('Название', { exact: true }).first().fill('Табурет «Пень»');
    await aside.waitFor();
    await page.goto('/products/taburet-penek');
    await page.getByRole('heading', { level: 1, name: 'Табурет «Пенёк»' }).waitFor();
  });
});
