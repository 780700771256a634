import { beforeAll, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { productDetails, productPage } from '../../src/contracts/catalog.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { builtStorefront } from '../../src/server/storefront-source.ts';
import { throwError } from '../support/database-url.ts';
import { emptyCatalogue, importFeed } from '../support/feed.ts';
import { readPage } from '../support/html.ts';

const it = withShop(async () => ({ storefront: await builtStorefront() }));
const { shop } = fixturesOf(it);

const goods = `Артикул;Название;Категория;Цена;Группа;Вариант;Остаток;Цвет
Ч-1;Диван Честер;Диваны для дачи;9000;ч;беж;нет;бежевый
Ч-2;Диван Честер;Диваны для дачи;5000;ч;син;2;синий
Ч-3;Диван Честер;Диваны для дачи;4000;ч;зел;под заказ;синий
М-1;Диван Мартин;Диваны для дачи;6000;м;беж;нет;бежевый
М-2;Диван Мартин;Диваны для дачи;7000;м;син;нет;синий`;

beforeAll(async () => {
  await emptyCatalogue(shop.db);
  const { pool, close } = connectDatabase(shop.databaseUrl, 2, throwError);
  await importFeed(pool, goods);
  await close();
});

const list = async (query = '') =>
  productPage
    .parse((await shop.app.inject(`/api/products/?category=divany-dlya-dachi${query}`)).json())
    .results.map(({ name, price, first_variant: first }) => [name, first?.code, price]);
const sellerOf = async (address: string) =>
  readPage((await shop.app.inject(address)).body).data.find((one) => one['@type'] === 'Product');

it('a product is shown by its first variant that can be ordered, and by its first when all are sold out', async () => {
  expect(await list('&search=диван%20честер')).toEqual([['Диван Честер', 'Ч-2', 5000]]);
  expect(await list()).toEqual([
    ['Диван Мартин', 'М-1', 6000],
    ['Диван Честер', 'Ч-2', 5000],
  ]);
});

it('sorted and filtered lists show and sort by the variant that can be ordered', async () => {
  expect(await list('&o=price')).toEqual([
    ['Диван Честер', 'Ч-2', 5000],
    ['Диван Мартин', 'М-1', 6000],
  ]);
  expect(await list('&color=синий')).toEqual([
    ['Диван Мартин', 'М-2', 7000],
    ['Диван Честер', 'Ч-2', 5000],
  ]);
  expect(await list('&color=бежевый&search=честер')).toEqual([['Диван Честер', 'Ч-1', 9000]]);
});

it('its page, structured data and a cart without a variant open on the same one', async () => {
  const product = productDetails.parse(
    (await shop.app.inject('/api/products/divan-chester/')).json(),
  );
  expect([product.first_variant?.code, product.price]).toEqual(['Ч-2', 5000]);
  expect(product.photo).toBe(product.first_variant?.photo);
  expect(await sellerOf('/products/divan-chester')).toMatchObject({
    sku: 'Ч-2',
    offers: { price: '5000.00', availability: 'https://schema.org/InStock' },
  });
  expect(await sellerOf('/products/divan-martin')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  const cart = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/cart/',
    payload: { cart_items: [{ product: product.id, variant: null, quantity: 1 }] },
  });
  expect(cart.json().cart_items[0].variant).toBe(product.first_variant?.id);
});
