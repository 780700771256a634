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
  if (!fields.success) {
    throw new ContentRefused(
      schemaProblems(file, fields.error, ([field]) => lineOfField(content, String(field))),
    );
  }
  const parsed = parseMarkdown(parts.body);
  if ('problems' in parsed) return refuse(parsed.problems);
  return { fields: fields.data, text: typesetRichText(parsed.text) };
}

/** The line of a field in the head of a file; the first line where the field is absent. */
export function lineOfField(content: string, field: string): number {
  const at = content.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
}

/** The file from which {@link readTextFile} reads the same. No-break spaces are written as plain ones. */
export const writeTextFile = (fields: object, text: RichText): string =>
  plainSpaces(`---\n${stringify(fields, { lineWidth: 0 })}---\n\n${writeMarkdown(text)}`);
