import type { Understood, UnderstoodCondition } from '#contracts/understood.ts';
import * as is from './json.ts';

const readLimits = is.list(
  is.shape<UnderstoodCondition['limits'][number]>({
    name: is.needed(is.text),
    ...is.all(is.number, 'min max about'),
  }),
);

const readCondition = is.shape<UnderstoodCondition>({
  limits: is.needed((json) => {
    const limits = readLimits(json);
    return limits.length > 0 ? limits : null;
  }),
  ...is.all(is.text, 'phrase without'),
});

/** How the text of a search was understood; null for a list, and where a shop of an earlier version does not say it. */
export const readUnderstood = is.ofObject(
  is.shape<Understood>({
    whole: is.unlessFalse,
    conditions: is.list(readCondition),
    categories: is.list(
      is.shape<Understood['categories'][number]>({
        slug: is.needed(is.text),
        name: is.needed(is.text),
      }),
    ),
    pages: is.list(
      is.shape<Understood['pages'][number]>({
        slug: is.needed(is.text),
        title: is.needed(is.text),
      }),
    ),
  }),
);
