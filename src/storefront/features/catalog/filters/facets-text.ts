import type { Facets } from '#contracts/facets.ts';

/** {@link Facets} as JSON text. In the loader data it takes a third of React Router's own encoding. */
export type FacetsText = string;

/** Parses the text that {@link writeFacets} returned. */
export const readFacets = (text: FacetsText): Facets => JSON.parse(text);

/** Serialises to {@link FacetsText}. */
export const writeFacets = (facets: Facets): FacetsText => JSON.stringify(facets);
