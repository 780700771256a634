export const modelPath = (productSlug: string, variantSlug: string): string =>
  `/models/products/${productSlug}/${variantSlug}.glb`;

/** Address of the drawing that replaces a missing photograph. */
export const drawingPaths = {
  variant: (productSlug: string, variantSlug: string) =>
    `/drawings/products/${productSlug}/${variantSlug}/photo.svg`,
  dimensions: (productSlug: string, variantSlug: string) =>
    `/drawings/products/${productSlug}/${variantSlug}/dimensions.svg`,
  category: (slug: string) => `/drawings/categories/${slug}.svg`,
} as const;
