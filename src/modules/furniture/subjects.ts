import { type Subject, statedOf } from '#furniture';
import type { IsDrawn } from '#modules/catalog/index.ts';
import { modelFacts } from './model-facts.ts';
import type { Drawable } from './queries.ts';

/** Whether a variant has a drawing of its sizes: it has one where it states all three. */
export const isDrawn: IsDrawn = ({ attributes }) => Object.keys(statedOf(attributes)).length === 3;

/**
 * What is drawn of a variant: its model, if the shop shows models of it and its facts are known; else the plain box of its
 * lengths. Undefined if width or height is not stated.
 */
export function subjectOf(drawable: Drawable, isModelled: boolean): Subject | undefined {
  const { w, h } = statedOf(drawable.attributes);
  if (!w || !h) return undefined;
  return { ...drawable, isBox: !isModelled || modelFacts(drawable) === null };
}
