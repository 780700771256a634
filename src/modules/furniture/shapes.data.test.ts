import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { classify, type ModelInput } from '#furniture';
import { primitivesOf } from '../../../packages/furniture/testing/read-glb.ts';
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
