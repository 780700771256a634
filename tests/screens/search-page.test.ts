import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import {
  answered,
  field,
  heading,
  names,
  SEARCH_CALL,
  searchPage,
} from '../support/search-screen.ts';

const it = withMountedShop();

describe('the page of results', () => {
  it('shows what the shop finds, best first, with the buttons of every card §1.5 2.22 6.2', async ({
    shop,
  }) => {
    const page = await shop.open(searchPage('угловой диван'));
    const { results, count } = await answered(shop, 'угловой диван');
    expect(await names(page)).toEqual(results.map(({ name }) => name));
    expect(await heading(page).textContent()).toBe('Результаты поиска «угловой диван»');
    await page
      .getByRole('main')
      .getByText(new RegExp(`^${count}\u00a0товар`))
      .waitFor();
    expect(await page.title()).toBe('Поиск: угловой диван — Горница');
    expect(await page.getByText('Показаны результаты по запросу').count()).toBe(0);
    await page.getByRole('article').first().getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('button', { name: 'Корзина, 1\u00a0товар' }).waitFor();
  });

  it('has pages and sorting, each in the address', async ({ shop }) => {
    const text = 'стол';
    const page = await shop.open(searchPage(text));
    const { count } = await answered(shop, text);
    expect(count).toBeGreaterThan(20);
    const pages = page.getByRole('navigation', { name: 'Страницы' });
    await pages.getByRole('link', { name: '2', exact: true }).click();
    const second = (await answered(shop, text, '&page=2')).results.map(({ name }) => name);
    await expect.poll(() => names(page)).toEqual(second);
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Сначала дешёвые');
    const cheap = (await answered(shop, text, '&o=price')).results.map(({ name }) => name);
    await expect.poll(() => names(page)).toEqual(cheap);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: text, o: 'price' });
    await page.goto(`${searchPage(text)}&page=99`);
    expect(await pages.locator('[aria-current="page"]').textContent()).toBe('1');
  });

  it('says where nothing has all words that these are alike, under the field too', async ({
    shop,
  }) => {
    const alike = 'Точно такого нет. Похожее:';
    const page = await shop.open(searchPage('диван люстра смеситель'));
    await page.getByRole('main').getByText(alike, { exact: true }).waitFor();
    expect((await names(page)).length).toBeGreaterThan(0);
    await page.goto(searchPage('угловой диван'));
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
    expect(await page.getByText(alike).count()).toBe(0);
    await field(page).fill('диван люстра');
    await page.locator('.suggestions').getByText(alike, { exact: true }).waitFor();
  });

  it('has ways on where nothing is found or nothing was asked', async ({ shop }) => {
    const page = await shop.open(searchPage('абракадабра'));
    const main = page.getByRole('main');
    await main.getByText('По запросу «абракадабра» ничего не нашлось.', { exact: true }).waitFor();
    await main.getByRole('link', { name: 'Пуфы' }).click();
    await page.waitForURL('**/products/?category=pufy');
    await expect.poll(() => field(page).inputValue()).toBe('');
    for (const path of ['/search', '/search?q=%20%20']) {
      await page.goto(path);
      await main.getByText('Напишите в поле поиска, что вы ищете').waitFor();
      expect(await heading(page).textContent()).toBe('Результаты поиска');
      expect(await main.getByRole('link', { name: 'Диваны', exact: true }).count()).toBe(1);
    }
  });

  it('says what the shop does not look for, as loaded and as gone to', async ({ shop }) => {
    const refused = 'Уберите из запроса служебные знаки';
    const page = await shop.open(searchPage('<script>'));
    await page.getByRole('alert').getByText(refused).waitFor();
    await page.goto('/cart/');
    await field(page).fill('a -- b');
    await field(page).press('Enter');
    await page.waitForURL('**/search?*');
    await page.getByRole('alert').getByText(refused).waitFor();
  });

  it('says that it failed, and tries again', async ({ shop }) => {
    const page = await shop.open('/cart/');
    await page.route(SEARCH_CALL, (route) =>
      route.fulfill({ status: 503, json: { detail: 'Беда' } }),
    );
    await field(page).fill('белый комод');
    await field(page).press('Enter');
    await page.getByText('Failed to load products.', { exact: true }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('Не удалось загрузить товары.');
    await page.unroute(SEARCH_CALL);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
  });
});
