import { stringify } from 'yaml';
import type { z } from 'zod';
import type { RichText } from '#contracts/rich-text.ts';
import { plainSpaces } from './plain-spaces.ts';
import { ContentRefused, schemaProblems } from './problems.ts';
import { readFrontMatter } from './text/front-matter.ts';
import { parseMarkdown } from './text/parse-markdown.ts';
import { typesetRichText } from './text/typeset-rich-text.ts';
import { writeMarkdown } from './text/write-markdown.ts';

/** Reads a file of fields and Markdown. Throws {@link ContentRefused} with the lines that are wrong. */
export function readTextFile<Fields>(
  file: string,
  content: string,
  schema: z.ZodType<Fields>,
): { fields: Fields; text: RichText } {
  const refuse = (problems: readonly { line: number; message: string }[]): never => {
    throw new ContentRefused(problems.map((problem) => ({ file, ...problem })));
  };
  const parts = readFrontMatter(content);
  if ('problems' in parts) return refuse(parts.problems);
  const fields = schema.safeParse(parts.fields ?? {});
  if (!fields.success) throw new ContentRefused(schemaProblems(file, fields.error));
  const parsed = parseMarkdown(parts.body);
  if ('problems' in parsed) return refuse(parsed.problems);
  return { fields: fields.data, text: typesetRichText(parsed.text) };
}

/** The file from which {@link readTextFile} reads the same. No-break spaces are written as plain ones. */
export const writeTextFile = (fields: object, text: RichText): string =>
  plainSpaces(`---\n${stringify(fields, { lineWidth: 0 })}---\n\n${writeMarkdown(text)}`);
