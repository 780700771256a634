import { describe, expect, it } from 'vitest';
import { type AttributeKey, attributeKeys, type VariantAttributes } from '#contracts/attributes.ts';
import { variantAttributes } from '#contracts/catalog.ts';
import { slug } from '#contracts/validation.ts';
import { demoCategories } from '../../db/demo/index.ts';

const products = demoCategories.flatMap((category) =>
  category.products.map((product) => ({ category: category.slug, product })),
);
const variants = products.flatMap(({ category, product }) =>
  product.variants.map((variant) => ({
    category,
    product,
    variant,
    a: variant.attributes as VariantAttributes,
    id: `${product.slug}/${variant.slug}`,
  })),
);
type Row = (typeof variants)[number];

const of = (...categories: string[]) => variants.filter((row) => categories.includes(row.category));
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const share = (part: unknown[], whole: unknown[]) => part.length / whole.length;
const typeOf = ({ a }: Row) => a.type_of_product ?? '';
const unfolds = ({ a }: Row) => a.mechanism !== undefined && a.mechanism !== 'нераскладной';
const isBed = (row: Row) => /^кроват/.test(typeOf(row));
const between = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;
const isChild = ({ brand, room_type, bed_type }: VariantAttributes) =>
  brand?.name === 'Шустрый стриж' && room_type?.includes('детская') && bed_type !== 'чердак';

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
  it('has the twenty categories of the shop', () => {
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
    expect(attributeKeys.filter((key) => !used.has(key))).toEqual([]);
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

describe('sizes', () => {
  it('let a bed hold its sleeping place', () => {
    for (const { id, a } of variants.filter(isBed)) {
      const { dimensions_width: w = 0, dimensions_depth: d = 0, bed_width = 0, bed_length = 0 } = a;
      expect([id, w > bed_width, d > bed_length]).toEqual([id, true, true]);
      expect([id, w < bed_width + 300, d < bed_length + 400]).toEqual([id, true, true]);
    }
  });

  it('make a mattress as large as its sleeping place', () => {
    for (const { id, a } of of('matrasyortopedicheskie')) {
      expect([id, a.dimensions_width, a.dimensions_depth, a.dimensions_height]).toEqual([
        id,
        a.bed_width,
        a.bed_length,
        a.dimensions_thickness,
      ]);
    }
  });

  it('let a sofa or an armchair unfold to its sleeping place', () => {
    const rows = of('divany', 'ofisnyedivany', 'kresla').filter(({ a }) => a.bed_width);
    for (const { id, a } of rows) {
      const width = Math.max(a.dimensions_width ?? 0, a.expanded_width ?? 0);
      const forward = (a.dimensions_depth ?? 0) + 1400;
      expect([id, (a.bed_width ?? 0) <= width]).toEqual([id, true]);
      expect([id, (a.bed_length ?? 0) <= Math.max(width, forward)]).toEqual([id, true]);
    }
  });

  it('give people room to sleep', () => {
    for (const { id, a } of variants.filter(({ a }) => a.sleeping_places && !isChild(a))) {
      const { sleeping_places: places = 0, bed_width = 0, bed_length = 0 } = a;
      expect([id, bed_length >= 1850]).toEqual([id, true]);
      const shared = /двухъярус|выкатн/.test(a.bed_type ?? '') ? 1 : places;
      expect([id, bed_width >= (shared === 2 ? 1200 : 700)]).toEqual([id, true]);
    }
  });

  it('put seats at the height of a knee', () => {
    for (const { id, a } of variants.filter(({ a }) => a.seat_height)) {
      expect([id, a.seat_height]).toEqual([id, expect.toSatisfy(between(300, 600))]);
      const low = Math.min(a.seat_width ?? 0, a.dimensions_width ?? 0);
      expect([id, low]).toEqual([id, a.seat_width ?? 0]);
      expect([id, (a.seat_depth ?? 0) <= (a.dimensions_depth ?? 0)]).toEqual([id, true]);
    }
  });

  it('let cupboards through a door and dressers along a wall', () => {
    for (const { id, a } of of('komodytumby')) {
      expect([id, a.dimensions_depth]).toEqual([id, expect.toSatisfy(between(250, 700))]);
    }
    for (const { id, a } of of('shkafy')) {
      expect([id, a.dimensions_height]).toEqual([id, expect.toSatisfy(between(1700, 2600))]);
      const corner = a.corner_width ? 1300 : 700;
      expect([id, a.dimensions_depth]).toEqual([id, expect.toSatisfy(between(300, corner))]);
    }
  });

  it('grow when unfolded', () => {
    for (const { id, a } of variants) {
      const { dimensions_width = 0, expanded_width = 9e9 } = a;
      expect([id, expanded_width > dimensions_width]).toEqual([id, true]);
    }
  });
});

describe('weights', () => {
  // Kilograms in a cubic metre of the box around the thing.
  it.each<[string, number, number]>([
    ['divany', 20, 70],
    ['krovat', 8, 60],
    ['kresla', 20, 80],
    ['shkafy', 35, 130],
    ['kitchen', 15, 80],
    ['stolstyl', 15, 100],
    ['komodytumby', 80, 250],
    ['pufy', 4, 120],
    ['ofisnyedivany', 20, 70],
    ['matrasyortopedicheskie', 30, 100],
    ['gostinye', 30, 160],
    ['kranu', 25, 3000],
    ['prihozhie', 8, 250],
    ['detskayamebel', 12, 120],
    ['komplectmebeli', 15, 100],
    ['vsedlyaobustroystvakukhni', 20, 300],
    ['zerkala', 200, 700],
    ['svetilniki', 5, 700],
    ['kovry', 50, 500],
    ['tekstil', 10, 400],
  ])('%s: %d to %d kg/m³', (category, low, high) => {
    for (const { id, a } of of(category)) {
      const { dimensions_width = 0, dimensions_height = 0, dimensions_depth = 0 } = a;
      const volume = dimensions_width * dimensions_height * dimensions_depth * 1e-9;
      const density = (a.dimensions_weight ?? 0) / volume;
      expect([id, density]).toEqual([id, expect.toSatisfy(between(low, high))]);
    }
  });
});

describe('prices', () => {
  it('are whole roubles that a shop would print', () => {
    for (const { id, variant } of variants) {
      expect([id, variant.price % 10]).toEqual([id, 0]);
      expect([id, variant.price]).toEqual([id, expect.toSatisfy(between(500, 400_000))]);
    }
  });

  it('fall by 5 to 30 percent, on about a fifth of the variants', () => {
    const reduced = variants.filter(({ variant }) => variant.originalPrice !== undefined);
    for (const { id, variant } of reduced) {
      const percent = (1 - variant.price / (variant.originalPrice ?? 0)) * 100;
      expect([id, percent]).toEqual([id, expect.toSatisfy(between(5, 30))]);
    }
    expect(share(reduced, variants)).toBeGreaterThan(0.15);
    expect(share(reduced, variants)).toBeLessThan(0.27);
  });

  const sizes = ['dimensions_width', 'dimensions_height', 'dimensions_depth'] as const;
  const isLarger = (one: VariantAttributes, other: VariantAttributes) =>
    sizes.every((key) => (one[key] ?? 0) >= (other[key] ?? 0)) &&
    sizes.some((key) => (one[key] ?? 0) > (other[key] ?? 0));
  const stuffOf = (a: VariantAttributes) =>
    JSON.stringify([
      a.upholstery_materials,
      a.material,
      a.body_material,
      a.countertop_material,
      a.facade_design,
    ]);

  it('and weights grow with the size of the same thing', () => {
    for (const larger of variants) {
      for (const smaller of variants) {
        if (larger.product !== smaller.product || !isLarger(larger.a, smaller.a)) continue;
        const pair = `${larger.id} > ${smaller.id}`;
        const heavier = (larger.a.dimensions_weight ?? 0) > (smaller.a.dimensions_weight ?? 0);
        expect([pair, heavier]).toEqual([pair, true]);
        if (stuffOf(larger.a) !== stuffOf(smaller.a)) continue;
        const dearer = larger.variant.price >= smaller.variant.price;
        expect([pair, dearer]).toEqual([pair, true]);
      }
    }
  });

  it('follow the segment of things of one kind', () => {
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const order = ['эконом', 'средний', 'премиум'];
    const kinds = [...new Set(variants.map((row) => `${row.category} ${typeOf(row)}`))];
    for (const kind of kinds) {
      const medians = order
        .map((segment) =>
          variants
            .filter((row) => `${row.category} ${typeOf(row)}` === kind)
            .filter(({ a }) => a.price_segment === segment)
            .map(({ variant }) => variant.price),
        )
        .filter((prices) => prices.length > 0)
        .map(median);
      expect([kind, medians]).toEqual([kind, [...medians].sort((a, b) => a - b)]);
    }
  });
});

describe('the shelf', () => {
  it('holds about a quarter of the variants, the rest is made to order', () => {
    const stocked = variants.filter(({ variant }) => variant.stock !== undefined);
    expect(share(stocked, variants)).toBeGreaterThan(0.2);
    expect(share(stocked, variants)).toBeLessThan(0.33);
    for (const { id, variant, a } of variants) {
      const { stock } = variant;
      if (stock === undefined) {
        expect([id, a.production_time_days]).toEqual([id, expect.toSatisfy(between(5, 60))]);
      } else {
        expect([id, stock > 0 && Number.isInteger(stock)]).toEqual([id, true]);
        expect([id, a.production_time_days]).toEqual([id, undefined]);
      }
    }
  });

  it('shows something new in a fifth of its products', () => {
    const fresh = products.filter(({ product }) => product.isNew);
    expect(share(fresh, products)).toBeGreaterThan(0.15);
    expect(share(fresh, products)).toBeLessThan(0.27);
  });
});
