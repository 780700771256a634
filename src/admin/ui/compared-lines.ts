/** A line of a text that is compared with another: in both, or in one alone. */
export interface ComparedLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Lines beyond this are compared as one. */
const MOST_LINES = 1500;

/** How one text becomes the other, line by line: by their longest common subsequence. */
export function comparedLines(before: string, after: string): ComparedLine[] {
  const [from, to] = [linesOf(before), linesOf(after)];
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      if (!line) continue;
      line[column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: ComparedLine[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [old, now] = [from[row], to[column]];
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (
      now === undefined ||
      (old !== undefined && at(row + 1, column) >= at(row, column + 1))
    ) {
      lines.push({ kind: 'gone', text: old ?? '' });
      row += 1;
    } else {
      lines.push({ kind: 'new', text: now });
      column += 1;
    }
  }
  return lines;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), lines.slice(MOST_LINES).join('\n')];
}
