import { buildModel, type Model, type ModelInput, writeGlb } from '#furniture';
import { demoCategories } from '../../../db/demo/index.ts';

interface Made {
  readonly id: string;
  readonly input: ModelInput;
  readonly model: Model;
  readonly glb: Uint8Array;
}

/** Every variant of the demo, as models take it, by product. */
export const demoProducts = demoCategories.flatMap((category) =>
  category.products.map((product) => ({
    category: category.slug,
    slug: product.slug,
    variants: product.variants.map((variant) => ({
      id: `${product.slug}/${variant.slug}`,
      input: {
        categorySlug: category.slug,
        productSlug: product.slug,
        name: product.name,
        variantName: variant.name,
        attributes: variant.attributes,
      },
    })),
  })),
);

export const make = async (id: string, input: ModelInput): Promise<Made> => {
  const model = await buildModel(input);
  return { id, input, model, glb: await writeGlb(model.parts) };
};
