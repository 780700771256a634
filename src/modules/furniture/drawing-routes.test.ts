import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect } from 'vitest';
import { productPage } from '#contracts/catalog.ts';
import { variants } from '#modules/catalog/tables.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let ids: number[];

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const compare = (variants: string) =>
  get(`/drawings/compare.svg?variants=${encodeURIComponent(variants)}`);

beforeAll(async () => {
  const page = productPage.parse((await get('/api/products/?category=divany')).json());
  ids = page.results.flatMap(({ variants }) => variants.map(({ id }) => id)).slice(0, 5);
});

it('follows the colour in the name of a variant that states none', async () => {
  const path = '/drawings/products/divan-pryamoj-onega/shenill-olivkovyj/photo.svg';
  const drawn = async (name: string) => {
    await shop.db
      .update(variants)
      .set({
        name,
        attributes: { dimensions_width: 2000, dimensions_height: 900, dimensions_depth: 900 },
      })
      .where(eq(variants.slug, 'shenill-olivkovyj'));
    return get(path);
  };
  const [red, blue] = [await drawn('Велюр, красный'), await drawn('Велюр, синий')];
  expect([red.statusCode, blue.statusCode]).toEqual([200, 200]);
  expect(blue.headers.etag).not.toBe(red.headers.etag);
  expect(blue.body).not.toBe(red.body);
});

describe('the comparison of drawings', () => {
  it.each([2, 3, 4])('shows %i variants in the order asked for', async (count) => {
    const asked = ids.slice(0, count).reverse();
    const answer = await compare(asked.join(','));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('max-age');
    expect(answer.body.match(/data-box=/g)).toHaveLength(count);
    const turned = await compare(asked.toReversed().join(','));
    expect(turned.body).not.toBe(answer.body);
  });

  it('refuses a wrong list with a 400 that names the parameter', async () => {
    const [a, b] = ids;
    const wrong = [`${a}`, ids.join(','), `${a},${a}`, 'a,b', `${a},`, `${a};${b}`, `0,${a}`];
    const queries = [...wrong, `${a},9999999999`, `${a},-1`, '', `${a}, ${b}`];
    for (const query of queries) {
      const answer = await compare(query);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json()).toEqual({
        variants: [expect.stringMatching(/[а-я]/i)],
        code: 'invalid',
      });
    }
    for (const address of ['', `?variants=${a}&variants=${b}`]) {
      const answer = await get(`/drawings/compare.svg${address}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        variants: [expect.stringMatching(/[а-я]/i)],
        code: 'invalid',
      });
    }
  });

  it('does not find an unknown variant', async () => {
    const answer = await compare(`${ids[0]},2147483647`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: 'Такого товара нет.', code: 'product_not_found' },
    ]);
  });
});

it('draws both views of a variant, and no other', async () => {
  const [sample] = productPage.parse((await get('/api/products/?category=kranu')).json()).results;
  const base = `/drawings/products/${sample?.slug}/${sample?.first_variant?.slug}`;
  for (const view of ['photo', 'dimensions']) {
    expect((await get(`${base}/${view}.svg`)).statusCode).toBe(200);
  }
  expect((await get(`${base}/side.svg`)).statusCode).toBe(404);
  expect((await get('/drawings/products/net/net/photo.svg')).statusCode).toBe(404);
});

it('answers 304 to who has a drawing already, and another tag for another view', async () => {
  const [sample] = productPage.parse((await get('/api/products/?category=divany')).json()).results;
  const base = `/drawings/products/${sample?.slug}/${sample?.first_variant?.slug}`;
  const [photo, sizes] = [await get(`${base}/photo.svg`), await get(`${base}/dimensions.svg`)];
  expect(photo.headers.etag).not.toBe(sizes.headers.etag);
  const again = await shop.app.inject({
    url: `${base}/photo.svg`,
    headers: { 'if-none-match': photo.headers.etag },
  });
  expect(again.statusCode).toBe(304);
  expect(sizes.body).toContain('data-part="thing"');
  expect(photo.body).toContain('>Схема</text>');
});
