import type { VariantModel } from '#contracts/catalog.ts';
import { classify, type Description } from '#furniture';

/**
 * The facts about a variant's model that are known before it is built; null if the model would be a guess: the kind of
 * furniture is not known, it states what its models do not show, or a length is missing.
 */
export function modelFacts(input: Description): Omit<VariantModel, 'variant' | 'src'> | null {
  const { attributes: a } = input;
  const lengths = {
    w: a.dimensions_width,
    h: a.dimensions_height ?? a.dimensions_thickness,
    d: a.dimensions_depth,
  };
  const { told, certain, free, stance, lift } = classify(input);
  if (!told || !certain || Object.values(lengths).includes(undefined)) return null;
  const stated = (key: keyof typeof lengths) =>
    free.includes(key) ? null : (lengths[key] ?? null);
  return {
    // What is best seen from above stands on the floor.
    stance: stance === 'plan' ? 'floor' : stance,
    lift,
    width: stated('w'),
    height: stated('h'),
    depth: stated('d'),
  };
}
