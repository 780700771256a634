import type { ModelView } from '../product-view.ts';
import type { Box } from './sides.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a model is first seen from, as in its photograph (`tools/photographs/studio.py`): flat things from higher up. */
export function firstView(
  { stance, turn }: Pick<ModelView, 'stance' | 'turn'>,
  { width, height, depth }: Box,
) {
  const flat = Math.sqrt(width * depth) / Math.max(height, 0.001);
  const rise = stance === 'wall' ? 4 : Math.min(40, 8 + flat * 6 + Math.max(0, flat - 2.8) * 6);
  return { theta: radians(turn), phi: radians(90 - rise) };
}
