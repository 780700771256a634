import { MOST_REDIRECTS } from '#contracts/admin/content/values.ts';
import { redirectsScreenMessages as words } from '#messages/office/redirects.ts';

interface Typed {
  readonly address: string;
  readonly target: string;
  /** Counted from 1, as the member sees them. */
  readonly line: number;
}

type Read = { readonly lines: readonly Typed[] } | { readonly faults: readonly string[] };

/** Reads «старый новый», a pair for each line, also two columns of a spreadsheet; or says what is wrong with each line. */
export function typedLines(text: string): Read {
  const written = text
    .split('\n')
    .map((one, index) => ({ words: one.trim().split(/\s+/).filter(Boolean), line: index + 1 }))
    .filter(({ words: parts }) => parts.length > 0);
  if (written.length === 0) return { faults: [words.noLines] };
  if (written.length > MOST_REDIRECTS) return { faults: [words.tooMany(MOST_REDIRECTS)] };
  const odd = written.filter(({ words: parts }) => parts.length !== 2);
  if (odd.length > 0) return { faults: odd.map(({ line }) => words.inLine(line, words.notTwo)) };
  return {
    lines: written.map(({ words: [address = '', target = ''], line }) => ({
      address,
      target,
      line,
    })),
  };
}

/** The lines with a page of the shop as the second address of the line with the cursor. */
export function withTarget(text: string, cursor: number, target: string): string {
  const end = text.indexOf('\n', cursor);
  const to = end < 0 ? text.length : end;
  const from = text.lastIndexOf('\n', cursor - 1) + 1;
  const [address = ''] = text.slice(from, to).trim().split(/\s+/);
  return text.slice(0, from) + `${address} ${target}`.trim() + text.slice(to);
}

/** The refusal of the API, `lines.3.target`, in the member's lines. */
export const faultsInLines = (
  fields: Readonly<Record<string, readonly string[]>>,
  lines: readonly Typed[],
): string[] =>
  Object.entries(fields).flatMap(([field, texts]) => {
    const line = lines[Number(/^lines\.(\d+)\./.exec(field)?.[1])]?.line;
    return line === undefined ? texts : texts.map((text) => words.inLine(line, text));
  });
