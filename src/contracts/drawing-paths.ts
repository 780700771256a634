import type { CategoryIcon } from './category-look.ts';

export const modelPath = (productSlug: string, variantSlug: string): string =>
  `/models/products/${productSlug}/${variantSlug}.glb`;

/** The address of a model in its second pose: unfolded, or with its doors and drawers open. */
export const openModelPath = (path: string): string => `${path}?pose=open`;

/** Address of the drawing that replaces a missing photograph. */
export const drawingPaths = {
  variant: (productSlug: string, variantSlug: string) =>
    `/drawings/products/${productSlug}/${variantSlug}/photo.svg`,
  dimensions: (productSlug: string, variantSlug: string) =>
    `/drawings/products/${productSlug}/${variantSlug}/dimensions.svg`,
  /** A package on its way through one place; all in mm. */
  passing: (
    place: 'opening' | 'lift' | 'turn',
    sides: readonly number[],
    room: readonly number[],
  ) => `/drawings/passing.svg?place=${place}&sides=${sides.join()}&room=${room.join()}`,
  category: (icon: CategoryIcon) => `/drawings/categories/${icon}.svg`,
} as const;
