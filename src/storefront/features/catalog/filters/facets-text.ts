import type { Facets } from '#contracts/facets.ts';

/** {@link Facets} as JSON: a page carries them in a third of the room. */
export type FacetsText = string;

/** What {@link writeFacets} has written. */
export const readFacets = (text: FacetsText): Facets => JSON.parse(text);

/** An answer as text; throws for one that is none. */
export function writeFacets(facets: Facets): FacetsText {
  if (!Array.isArray(facets.filters) || !Array.isArray(facets.without)) {
    throw new Error('The answer says nothing of filters');
  }
  return JSON.stringify(facets);
}
