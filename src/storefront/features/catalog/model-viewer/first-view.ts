import type { VariantModel } from '#contracts/catalog.ts';
import type { Box } from './sides.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a model is first seen from, as in its photograph (`tools/photographs`): what hangs almost from the front, what is long to the back from
 * its longer side, flat things from higher up.
 */
export function firstView(stance: VariantModel['stance'], { width, height, depth }: Box) {
  const flat = Math.sqrt(width * depth) / Math.max(height, 0.001);
  const rise = Math.min(40, 8 + flat * 6 + Math.max(0, flat - 2.8) * 6);
  if (stance === 'wall') return { theta: radians(-16), phi: radians(90 - 4) };
  const turn = depth > width * 1.35 ? 56 : -30;
  return { theta: radians(turn), phi: radians(90 - rise) };
}
