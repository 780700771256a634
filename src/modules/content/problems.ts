import type { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { contentMessages } from '#messages/content.ts';
import { contentFileProblems } from '#messages/content-files.ts';

/** What the owner has to mend, with the file within the folder. */
export interface Problem {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** The folder cannot be taken over. */
export class ContentRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super([...new Set(problems.map(problemLine))].join('\n'));
    this.problems = problems;
  }
}

const problemLine = ({ file, line, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

export const yamlProblems = (file: string, errors: readonly YAMLParseError[]): Problem[] =>
  errors.map(({ linePos }) => ({ file, line: linePos?.[0].line, message: contentMessages.yaml }));

/** One problem for each wrong field, which is named by its path: `contacts.phone`. */
export const schemaProblems = (
  file: string,
  error: z.ZodError,
  lineAt: (path: readonly PropertyKey[]) => number | undefined = () => undefined,
): Problem[] =>
  error.issues.flatMap((issue) => {
    const place = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineAt([...issue.path, key]),
        message: contentFileProblems.unknownField([...issue.path, key].join('.')),
      }));
    }
    const message = contentFileProblems.wrongField(place, issue.message);
    return { file, line: lineAt(issue.path), message };
  });
