import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readProfile, readRenewed, readTokens, readUser } from './accounts.ts';
import { readCart } from './cart.ts';
import { readFacetsAnswer } from './facets.ts';
import { id, number, type Reader, usable } from './json.ts';
import { readNewOrder } from './new-order.ts';
import { readOrders } from './orders.ts';
import { readProduct, readProductDetails, readProductPage, readProducts } from './products.ts';
import { readSettings } from './settings.ts';
import { readCategories, readCategory, readCategoryDetails } from './site.ts';
import { readWholeOrder } from './whole-order.ts';
import { readWishlist } from './wishlist.ts';

let logged = vi.spyOn(console, 'warn');
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const variant = { id: 5, slug: 'seryj', price: 54_990 };
const product = {
  id: 3,
  slug: 'onega',
  name: 'Онега',
  variants: [variant],
  first_variant: variant,
};
const nonsense = [null, undefined, true, 7, 'text', [], {}, [[]]];

const unusable: [string, Reader<unknown>, unknown[]][] = [
  ['a category', readCategory, [...nonsense, { id: 1, name: 'Диваны' }]],
  ['the details of a category', readCategoryDetails, nonsense],
  ['the categories', readCategories, [null, {}, 'text', [{}], [null, 7]]],
  ['the settings', readSettings, [null, undefined, 7, 'text']],
  [
    'a product',
    readProduct,
    [...nonsense, { id: 3 }, { name: 'Онега' }, { id: 'x', name: 'Онега' }],
  ],
  ['the details of a product', readProductDetails, nonsense],
  [
    'a page of products',
    readProductPage,
    [null, {}, 7, 'text', { results: {} }, [{}], { results: [{}] }],
  ],
  ['new products', readProducts, [null, {}, 'text', [{}]]],
  [
    'the facets',
    readFacetsAnswer,
    [...nonsense, { filters: [] }, { filters: null, without: null }],
  ],
  ['a user', readUser, [...nonsense, { pk: 0 }, { pk: null }, { email: 'anna@example.ru' }]],
  [
    'tokens',
    readTokens,
    [...nonsense, { access_token: 'a' }, { access_token: '', refresh_token: 'r' }],
  ],
  ['renewed tokens', readRenewed, [...nonsense, { refresh: 'r' }]],
  ['a profile', readProfile, [...nonsense, { detail: 'no' }]],
  ['a cart', readCart, [null, undefined, 7, 'text']],
  ['the orders', readOrders, [null, {}, 'text', [{}], [{ number: '1' }]]],
  ['an order', readWholeOrder, nonsense],
  [
    'the wishlist',
    readWishlist,
    [null, {}, 'text', [{}], [{ id: 1 }], [{ id: 1, product_variant: { id: 2 } }]],
  ],
];

it.each(
  unusable.flatMap(([name, read, answers]) =>
    answers.map((answer) => [name, JSON.stringify(answer), read, answer] as const),
  ),
)('%s cannot be read out of %s', (_name, _text, read, answer) => {
  expect(read(answer)).toBeNull();
});

it('an unusable answer is rejected with status 0, like a failed call', () => {
  expect(() => usable(null, 'cart')).toThrow(
    expect.objectContaining({ name: 'ShopError', status: 0 }),
  );
  expect(usable(0, 'cart')).toBe(0);
});

it('numbers are parsed from texts; an invalid amount is null', () => {
  expect(['54990.00', '54 990,5', 12.5, 0].map(number)).toEqual([54_990, 54_990.5, 12.5, 0]);
  expect(['', 'x', -1, Number.NaN, null, {}, [5], true].map(number)).toEqual(Array(8).fill(null));
  expect([1, '7', 0, 1.5, 2 ** 31, '-1'].map(id)).toEqual([1, 7, null, null, null, null]);
});

describe('a product', () => {
  it.each([[{}], [null], [{ id: 5 }], [{ price: 5 }], [{ id: 'x', price: 5 }]])(
    'is read without a variant such as %j §5.15',
    (broken) => {
      const read = readProduct({ ...product, variants: [broken, variant], first_variant: broken });
      expect(read).toMatchObject({ name: 'Онега', first_variant: null, price: null });
      expect(read?.variants.map(({ id }) => id)).toEqual([5]);
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('an entry of an answer is unusable'),
      );
    },
  );

  it.each([
    ['variants', null],
    ['photos', null],
    ['photos', [{}, null, { photo: '' }]],
    ['category', null],
    ['description', null],
    ['photo', null],
    ['is_new', 'yes'],
    ['slug', null],
  ])('is read where its %s is %j', (field, value) => {
    const read = readProduct({ ...product, [field]: value });
    expect(read).toMatchObject({
      id: 3,
      name: 'Онега',
      photos: [],
      description: '',
      is_new: false,
    });
    expect(read?.slug).toBe(field === 'slug' ? '3' : 'onega');
    expect(read?.variants).toHaveLength(field === 'variants' ? 0 : 1);
  });

  it('accepts prices as texts and finds its photo', () => {
    const texts = { ...variant, price: '54990.00', original_price: '60000.00', discount: '8' };
    const read = readProduct({ ...product, photos: [{ photo: '/1.jpg' }], first_variant: texts });
    expect(read).toMatchObject({ photo: '/1.jpg', price: 54_990 });
    expect(read?.first_variant).toMatchObject({
      price: 54_990,
      original_price: 60_000,
      discount: 8,
    });
  });

  it('keeps what is said of its photos', () => {
    const photo = { photo: '/1.jpg', preview: 'data:,', alt: 'Диван у окна' };
    const read = readProduct({
      ...product,
      variants: [{ ...variant, photos_variant: [photo, { photo: '/2.jpg', alt: null }] }],
    });
    expect(read?.variants[0]?.photos_variant).toEqual([photo, { photo: '/2.jpg' }]);
  });

  it('keeps the stated attributes of the registry, each with its type', () => {
    const stated = {
      dimensions_width: '2000',
      storage_niche: true,
      material: 'дуб',
      drawers: 2,
      upholstery_materials: ['лён', ''],
      room_type: 'спальня',
      color: { name: 'серый', hex: '#a1b2c3' },
    };
    const silent = {
      dimensions_height: null,
      seat_height: 0,
      tv_niche: 'нет',
      pattern: '',
      filling: {},
      included_items: [],
      brand: {},
      manufacturer: 'Россия',
      unheard_of: 'x',
    };
    const read = readProduct({ ...product, variants: [{ ...variant, ...stated, ...silent }] });
    const read0 = read?.variants[0];
    expect(read0).toMatchObject({
      dimensions_width: 2000,
      storage_niche: true,
      material: 'дуб',
      drawers: 2,
      upholstery_materials: ['лён'],
      room_type: ['спальня'],
      color: { name: 'серый', hex: '#a1b2c3' },
    });
    for (const key of Object.keys(silent)) expect(read0).not.toHaveProperty(key);
  });
});

describe('a page of products', () => {
  it('may be a plain list of all products', () => {
    expect(readProductPage([product, { ...product, id: 4 }])).toMatchObject({
      count: 2,
      next: null,
      previous: null,
      corrected_query: null,
      results: [{ id: 3 }, { id: 4 }],
    });
    expect(readProductPage([])).toMatchObject({ count: 0, results: [] });
  });

  it.each([
    [{ count: '21', results: [product, {}] }, 21, 1],
    [{ count: null, results: [product] }, 1, 1],
    [{ results: [product] }, 1, 1],
    [{ count: 0, results: null }, 0, 0],
  ])('is read out of %j', (answer, count, length) => {
    const read = readProductPage(answer);
    expect([read?.count, read?.results.length]).toEqual([count, length]);
  });
});

it('a category may have no photo and no parent; one that has no name is left out of the list', () => {
  const sofas = { id: 1, slug: 'divany', name: 'Диваны', photo: '', icon: 'shapes', tint: 'pine' };
  expect(
    readCategories([
      { id: '1', slug: 'divany', name: 'Диваны', photo: null },
      { ...sofas, parent: 'myagkaya' },
      { id: 2 },
    ]),
  ).toEqual([
    { ...sofas, parent: null },
    { ...sofas, parent: 'myagkaya' },
  ]);
  expect(readCategories([])).toEqual([]);
});

it('settings that are missing or null are empty or have their default', () => {
  const nulls = Object.fromEntries(Object.keys(readSettings({}) ?? {}).map((key) => [key, null]));
  expect(readSettings(nulls)).toEqual(readSettings({}));
  expect(readSettings(nulls)).toMatchObject({
    phone: '',
    email: '',
    telegram: '',
    consent: 'note',
    slides: [],
    home_category_ids: [10, 19, 13, 14, 6, 7],
    new_arrival_category_ids: [1, 2, 3],
  });
  expect(readSettings({ home_category_ids: [] })?.home_category_ids).toEqual([]);
});

it('a user is known by the pk', () => {
  expect(readUser({ pk: '7' })).toEqual({ pk: 7, email: '', first_name: '', last_name: '' });
});

it('renewed tokens may lack the refresh token', () => {
  expect(readRenewed({ access: 'a' })).toEqual({ access: 'a', refresh: undefined });
});

it('one field is enough for a profile', () => {
  expect(readProfile({ middle_name: 'Ивановна', gender: 'x', birth_date: 'x' })).toMatchObject({
    midle_name: 'Ивановна',
    middle_name: 'Ивановна',
    first_name: '',
    gender: '',
    birth_date: null,
  });
  expect(readProfile({ birth_date: '1990-05-01T00:00:00Z' })?.birth_date).toBe('1990-05-01');
  expect(readProfile({ first_name: null })).toMatchObject({
    first_name: '',
    email_confirmed: null,
  });
  expect(readProfile({ email: 'a', email_confirmed: false })?.email_confirmed).toBe(false);
});

describe('a cart', () => {
  it.each([[{}], [{ cart_items: null }], [{ cart_items: {} }], [{ cart_items: [{}] }], [[]]])(
    'of %j does not say what is in it',
    (answer) => {
      expect(readCart(answer)).toEqual({ cart_uuid: null, cart_items: null });
    },
  );

  it('needs only product, variant and price in each line', () => {
    const line = { product: 3, variant: 5, price: '54990.00' };
    expect(readCart({ cart_uuid: 'u', cart_items: [line, { product: 3 }] })).toMatchObject({
      cart_uuid: 'u',
      cart_items: [{ ...line, price: 54_990, quantity: 1, available: true, left: null, photo: '' }],
    });
    expect(readCart({ cart_items: [] })?.cart_items).toEqual([]);
  });
});

describe('an order', () => {
  it.each([
    [201, {}],
    [201, null],
    [200, { orderId: 7 }],
    [200, { orderId: 'a-7' }],
  ])('is created by HTTP %i and %j, with nothing known of it', (status, answer) => {
    expect(readNewOrder(status, answer)).toEqual({
      number: null,
      total_price: null,
      amount_due: null,
      availability_unconfirmed: false,
      letter_withheld: false,
      order_url: null,
      payment_url: null,
    });
  });

  it.each([[{}], [null], [{ orderId: null }], [{ detail: 'no' }]])(
    'is not created by HTTP 200 and %j',
    (answer) => {
      expect(readNewOrder(200, answer)).toBeNull();
    },
  );

  it('in the history needs only an id', () => {
    expect(
      readOrders([{ id: 9 }, {}, { id: 10, creation_date: 'x', total_price: '5.50' }]),
    ).toMatchObject([
      { id: 9, number: '9', creation_date: null, total_price: null, list_of_product_images: [] },
      { id: 10, creation_date: null, total_price: 5.5 },
    ]);
    expect(readOrders([])).toEqual([]);
  });

  it('has the details that the answer contains', () => {
    const line = { name: 'Онега', price: null, quantity: 0 };
    expect(
      readWholeOrder({ id: 9, list_of_products: [line, {}], delivery_cost: '0' }),
    ).toMatchObject({
      list_of_products: [{ name: 'Онега', price: null, quantity: 1, product_slug: '' }],
      delivery_cost: 0,
      amount_due: null,
      city: '',
      comment: null,
    });
    expect(readWholeOrder({ id: 9, list_of_products: null })?.list_of_products).toEqual([]);
    expect(readWholeOrder({ id: 9 })?.delivery_cost).toBeNull();
  });

  it('can be cancelled when can_cancel is true; without that field, while it waits for payment', () => {
    const waiting = { id: 9, payment_status: 'waiting_for_payment' };
    const orders = [waiting, { ...waiting, can_cancel: false }, { id: 9, payment_status: 'paid' }];
    expect(readOrders(orders)?.map((order) => order.can_cancel)).toEqual([true, false, false]);
  });
});

it('entries of a wishlist without a variant are left out', () => {
  const entry = { id: 1, product_variant: { id: 5, price: '10.00', product: { id: 3 } } };
  expect(readWishlist([entry, { id: 2 }, { id: 3, product_variant: null }])).toMatchObject([
    { id: 1, product_variant: { id: 5, price: 10, product: { id: 3, slug: '' }, available: true } },
  ]);
});
