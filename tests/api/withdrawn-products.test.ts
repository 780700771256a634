import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { DAY } from '#platform/time/duration.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { movedProducts, products } from '../../src/modules/catalog/tables.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { readPage } from '../support/html.ts';

const PHOTO = '/pictures/divan.jpg';

const it = withShop(async () => ({ storefront: await builtStorefront() }));
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await shop.db.update(products).set({ photo: PHOTO }).where(eq(products.id, sofa.product));
  await setWithdrawn(true);
});

const setWithdrawn = (withdrawn: boolean) =>
  shop.db.update(products).set({ withdrawn }).where(eq(products.id, sofa.product));
const rename = (slug: string) =>
  shop.db.update(products).set({ slug }).where(eq(products.id, chair.product));
const open = async (address: string) => {
  const { statusCode, body, headers } = await shop.app.inject(address);
  return { statusCode, body, page: readPage(body), location: headers.location };
};

it('the API says what a withdrawn product was', async () => {
  const answer = await shop.app.inject(`/api/products/${sofa.productSlug}/`);
  expect([answer.statusCode, answer.json()]).toEqual([
    410,
    {
      detail: 'Этот товар больше не продаётся.',
      code: 'product_withdrawn',
      product: {
        name: sofa.name,
        slug: sofa.productSlug,
        category: { slug: 'divany', name: 'Диваны' },
        photo: PHOTO,
        price: 54_990,
        code: sofa.code,
        attributes: expect.objectContaining({ type_of_product: expect.any(String) }),
        characteristics: [],
        leads_to: null,
        is_long_gone: false,
      },
    },
  ]);
  expect((await shop.app.inject(`/api/products/${sofa.product}/`)).statusCode).toBe(410);
});

it('its page says that it is gone and shows goods like it, and after a month tells search engines', async () => {
  const address = `/products/${sofa.productSlug}`;
  const { statusCode, body, page } = await open(address);
  expect([statusCode, page.headings]).toEqual([200, [sofa.name]]);
  expect(body).toContain('Этот товар больше не продаётся.');
  expect(body).toContain('Похожие товары');
  // What it was: picture, article and characteristics; no price and no button to buy.
  const own = body.slice(
    body.indexOf('class="withdrawn'),
    body.indexOf('aria-labelledby="similar"'),
  );
  expect(own).toContain(PHOTO);
  expect(own).toContain(sofa.code);
  expect(own).toMatch(/class="details"><section><h2>[^<]+<.h2><dl><div><dt>/);
  expect(own).not.toMatch(/₽|В корзину/);
  expect(body.match(/class="product-card"/g)).toHaveLength(8);
  expect(page.data.map((one) => one['@type'])).not.toContain('Product');
  expect((await open(`${address}/variant/${sofa.variantSlug}`)).page.headings).toEqual([sofa.name]);

  const withdrawnAt = new Date(Date.now() - 31 * DAY);
  await shop.db.update(products).set({ withdrawnAt }).where(eq(products.id, sofa.product));
  expect((await open(address)).statusCode).toBe(410);
  await setWithdrawn(false);
  expect(await open(address)).toMatchObject({ statusCode: 200, page: { headings: [sofa.name] } });
  expect((await shop.app.inject(`/api/products/${sofa.productSlug}/`)).statusCode).toBe(200);
  await setWithdrawn(true);
  expect((await open(address)).statusCode).toBe(200);
});

it('the addresses of a former slug lead to the product, however often it moves', async () => {
  const former = chair.productSlug;
  await rename('taburet-dlya-sauny');
  await rename('taburet-dlya-hamama');
  for (const slug of [former, 'taburet-dlya-sauny']) {
    expect(await open(`/products/${slug}`)).toMatchObject({
      statusCode: 301,
      location: '/products/taburet-dlya-hamama',
    });
  }
  expect(await open(`/products/${former}/variant/${chair.variantSlug}`)).toMatchObject({
    statusCode: 301,
    location: `/products/taburet-dlya-hamama/variant/${chair.variantSlug}`,
  });
  expect((await shop.app.inject(`/api/products/${former}/`)).json().id).toBe(chair.product);
  await rename(former);
  expect((await open(`/products/${former}`)).statusCode).toBe(200);
  await shop.db.delete(movedProducts);
  expect((await open('/products/taburet-dlya-sauny')).statusCode).toBe(404);
});

it('the address of a withdrawn variant shows another one, and says so', async () => {
  const [other] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await setWithdrawn(false);
  await setVariant(shop.db, other.variant, { withdrawn: true });
  const { statusCode, body } = await open(
    `/products/${other.productSlug}/variant/${other.variantSlug}`,
  );
  expect(statusCode).toBe(200);
  expect(body).toContain('Такого варианта больше нет.');
  expect((await open(`/products/${other.productSlug}`)).body).not.toContain('Такого варианта');
});
