/** The variant that card and page open on, and the API's first variant: the first that can be ordered, else the first. */
export const openingVariant = <Sold extends { readonly available: boolean }>(
  variants: readonly Sold[],
): Sold | undefined => variants.find(({ available }) => available) ?? variants[0];
