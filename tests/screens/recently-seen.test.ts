import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';

const it = withMountedShop();
let sofa: SomeVariant;
let chair: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
});

it('what was opened in this browser is offered on products, in the cart and where a page is missing', async ({
  shop,
}) => {
  const page = await shop.open(`/products/${sofa.productSlug}`);
  const seen = page.getByRole('region', { name: 'Вы смотрели' });
  const isRemembered = ({ productSlug }: SomeVariant) =>
    expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently_seen')))
      .toContain(productSlug);
  expect(await seen.count()).toBe(0);
  await isRemembered(sofa);
  await page.goto(`/products/${chair.productSlug}`);
  await seen.getByRole('link', { name: sofa.name }).waitFor();
  expect(await seen.getByRole('link', { name: chair.name }).count()).toBe(0);
  await isRemembered(chair);
  await page.goto('/cart/');
  await seen.getByRole('link', { name: chair.name }).waitFor();
  await page.goto('/');
  const column = page.getByRole('complementary', { name: 'Мы на связи' });
  await column.getByRole('link', { name: chair.name }).waitFor();
  await page.goto('/net-takoj-stranicy');
  await page.getByRole('main').getByRole('link', { name: 'Диваны', exact: true }).waitFor();
  await seen.getByRole('link', { name: sofa.name }).click();
  await page.getByRole('heading', { level: 1, name: sofa.name }).waitFor();
});

it('a password can be shown, and is found by its label alone', async ({ shop }) => {
  const page = await shop.open('/login');
  const field = page.getByLabel('Пароль');
  await field.fill('tajna-1234');
  await page.getByRole('button', { name: 'Показать' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Скрыть' }).click();
  expect(await field.getAttribute('type')).toBe('password');
  expect(await field.inputValue()).toBe('tajna-1234');
});
