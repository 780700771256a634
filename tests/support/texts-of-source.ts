import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface SourceText {
  /** The path of the file in its folder, without its ending. */
  readonly file: string;
  readonly text: string;
}

/** Stands where a template has an expression: most are numbers or end in one. */
const FILLED = '7';

/** Every Russian string of the TypeScript files in a folder, those inside functions too. */
export const textsOfSources = (folder: string): SourceText[] =>
  globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .sort()
    .flatMap((name) =>
      textsOfSource(readFileSync(join(folder, name), 'utf8')).map((text) => ({
        file: name.slice(0, -'.ts'.length),
        text,
      })),
    );

/** The Russian strings of one source. */
export function textsOfSource(source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map(({ value }) => value.cooked ?? value.raw).join(FILLED));
    },
  }).visit(parseSync('texts.ts', source).program);
  return texts.filter((text) => /[а-яё«»—№×₽]/i.test(text));
}
