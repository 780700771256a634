import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { classify, type ModelInput } from '#furniture';
import { primitivesOf } from '../../../packages/furniture/read-glb.ts';
import { demoProducts, make } from './demo-models.ts';

/** The shape of a model at its proportions: the same for two things that differ by size or colour alone. */
async function shapeOf(input: ModelInput): Promise<string> {
  const { model, glb } = await make('', input);
  const hash = createHash('sha256');
  for (const { positions } of await primitivesOf(glb)) {
    const units = positions.map((value, index) => {
      const { w, h, d } = model.size;
      return Math.round((value * 1000 * 200) / ([w, h, d][index % 3] ?? 1));
    });
    hash.update(Int32Array.from(units));
  }
  return hash.digest('hex');
}

const inputOf = (slug: string, index = 0): ModelInput => {
  const found = demoProducts.find((product) => product.slug === slug)?.variants[index]?.input;
  if (!found) throw new Error(`${slug} has no variant ${index}`);
  return found;
};

it('knows the kind of every product by its own words', () => {
  for (const { variants, slug } of demoProducts) {
    for (const { input } of variants) {
      expect(classify(input).told, slug).toBe(true);
    }
  }
});

it('gives the first variants of no two products the same shape', async () => {
  const shapes = new Map<string, string>();
  for (const { slug, variants } of demoProducts) {
    const [first] = variants;
    if (!first) continue;
    const shape = await shapeOf(first.input);
    expect(shapes.get(shape), `${slug} looks like another product`).toBeUndefined();
    shapes.set(shape, slug);
  }
});

it('changes only the colour between variants that differ by colour', async () => {
  const pairs = [
    ['divan-uglovoj-ladoga', 0, 1],
    ['shkaf-raspashnoj-shelon', 1, 2],
    ['stul-zaryanka', 0, 2],
    ['smesitel-dlya-kuhni-kapel', 0, 2],
  ] as const;
  for (const [slug, one, other] of pairs) {
    const [first, second] = [inputOf(slug, one), inputOf(slug, other)];
    expect(first.attributes.color).not.toEqual(second.attributes.color);
    expect(await shapeOf(first), slug).toBe(await shapeOf(second));
    const coloursOf = async (input: ModelInput) =>
      (await primitivesOf((await make(slug, input)).glb)).map(({ colour }) => colour);
    expect(await coloursOf(first), slug).not.toEqual(await coloursOf(second));
  }
});

it('has more parts where the data count more drawers, doors or modules', async () => {
  const count = async (input: ModelInput) => {
    const { model } = await make('', input);
    return model.parts.length;
  };
  const more = (input: ModelInput, attributes: ModelInput['attributes']): ModelInput => ({
    ...input,
    attributes: { ...input.attributes, ...attributes },
  });
  const chest = inputOf('komod-pechora');
  const kitchen = inputOf('kuhnya-pryamaya-klyazma');
  const wardrobe = inputOf('shkaf-raspashnoj-klen');
  expect(await count(more(chest, { drawers: 5 }))).toBeGreaterThan(await count(chest));
  expect(await count(more(wardrobe, { doors_count: 3 }))).toBeGreaterThan(await count(wardrobe));
  expect(await count(more(kitchen, { upper_modules: 6 }))).toBeGreaterThan(await count(kitchen));
});

it('says what each surface is made of', async () => {
  const namesOf = async (slug: string) =>
    (await primitivesOf((await make(slug, inputOf(slug))).glb)).map(({ material }) => material);
  expect(await namesOf('divan-pryamoj-onega')).toContain('fabric:шенилл');
  expect(await namesOf('divan-dlya-kabineta-kostroma')).toContain('leather:натуральная кожа');
  expect(await namesOf('stol-obedennyj-kryazh')).toEqual(
    expect.arrayContaining(['wood', 'metal:black']),
  );
  expect(await namesOf('zerkalo-napolnoe-ozero')).toContain('mirror');
  expect(await namesOf('shkaf-vitrina-ruza')).toContain('glass');
});

it('builds a model of at most 400 kB for a product without attributes', async () => {
  for (const categorySlug of new Set([
    'unknown',
    ...demoProducts.map(({ category }) => category),
  ])) {
    const { glb } = await make('', {
      categorySlug,
      productSlug: 'nechto',
      name: 'Нечто',
      attributes: {},
    });
    expect((await primitivesOf(glb)).length, categorySlug).toBeGreaterThan(0);
    expect(glb.length, categorySlug).toBeLessThanOrEqual(400_000);
  }
});

it('builds sizes far from the usual', async () => {
  const sizes = [
    { dimensions_width: 9000, dimensions_height: 300, dimensions_depth: 4000 },
    { dimensions_width: 60, dimensions_height: 3000, dimensions_depth: 40 },
    { dimensions_width: 8, dimensions_height: 5, dimensions_depth: 6 },
  ];
  for (const attributes of sizes) {
    for (const categorySlug of new Set(demoProducts.map(({ category }) => category))) {
      const { glb } = await make('', { categorySlug, productSlug: 'x', name: 'Нечто', attributes });
      for (const { positions } of await primitivesOf(glb)) {
        expect(positions.every(Number.isFinite), categorySlug).toBe(true);
      }
    }
  }
});
