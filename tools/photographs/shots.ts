import { createHash } from 'node:crypto';
import { demoCategories } from '../../db/demo/index.ts';
import type { SourceProduct, SourceVariant } from '../../src/contracts/catalogue-source.ts';
import { type Model, modelOf, toGlb } from '../../src/modules/catalog/models/index.ts';

/** One picture to take. */
export interface Shot {
  readonly category: string;
  readonly product: string;
  readonly variant: string;
  readonly view: 'first' | 'second';
  /** Where the picture goes, below the folder of pictures. */
  readonly file: string;
  prepare(): Promise<Prepared>;
}

export interface Prepared {
  readonly glb: Uint8Array;
  /** Changes with the model and with how it is looked at. */
  readonly hash: string;
  readonly stance: 'floor' | 'wall' | 'ceiling';
  /** Degrees from the front; negative is from the left. */
  readonly azimuth: number;
}

/** The products of so many, the most seen categories first, are shown from a second side. */
const SECOND_VIEWS = 40;

/** One variant of each colour of an upholstered product; of any other, one. */
function variantsToShow({ variants }: SourceProduct): SourceVariant[] {
  const upholstered = variants.some(({ attributes }) => attributes.upholstery_materials);
  if (!upholstered) return variants.slice(0, 1);
  const colours = new Map<string, SourceVariant>();
  for (const variant of variants) {
    const { color, upholstery_materials: cloth } = variant.attributes;
    const key = `${color?.name} ${cloth?.join()}`;
    if (!colours.has(key)) colours.set(key, variant);
  }
  return [...colours.values()];
}

/** What hangs is seen almost from the front; what is long to the back, from its longer side. */
function azimuthOf({ stance, size }: Model, view: Shot['view']): number {
  const side = view === 'first' ? 1 : -1;
  if (stance === 'wall') return -16 * side;
  return size.d > size.w * 1.35 ? 90 - 34 * side : -30 * side;
}

/** Every picture that the demo wants, in the order in which they are wanted most. */
export function demoShots(): Shot[] {
  const products = demoCategories.flatMap((category) =>
    category.products.map((product) => ({ category, product })),
  );
  return products.flatMap(({ category, product }, index) => {
    const views: Shot['view'][] = index < SECOND_VIEWS ? ['first', 'second'] : ['first'];
    return variantsToShow(product).flatMap((variant, at) =>
      (at === 0 ? views : views.slice(0, 1)).map((view): Shot => {
        const prepare = async (): Promise<Prepared> => {
          const model = modelOf({
            categorySlug: category.slug,
            productSlug: product.slug,
            name: product.name,
            attributes: variant.attributes,
          });
          const glb = await toGlb(model.parts);
          const azimuth = azimuthOf(model, view);
          const hash = createHash('sha256')
            .update(glb)
            .update(`${azimuth}`)
            .digest('hex')
            .slice(0, 24);
          const { stance } = model;
          return { glb, hash, stance: stance === 'plan' ? 'floor' : stance, azimuth };
        };
        const name = view === 'first' ? variant.slug : `${variant.slug}-2`;
        const file = `${product.slug}/${name}.avif`;
        return {
          category: category.slug,
          product: product.slug,
          variant: variant.slug,
          view,
          file,
          prepare,
        };
      }),
    );
  });
}
