import type { RichText } from '#contracts/rich-text.ts';
import { fillPlaces, fillText, type PlaceSources, placeWords } from '#modules/settings/index.ts';

/** What the places of a legal document are filled from. */
export type Requisites = PlaceSources;

const PLACE = /\{([^{}]*)\}/g;

export const hasPlaces = (content: string): boolean => content.search(PLACE) >= 0;

/** The places of a file that cannot be filled, with their lines. */
export const unfilledIn = (
  content: string,
  requisites: Requisites,
): { line: number; place: string }[] =>
  content
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(PLACE)]
        .filter(([, place = '']) => placeWords(place, requisites) === undefined)
        .map(([place]) => ({ line: index + 1, place })),
    );

/** Replaces `{seller}`, `{details}`, `{email}` and the like in every text. Addresses of links stay. */
export const fillRequisites = (text: RichText, requisites: Requisites): RichText =>
  fillText(text, (words) => fillPlaces(words, requisites));
