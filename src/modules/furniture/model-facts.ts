import type { VariantModel } from '#contracts/catalog.ts';
import type { DrawingInput } from './drawing/drawing-input.ts';
import { freeLengthsOf } from './drawing/free-lengths.ts';
import { raised } from './drawing/layout.ts';
import { drawingOf } from './drawing/registry.ts';

/**
 * The facts about a variant's model that are known before it is built; null if the model would be a guess: the kind of
 * furniture is not known, or a length is missing.
 */
export function modelFacts(input: DrawingInput): Omit<VariantModel, 'variant' | 'src'> | null {
  const { attributes: a } = input;
  const lengths = {
    w: a.dimensions_width,
    h: a.dimensions_height ?? a.dimensions_thickness,
    d: a.dimensions_depth,
  };
  const drawing = drawingOf(input);
  if (!drawing.told || Object.values(lengths).includes(undefined)) return null;
  const free = freeLengthsOf(drawing.form, drawing.piece);
  const stated = (key: keyof typeof lengths) =>
    free.includes(key) ? null : (lengths[key] ?? null);
  return {
    // A form that is drawn from above stands on the floor.
    stance: drawing.stance === 'plan' ? 'floor' : drawing.stance,
    lift: raised(drawing),
    width: stated('w'),
    height: stated('h'),
    depth: stated('d'),
  };
}
