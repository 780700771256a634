import { z } from 'zod';
import type { RichText } from '#contracts/rich-text.ts';
import { type HomeSlide, slideLink } from '#contracts/shop-content.ts';
import { oneLineText } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/content-files.ts';
import { ContentRefused } from './problems.ts';
import { typeset } from './text/typography.ts';
import { readTextFile, writeTextFile } from './text-file.ts';

const slideFields = z.strictObject({
  title: oneLineText(120).min(1),
  link: slideLink.default(''),
  /** A file beside this one. */
  picture: z
    .string()
    .regex(/^[\w-][\w.-]*$/)
    .optional(),
});

/** A slide as a file says it. `picture` is the path of a file within the folder. */
export interface SlideFile extends Omit<HomeSlide, 'photo'> {
  readonly file: string;
  readonly picture: string | undefined;
}

export const isSlideFile = (path: string): boolean => /^slides\/[^/]+\.md$/.test(path);

/** Reads `slides/1.md`: title, link and picture, then one paragraph. */
export function readSlideFile(file: string, content: string): SlideFile {
  const { fields, text } = readTextFile(file, content, slideFields);
  const { title, link, picture } = fields;
  return {
    file,
    title: typeset(title),
    text: paragraphOf(file, text),
    link,
    picture: picture && `slides/${picture}`,
  };
}

function paragraphOf(file: string, [first = '', ...others]: RichText): string {
  if (typeof first === 'string' && others.length === 0) return first;
  throw new ContentRefused([{ file, message: contentFileProblems.slideText }]);
}

export const writeSlideFile = (
  { title, text, link }: HomeSlide,
  picture: string | undefined,
): string => writeTextFile({ title, link, ...(picture && { picture }) }, text ? [text] : []);
