import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentRefused, schemaProblems, yamlProblems } from './problems.ts';

interface Form<Content> {
  readonly schema: z.ZodType<Content>;
  /** Stands for a file without anything. */
  readonly empty: unknown;
}

/** The line of a field of a file, or of the nearest part around it that the file has. */
type LineAt = (path: readonly PropertyKey[]) => number | undefined;

/** Reads a YAML file. Throws {@link ContentRefused} with what is wrong. */
export const readYamlFile = <Content>(file: string, text: string, form: Form<Content>): Content =>
  parseYamlFile(file, text, form).content;

/** Reads a YAML file, for further checks that name lines. Throws {@link ContentRefused} with what is wrong. */
export function parseYamlFile<Content>(
  file: string,
  text: string,
  { schema, empty }: Form<Content>,
): { content: Content; lineAt: LineAt } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) throw new ContentRefused(yamlProblems(file, document.errors));
  const lineAt: LineAt = (path) => lineOf(document, lines, path);
  const parsed = schema.safeParse(document.toJS() ?? empty);
  if (!parsed.success) throw new ContentRefused(schemaProblems(file, parsed.error, lineAt));
  return { content: parsed.data, lineAt };
}

function lineOf(
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
): number | undefined {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return path.length > 0 ? lineOf(document, lines, path.slice(0, -1)) : undefined;
}
