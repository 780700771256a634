import { parseDocument } from 'yaml';
import { contentMessages } from '#messages/content.ts';
import { isTangled } from '#platform/tangled-yaml.ts';
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
  const document = parseDocument(yaml, { prettyErrors: true });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ linePos }) => ({
        line: (linePos?.[0].line ?? 0) + 1,
        message: contentMessages.yaml,
      })),
      body,
    };
  }
  return { fields: document.toJS(), body };
}
