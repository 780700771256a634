import type { LineCounter, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import { contentMessages } from '#messages/site/content.ts';

/** What a person has to mend in a file. */
export interface Problem {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** A problem as the terminal shows it: `shop.yaml:12: …`. */
export const problemLine = ({ file, line, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

/** A text that is no YAML has a fault in nearly every sign: the first ones say where. */
const MOST_FAULTS = 100;

export const yamlProblems = (
  file: string,
  errors: readonly YAMLParseError[],
  lines: LineCounter,
): Problem[] =>
  errors.slice(0, MOST_FAULTS).map(({ pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    message: contentMessages.yaml,
  }));

type Path = readonly PropertyKey[];

/** Where a schema was not met. `raw`: what the file says. */
interface Place {
  readonly file: string;
  readonly raw: unknown;
  readonly lineAt: (path: Path) => number | undefined;
}

/** One problem for each wrong field, which is named by its path: `contacts.phone`, `phones «Опт»: phone`. */
export const schemaProblems = ({ file, raw, lineAt }: Place, error: z.ZodError): Problem[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        line: lineAt([...issue.path, key]),
        message: contentFileProblems.unknownField(fieldAt(raw, [...issue.path, key])),
      }));
    }
    const isColour = issue.code === 'custom' && issue.params?.message === 'colour';
    // Without quotes a colour is a comment of YAML.
    const said = isColour ? contentFileProblems.colour : issue.message;
    const message = contentFileProblems.wrongField(fieldAt(raw, issue.path), said);
    return { file, line: lineAt(issue.path), message };
  });

/** The name of a field. An entry of a list is called by its own name, else by its number from 1. */
function fieldAt(raw: unknown, path: Path): string {
  let value = raw;
  let name = '';
  let isEntry = false;
  for (const key of path) {
    value = partOf(value, key);
    if (typeof key === 'number') name = `${name} ${entryName(value, key)}`.trim();
    else name += `${isEntry ? ': ' : name && '.'}${String(key)}`;
    isEntry = typeof key === 'number';
  }
  return name;
}

const partOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function entryName(entry: unknown, index: number): string {
  const names = ['slug', 'label', 'name', 'days'].map((key) => partOf(entry, key));
  const name = names.find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? `«${name}»` : `№ ${index + 1}`;
}
