import { type ModelInput, modelOf } from '../build.ts';
import { classify } from '../classify.ts';
import { boxed } from './box.ts';
import { figureOf } from './figure.ts';
import { meshOf } from './mesh.ts';
import { comparisonSheet } from './sheet/comparison-sheet.ts';
import { dimensionsSheet } from './sheet/dimensions-sheet.ts';
import { photoSheet } from './sheet/photo-sheet.ts';
import type { Pictured, Words } from './sheet/pictured.ts';
import { statedOf } from './stated.ts';

/** A thing to draw: by its model, or as a plain box. */
export interface Subject extends ModelInput {
  readonly isBox: boolean;
}

/** A drawing that is asked for: one thing alone, one with its lengths, or several side by side. */
export interface DrawingOrder {
  readonly sheet: 'photo' | 'dimensions' | 'comparison';
  readonly subjects: readonly Subject[];
  readonly words: Words;
}

async function projected(input: ModelInput, isWhole: boolean): Promise<Pictured> {
  const { kind, lift } = classify(input);
  const { parts, views, stance, free } = await modelOf(input);
  const mesh = meshOf(parts);
  const [best, ...others] = views;
  return {
    name: input.name,
    figures: [
      figureOf(parts, best, mesh),
      ...(isWhole ? others : []).map((view) => figureOf(parts, view, mesh)),
    ],
    stated: statedOf(input.attributes),
    free,
    stance,
    lift,
    company: kind.carried ? 'door' : 'person',
  };
}

/** The SVG of the order. It loads `three` and computes in the calling thread. Throws for a box without its three lengths. */
export async function draw({ sheet, subjects, words }: DrawingOrder): Promise<string> {
  const things: Pictured[] = [];
  for (const { isBox, ...input } of subjects) {
    const thing = isBox ? boxed(input) : await projected(input, sheet === 'dimensions');
    if (!thing) throw new Error(`${input.name} states no three lengths`);
    things.push(thing);
  }
  if (sheet === 'comparison') return comparisonSheet(things, words);
  const [thing] = things;
  if (!thing) throw new Error('Nothing to draw');
  return sheet === 'photo' ? photoSheet(thing, words) : dimensionsSheet(thing, words);
}
