/**
 * Parses what a spreadsheet puts on the clipboard: cells between tabs, lines between LF or CRLF; a cell in quotes may hold tabs, lines and doubled
 * quotes. The end of the last line begins no other one.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const ends = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (;;) {
    const quoted = quotedAt(ends, at);
    const end = quoted?.end ?? endOfCell(ends, at);
    row.push(quoted?.text ?? ends.slice(at, end));
    at = end + 1;
    if (ends[end] === '\t') continue;
    rows.push(row);
    row = [];
    if (end >= ends.length) return rows;
  }
}

function endOfCell(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n') end += 1;
  return end;
}

/** A cell in quotes; undefined where the quotes are part of its text: «5" труба». */
function quotedAt(text: string, start: number): { text: string; end: number } | undefined {
  if (text[start] !== '"') return undefined;
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const next = text[end + 1];
  if (next !== undefined && next !== '\t' && next !== '\n') return undefined;
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** The same for a spreadsheet to read. */
export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(writtenAs).join('\t')).join('\n');

const writtenAs = (text: string): string =>
  /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
