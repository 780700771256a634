import { type Document, isNode, isScalar, LineCounter } from 'yaml';
import type { z } from 'zod';
import { contentMessages } from '#messages/site/content.ts';
import { type Problem, schemaProblems, yamlProblems } from './file-problems.ts';
import { isTangled, parseYaml } from './tangled-yaml.ts';

interface Form<Content> {
  readonly schema: z.ZodType<Content>;
  /** Stands for a file without anything. */
  readonly empty: unknown;
  /** Fields whose numbers a person writes: YAML reads «50.000» as 50, the schema gets the text. */
  readonly written?: readonly (readonly string[])[];
}

interface YamlFile<Content> {
  /** Undefined where the file does not meet its schema. */
  readonly content: Content | undefined;
  readonly problems: readonly Problem[];
  /** What the file says, for checks that do not need the whole to be right. */
  readonly raw: unknown;
  /** The line of a field, or of the nearest part around it that the file has. */
  readonly lineAt: (path: readonly PropertyKey[]) => number | undefined;
}

/** Reads a YAML file. */
export function readYamlFile<Content>(
  file: string,
  text: string,
  { schema, empty, written = [] }: Form<Content>,
): YamlFile<Content> {
  if (isTangled(text)) {
    const problems = [{ file, line: 1, message: contentMessages.tangled }];
    return { content: undefined, problems, raw: undefined, lineAt: () => undefined };
  }
  const lines = new LineCounter();
  const document = parseYaml(text, lines);
  const lineAt = (path: readonly PropertyKey[]) => lineOf(document, lines, path);
  if (document.errors.length > 0) {
    const problems = yamlProblems(file, document.errors, lines);
    return { content: undefined, problems, raw: undefined, lineAt };
  }
  for (const path of written) keepWritten(document.getIn(path, true));
  const raw: unknown = document.toJS() ?? empty;
  const parsed = schema.safeParse(raw);
  const problems = parsed.success ? [] : schemaProblems({ file, raw, lineAt }, parsed.error);
  return { content: parsed.data, problems, raw, lineAt };
}

/** A number with a point in the words of the file. */
function keepWritten(node: unknown): void {
  if (!isScalar(node) || typeof node.value !== 'number') return;
  if (node.source?.includes('.')) node.value = node.source;
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
