import { z } from 'zod';
import { isSafeLink } from './safe-link.ts';

/** The text of a page after parsing. It travels inside pages, so plain text is a bare string. */

const words = z.string().min(1).max(5000);

const markedWords = z.union([
  z.strictObject({ strong: words }),
  z.strictObject({ emphasis: words }),
]);

const link = z.strictObject({
  link: z.string().max(2000).refine(isSafeLink),
  text: z.union([
    words,
    z
      .array(z.union([words, markedWords]))
      .min(1)
      .max(50),
  ]),
});

/** One line of text: a string, or parts with marks and links. */
const textLine = z.union([
  words,
  z
    .array(z.union([words, markedWords, link]))
    .min(1)
    .max(200),
]);

const heading = z.strictObject({
  heading: z.string().min(1).max(300),
  level: z.literal([2, 3]),
});

const list = z.strictObject({
  list: z.array(textLine).min(1).max(200),
  ordered: z.literal(true).optional(),
});

const terms = z.strictObject({
  // Objects and not pairs: fast-json-stringify writes no tuple with a union.
  terms: z
    .array(z.strictObject({ term: z.string().min(1).max(300), text: textLine }))
    .min(1)
    .max(100),
});

/** Rows of equal length. The first row is the head. An empty cell is an empty string. */
const table = z.strictObject({
  table: z
    .array(
      z
        .array(z.union([z.literal(''), textLine]))
        .min(1)
        .max(8),
    )
    .min(2)
    .max(100)
    .refine((rows) => rows.every((row) => row.length === rows[0]?.length)),
});

/** A paragraph is its line. */
export const textBlock = z.union([textLine, heading, list, terms, table]);

export const richText = z.array(textBlock).max(300);

export type MarkedWords = z.infer<typeof markedWords>;
export type TextLine = z.infer<typeof textLine>;
export type TextPart = Exclude<TextLine, string>[number];
export type TextBlock = z.infer<typeof textBlock>;
export type RichText = z.infer<typeof richText>;
