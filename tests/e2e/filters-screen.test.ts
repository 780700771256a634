import { describe, expect, vi } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { box, field, holdScript, names, region, waitForSearch } from '../support/filter-screen.ts';
import { BLANK, DESKTOP, hydrated, PHONE, type ShopInBrowser } from '../support/shop-in-browser.ts';

const SOFAS = '/products/?category=divany';

const it = withShopInBrowser({ callsFail: true });

const apiCount = async (shop: ShopInBrowser, query: string): Promise<number> =>
  (await shop.app.inject(`/api/products/?${query}`)).json().count;

/** The names on one page of the API's answer. */
async function apiNames(shop: ShopInBrowser, query: string): Promise<string[]> {
  const { results } = (await shop.app.inject(`/api/products/?${query}`)).json();
  return results.map(({ name }: { name: string }) => name);
}

describe('the drawer on a phone', () => {
  it('shows how many there will be while one chooses, and gives the focus back', async ({
    shop,
  }) => {
    const page = await shop.open(SOFAS, PHONE);
    const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
    expect(await field(page, 'Ширина до').count()).toBe(0);
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Фильтры' });
    const { width, height } = (await drawer.boundingBox()) ?? {};
    expect([width, height].map((side) => Math.round(side ?? 0))).toEqual([360, 780]);
    expect(await field(page, 'Ширина до').count()).toBe(1);
    const all = await apiCount(shop, 'category=divany');
    await drawer.getByRole('button', { name: `Показать ${all} товаров` }).waitFor();

    await field(page, 'Ширина до').fill('2400');
    await box(page, /^В наличии/).check();
    const narrowed = 'category=divany&max_width=2400&in_stock=true';
    const count = await apiCount(shop, narrowed);
    expect(count).not.toBe(all);
    const show = drawer.getByRole('button', { name: new RegExp(`^Показать ${count}.товар`) });
    await show.waitFor();
    const foot = await show.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(780);
    await show.click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Фильтры, 2' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Фильтры, 2');
    expect(await names(page)).toEqual(await apiNames(shop, narrowed));

    await page.getByRole('button', { name: 'Фильтры, 2' }).click();
    expect(await field(page, 'Ширина до').inputValue()).toBe('2400');
    const reset = drawer.getByRole('button', { name: 'Сбросить' });
    await reset.click();
    expect(await reset.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await reset.getAttribute('aria-disabled')).toBe('true');
    await drawer.getByRole('button', { name: `Показать ${all} товаров` }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await waitForSearch(page, { category: 'divany' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Фильтры');
  });

  it('has no fault that axe knows, nor has the list with chips', async ({ shop }) => {
    const page = await shop.open(`${SOFAS}&max_width=2400&in_stock=true`, {
      ...PHONE,
      reducedMotion: 'reduce',
    });
    await expectAccessible(page);
    await page.setViewportSize(PHONE.viewport);
    await page.getByRole('button', { name: 'Фильтры, 2' }).click();
    await page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
    await expectAccessible(page);
  });
});

it('what suppliers say in their words filters like the rest: box, chip, address, reload', async ({
  shop,
}) => {
  await shop.db.execute(`UPDATE categories SET filters = '{own:пружинный блок}' WHERE id = 10`);
  await shop.db.execute(`INSERT INTO variant_characteristics
    SELECT v.id, jsonb_build_array(jsonb_build_object('label', 'Пружинный блок', 'unit', '',
      'value', CASE WHEN v.product_id % 2 = 0 THEN 'независимый' ELSE 'боннель' END))
    FROM variants v JOIN products p ON p.id = v.product_id WHERE p.category_id = 10`);
  const list = { category: 'matrasyortopedicheskie' };
  const own = { ...list, own: 'Пружинный блок:независимый' };
  const count = await apiCount(shop, String(new URLSearchParams(own)));
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(await apiCount(shop, String(new URLSearchParams(list))));

  const page = await shop.open('/products/?category=matrasyortopedicheskie', DESKTOP);
  const spring = region(page).getByRole('group', { name: 'Пружинный блок' });
  await spring.getByRole('checkbox', { name: `Независимый ${count}` }).check();
  await waitForSearch(page, own);
  await expect.poll(async () => (await names(page)).length).toBe(count);
  await page.reload();
  await hydrated(page);
  expect(await names(page)).toHaveLength(count);
  expect(await box(page, /^Независимый/).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Убрать: Пружинный блок: независимый' }).click();
  await waitForSearch(page, list);

  const plain = await shop.open('/products/?category=matrasyortopedicheskie', {
    ...DESKTOP,
    javaScriptEnabled: false,
  });
  await box(plain, /^Независимый/).check();
  await region(plain).getByRole('button', { name: 'Показать' }).click();
  expect(new URL(plain.url()).searchParams.get('own')).toBe(own.own);
  expect(await names(plain)).toHaveLength(count);
});

describe('where the shop does not answer', () => {
  it('for the facets alone, the list comes all the same', async ({ shop }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await shop.open(BLANK, DESKTOP);
    const letGo = await holdScript(page);
    await shop.db.execute('ALTER TABLE filter_options RENAME TO filter_options_gone');
    await page.goto(SOFAS);
    await shop.db.execute('ALTER TABLE filter_options_gone RENAME TO filter_options');
    await hydrated(page, 'without chunks');
    expect((await names(page)).length).toBeGreaterThan(5);
    await region(page).getByText('Не удалось загрузить фильтры.').waitFor();
    // Whether it is pressed before the script of the filters has come or after it.
    await region(page).getByRole('button', { name: 'Повторить' }).click();
    letGo();
    await field(page, 'Ширина до').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);

    // An answer that is none is a failure too.
    await page.route('**/api/products/facets/?*', (route) => route.fulfill({ json: {} }));
    await field(page, 'Ширина до').fill('2200');
    await region(page).getByRole('alert').waitFor();
    await expect
      .poll(() => names(page))
      .toEqual(await apiNames(shop, 'category=divany&max_width=2200'));
    expect(await field(page, 'Ширина до').inputValue()).toBe('2200');
  });
});

it('without a script it is a form', async ({ shop }) => {
  for (const size of [DESKTOP, PHONE]) {
    const page = await shop.open(`${SOFAS}&o=price`, { ...size, javaScriptEnabled: false });
    await field(page, 'Ширина до').fill('2400');
    await box(page, /^Диван прямой/).check();
    await region(page).getByRole('button', { name: 'Показать' }).click();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('category'), searchParams.get('o')]).toEqual(['divany', 'price']);
    const query = 'category=divany&o=price&max_width=2400&type_of_product=диван прямой';
    const count = await apiCount(shop, query);
    // The address is there before the whole page.
    await expect.poll(() => names(page)).toHaveLength(count);
    expect(await field(page, 'Ширина до').inputValue()).toBe('2400');
    expect(await field(page, 'Ширина от').inputValue()).toBe('');
    expect(await box(page, /^Диван прямой/).isChecked()).toBe(true);
  }
});

it('what was typed before the script came counts', async ({ shop }) => {
  const page = await shop.open(BLANK, DESKTOP);
  const letGo = await holdScript(page);
  await page.goto(SOFAS);
  await hydrated(page, 'without chunks');
  await field(page, 'Ширина до').fill('2400');
  await box(page, /^В наличии/).check();
  letGo();
  await waitForSearch(page, { category: 'divany', max_width: '2400', in_stock: 'true' });
  await expect
    .poll(() => names(page))
    .toEqual(await apiNames(shop, 'category=divany&max_width=2400&in_stock=true'));
});
