import { z } from 'zod';
import { bodyId, fieldErrorsBody, refusalBody, storableText } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { givenPictureCalls } from './calls.ts';
import { LONGEST_PATH, MOST_GIVEN, MOST_SHOWN } from './picture-limits.ts';

/** The path of a file in a folder or an archive, with `/` between its parts. */
const path = storableText(LONGEST_PATH).min(1);

const matchedFile = z.object({
  path: z.string(),
  article: z.string().nullable().describe('Whose picture it is; null where that is not certain'),
  doubts: z.array(z.string()).describe('Articles that the path may mean, where it is not certain'),
});

const matchedGoods = z.object({
  article: z.string(),
  product: bodyId,
  name: z.string().describe('Of the product and of the variant'),
  photos: z.int().describe('Pictures that it has now'),
});
export type MatchedGoods = z.infer<typeof matchedGoods>;

const matchedPictures = z.object({
  files: z.array(matchedFile).describe('In the order of the paths'),
  goods: z.array(matchedGoods),
});
export type MatchedPictures = z.infer<typeof matchedPictures>;

export const givenPictures = z.strictObject({
  replace: z.boolean().describe('The pictures take the place of those that the goods have'),
  files: z
    .array(z.strictObject({ path, photo: storableText(200) }))
    .min(1)
    .max(MOST_SHOWN)
    .describe('All pictures of a variant come in one call'),
});
export type GivenPictures = z.infer<typeof givenPictures>;

const shownPictures = z.object({
  goods: z.array(
    z.object({
      article: z.string(),
      added: z.int(),
      known: z.int().describe('It had them already'),
      removed: z.int(),
    }),
  ),
  refused: z.array(z.object({ path: z.string(), reason: z.string() })),
});
export type ShownPictures = z.infer<typeof shownPictures>;

/** Pictures of many goods at once, from files that are named by article. */
export const givenPictureEndpoints = {
  /** Tells whose pictures these files are; nothing is changed. */
  match: {
    ...givenPictureCalls.match,
    schema: {
      ...hidden,
      body: z.strictObject({ paths: z.array(path).min(1).max(MOST_GIVEN) }),
      response: { 200: matchedPictures, 400: fieldErrorsBody, 413: refusalBody, ...closed },
    },
  },
  /** Shows stored pictures with the goods whose article their paths have. */
  give: {
    ...givenPictureCalls.give,
    schema: {
      ...hidden,
      body: givenPictures,
      response: { 200: shownPictures, 400: fieldErrorsBody, 413: refusalBody, ...closed },
    },
  },
} as const;
