import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { inFlat, setPackages, twoPackages } from '../support/ways-in.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let packed: SomeVariant;
let plain: SomeVariant;
let unknown: SomeVariant;

beforeAll(async () => {
  [packed, plain, unknown] = (await pickVariants(shop.db, [5_499_000, 12_350, 99_000])) as [
    SomeVariant,
    SomeVariant,
    SomeVariant,
  ];
  await setPackages(shop.db, packed.variant, twoPackages);
  for (const { variant } of [plain, unknown]) await setPackages(shop.db, variant, []);
  const sofa = { dimensions_width: 2000, dimensions_depth: 900, dimensions_height: 700 };
  await setVariant(shop.db, plain.variant, { attributes: sofa });
  await setVariant(shop.db, unknown.variant, { attributes: { dimensions_width: 2000 } });
});

const QUESTION = 'Пройдёт ли в квартиру?';

async function openPanel({ productSlug, variantSlug }: SomeVariant, stored = {}) {
  const page = await shop.open(`/products/${productSlug}/variant/${variantSlug}`, { stored });
  await page.getByRole('button', { name: QUESTION }).click();
  const dialog = page.getByRole('dialog', { name: QUESTION });
  await dialog.getByRole('region', { name: 'Ответ' }).waitFor();
  return { page, dialog };
}

describe('the panel of the way in', () => {
  it('says of each package where it does not pass and how much is missing, and draws the worst', async () => {
    const { dialog } = await openPanel(packed);
    await dialog.getByText('Место 1 пройдёт', { exact: true }).waitFor();
    await dialog
      .getByText(/^\d+.×.\d+.×.\d+.см$/)
      .first()
      .waitFor();
    await dialog.getByText('Место 2 не пройдёт в лифт: не хватает 210 мм').waitFor();
    await dialog.getByRole('img', { name: 'Место 2. Лифт' }).waitFor();
    await dialog.getByRole('button', { name: 'Место 1: чертёж' }).click();
    await dialog.getByRole('img', { name: /^Место 1\./ }).waitFor();
  });

  it('answers for the way as it is typed: places switched off, another cabin, other measures', async () => {
    const { dialog } = await openPanel(packed);
    await dialog.getByRole('switch', { name: 'Лифт' }).click();
    await dialog.getByText('Место 2 пройдёт, наклонно — в поворот коридора').waitFor();
    const flat = dialog.getByRole('group', { name: 'Дверь квартиры' });
    await flat.getByLabel('Ширина, см').fill('46,5');
    await dialog.getByText('Место 2 не пройдёт в дверь квартиры: не хватает 45 мм').waitFor();
    await flat.getByLabel('Ширина, см').fill('abc');
    await flat.getByText('От 30 до 600 см').waitFor();
    await dialog.getByText('Исправьте размеры, и мы посчитаем.').waitFor();
    for (const name of ['Дверь подъезда', 'Поворот коридора', 'Дверь квартиры']) {
      await dialog.getByRole('switch', { name }).click();
    }
    await dialog.getByText('Включите хотя бы одно место на пути.').waitFor();
    await dialog.getByRole('switch', { name: 'Лифт' }).click();
    await dialog.getByLabel('Кабина').selectOption('own');
    const lift = dialog.getByRole('group', { name: 'Лифт' });
    await lift.getByLabel('Высота, см').fill('240');
    await dialog.getByText('Место 2 пройдёт', { exact: true }).waitFor();
  });

  it('takes the thing itself where no packages are stated, and says so', async () => {
    const { dialog } = await openPanel(plain);
    await dialog
      .getByText(/^Товар целиком (?:не\s)?пройдёт/)
      .first()
      .waitFor();
    await dialog.getByText('Размеры упаковки не указаны').waitFor();
  });

  it('keeps measures in the browser, marks the page with them, and removes them', async () => {
    const { page, dialog } = await openPanel(packed);
    await dialog.getByRole('button', { name: 'Сохранить размеры' }).click();
    await dialog.getByText('Размеры хранятся в этом браузере.').waitFor();
    const stored = () => page.evaluate(() => localStorage.getItem('way_in'));
    await expect.poll(stored).toContain('"entrance":{"width":900,"height":2050}');
    await page.getByRole('button', { name: 'Пройдёт в квартиру без лифта' }).waitFor();
    await dialog.getByRole('button', { name: 'Удалить размеры' }).click();
    await expect.poll(stored).toBeNull();
    await page.getByRole('button', { name: QUESTION }).waitFor();
  });
});

describe('goods without known sizes', () => {
  it('claim nothing, on their page and their card', async () => {
    const path = `/products/${unknown.productSlug}/variant/${unknown.variantSlug}`;
    const page = await shop.open(path, { stored: inFlat() });
    await page.getByRole('heading', { level: 1, name: unknown.name }).waitFor();
    expect(await page.getByRole('button', { name: /ройдёт/ }).count()).toBe(0);
  });

  it('and a stored way that nobody can read is no way', async () => {
    const { dialog } = await openPanel(packed, { way_in: '{"flat":{"width":"широкая"}}' });
    await dialog.getByText('Включите хотя бы одно место на пути.').waitFor();
  });
});
