import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentRefused, schemaProblems, yamlProblems } from './problems.ts';

/** Reads a YAML file; `empty` stands for a file without anything. Throws {@link ContentRefused} with what is wrong. */
export function readYamlFile<Content>(
  file: string,
  text: string,
  { schema, empty }: { schema: z.ZodType<Content>; empty: unknown },
): Content {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new ContentRefused(yamlProblems(file, document.errors));
  const parsed = schema.safeParse(document.toJS() ?? empty);
  if (!parsed.success) throw new ContentRefused(schemaProblems(file, parsed.error));
  return parsed.data;
}
