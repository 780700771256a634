import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { inComparison } from '../support/stored-lists.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

const size = { dimensions_width: 2000, dimensions_height: 900 };

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, sofa.variant, {
    attributes: { ...size, dimensions_weight: 82.5, material: 'дуб', mechanism: 'книжка' },
  });
  await setVariant(shop.db, chair.variant, {
    attributes: { ...size, dimensions_height: 850, material: 'дуб', storage_niche: true },
  });
});

const scales = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Сравнить|В сравнении)$/ })
    .first();
const says = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();
const count = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();
const heads = (page: Page) =>
  page.getByRole('table').getByRole('columnheader').getByRole('link').allTextContents();
/** The cells beside a label, as they read. */
const row = async (page: Page, label: string) => {
  const cells = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');
  return (await cells.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
};
const labels = (page: Page) => page.getByRole('table').locator('tbody th').allTextContents();

interface Stored {
  variantId: number;
}
const stored = (page: Page): Promise<Stored[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]'));

/** A page of a guest who compares sofa and chair. */
const openComparison = () => shop.open('/compare', { stored: inComparison(sofa, chair) });

describe('the scales', () => {
  it('add the variant with all that is known of it, are kept over a reload, and remove §1.9 2.94 4.17-21 6.5', async () => {
    const page = await shop.open();
    await count(page, 'Сравнение');
    await page.goto(`/products/${sofa.productSlug}`);
    expect(await scales(page).textContent()).toBe('Сравнить');
    await scales(page).click();
    await says(page, 'В сравнение');
    await count(page, 'Сравнение, 1\u00a0товар');
    await expect
      .poll(() => stored(page))
      .toEqual([
        expect.objectContaining({
          productId: sofa.product,
          variantId: sofa.variant,
          productSlug: sofa.productSlug,
          variantSlug: sofa.variantSlug,
          name: sofa.name,
          price: 54_990,
          material: 'дуб',
          mechanism: 'книжка',
          dimensions: { width: 2000, height: 900, weight: 82.5 },
        }),
      ]);
    await page.reload();
    await expect.poll(() => scales(page).textContent()).toBe('В сравнении');
    expect(await scales(page).getAttribute('aria-pressed')).toBe('true');
    await scales(page).click();
    await says(page, 'Удалено из сравнения');
    expect(await stored(page)).toEqual([]);
  });

  it('work although the product cannot be read; its page reads it later', async () => {
    const page = await shop.open(`/products/${sofa.productSlug}`);
    await page.route('**/api/products/*/', (route) => route.abort());
    await scales(page).click();
    await says(page, 'В сравнение');
    await page.unroute('**/api/products/*/');
    await page.goto('/compare');
    await expect.poll(() => row(page, 'Материал')).toEqual(['Дуб']);
  });
});

describe('the comparison', () => {
  it('is empty at first, and has a way out §2.87 8.30', async () => {
    const page = await shop.open('/compare');
    await page.getByText('Нет товаров для сравнения.', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Выбрать мебель' }).click();
    await page.waitForURL('**/category/');
  });

  it('is a table with prices, attributes and dimensions that some thing has, with units §2.74 2.77 2.78', async () => {
    const page = await shop.open(BLANK);
    for (const { productSlug } of [sofa, chair]) {
      await page.goto(`/products/${productSlug}`);
      await scales(page).click();
      await says(page, 'В сравнение');
    }
    await page.goto('/compare');
    await expect.poll(() => heads(page)).toEqual([sofa.name, chair.name]);
    const link = page.getByRole('table').getByRole('link', { name: chair.name });
    expect(await link.getAttribute('href')).toBe(
      `/products/${chair.productSlug}/variant/${chair.variantSlug}`,
    );
    await expect.poll(() => row(page, 'Материал')).toEqual(['Дуб', 'Дуб']);
    expect(await row(page, 'Механизм')).toEqual(['Книжка', '—не указано']);
    expect(await row(page, 'Ширина')).toEqual(['2 000 мм', '2 000 мм']);
    expect(await row(page, 'Высота')).toEqual(['900 мм', '850 мм']);
    expect(await row(page, 'Вес')).toEqual(['82,5 кг', '—не указано']);
    expect((await row(page, 'Цена')).map((text) => text.replace(/₽.*/, '₽'))).toEqual([
      '54 990 ₽',
      '123,50 ₽',
    ]);
    expect(await labels(page)).toEqual(
      ['Цена', 'Размеры', 'Ширина', 'Высота', 'Вес'].concat([
        'Характеристики',
        'Материал',
        'Механизм',
        'Ниша для хранения',
      ]),
    );
    await page.getByRole('table').getByRole('button', { name: 'В корзину' }).first().click();
    await says(page, 'Добавлено');
  });

  it('shows only the rows that differ when asked to, and remembers it', async () => {
    const page = await openComparison();
    await page.getByRole('switch', { name: 'Только отличия' }).check();
    await expect
      .poll(() => labels(page))
      .toEqual(
        ['Цена', 'Размеры', 'Высота', 'Вес'].concat([
          'Характеристики',
          'Механизм',
          'Ниша для хранения',
        ]),
      );
    await page.reload();
    await expect.poll(() => labels(page)).toContain('Высота');
    expect(await page.getByRole('switch', { name: 'Только отличия' }).isChecked()).toBe(true);
    expect(await labels(page)).not.toContain('Ширина');
    await page.getByRole('switch', { name: 'Только отличия' }).uncheck();
    await expect.poll(() => labels(page)).toContain('Ширина');
  });

  it('brings back what was removed, one or all §2.85 2.86', async () => {
    const page = await openComparison();
    await page.getByRole('button', { name: `Удалить: ${sofa.name}` }).click();
    await expect.poll(() => heads(page)).toEqual([chair.name]);
    const beside = page.getByRole('button', { name: `Удалить: ${chair.name}` });
    expect(await beside.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => heads(page)).toEqual([sofa.name, chair.name]);

    await page.getByRole('button', { name: 'Удалить все' }).click();
    await page.getByText('Нет товаров для сравнения.', { exact: true }).waitFor();
    await count(page, 'Сравнение');
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect.poll(() => heads(page)).toEqual([sofa.name, chair.name]);
    await count(page, 'Сравнение, 2\u00a0товара');
  });

  it('reads prices anew, and tells what is no longer sold', async () => {
    const page = await openComparison();
    await setVariant(shop.db, sofa.variant, { priceKopecks: 6_000_000 });
    await setVariant(shop.db, chair.variant, { withdrawn: true });
    await page.reload();
    await expect
      .poll(async () => (await row(page, 'Цена')).map((text) => text.replace(/₽.*/, '₽')))
      .toEqual(['60 000 ₽', 'Больше не продаётся']);
    await setVariant(shop.db, sofa.variant, { priceKopecks: 5_499_000 });
    await setVariant(shop.db, chair.variant, { withdrawn: false });
  });

  it('survives whatever stands in the storage', async () => {
    const page = await shop.open(BLANK);
    for (const garbage of ['{', 'null', '[null, 1, {"productId": "x"}]', '{"a": 1}']) {
      await page.evaluate((text) => localStorage.setItem('compare', text), garbage);
      await page.goto('/compare');
      await page.getByText('Нет товаров для сравнения.', { exact: true }).waitFor();
    }
    await page.route('**/api/products/*/', (route) => route.abort());
    await page.evaluate(() =>
      localStorage.setItem(
        'compare',
        '[{"productId": 1, "variantId": 1, "name": "Стол", "room_type": "кухня", "material": {}, "drawers": "два", "brand": 7, "dimensions": 5}]',
      ),
    );
    await page.goto('/compare');
    await expect.poll(() => labels(page)).toEqual(['Цена']);
  });
});
