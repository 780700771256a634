import type { Description } from '../attributes.ts';
import { boxFigure } from './box-figure.ts';
import type { Pictured } from './sheet/pictured.ts';
import { statedOf } from './stated.ts';

/** A thing without a model as the box of its three lengths; undefined where one of them is not stated. */
export function boxed({ name, attributes }: Description): Pictured | undefined {
  const stated = statedOf(attributes);
  const { w, h, d } = stated;
  if (!w || !h || !d) return undefined;
  return {
    name,
    figures: [boxFigure('front', w, h), boxFigure('side', d, h)],
    stated,
    free: [],
    stance: 'floor',
    lift: 0,
    company: 'always',
  };
}
