import type { Facets } from '#contracts/facets.ts';

/** {@link Facets} as JSON: a page carries them in a third of the room. */
export type FacetsText = string;

export const readFacets = (text: FacetsText): Facets => JSON.parse(text);
