import { z } from 'zod';
import type { RichText } from '#contracts/rich-text.ts';
import type { StoredSlide } from '#contracts/shop-content.ts';
import { type ShownDays, shownDaysFields } from '#contracts/shown-days.ts';
import { slideTexts } from '#contracts/slide-fields.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import type { Problem } from '#platform/files/file-problems.ts';
import { pictureFile } from './folder-path.ts';
import { dayProblems, writtenDays } from './page-files.ts';
import { typeset } from './text/typography.ts';
import { lineOfField, readTextFile, writeTextFile } from './text-file.ts';

const slideFields = z.strictObject({
  ...slideTexts.shape,
  /** A file beside this one. */
  picture: z.string().regex(pictureFile).optional(),
  ...shownDaysFields,
});

/** A slide as a file says it. `picture` is the path of a file within the folder. */
export interface SlideFile extends Omit<StoredSlide, 'photo'> {
  readonly file: string;
  readonly picture: string | undefined;
}

export const isSlideFile = (path: string): boolean => /^slides\/[^/]+\.md$/.test(path);

/** Reads `slides/1.md`: title, link and picture, then one paragraph. `has`: whether the folder has a file. */
export function readSlideFile(
  file: string,
  content: string,
  has: (path: string) => boolean,
): SlideFile {
  const { fields, text } = readTextFile(file, content, {
    schema: slideFields,
    check: (raw, text) => [
      ...pictureProblems(file, content, roughPicture.safeParse(raw).data?.picture, has),
      ...dayProblems({ file, content }, raw),
      ...(text && paragraphOf(text) === undefined
        ? [{ file, message: contentFileProblems.slideText }]
        : []),
    ],
  });
  const { picture } = fields;
  return {
    file,
    ...slideOf(fields, paragraphOf(text) ?? ''),
    picture: picture && pathOf(picture),
  };
}

interface SlideFields extends ShownDays {
  readonly title: string;
  readonly link: string;
}

/** A slide of checked fields. */
export const slideOf = (
  { title, link, ...days }: SlideFields,
  text: string,
): Omit<StoredSlide, 'photo'> => ({ title: typeset(title), text, link, ...writtenDays(days) });

const pathOf = (picture: string): string => `slides/${picture}`;

/** The picture of a file whose other fields may be wrong. */
const roughPicture = slideFields.pick({ picture: true }).loose();

function pictureProblems(
  file: string,
  content: string,
  picture: string | undefined,
  has: (path: string) => boolean,
): Problem[] {
  if (!picture || has(pathOf(picture))) return [];
  const line = lineOfField(content, 'picture');
  return [{ file, line, message: contentFileProblems.noPicture(pathOf(picture)) }];
}

/** The only paragraph of a text; undefined where there is more. */
export const paragraphOf = ([first = '', ...others]: RichText): string | undefined =>
  typeof first === 'string' && others.length === 0 ? first : undefined;

export const writeSlideFile = (
  { title, text, link, ...days }: StoredSlide,
  picture: string | undefined,
): string =>
  writeTextFile(
    { title, link, ...(picture && { picture }), ...writtenDays(days) },
    text ? [text] : [],
  );
