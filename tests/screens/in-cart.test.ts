import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';

/** What is in the cart says so where it was added (row 53). */
const it = withMountedShop();
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

it('a product page says it of the chosen variant', async ({ shop }) => {
  const path = `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`;
  const page = await shop.open(path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Увеличить: ${sofa.name}` }).click();
  await main.getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByText('+2', { exact: true }).or(page.getByText('Добавлено')).first().waitFor();
  const group = main.getByRole('group', { name: `В корзине: ${sofa.name}` });
  await group.getByText('2', { exact: true }).waitFor();
  const others = main.getByRole('radiogroup').first().getByRole('radio', { checked: false });
  await others.first().click();
  await group.waitFor({ state: 'detached' });
});
