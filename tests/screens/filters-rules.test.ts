import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { Product, Variant } from '../../src/contracts/catalog.ts';
import { box, chips, field, names, region, waitForSearch } from '../support/filter-screen.ts';
import { BLANK } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

/** Products on a page of a list. */
const PAGE_SIZE = 20;

const it = withMountedShop();
const { shop } = fixturesOf(it);
let page: Page;

beforeAll(async () => {
  page = await shop.open(BLANK);
});

const list = (category: string, more = '') => `/products/?category=${category}${more}`;

/** One page for all: each test begins with an address of its own. */
async function openList(category: string, more = ''): Promise<void> {
  await page.goto(list(category, more));
  await field(page, 'Цена от').waitFor();
}

async function productsOf(category: string): Promise<Product[]> {
  const { results } = (await shop.app.inject(`/api${list(category, '&page_size=100')}`)).json();
  return results;
}

/** The names of the products some variant of which is so, in the order of the list. */
const having = (products: Product[], is: (variant: Variant) => boolean) =>
  products.filter(({ variants }) => variants.some(is)).map(({ name }) => name);

describe('the fields between two limits', () => {
  it.each([
    ['Цена', 'price', (one: Variant) => one.price],
    ['Ширина', 'width', (one: Variant) => one.dimensions_width],
    ['Высота', 'height', (one: Variant) => one.dimensions_height],
    ['Глубина', 'depth', (one: Variant) => one.dimensions_depth],
    ['Ширина спального места', 'bed_width', (one: Variant) => one.bed_width],
    ['Длина спального места', 'bed_length', (one: Variant) => one.bed_length],
  ])('«%s» takes what lies between, the limits included §5.16', async (label, name, measure) => {
    const products = await productsOf('divany');
    const values = products
      .flatMap(({ variants }) => variants.flatMap((one) => measure(one) ?? []))
      .sort((a, b) => a - b);
    const [min = 0, max = 0] = [values[Math.floor(values.length / 3)], values.at(-2)];
    await openList('divany');
    await field(page, `${label} от`).fill(String(min));
    await field(page, `${label} до`).fill(String(max));
    await waitForSearch(page, {
      category: 'divany',
      [`min_${name}`]: String(min),
      [`max_${name}`]: String(max),
    });
    const expected = having(products, (one) => {
      const value = measure(one);
      return value !== undefined && value >= min && value <= max;
    });
    const first = expected.slice(0, PAGE_SIZE);
    await page.getByText(`Показано ${first.length} из ${expected.length}`).waitFor();
    expect(await names(page)).toEqual(first);
  });

  it('show between which values there is anything', async () => {
    const prices = (await productsOf('pufy')).flatMap(({ variants }) =>
      variants.map((one) => one.price),
    );
    await openList('pufy');
    const shown = await Promise.all(
      ['Цена от', 'Цена до'].map((name) => field(page, name).getAttribute('placeholder')),
    );
    expect(shown.map((text) => Number(text?.replace(/\s/g, '')))).toEqual([
      Math.min(...prices),
      Math.max(...prices),
    ]);
  });
});

it('sleeping places must be exactly as many §5.17', async () => {
  const products = await productsOf('krovat');
  await openList('krovat');
  await region(page)
    .getByRole('group', { name: 'Спальных мест' })
    .getByRole('checkbox', { name: /^2 / })
    .check();
  await waitForSearch(page, { category: 'krovat', sleeping_places: '2' });
  const expected = having(products, (one) => one.sleeping_places === 2);
  expect(expected.length).toBeLessThan(products.length);
  await page.getByText(`Показано ${expected.length} из`).waitFor();
  expect(await names(page)).toEqual(expected);
});

it('the name is any part of it, in small letters or large §5.18', async () => {
  const products = await productsOf('divany');
  await openList('divany');
  await field(page, 'Название').fill('ВОЛ');
  await waitForSearch(page, { category: 'divany', name: 'ВОЛ' });
  const expected = products.map(({ name }) => name).filter((name) => /вол/i.test(name));
  await page.getByText(`Показано ${expected.length} из`).waitFor();
  expect(await names(page)).toEqual(expected);
  expect(expected).toContain('Диван угловой «Волхов»');
});

it('a niche takes what fits into it with the sides that are known', async () => {
  const products = await productsOf('komodytumby');
  await openList('komodytumby');
  await field(page, 'Ширина ниши').fill('1000');
  await field(page, 'Глубина ниши').fill('450');
  await waitForSearch(page, { category: 'komodytumby', fit_width: '1000', fit_depth: '450' });
  const expected = having(
    products,
    (one) => (one.dimensions_width ?? 9999) <= 1000 && (one.dimensions_depth ?? 9999) <= 450,
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(products.length);
  await page.getByText(`Показано ${expected.length} из`).waitFor();
  expect(await names(page)).toEqual(expected);
  expect((await chips(page).allTextContents())[0]).toBe(
    'Ниша: ширина\u00a0100\u00a0см, глубина\u00a045\u00a0см',
  );
  await field(page, 'Высота ниши').fill('1');
  await page.getByRole('link', { name: /^Без ограничения по размерам ниши\s— / }).waitFor();
});

it('beds that are all as long have the filter of their length §5.16 5.19', async () => {
  const products = await productsOf('krovat');
  const lengths = products.flatMap(({ variants }) => variants.map((one) => one.bed_length));
  expect([...new Set(lengths)]).toEqual([2000]);
  await openList('krovat');
  await field(page, 'Длина спального места от').fill('2001');
  await page.getByText('No products found for selected filters.', { exact: true }).waitFor();
  await field(page, 'Длина спального места от').fill('2000');
  await page.getByText(`Показано ${products.length} из ${products.length}`).waitFor();
});

it('bed sizes are asked for only where beds are sold §5.19', async () => {
  for (const category of ['krovat', 'divany', 'detskayamebel']) {
    await openList(category, '&min_bed_width=600');
    expect([category, await field(page, 'Ширина спального места от').inputValue()]).toEqual([
      category,
      '600',
    ]);
  }
  for (const category of ['kresla', 'matrasyortopedicheskie', 'komplectmebeli']) {
    await openList(category, '&min_bed_width=1&max_bed_length=2');
    expect([category, await region(page).locator('[name*=bed_]').count()]).toEqual([category, 0]);
    expect(await chips(page).count()).toBe(0);
    expect((await names(page)).length).toBe(Math.min(20, (await productsOf(category)).length));
  }
});

describe('the list of filters of a category §2.11', () => {
  it.each([
    ['kitchen', 'countertop_material', 'Материал столешницы'],
    ['komplectmebeli', 'furniture_set', 'Состав набора'],
    ['pufy', 'upholstery_materials', 'Обивка'],
    ['shkafy', 'doors_count', 'Дверей'],
    ['stolstyl', 'legs_material', 'Материал ножек'],
    ['ofisnyedivany', 'armrests', 'Подлокотники'],
    ['matrasyortopedicheskie', 'mattress_hardnesses', 'Жёсткость матраса'],
    ['gostinye', 'body_material', 'Материал корпуса'],
    ['detskayamebel', 'gender', 'Для кого'],
    ['prihozhie', 'furniture_set', 'Состав набора'],
    ['kresla', 'mechanism', 'Механизм'],
    ['komodytumby', 'drawers', 'Ящиков'],
    ['divany', 'mechanism', 'Механизм'],
    ['krovat', 'bed_type', 'Тип кровати'],
    ['kranu', 'thread_size', 'Размер резьбы'],
  ])('%s asks for %s §9.44-57 9.59', async (category, name, label) => {
    await openList(category);
    const options = region(page)
      .getByRole('group', { name: label, exact: true, includeHidden: true })
      .locator(`input[name=${name}]`);
    expect(await options.count()).toBeGreaterThan(1);
    const value = (await options.first().getAttribute('value')) ?? '';
    await openList(category, `&${name}=${encodeURIComponent(value)}`);
    expect(await options.and(page.locator(':checked')).count()).toBe(1);
  });

  it('vsedlyaobustroystvakukhni asks for nothing of its own §9.58', async () => {
    await openList('vsedlyaobustroystvakukhni');
    await field(page, 'Цена от').waitFor();
    expect(await region(page).locator('summary').count()).toBe(0);
    expect(await region(page).getByRole('checkbox').count()).toBe(2);
  });
});

it('a card leads to the variant that passed', async () => {
  const isOther = ({ color }: Variant, [first]: Variant[]) => color?.name !== first?.color?.name;
  const product = (await productsOf('divany')).find(({ variants }) =>
    variants.some((one) => isOther(one, variants)),
  );
  const passing = product?.variants.find((one) => isOther(one, product.variants));
  const colour = passing?.color?.name;
  await openList('divany', `&color=${colour}`);
  const card = page.getByRole('article', { name: product?.name ?? '', exact: true });
  expect(await card.locator('img').getAttribute('src')).toBe(passing?.photo);
  await card.getByRole('link').click();
  await page.waitForURL(`**/products/${product?.slug}/variant/${passing?.slug}`);
  await openList('divany');
  expect(await card.getByRole('link').getAttribute('href')).toBe(`/products/${product?.slug}`);
});

describe('an address that makes no sense is put right', () => {
  it.each([
    [
      'limits that changed places',
      '&min_price=90000&max_price=20000',
      'min_price=20000&max_price=90000',
    ],
    ['letters in a number', '&min_price=abc&max_width=12x', ''],
    ['10,000 characters', `&name=${'д'.repeat(10_000)}`, `name=${'д'.repeat(200)}`],
    ['10,000 digits', `&min_price=${'9'.repeat(10_000)}`, ''],
    ['unknown keys', '&foo=1&__proto__=2&filters[]=3', ''],
    ['an emoji', '&name=%F0%9F%9B%8B&color=%F0%9F%9B%8B', ''],
    ['SQL', "&color=' OR 1=1 --&name=x'; DROP TABLE products", "name=x'; DROP TABLE products"],
    ['a regular expression', '&name=(a%2B)%2B[&color=(.*)*x', 'name=(a%2B)%2B['],
    ['a NUL', '&name=%00&color=%00', ''],
    [
      'the same twice',
      '&in_stock=true&in_stock=true&color=голубой&color=голубой',
      'color=голубой&in_stock=true',
    ],
    ['a page far away', '&in_stock=true&page=999999', 'in_stock=true'],
  ])('%s', async (_what, odd, right) => {
    await openList('krovat', odd);
    const { count } = (
      await shop.app.inject(`/api/products/?category=krovat&${encodeURI(right)}`)
    ).json();
    expect(await names(page)).toHaveLength(count);
    const parameters = new URLSearchParams(right);
    for (const [name, value] of parameters) {
      const input = region(page)
        .locator(`[name="${name}"]`)
        .and(page.locator(`[type=text], [value="${value}"]`));
      expect([name, await input.inputValue()]).toEqual([name, value]);
    }
    expect(await box(page, /./).and(page.locator(':checked')).count()).toBe(
      ['color', 'in_stock'].filter((name) => parameters.has(name)).length,
    );
  });

  it('and so is what is typed, when the field is left', async () => {
    await openList('divany');
    await page.clock.pauseAt(Date.now());
    await field(page, 'Цена от').fill('90 000');
    await field(page, 'Цена до').fill('20000');
    await page.clock.runFor(300);
    await waitForSearch(page, { category: 'divany', min_price: '20000', max_price: '90000' });
    expect(await field(page, 'Цена от').inputValue()).toBe('90 000');
    await field(page, 'Название').focus();
    await expect.poll(() => field(page, 'Цена от').inputValue()).toBe('20000');
    expect(await field(page, 'Цена до').inputValue()).toBe('90000');
    await page.clock.resume();
    await field(page, 'Ширина до').fill('abc');
    await field(page, 'Название').focus();
    await region(page).getByText('Введите размер числом').waitFor();
    expect(await field(page, 'Ширина до').inputValue()).toBe('abc');
  });
});
