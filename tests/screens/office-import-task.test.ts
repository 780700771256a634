import { describe, expect } from 'vitest';
import { chooseFiles, csvFile } from '#tests/support/choose-files.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
type Page = Awaited<ReturnType<typeof office.openAs>>;

const choose = (page: Page, name: string, lines: readonly string[]) =>
  chooseFiles(page, 'Загрузить файл', csvFile(name, lines));

describe('an import in the office', () => {
  it('lists the categories of the supplier, each goes where the staff says, and it is remembered', async () => {
    const page = await office.openAs('content', '/admin/imports');
    const lines = [
      'Артикул;Название;Категория;Цена',
      'Ф-1;Диван «Запад»;Мягкие формы;4700',
      'Ф-2;Пакет;Упаковка;10',
    ];
    await choose(page, 'formy.csv', lines);
    await page.getByText(/Разделы поставщика: 2, из.них новых.2/).waitFor();
    await page.getByLabel('Мягкие формы').selectOption('Диваны');
    await page.getByLabel('Упаковка').selectOption('Не загружать');
    await page.getByText(/сначала проверьте, что получится/).waitFor();
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await page.getByText(/Не.загружаются по.вашему выбору: 1.товар/).waitFor();
    await page.getByRole('button', { name: 'Загрузить в магазин' }).click();
    await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
    const find = async (words: string) =>
      (await (await shop.app.inject(`/api/products/?search=${words}`)).json()).results[0];
    expect(await find('диван+запад')).toMatchObject({ category: { slug: 'divany' } });

    await page.goto('/admin/imports');
    await choose(page, 'formy.csv', [...lines, 'Ф-3;Диван «Восток»;Мягкие формы;4800']);
    await page.getByText('Разделы поставщика: 2', { exact: true }).click();
    const chosen = (name: string) =>
      page.getByLabel(name).evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text);
    await expect.poll(() => chosen('Мягкие формы')).toBe('Диваны');
    expect((await chosen('Упаковка'))?.replaceAll(/\s/g, ' ')).toBe('Не загружать');
  });

  it('shows what would change before it is loaded, a price that falls tenfold first', async () => {
    const page = await office.openAs('content', '/admin/imports');
    const table = (...rows: string[]) => ['Артикул;Название;Категория;Цена;Остаток', ...rows];
    await choose(
      page,
      'vzglyad.csv',
      table('В-1;Стол «Взгляд»;Столы;54990;3', 'В-2;Стол «Взор»;Столы;4700;9'),
    );
    await page.getByRole('region', { name: 'Что даст загрузка' }).waitFor();
    await page.getByRole('button', { name: 'Загрузить в магазин' }).click();
    await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
    await page.getByRole('region', { name: 'Что дала загрузка' }).waitFor();

    await page.goto('/admin/imports');
    await choose(
      page,
      'vzglyad.csv',
      table('В-1;Стол «Взгляд»;Столы;5499;0', 'В-3;Стол «Взмах»;Столы;900;1'),
    );
    await page.getByText(/Сильно меняются цены: 1 из.1\./).waitFor();
    const changed = page.getByRole('row', { name: /Стол «Взгляд» В-1/ });
    const cells = async (at: number) =>
      (await changed.nth(at).getByRole('cell').allInnerTexts()).map((text) =>
        text.replaceAll(/\s+/g, ' '),
      );
    expect(await cells(0)).toEqual(['Стол «Взгляд» В-1', '54 990 ₽', '5 499 ₽−90%']);
    expect(await cells(1)).toEqual(['Стол «Взгляд» В-1', '3 штуки', 'Нет в наличии']);
    await page.getByText('Новые товары: 1', { exact: true }).waitFor();
    await page.getByText('Стол «Взмах» В-3').waitFor();
    await page.getByText(/Нет в.файле, останутся в.продаже: 1/).waitFor();
    const load = page.getByRole('button', { name: 'Загрузить в магазин' });
    expect(await load.isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /Новая цена верна: 1.товар/ }).check();
    expect(await load.isDisabled()).toBe(false);
    await page.getByRole('checkbox', { name: /Снять с.продажи то, чего нет в.файле/ }).check();
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await page.getByRole('button', { name: /Файл полный/ }).click();
    const gone = page.locator('details', { hasText: /Снимутся с.продажи: 1/ });
    await gone.getByText('Стол «Взор» В-2').waitFor();
  });

  it('loads prices that change a lot when they are said to be right', async () => {
    const page = await office.openAs('content', '/admin/imports', PHONE);
    const table = (price: number) => [
      'Артикул;Название;Категория;Цена',
      `ЦВ-1;Стол «Верный»;Столы;${price}`,
    ];
    for (const price of [54_990, 9990]) {
      await page.goto('/admin/imports');
      await choose(page, 'verny.csv', table(price));
      if (price === 9990) await page.getByRole('checkbox', { name: /Новая цена верна/ }).check();
      await page.getByRole('button', { name: 'Загрузить в магазин' }).click();
      await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
    }
    const { results } = (await shop.app.inject('/api/products/?search=ЦВ-1')).json();
    expect(results).toMatchObject([{ price: 9990 }]);
  });

  it('that would change nothing is not offered, and says why', async () => {
    const page = await office.openAs('content', '/admin/imports', PHONE);
    await choose(page, 'brak.csv', [
      'Артикул;Название;Категория;Цена',
      'Н-1;;Столы;0',
      'Н-2;Стол;Столы;дорого',
    ]);
    await page.getByText(/Загружать нечего: в.магазине ничего не.изменится/).waitFor();
    await page.getByText(/Отклонено: 2.строки\. Причины перечислены ниже/).waitFor();
    await page.getByRole('row', { name: /Н-2/ }).waitFor();
    const load = page.getByRole('button', { name: 'Загрузить в магазин' });
    expect(await load.count()).toBe(0);
  });

  it('asks whether articles that look alike are one thing, and says which cells it did not read', async () => {
    const page = await office.openAs('content', '/admin/imports');
    await choose(page, 'pohozhie.csv', [
      'Артикул;Название;Категория;Цена;Остаток',
      'ПХ-1;Полка;Столы;900;-2',
      'пх-1;Полка узкая;Столы;800;2,5',
      'ПХ-2;Полка длинная;Столы;700;штук',
    ]);
    const question = page.getByText(/Артикулы отличаются только видом.*«пх-1» и «ПХ-1»/);
    await question.waitFor();
    await page.getByText(/Остаток меньше нуля прочитан как 0: 1, например ПХ-1 \(-2\)/).waitFor();
    await page.getByRole('heading', { name: /Ячейки не прочитаны: \d/ }).click();
    await page.getByText('строка 4 (ПХ-2, Полка длинная): остаток: «штук» — не число').waitFor();
    await page.getByRole('button', { name: 'Разные товары' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Загрузить в магазин' }).click();
    await page.getByRole('heading', { name: 'Загружено', exact: true }).waitFor();
    const { rows } = await shop.db.execute(
      'SELECT code, stock FROM variants WHERE upper(code) LIKE \'ПХ-%\' ORDER BY code COLLATE "C"',
    );
    expect(rows).toEqual([
      { code: 'ПХ-1', stock: 0 },
      { code: 'ПХ-2', stock: 0 },
      { code: 'пх-1', stock: 0 },
    ]);
  });

  it('that was left is found again, and dropped', async () => {
    const page = await office.openAs('content', '/admin/imports');
    await choose(page, 'potom.csv', [
      'Артикул;Название;Категория;Цена',
      'П-1;Стол «Потом»;Столы;900',
    ]);
    await page.getByText('Что изменится. В магазине пока всё по-прежнему').waitFor();
    await page.getByRole('link', { name: 'Все загрузки' }).click();
    const left = page.getByRole('listitem').filter({ hasText: 'potom.csv' });
    await left.getByText(/ждёт решения/).waitFor();
    await left.getByRole('link', { name: 'potom.csv' }).click();
    await page.getByText('Что изменится. В магазине пока всё по-прежнему').waitFor();
    await page.goBack();
    await left.getByRole('button', { name: 'Убрать: potom.csv' }).click();
    await page.getByText('Убрано: potom.csv').waitFor();
    await left.waitFor({ state: 'detached' });
  });

  it('of an inner address says why it cannot be, on a phone', async () => {
    const page = await office.openAs('content', '/admin/imports', PHONE);
    await page.getByRole('button', { name: 'Загрузить по адресу' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Адрес файла').fill('http://sklad.example/yml');
    await dialog.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await dialog.getByText('Адрес должен начинаться с https.').waitFor();
    await dialog.getByLabel('Адрес файла').fill('https://127.0.0.1/yml');
    await dialog.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await page.getByText(/адрес внутренней сети/).waitFor();
  });

  it('has a source whose rules are changed', async () => {
    const page = await office.openAs('manager', '/admin/imports');
    await page.getByRole('button', { name: 'Изменить источник formy.csv' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Загружать каждую ночь' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('Укажите адрес, который загружать каждую ночь.').waitFor();
    await dialog.getByLabel('Адрес файла').fill('https://sklad.example/yml');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/загружается каждую ночь/).waitFor();

    await page.getByRole('button', { name: 'Изменить источник formy.csv' }).click();
    const least = dialog.getByLabel('Срок изготовления, рабочих дней: от');
    const most = dialog.getByLabel('Срок изготовления, рабочих дней: до');
    await least.fill('20');
    await most.fill('10');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByText('«От» больше, чем «до».').waitFor();
    expect(await most.inputValue()).toBe('10');
    await most.fill('месяц');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(() => most.getAttribute('aria-invalid')).toBe('true');
    await most.fill('25');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/изготовление 20–25.рабочих дней/).waitFor();
  });
});
