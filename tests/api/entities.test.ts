import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { shownKeys } from '../../src/contracts/attributes.ts';
import type { Product } from '../../src/contracts/catalog.ts';
import { productPhotos, variants } from '../../src/modules/catalog/tables.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { callAsGuest, signIn, type TestCustomer } from '../support/customer.ts';
import { allAttributes } from '../support/every-attribute.ts';
import { cartLine } from '../support/order-form.ts';

/** The entities of the specification as the API speaks of them, each field by its name. */
const it = withShop();
const { shop } = fixturesOf(it);
let anna: TestCustomer;
let sofa: SomeVariant;

beforeAll(async () => {
  anna = await signIn(shop, 'anna@example.ru', { isNew: true });
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

const ADDRESS = expect.stringMatching(/^\/\S+$/);
const SOME_ID = expect.any(Number);
const get = async (url: string) => (await shop.app.inject({ url })).json();
const sofaByApi = () => get(`/api/products/${sofa.productSlug}/`);

describe('the catalogue', () => {
  it('site settings: telegram, phone and email are the owner’s §3.1-3', async () => {
    const contacts = {
      telegram: 'https://t.me/drugaya_gornitsa',
      phone: '+7 (000) 111-11-11',
      email: 'owner@example.ru',
    };
    const { telegram, phone, email } = contacts;
    await shop.db.execute(
      sql`UPDATE site_settings SET telegram = ${telegram}, phone = ${phone}, email = ${email}`,
    );
    expect(await get('/callback/site-settings/')).toMatchObject(contacts);
  });

  it('a category: id, slug, name and photo §3.4-7', async () => {
    const more = { parent: null, icon: 'sofa', tint: 'pine' };
    const sofas = { id: 1, slug: 'divany', name: 'Диваны', photo: ADDRESS, ...more };
    expect(await get('/api/category/divany/')).toEqual(sofas);
    expect((await get('/api/category/'))[0]).toEqual(sofas);
  });

  it('a product: its own fields, photos, category, variants and the first of them §3.8-17', async () => {
    const photos = ['/drawings/categories/sofa.svg', '/drawings/categories/bed.svg'];
    await shop.db
      .insert(productPhotos)
      .values(photos.map((photo, position) => ({ productId: sofa.product, position, photo })));
    const product = await sofaByApi();
    expect(product).toMatchObject({
      id: sofa.product,
      slug: sofa.productSlug,
      name: sofa.name,
      photo: ADDRESS,
      description: expect.stringMatching(/[а-я]{3}/),
      photos: photos.map((photo) => ({ photo })),
      category: { slug: 'divany', name: 'Диваны' },
      first_variant: { id: sofa.variant },
      price: 54_990,
    });
    expect(product.variants.length).toBeGreaterThan(1);
    expect(product.variants[0]).toEqual(product.first_variant);
  });

  it('a variant: its own fields, photos, prices before and after the discount §3.18-29', async () => {
    await setVariant(shop.db, sofa.variant, { originalPriceKopecks: 6_000_000 });
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, sofa.variant));
    const { first_variant: variant, description } = await sofaByApi();
    expect(variant).toMatchObject({
      id: sofa.variant,
      slug: sofa.variantSlug,
      code: row?.code,
      photo: ADDRESS,
      photos_variant: expect.arrayContaining([{ photo: ADDRESS }]),
      product_photo: ADDRESS,
      price: 54_990,
      oldPrice: 60_000,
      original_price: 60_000,
      discount: 8,
      description,
      productSlug: sofa.productSlug,
    });
  });

  it('every variant of every product carries the photo of its product §3.23', async () => {
    const { results }: { results: Product[] } = await get('/api/products/?page_size=100');
    for (const { photo, variants: all } of results) {
      expect(new Set(all.map(({ product_photo: one }) => one))).toEqual(new Set([photo]));
    }
  });

  it('a variant says whatever it states of every attribute §3.30-61 3.64-103', async () => {
    expect(Object.keys(allAttributes).toSorted()).toEqual(shownKeys.toSorted());
    await setVariant(shop.db, sofa.variant, { attributes: allAttributes });
    expect((await sofaByApi()).first_variant).toMatchObject(allAttributes);
  });
});

it('a wishlist entry: id and product_variant, added by product_variant_id §3.136-144', async () => {
  await anna.call('POST', '/api/wishlist/', { product_variant_id: sofa.variant });
  expect((await anna.call('GET', '/api/wishlist/')).json()).toMatchObject([
    {
      id: SOME_ID,
      product_variant: {
        id: sofa.variant,
        slug: sofa.variantSlug,
        product: { id: sofa.product, slug: sofa.productSlug },
        product_name: sofa.name,
        price: 54_990,
        photo: ADDRESS,
        product_photo: ADDRESS,
      },
    },
  ]);
});

const pushCart = async () =>
  (await anna.call('POST', '/api/orders/cart/', { cart_items: [cartLine(sofa, 2)] })).json();

it('a cart: cart_uuid and cart_items §3.127-135', async () => {
  expect(await pushCart()).toMatchObject({
    cart_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    cart_items: [
      {
        product: sofa.product,
        variant: sofa.variant,
        quantity: 2,
        price: 54_990,
        product_name: sofa.name,
        photo: ADDRESS,
        product_slug: sofa.productSlug,
        variant_slug: sofa.variantSlug,
      },
    ],
  });
});

describe('an order', () => {
  const fields = {
    customer_name: 'Пётр Примерович Образцов',
    email: 'petr@example.ru',
    phone_number: '+70000000000',
    address: 'ул. Образцовая, д. 1',
    city: 'Примерск',
    delivery_type: 'new_post',
    department_number: '12',
    comment: 'Позвоните заранее',
    telegram: '@petr_example',
    whatsapp: '+7 000 000-00-00',
    payment_type: 'partial',
  };

  async function order(change: object = {}): Promise<number> {
    const { cart_uuid } = await pushCart();
    const body = { ...fields, ...change, cart_uuid };
    return (await anna.call('POST', '/api/orders/order-create/', body)).json().orderId;
  }

  it('keeps every field that it was created with §3.145-156', async () => {
    const id = await order();
    const { rows } = await shop.db.execute(sql`SELECT * FROM orders WHERE id = ${id}`);
    expect(rows).toEqual([expect.objectContaining(fields)]);
  });

  it('in the history: states, sum, date and pictures; in its details everything else §3.168-179 3.181-185 9.28', async () => {
    const id = await order();
    const history = (await anna.call('GET', '/api/orders/history/')).json();
    const summary = {
      id,
      status_order: 'new',
      status_order_display: 'Новый',
      payment_status: 'waiting_for_payment',
      payment_status_display: 'Ожидается',
      creation_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      total_price: 109_980,
      list_of_product_images: [
        { product_id: sofa.product, variant_id: sofa.variant, photo: ADDRESS },
      ],
    };
    expect(history[0]).toMatchObject(summary);
    const { customer_name, phone_number, email, address, city, department_number } = fields;
    const contact = { customer_name, phone_number, email, address, city, department_number };
    expect((await anna.call('GET', `/api/orders/history/${id}/`)).json()).toMatchObject({
      ...summary,
      ...contact,
      list_of_products: [
        {
          name: sofa.name,
          photo: ADDRESS,
          price: 54_990,
          quantity: 2,
          product_id: sofa.product,
          variant: sofa.variant,
        },
      ],
      delivery_type: 'new_post',
      delivery_cost: null,
      payment_method: 'partial',
      pickup_location: null,
    });
  });

  it('picked up by the customer: where, and what delivery costs §3.177 3.180 3.186 9.28', async () => {
    const id = await order({ delivery_type: 'pickup' });
    await shop.db.execute(sql`UPDATE orders SET delivery_cost_kopecks = 0 WHERE id = ${id}`);
    await shop.db.execute(sql`UPDATE site_settings SET address = 'г. Примерск, склад 2'`);
    expect((await anna.call('GET', `/api/orders/history/${id}/`)).json()).toMatchObject({
      delivery_type: 'pickup',
      pickup_location: 'г. Примерск, склад 2',
      delivery_cost: 0,
    });
  });
});

describe('a customer', () => {
  const AUTH = '/api/dj-rest-auth';
  const password = 'Тихая гавань 42';
  const tokens = { access_token: expect.any(String), refresh_token: expect.any(String) };

  it('registers by email, password1 and password2, signs in by email and password: both answer two tokens §3.198-201', async () => {
    const email = 'boris@example.ru';
    const registration = { email, password1: password, password2: password };
    const registered = await callAsGuest(shop, 'POST', `${AUTH}/registration/`, registration);
    expect(registered.json()).toMatchObject(tokens);
    const login = await callAsGuest(shop, 'POST', `${AUTH}/login/`, { email, password });
    expect(login.json()).toMatchObject(tokens);
  });

  it('has a pk §3.187', async () => {
    expect((await anna.call('GET', `${AUTH}/user/`)).json()).toMatchObject({ pk: anna.id });
  });

  it('is male, female or says nothing §3.191 9.29', async () => {
    for (const gender of ['male', 'female', '']) {
      const answer = await anna.call('PUT', `${AUTH}/profile/`, { gender });
      expect(answer.json()).toMatchObject({ gender });
    }
    const refused = await anna.call('PUT', `${AUTH}/profile/`, { gender: 'other' });
    expect(refused.json()).toEqual({
      gender: ['Допустимые значения: male, female или пустая строка'],
      code: 'invalid',
    });
  });
});
