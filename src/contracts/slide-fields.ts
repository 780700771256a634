import { z } from 'zod';
import { slideLink } from './shop-content.ts';
import { oneLineText } from './validation.ts';

/** The fields of a slide, in a file and in the office. */
export const slideTexts = z.strictObject({
  title: oneLineText(120).min(1),
  link: slideLink.default(''),
});
