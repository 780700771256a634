import type { Facets } from '#contracts/facets.ts';

/** {@link Facets} as JSON: a page carries them in a third of the room. */
export type FacetsText = string;

/** What {@link writeFacets} has written. */
export const readFacets = (text: FacetsText): Facets => JSON.parse(text);

/** The same as {@link FacetsText}. */
export const writeFacets = (facets: Facets): FacetsText => JSON.stringify(facets);
