import { stringify } from 'yaml';
import type { z } from 'zod';
import type { RichText } from '#contracts/rich-text.ts';
import { writeMarkdown } from '#contracts/written-text.ts';
import { type Problem, schemaProblems } from '#platform/files/file-problems.ts';
import { plainSpaces } from './plain-spaces.ts';
import { ContentRefused } from './problems.ts';
import { readFrontMatter } from './text/front-matter.ts';
import type { ContentProblem } from './text/problem.ts';
import { type ReadMarkdown, readMarkdown } from './text/read-markdown.ts';

interface Form<Fields> {
  readonly schema: z.ZodType<Fields>;
  /** Further problems of the file. `raw`: its fields, which may be wrong; `text` is undefined where it cannot be read. */
  readonly check?: (raw: unknown, text: RichText | undefined) => readonly Problem[];
}

/** Reads a file of fields and Markdown. `read`: reads the Markdown. Throws {@link ContentRefused} with all lines that are wrong. */
export function readTextFile<Fields>(
  file: string,
  content: string,
  { schema, check = () => [] }: Form<Fields>,
  read: (text: string) => ReadMarkdown = readMarkdown,
): { fields: Fields; text: RichText } {
  const parts = readFrontMatter(content);
  const raw = 'fields' in parts ? (parts.fields ?? {}) : undefined;
  const fields = raw === undefined ? undefined : schema.safeParse(raw);
  const parsed = parts.body === undefined ? undefined : read(parts.body);
  const text = parsed && 'text' in parsed ? parsed.text : undefined;
  const lineAt = ([field]: readonly PropertyKey[]) => lineOfField(content, String(field));
  const problems = [
    ...inFile(file, parts),
    ...(fields?.error ? schemaProblems({ file, raw, lineAt }, fields.error) : []),
    ...inFile(file, parsed),
    ...check(raw, text),
  ];
  if (problems.length > 0 || !fields?.success || !text) throw new ContentRefused(problems);
  return { fields: fields.data, text };
}

const inFile = (file: string, parts: object | { problems: ContentProblem[] } = {}): Problem[] =>
  'problems' in parts ? parts.problems.map((problem) => ({ file, ...problem })) : [];

/** The line of a field in the head of a file; the first line where the field is absent. */
export function lineOfField(content: string, field: string): number {
  const at = content.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
}

/** The file from which {@link readTextFile} reads the same. No-break spaces are written as plain ones. */
export const writeTextFile = (fields: object, text: RichText): string =>
  plainSpaces(`---\n${stringify(fields, { lineWidth: 0 })}---\n\n${writeMarkdown(text)}`);
