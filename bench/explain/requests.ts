import { randomBytes } from 'node:crypto';
import { accountCalls } from '#contracts/calls/account.ts';
import { cartCalls } from '#contracts/calls/cart.ts';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import { orderCalls } from '#contracts/calls/order.ts';
import { wishlistCalls } from '#contracts/calls/wishlist.ts';
import type { Category, Product } from '#contracts/catalog.ts';
import { searchParameters } from '#contracts/search-parameters.ts';
import { addresses } from '#storefront/addresses.ts';
import { phrases } from '../../tests/search/phrases.ts';
import { askedQueries } from '../../tests/search/queries.ts';
import { orderForm } from '../../tests/support/order-form.ts';
import { filteredQueries } from '../filtered-queries.ts';
import { seededRandom } from '../generated-shop.ts';
import type { OpenShop } from './open-shop.ts';
import { type Statement, statementsDuring } from './statements.ts';

/** A request of one kind, and its SQL statements. */
export interface Asked {
  readonly kind: string;
  readonly statements: readonly Statement[];
}

/** Number of requests of each kind. Each has another address or customer. */
const TIMES = 40;
const CUSTOMERS = 10;
const LINES = 5;
/** Number of past orders of a customer. */
const ORDERS = 20;
const PASSWORD = 'Тихая гавань 42';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly access?: string;
}

/** Sends requests of all kinds to a shop, one after another. */
export async function askEverything({ app, url, pool }: OpenShop): Promise<Asked[]> {
  const asked: Asked[] = [];
  async function ask<Answer>(kind: string, path: string, call: Call = {}): Promise<Answer> {
    const { method = 'GET', body, access } = call;
    const headers = access ? { authorization: `Bearer ${access}` } : {};
    let text = '';
    const statements = await statementsDuring(async () => {
      const answer = await app.inject({
        method,
        url: path,
        headers,
        ...(body && { payload: body }),
      });
      if (answer.statusCode >= 400) throw new Error(`${answer.statusCode} ${path} ${answer.body}`);
      text = answer.body;
    });
    asked.push({ kind, statements });
    return (text.startsWith('<') ? text : JSON.parse(text || 'null')) as Answer;
  }

  const random = seededRandom(11);
  const categories = await ask<Category[]>('API: categories', catalogCalls.listCategories.url);
  const list = (query: string) => `${catalogCalls.listProducts.url}?${query}`;
  const facets = (query: string) => `${catalogCalls.getFacets.url}?${query}`;
  for (const { slug } of categories) {
    await ask('page: list', addresses.products({ category: slug }));
    await ask('API: list of a category', list(`category=${slug}`));
    await ask('API: list by price', list(`category=${slug}&o=price&page=3`));
    await ask('API: facets of a category', facets(`category=${slug}`));
    await ask('page: home', addresses.home);
    await ask('API: new products', catalogCalls.listNewProducts.url);
  }
  for (const count of [1, 3]) {
    for (const query of await filteredQueries(url, count, random, TIMES)) {
      await ask(`API: list, filters: ${count}`, list(query));
      await ask(`API: facets, filters: ${count}`, facets(query));
    }
  }
  const everyFifth = <One>(all: readonly One[]) => all.filter((_, index) => index % 5 === 0);
  const words = everyFifth(askedQueries.map(({ query }) => query)).slice(0, TIMES);
  const said = everyFifth(phrases.map(({ phrase }) => phrase));
  for (const query of [...words, ...said]) {
    const text = String(searchParameters({ search: query }));
    await ask('API: search', list(text));
    await ask('API: suggestions', list(`page_size=5&${text}`));
    await ask('page: search', addresses.search(query));
  }
  const products: Product[] = [];
  const { rows } = await pool.query<{ slug: string }>(
    'SELECT slug FROM products WHERE id % (SELECT greatest(1, count(*) / 60) FROM products) = 0 ORDER BY id LIMIT 60',
  );
  for (const { slug } of rows) {
    await ask('page: product', addresses.product(slug));
    products.push(await ask('API: product', `${catalogCalls.listProducts.url}${slug}/`));
    await ask('API: similar products', `${catalogCalls.listProducts.url}${slug}/similar/`);
  }

  const toOrder = products
    .flatMap(({ variants }) => variants)
    .filter((one) => one.available && !one.in_stock);
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const email = `${randomBytes(8).toString('hex')}@example.ru`;
    const { access_token: access, user } = await ask<{
      access_token: string;
      user: { pk: number };
    }>('API: registration', accountCalls.register.url, {
      method: 'POST',
      body: { email, password1: PASSWORD, password2: PASSWORD },
    });
    await pool.query(
      `UPDATE orders SET customer_id = $1 WHERE id IN (
         SELECT id FROM orders WHERE id % 997 = $2 AND customer_id IS NOT NULL LIMIT $3)`,
      [user.pk, customer, ORDERS],
    );
    const body = { email, password: PASSWORD };
    await ask('API: login', accountCalls.login.url, { method: 'POST', body });
    await ask('API: user', accountCalls.getUser.url, { access });
    const lines = toOrder.slice(customer * LINES, (customer + 1) * LINES);
    const owner = new Map(
      products.flatMap((product) => product.variants.map((one) => [one.id, product.id])),
    );
    const cart_items = lines.map(({ id }) => ({ product: owner.get(id), variant: id }));
    const { cart_uuid } = await ask<{ cart_uuid: string }>(
      'API: cart, changed',
      cartCalls.replaceCart.url,
      {
        method: 'POST',
        body: { cart_items },
      },
    );
    await ask('API: cart, again', cartCalls.replaceCart.url, {
      method: 'POST',
      body: { cart_items, cart_uuid },
    });
    await ask('API: cart, read', cartCalls.getCart.url, { access });
    await ask('API: order', orderCalls.createOrder.url, {
      method: 'POST',
      body: orderForm(cart_uuid),
      access,
    });
    const orders = await ask<{ id: number }[]>(
      'API: orders of a customer',
      orderCalls.listOrders.url,
      {
        access,
      },
    );
    for (const { id } of orders.slice(0, 3)) {
      await ask('API: one order', orderCalls.getOrder.url.replace(':id', String(id)), { access });
    }
    const cancelled = orderCalls.cancelOrder.url.replace(':id', String(orders[0]?.id));
    await ask('API: order, cancelled', cancelled, { method: 'POST', access });
    const product_variant_ids = lines.map(({ id }) => id);
    await ask('API: wishlist, merged', wishlistCalls.merge.url, {
      method: 'POST',
      body: { product_variant_ids },
      access,
    });
    await ask('API: wishlist', wishlistCalls.list.url, { access });
  }
  return asked;
}
