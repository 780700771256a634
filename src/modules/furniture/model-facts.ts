import type { VariantModel } from '#contracts/catalog.ts';
import { classify, type Description, firstTurn, statedOf } from '#furniture';

/**
 * The facts about a variant's model that are known before it is built; null if the model would be a guess: the kind of
 * furniture is not known, it states what its models do not show, or a length is missing.
 */
export function modelFacts(input: Description): Omit<VariantModel, 'variant' | 'src'> | null {
  const { w, h, d } = statedOf(input.attributes);
  const thing = classify(input);
  const { told, certain, free, stance, lift, opening } = thing;
  if (!told || !certain || !w || !h || !d) return null;
  return {
    // What is best seen from above stands on the floor.
    stance: stance === 'plan' ? 'floor' : stance,
    lift,
    turn: firstTurn(thing),
    width: free.includes('w') ? null : w,
    height: free.includes('h') ? null : h,
    depth: free.includes('d') ? null : d,
    opening: opening ?? null,
  };
}
