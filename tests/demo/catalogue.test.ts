import { describe, expect, it } from 'vitest';
import { type AttributeKey, shownKeys } from '#contracts/attributes.ts';
import { variantAttributes } from '#contracts/catalog.ts';
import { slug } from '#contracts/validation.ts';
import { demoCategories } from '../../db/demo/index.ts';
import {
  idsOf,
  isBed,
  of,
  products,
  type Row,
  repeated,
  typeOf,
  unfolds,
  variants,
} from './rows.ts';

const furniture: AttributeKey[] = [
  'type_of_product',
  'entity',
  'brand',
  'room_type',
  'price_segment',
  'features',
  'dimensions_width',
  'dimensions_height',
  'dimensions_depth',
  'dimensions_weight',
  'material',
  'color',
  'manufacturer',
  'warranty_period_months',
];
const seat: AttributeKey[] = ['seat_width', 'seat_height', 'seat_depth'];
const berth: AttributeKey[] = ['sleeping_places', 'bed_width', 'bed_length'];
const facade: AttributeKey[] = ['facade_color', 'facade_design', 'facade_thickness'];
const sofa: AttributeKey[] = [
  ...seat,
  'armrests',
  'max_load',
  'upholstery_materials',
  'filling',
  'mechanism',
  'storage_niche',
];

describe('what the shop sells', () => {
  it('has the twenty categories of the shop §1.2', () => {
    expect(demoCategories.map(({ id, slug }) => `${id} ${slug}`)).toEqual([
      '1 divany',
      '2 krovat',
      '3 kresla',
      '4 shkafy',
      '5 kitchen',
      '6 stolstyl',
      '7 komodytumby',
      '8 pufy',
      '9 ofisnyedivany',
      '10 matrasyortopedicheskie',
      '11 gostinye',
      '12 kranu',
      '13 prihozhie',
      '14 detskayamebel',
      '15 komplectmebeli',
      '16 vsedlyaobustroystvakukhni',
      '17 zerkala',
      '18 svetilniki',
      '19 kovry',
      '20 tekstil',
    ]);
  });

  it('is large enough to browse', () => {
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(variants.length).toBeGreaterThanOrEqual(420);
    for (const { slug, products: some } of demoCategories) {
      expect([slug, some.length >= 6]).toEqual([slug, true]);
    }
    for (const { product } of products) {
      expect([product.slug, product.variants.length >= 2]).toEqual([product.slug, true]);
    }
  });

  it('names everything once', () => {
    expect(repeated(products.map(({ product }) => product.slug))).toEqual([]);
    expect(repeated(products.map(({ product }) => product.name))).toEqual([]);
    expect(repeated(products.map(({ product }) => /«(.+)»/.exec(product.name)?.[1] ?? ''))).toEqual(
      [],
    );
    expect(repeated(idsOf(variants))).toEqual([]);
    expect(repeated(variants.map(({ product, variant }) => product.slug + variant.name))).toEqual(
      [],
    );
    expect(repeated(variants.map(({ variant }) => variant.code))).toEqual([]);
  });

  it('has addresses and articles of one form', () => {
    for (const { product } of products) expect(slug.safeParse(product.slug).success).toBe(true);
    for (const { variant } of variants) {
      expect(slug.safeParse(variant.slug).success).toBe(true);
      expect(variant.code).toMatch(/^[A-Z]{3}-\d{4}-\d{2}$/);
    }
  });
});

describe('what it says', () => {
  it.each(products.map(({ product }) => [product.slug, product] as const))('%s', (_, product) => {
    expect(product.name).toMatch(/^[А-ЯЁ][а-яёА-ЯЁ -]+ «[А-ЯЁ][а-яё]+(?: [а-яё]+)?»$/);
    expect(product.description.length).toBeGreaterThan(100);
    expect(product.description.length).toBeLessThan(420);
    const sentences = product.description.split(/(?<=[.!?])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(product.description).not.toMatch(/"| - | {2}|[a-z]{4}|\.\.\./);
    expect(product.description).toMatch(/\.$/);
  });

  it('never says the same twice', () => {
    const sentences = products.flatMap(({ product }) => product.description.split(/(?<=[.!?])\s+/));
    expect(repeated(sentences)).toEqual([]);
    const openings = sentences.map((sentence) => sentence.split(' ').slice(0, 4).join(' '));
    expect(repeated(openings)).toEqual([]);
  });
});

describe('attributes', () => {
  it('are those of the registry', () => {
    for (const { id, a } of variants) {
      const { error } = variantAttributes.safeParse(a);
      expect([id, error?.issues ?? []]).toEqual([id, []]);
    }
  });

  it('use the whole registry', () => {
    const used = new Set(variants.flatMap(({ a }) => Object.keys(a)));
    // The shop has no constructor, so its goods do not promise one.
    expect(shownKeys.filter((key) => !used.has(key))).toEqual(['has_3d_constructor']);
  });

  it.each<[string, AttributeKey[], ((row: Row) => boolean)?]>([
    ['divany', [...sofa, 'armrest_width', 'armrest_height']],
    ['divany', berth, unfolds],
    ['ofisnyedivany', [...sofa, 'legs_material', 'legs_color']],
    ['ofisnyedivany', berth, unfolds],
    [
      'krovat',
      [...berth, 'bed_type', 'bed_type_form', 'mattress_base', 'max_load', 'storage_niche'],
    ],
    ['kresla', [...seat, 'armrests', 'max_load', 'upholstery_materials', 'filling']],
    ['kresla', [...berth, 'mechanism', 'storage_niche'], (row) => /кровать/.test(typeOf(row))],
    ['shkafy', ['body_material', ...facade, 'facade_with_showcase', 'doors_count']],
    ['shkafy', ['mechanism', 'width_options'], (row) => /купе/.test(typeOf(row))],
    ['shkafy', ['corner_width', 'angle_variants'], (row) => /углов/.test(typeOf(row))],
    [
      'kitchen',
      [
        'body_material',
        ...facade,
        'facade_with_showcase',
        'countertop_material',
        'countertop_color',
        'drawers',
        'doors_count',
        'upper_modules',
        'lower_modules',
      ],
    ],
    ['kitchen', ['corner_width', 'angle_variants'], (row) => /углов/.test(typeOf(row))],
    ['stolstyl', ['max_load', 'legs_material', 'legs_color']],
    ['stolstyl', ['countertop_material', 'countertop_color'], ({ a }) => a.entity === 'столы'],
    ['stolstyl', [...seat, 'armrests'], ({ a }) => a.entity === 'стулья'],
    ['komodytumby', ['body_material', ...facade]],
    ['komodytumby', ['drawers'], (row) => /комод|прикроват/.test(typeOf(row))],
    ['komodytumby', ['tv_niche', 'doors_count', 'max_load'], (row) => /ТВ/.test(typeOf(row))],
    ['pufy', ['max_load', 'upholstery_materials', 'filling', 'storage_niche']],
    ['pufy', ['seat_height'], (row) => !/мешок/.test(typeOf(row))],
    [
      'matrasyortopedicheskie',
      [
        ...berth,
        'dimensions_thickness',
        'mattress_hardnesses',
        'max_load',
        'cover',
        'filling',
        'winter_summer_effect',
      ],
    ],
    [
      'gostinye',
      [
        'body_material',
        ...facade,
        'facade_with_showcase',
        'doors_count',
        'tv_niche',
        'furniture_set',
      ],
      (row) => /стенка/.test(typeOf(row)),
    ],
    ['kranu', ['mechanism', 'thread_size', 'product_thread']],
    ['kranu', ['ball'], (row) => /шаров/.test(typeOf(row))],
    [
      'prihozhie',
      ['body_material', 'facade_color', 'facade_design', 'doors_count'],
      (row) => !/вешалка/.test(typeOf(row)),
    ],
    ['detskayamebel', ['gender']],
    ['detskayamebel', [...berth, 'bed_type', 'mattress_base', 'max_load'], isBed],
    ['komplectmebeli', ['furniture_set']],
    [
      'vsedlyaobustroystvakukhni',
      ['included_items', 'thread_size'],
      (row) => /мойка/.test(typeOf(row)),
    ],
    ['zerkala', ['included_items']],
    ['svetilniki', ['interior_style']],
    ['kovry', ['dimensions_thickness', 'pattern']],
    ['tekstil', ['pattern']],
  ])('let people filter %s by %j', (category, keys, which = () => true) => {
    const rows = of(category).filter(which);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, a } of rows) {
      const missing = [...furniture, ...keys].filter((key) => a[key] === undefined);
      expect([id, missing]).toEqual([id, []]);
    }
  });

  it('give every country and thread one number', () => {
    const numbered = variants.flatMap(({ a }) => [
      ...(a.manufacturer ? [`country ${a.manufacturer.id}=${a.manufacturer.country}`] : []),
      ...(a.thread_size ? [`size ${a.thread_size.id}=${a.thread_size.inches}`] : []),
      ...(a.product_thread ? [`type ${a.product_thread.id}=${a.product_thread.thread_type}`] : []),
    ]);
    const pairs = [...new Set(numbered)];
    expect(repeated(pairs.map((pair) => pair.split('=')[0] ?? ''))).toEqual([]);
    expect(repeated(pairs.map((pair) => pair.replace(/\d+=/, '')))).toEqual([]);
  });
});
