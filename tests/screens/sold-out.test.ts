import { beforeAll, beforeEach, expect } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';
import { signedInAs } from '../support/signed-in.ts';
import { inCart, inComparison, inWishlist, storedLine } from '../support/stored-lists.ts';

const it = withMountedShop();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;
let customer: TestCustomer;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  customer = await signIn(shop, 'anna@example.ru', { isNew: true });
  for (const { variant } of [sofa, chair]) {
    await customer.call('POST', '/api/wishlist/', { product_variant_id: variant });
  }
});
beforeEach(() => setStock(null));

const setStock = (stock: number | null) => setVariant(shop.db, sofa.variant, { stock });
const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

it.each([
  ['guest', () => ({ stored: inWishlist(sofa, chair) }), '/wishlist'],
  ['customer', () => signedInAs(customer), '/account/wishlist'],
] as const)(
  'the wishlist of a %s says what is sold out, and offers the rest',
  async (_who, options, path) => {
    await setStock(0);
    const page = await shop.open(path, options());
    const entry = ({ name }: SomeVariant) =>
      page.getByRole('list', { name: 'Товары в избранном' }).getByRole('article', { name });
    const gone = entry(sofa).getByRole('button', { name: 'Нет в наличии' });
    await gone.waitFor();
    expect(await gone.isDisabled()).toBe(true);
    await entry(chair).getByRole('button', { name: 'В корзину' }).waitFor();
    await setStock(1);
    await page.reload();
    await entry(sofa).getByRole('button', { name: 'В корзину' }).waitFor();
  },
);

it('so does the comparison', async () => {
  await setStock(0);
  const page = await shop.open('/compare', { stored: inComparison(sofa, chair) });
  await mainButton(page, 'Нет в наличии').waitFor();
  expect(await mainButton(page, 'Нет в наличии').isDisabled()).toBe(true);
  await mainButton(page, 'В корзину').waitFor();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]'));
  const soldOut = async () => (await stored()).map((one: { soldOut?: true }) => one.soldOut);
  expect((await soldOut()).filter(Boolean)).toEqual([true]);
  await setStock(null);
  await page.reload();
  await expect.poll(soldOut).toEqual([undefined, undefined]);
});

it('the cart says how many are left where that matters', async () => {
  await setStock(5);
  const page = await shop.open('/cart/', { stored: inCart(sofa, chair) });
  const line = page
    .getByRole('list', { name: 'Товары в корзине' })
    .getByRole('listitem')
    .filter({ hasText: sofa.name });
  await line.getByText('Осталось 5 шт.', { exact: true }).waitFor();
  await setStock(6);
  await page.reload();
  await line.getByText('Осталось').waitFor({ state: 'detached' });
  await setStock(3);
  await page.reload();
  await line.getByText('Осталось 3 шт.', { exact: true }).waitFor();
});

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';

it('cart and checkout say stock or term as the product page does, the former price and the gain', async () => {
  await setVariant(shop.db, sofa.variant, {
    attributes: { production_time_days: 21, production_time_days_from: 14 },
    originalPriceKopecks: 6_000_000,
  });
  await setVariant(shop.db, chair.variant, { stock: 20, originalPriceKopecks: null });
  const product = await shop.open(`/products/${sofa.productSlug}`);
  await product.getByText('Под заказ, 14–21\u00a0день', { exact: true }).first().waitFor();

  const cart = await shop.open('/cart/', { stored: inCart(sofa, chair) });
  const line = ({ name }: SomeVariant) =>
    cart
      .getByRole('list', { name: 'Товары в корзине' })
      .getByRole('listitem')
      .filter({ hasText: name });
  await line(sofa).getByText('Под заказ, 14–21\u00a0день', { exact: true }).waitFor();
  await line(chair).getByText('В наличии', { exact: true }).waitFor();
  expect(plain(await line(sofa).textContent())).toContain('60 000,00 ₽Выгода 5 010,00 ₽');
  expect(plain(await line(chair).textContent())).not.toContain('Выгода');
  await cart.getByRole('spinbutton', { name: `Количество: ${sofa.name}` }).fill('2');
  await expect
    .poll(async () => plain(await cart.getByRole('complementary').first().textContent()))
    .toContain('Ваша выгода 10 020,00 ₽');

  await cart.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).first().click();
  const order = cart.getByRole('complementary').filter({ hasText: 'Ваш заказ' });
  await order.waitFor();
  const said = plain(await order.textContent());
  expect(said).toContain('Под заказ, 14–21 день');
  expect(said).toContain('120 000,00 ₽Выгода 10 020,00 ₽');
  expect(said).toContain('В наличии');
  expect(said).toContain('Ваша выгода 10 020,00 ₽');
  await setVariant(shop.db, sofa.variant, { originalPriceKopecks: null });
});

it('the checkout learns stock and term anew, and what is set aside has its own', async () => {
  await setStock(20);
  const stored = {
    cart: JSON.stringify([storedLine(sofa)]),
    cart_deferred: JSON.stringify([storedLine(chair)]),
  };
  const page = await shop.open('/cart/', { stored });
  await page.getByRole('list', { name: 'Отложено' }).getByText('В наличии').waitFor();
  await page.getByRole('list', { name: 'Товары в корзине' }).getByText('В наличии').waitFor();
  await setStock(2);
  await page.goto('/checkout/');
  await page.getByText('Осталось\u00a02\u00a0шт.', { exact: true }).waitFor();
});

it('what is sold out is set aside, cannot be ticked, and comes back when there is some again', async () => {
  await setStock(0);
  const page = await shop.open('/cart/', { stored: inCart(sofa, chair) });
  const aside = page.getByRole('region', { name: 'Отложено' });
  await aside.getByText('Нет в наличии', { exact: true }).waitFor();
  // Nothing here can be ticked, so nobody is asked to.
  await aside.getByText('Сейчас эти товары не купить.').waitFor();
  const box = page.getByRole('checkbox', { name: `Выбрать: ${sofa.name}` });
  expect(await box.isDisabled()).toBe(true);
  expect(await box.isChecked()).toBe(false);
  await page.getByText('1 товар на сумму').waitFor();
  await setStock(1);
  await page.reload();
  await box.check();
  await page.getByText('2 товара на сумму').waitFor();
});
