import { stockScreenMessages as words } from '#messages/office/stock.ts';

/** The texts of one line of the form, before they are checked. */
export interface Line {
  readonly article: string;
  readonly pieces: string;
}

interface Read {
  readonly lines: { readonly article: string; readonly pieces: number }[];
  /** The lines without the empty ones: faults are named by their places. */
  readonly kept: readonly Line[];
}

/** What is typed, or the faults by the names of the fields. */
export function readLines(
  typed: readonly Line[],
): Read | { readonly faults: Record<string, string[]> } {
  const kept = typed.filter(({ article, pieces }) => article.trim() !== '' || pieces.trim() !== '');
  if (kept.length === 0) return { faults: { 'lines.0.article': [words.noLines] } };
  const faults = typed.flatMap(({ article, pieces }, index) => {
    if (!article.trim() && !pieces.trim()) return [];
    return [
      ...(article.trim() ? [] : [[`lines.${index}.article`, [words.noLines]] as const]),
      ...(piecesIn(pieces) ? [] : [[`lines.${index}.pieces`, [words.notPieces]] as const]),
    ];
  });
  if (faults.length > 0) return { faults: Object.fromEntries(faults) as Record<string, string[]> };
  const lines = kept.map(({ article, pieces }) => ({
    article: article.trim(),
    pieces: piecesIn(pieces) ?? 0,
  }));
  return { lines, kept };
}

const piecesIn = (text: string): number | undefined => {
  const pieces = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return pieces > 0 ? pieces : undefined;
};

/** Articles and pieces of a table, line by line; undefined for a text that is none. */
export function pastedLines(text: string): Line[] | undefined {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter(([article]) => article);
  const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1;
  if (!isTable) return undefined;
  return rows.map(([article = '', pieces = '']) => ({ article, pieces }));
}
