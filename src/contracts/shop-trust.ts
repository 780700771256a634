import { z } from 'zod';
import { filledRows } from './filled-rows.ts';
import { isStoredPicture } from './picture-address.ts';
import { isSafeLink } from './safe-link.ts';
import { oneLineText, storableText, whereGiven, wholeNumber } from './validation.ts';
import { writtenWhole } from './written-number.ts';

/** The name of a file of the content folder, beside `shop.yaml`: letters of any alphabet, no folders, no hidden files. */
const pictureFile = /^[\p{L}\p{M}\d_-][\p{L}\p{M}\d_ .()-]*$/u;
const isPicture = (text: string): boolean => isStoredPicture(text) || pictureFile.test(text);
const isLink = (text: string): boolean => /^(\/|https:)/.test(text) && isSafeLink(text);

/** A stored picture; in a file of the folder also the name of one in `shop/`. */
const photo = oneLineText(200)
  .refine(...whereGiven(isPicture, 'picture'))
  .default('');
const link = oneLineText(500)
  .refine(...whereGiven(isLink, 'link'))
  .default('');

const shopPerson = z.strictObject({
  name: oneLineText(120).min(1),
  role: oneLineText(120).default(''),
  photo,
});

/** A certificate: a picture, or an address such as that of a PDF. */
const shopPaper = z.strictObject({ title: oneLineText(200).min(1), link, photo });

/** What the owner says of a maker, by the name that its goods state. */
const toldMaker = z.strictObject({
  name: oneLineText(120).min(1),
  country: oneLineText(60).default(''),
  /** An empty line separates paragraphs. */
  text: storableText(3000).trim().default(''),
  photo,
});
export type ToldMaker = z.infer<typeof toldMaker>;

const days = (least: number, most: number) => writtenWhole('days', wholeNumber(least, most));

/** Rules that products, pages and letters name. Days and texts are said here alone. The numbers of a new shop are those of the law. */
export const shopTerms = z.strictObject({
  /** What was received can be given back within so many days. */
  refusal_days: days(7, 365).default(7),
  /** What was not used can be given back within so many days; 0: no longer than the days above. */
  return_days: days(0, 365).default(0),
  /** The money comes back within so many days. */
  refund_days: days(1, 10).default(10),
  /** Of furniture, years; 0: not said. */
  service_years: writtenWhole('pieces', wholeNumber(0, 100)).default(0),
  /** Of goods that state no warranty of their own. */
  warranty: oneLineText(120).default(''),
  /** When the warranty is answered for by phone. */
  warranty_hours: oneLineText(120).default(''),
});
export type ShopTerms = z.infer<typeof shopTerms>;

/** What a shop answers for, in words. A variant's own fact of the same label comes first. */
export const shopPromise = z.object({
  label: z.string(),
  value: z.string().describe('Empty: only goods that state it have it'),
  page: z.string().describe('The path of the page that says more; empty: none'),
});
export type ShopPromise = z.infer<typeof shopPromise>;

/** What a shop says of itself beyond its contacts. */
export const trustFields = {
  terms: shopTerms.prefault({}),
  people: filledRows(shopPerson, 30),
  certificates: filledRows(shopPaper, 50),
  makers: filledRows(toldMaker, 300),
};

/** The lists of {@link trustFields} whose entries have a picture. */
export const picturedLists = ['people', 'certificates', 'makers'] as const;

/** What the page about the shop shows besides its text and the contacts. */
export const shopAbout = z.object({
  people: z.array(z.object({ name: z.string(), role: z.string(), photo: z.string() })),
  certificates: z.array(z.object({ title: z.string(), link: z.string(), photo: z.string() })),
});
export type ShopAbout = z.infer<typeof shopAbout>;
