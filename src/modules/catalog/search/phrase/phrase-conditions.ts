import type { UnderstoodCondition } from '#contracts/understood.ts';
import type { Stated } from './read-phrase.ts';
import type { PhraseLimit } from './settle-sizes.ts';

/** A part of a typed phrase that narrows the results. */
export interface PhraseCondition {
  readonly stated: Stated;
  readonly limits: readonly PhraseLimit[];
}

export const priceLimit = ({
  limits: { min, max },
}: Extract<Stated, { kind: 'price' }>): PhraseLimit => ({
  filter: {
    kind: 'range',
    name: 'price',
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  },
  about: null,
});

/** The condition as the API says it. `text`: the whole typed phrase. */
export function presentCondition(
  text: string,
  { stated: { typed, at }, limits }: PhraseCondition,
): UnderstoodCondition {
  const without = `${text.slice(0, at)} ${text.slice(at + typed.length)}`;
  return {
    limits: limits.map(({ filter: { name, min = null, max = null }, about }) => ({
      name,
      min,
      max,
      about,
    })),
    phrase: typed,
    without: without.replace(/\s+/g, ' ').trim(),
  };
}
