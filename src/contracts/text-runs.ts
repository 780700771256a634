import type { MarkedWords, TextLine, TextPart } from './rich-text.ts';

type Mark = 'strong' | 'emphasis';

/** Words with one look: at most one mark, perhaps inside a link. */
export interface Run {
  readonly text: string;
  readonly mark?: Mark | undefined;
  readonly link?: string | undefined;
}

/**
 * The one way to say a line: white space is a single space, and marks and links begin and end with words. Otherwise `**a **b` and
 * `**a** b`, which look the same, would be two texts. Null: there are no words.
 */
export function lineOfRuns(runs: readonly Run[]): TextLine | null {
  const merged = joinEqual(placeSpaces(tokensOf(runs)));
  const parts = groupByLink(merged).flatMap(({ link, runs: members }): TextPart[] => {
    const inside = members.map(unlinked);
    return link === undefined ? inside : [{ link, text: simplest(inside) }];
  });
  return parts.length === 0 ? null : simplest(parts);
}

export function runsOfLine(line: TextLine): Run[] {
  return partsOf(line).flatMap((part): Run[] => {
    if (typeof part === 'string' || !('link' in part)) return [runOf(part)];
    return partsOf(part.text).map((inner) => ({ ...runOf(inner), link: part.link }));
  });
}

export const partsOf = <Part>(line: string | readonly Part[]): readonly (string | Part)[] =>
  typeof line === 'string' ? [line] : line;

function runOf(part: string | MarkedWords): Run {
  if (typeof part === 'string') return { text: part };
  return 'strong' in part
    ? { text: part.strong, mark: 'strong' }
    : { text: part.emphasis, mark: 'emphasis' };
}

function unlinked({ text, mark }: Run): string | MarkedWords {
  if (mark === 'strong') return { strong: text };
  return mark === 'emphasis' ? { emphasis: text } : text;
}

function simplest<Part>(parts: (string | Part)[]): string | (string | Part)[] {
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

const tokensOf = (runs: readonly Run[]): Run[] =>
  runs.flatMap(({ text, mark, link }) =>
    Array.from(text.matchAll(/[ \t\r\n]+|[^ \t\r\n]+/g), ([token]) => ({
      text: /^[ \t\r\n]/.test(token) ? ' ' : token,
      mark,
      link,
    })),
  );

/** A space is marked or linked only where the words on both sides are. Spaces at the ends and repeated ones are dropped. */
function placeSpaces(tokens: readonly Run[]): Run[] {
  const placed: Run[] = [];
  /** The word behind the place that is looked at. */
  let after: Run | undefined;
  for (const [index, token] of [...tokens.entries()].reverse()) {
    const space = token.text === ' ' ? spaceBetween(tokens[index - 1], after) : undefined;
    if (token.text !== ' ') {
      placed.push(token);
      after = token;
    } else if (space) placed.push(space);
  }
  return placed.reverse();
}

function spaceBetween(before: Run | undefined, after: Run | undefined): Run | undefined {
  if (!before || before.text === ' ' || !after) return undefined;
  const link = before.link === after.link ? before.link : undefined;
  const isInside = before.link === after.link && before.mark === after.mark;
  return { text: ' ', mark: isInside ? before.mark : undefined, link };
}

function joinEqual(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.mark === run.mark && last.link === run.link) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

function groupByLink(runs: readonly Run[]) {
  const groups: { link: string | undefined; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.link === run.link) last.runs.push(run);
    else groups.push({ link: run.link, runs: [run] });
  }
  return groups;
}
