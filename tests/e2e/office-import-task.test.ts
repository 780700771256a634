import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { chooseFiles, csvFile } from '#tests/support/choose-files.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
type Page = Awaited<ReturnType<typeof office.openAs>>;

const choose = (page: Page, name: string, lines: readonly string[]) =>
  chooseFiles(page, 'Загрузить файл', csvFile(name, lines));

describe('an import in the office', () => {
  it('is looked at, its columns are named, and then it is loaded and undone', async () => {
    const page = await office.openAs('content', '/admin/imports');
    await choose(page, 'kuhni.csv', [
      'Шифр;Как зовут;Раздел;Почём',
      'К-1;Стол «Утро»;Столы;4700',
      'К-2;;Столы;0',
    ]);
    await page
      .getByText('Укажите ниже, что в столбце')
      .or(page.getByText(/Укажите ниже/).first())
      .waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByLabel('Шифр').selectOption('Артикул');
    await page.getByLabel('Как зовут').selectOption('Название товара');
    await page.getByLabel('Почём').selectOption('Цена');
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await page.getByText('Что изменится. В магазине пока всё по-прежнему').waitFor();
    await page.getByRole('row', { name: /К-2/ }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'Загрузить в магазин' }).click();
    await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
    const { results } = await (await fetch(`${shop.url}/api/products/?search=стол+утро`)).json();
    expect(results[0]).toMatchObject({ name: 'Стол «Утро»', price: 4700 });

    await page.getByRole('link', { name: 'Все загрузки' }).click();
    await page
      .getByRole('row', { name: /kuhni\.csv/ })
      .getByRole('button', { name: 'Отменить загрузку' })
      .click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await dialog.getByRole('button', { name: 'Отменить загрузку' }).click();
    await page.getByText(/снято.с.продажи: 1/).waitFor();
    await page.getByText('Отменено: Вера').waitFor();
    const after = await (await fetch(`${shop.url}/api/products/?search=стол+утро`)).json();
    expect(after.results.map((one: { name: string }) => one.name)).not.toContain('Стол «Утро»');
  });

  it('can be used by all: categories, a price that falls, what is refused, an address, a source', async () => {
    const page = await office.openAs('manager', '/admin/imports', PHONE);
    const table = (...rows: string[]) => ['Артикул;Название;Категория;Цена;Остаток', ...rows];
    const sofa = 'Ф-1;Диван «Запад»;Мягкие формы';
    await choose(page, 'formy.csv', table(`${sofa};54990;3`, 'Ф-2;Стол «Запад»;Столы;4700;9'));
    await page.getByText(/^Разделы поставщика: /).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: 'Загрузить в магазин' }).click();
    await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
    await page.goto('/admin/imports');
    await choose(page, 'formy.csv', table(`${sofa};5499;0`, 'Ф-3;;Столы;0;1'));
    await page.getByText(/Сильно меняются цены: 1 из.1/).waitFor();
    await page.getByRole('row', { name: /Ф-3/ }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE.viewport.width,
    );
    await page.goto('/admin/imports');
    await page.getByRole('button', { name: 'Изменить источник formy.csv' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Загружать каждую ночь' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Укажите адрес, который загружать каждую ночь.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await dialog.getByRole('checkbox', { name: 'Загружать каждую ночь' }).uncheck();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Загрузить по адресу' }).click();
    await dialog.getByLabel('Адрес файла').fill('https://127.0.0.1/yml');
    await dialog.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await page.getByText(/адрес внутренней сети/).waitFor();
    await expectAccessible(page);
  });
});
