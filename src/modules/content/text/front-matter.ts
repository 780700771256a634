import { LineCounter } from 'yaml';
import { contentMessages } from '#messages/site/content.ts';
import { yamlProblems } from '#platform/files/file-problems.ts';
import { isTangled, parseYaml } from '#platform/files/tangled-yaml.ts';
import type { ContentProblem } from './problem.ts';

const FILE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** A page's file: fields in YAML between two lines `---`, then Markdown. `body` keeps the lines of the file. */
export function readFrontMatter(
  file: string,
): { fields: unknown; body: string } | { problems: ContentProblem[]; body?: string } {
  const [head, yaml] = FILE.exec(file) ?? [];
  if (head === undefined || yaml === undefined || !file.startsWith(head)) {
    return { problems: [{ line: 1, message: contentMessages.frontMatter }] };
  }
  const body = head.replaceAll(/[^\n]/g, '') + file.slice(head.length);
  if (isTangled(yaml)) return { problems: [{ line: 1, message: contentMessages.tangled }], body };
  const lines = new LineCounter();
  const document = parseYaml(yaml, lines);
  if (document.errors.length > 0) {
    const problems = yamlProblems('', document.errors, lines);
    return {
      problems: problems.map(({ line = 0, message }) => ({ line: line + 1, message })),
      body,
    };
  }
  return { fields: document.toJS(), body };
}
