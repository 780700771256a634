import type { TextLine } from './rich-text.ts';
import { lineOfRuns, partsOf, runsOfLine } from './text-runs.ts';

/** A term and its text. */
export interface Term {
  readonly term: string;
  readonly text: TextLine;
}

/** What an owner may write between them: `**14 дней** — Столько…`, `**14 дней**: Столько…`. */
const SEPARATOR = /^[ \u00a0]*(?:[—–-]|:)[ \u00a0]/;

/** The term of a list item that begins with bold text and a dash or colon. Null: it is an ordinary item. */
export function termOf(line: TextLine): Term | null {
  const [first, second, ...others] = runsOfLine(line);
  if (first?.mark !== 'strong' || first.link !== undefined || !second) return null;
  if (second.mark !== undefined || second.link !== undefined) return null;
  const separator = SEPARATOR.exec(second.text)?.[0];
  if (separator === undefined) return null;
  const text = lineOfRuns([{ text: second.text.slice(separator.length) }, ...others]);
  return text === null ? null : { term: first.text, text };
}

/** The list item from which {@link termOf} reads the term. */
export const lineOfTerm = ({ term, text }: Term): TextLine => [
  { strong: term },
  ' — ',
  ...partsOf(text),
];
