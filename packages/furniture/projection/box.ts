import type { Description } from '../attributes.ts';
import { boxFigure } from './box-figure.ts';
import type { Pictured } from './sheet/pictured.ts';
import { statedOf } from './stated.ts';

/** A thing without a model as the box of its lengths, from before and, where the depth is stated, from its left; undefined without width and height. */
export function boxed({ name, attributes }: Description): Pictured | undefined {
  const stated = statedOf(attributes);
  const { w, h, d } = stated;
  if (!w || !h) return undefined;
  return {
    name,
    figures: [boxFigure('front', w, h), ...(d ? [boxFigure('side', d, h)] : [])],
    stated,
    free: [],
    stance: 'floor',
    lift: 0,
    company: 'always',
  };
}
