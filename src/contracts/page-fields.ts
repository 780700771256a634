import { z } from 'zod';
import { oneLineText } from './validation.ts';

/** The fields of a page of text, in a file and in the office. */
export const pageTexts = {
  title: oneLineText(120).min(1),
  /** For search engines. */
  description: oneLineText(300).default(''),
  lead: oneLineText(600).default(''),
  /** In the main menu too. */
  menu: z.boolean().default(false),
};
