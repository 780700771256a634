import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../db/demo/read-catalogue.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A catalogue of one category, read from these files. */
function read(goods: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'gornitsa-demo-'));
  folders.push(folder);
  mkdirSync(join(folder, 'catalogue'));
  const categories = [{ id: 8, slug: 'pufy', name: 'Пуфы' }];
  writeFileSync(join(folder, 'categories.json'), JSON.stringify(categories));
  for (const [name, data] of Object.entries(goods)) {
    writeFileSync(join(folder, 'catalogue', name), JSON.stringify(data));
  }
  return readCatalogue(pathToFileURL(`${folder}/`));
}

const variant = (slug: string, own: Record<string, unknown>) => ({
  slug,
  code: `PUF-${slug}`,
  name: slug,
  price: 5000,
  ...own,
});

const pouf = (...variants: unknown[]) => ({
  'pufy.json': {
    products: [
      {
        slug: 'puf-kochka',
        name: 'Пуф «Кочка»',
        description: 'Низкий пуф.',
        attributes: { dimensions_width: 450, legs_material: 'массив бука' },
        variants,
      },
    ],
  },
});

const attributesOf = (own: Record<string, unknown>) =>
  read(pouf(variant('velyur', own)))[0]?.products[0]?.variants[0]?.attributes;

describe('attributes of a product', () => {
  it('are those of each variant', () => {
    expect(attributesOf({})).toEqual({ dimensions_width: 450, legs_material: 'массив бука' });
  });

  it('give way to what a variant states', () => {
    expect(attributesOf({ attributes: { dimensions_width: 520 } })).toEqual({
      dimensions_width: 520,
      legs_material: 'массив бука',
    });
  });

  it('are dropped by null', () => {
    expect(attributesOf({ attributes: { legs_material: null } })).toEqual({
      dimensions_width: 450,
    });
  });
});

describe('a wrong file', () => {
  const place = 'pufy.json is refused\n  product puf-kochka, variant velyur, ';

  it.each([
    ['an unknown attribute', { attributes: { colour: 'red' } }, 'attributes: .*colour'],
    [
      'a wrong value',
      { attributes: { color: { name: 'серый', hex: 'grey' } } },
      'attributes.color.hex: ',
    ],
    [
      'null without an attribute to drop',
      { attributes: { armrests: null } },
      'attributes.armrests: ',
    ],
    ['a discount that is none', { originalPrice: 4000 }, 'originalPrice: must be above the price'],
    ['an unknown field', { weight: 5 }, '.*weight'],
  ])('is refused for %s, and named to the field', (_, own, message) => {
    expect(() => attributesOf(own)).toThrow(new RegExp(place + message));
  });

  it('is refused where it is missing, or where no category lists it', () => {
    expect(() => read({})).toThrow(/catalogue\/pufy\.json: ENOENT/);
    expect(() => read({ ...pouf(variant('velyur', {})), 'kreslo.json': {} })).toThrow(
      'categories.json does not list kreslo.json',
    );
  });
});
