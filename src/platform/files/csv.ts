/** Bytes that tell a spreadsheet that the file is UTF-8. */
export const CSV_START = '\ufeff';

/** A cell that a spreadsheet would take for a formula (OWASP, CSV injection): also with full-width signs, and behind what it leaves out or does not show. Apostrophes before it are ours, or could be taken for ours. */
const FORMULA = /^'*[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;
/** A phone number is no sum: neither with its digits alone, nor as people read it. */
const PHONE = /^\+(?:\d{11,15}|7 \(\d{3}\) \d{3}-\d\d-\d\d)$/;

/**
 * One line of a table for spreadsheets: RFC 4180 with semicolons, as Russian ones expect. A text that looks like a formula gets an apostrophe before
 * it and stays a text ({@link asWritten} takes it off again); numbers and phone numbers stay as they are. `mark`: what fractions begin with.
 */
export const csvLine = (
  cells: readonly (string | number | null)[],
  mark: '.' | ',' = '.',
): string => `${cells.map((cell) => csvCell(cell, mark)).join(';')}\r\n`;

function csvCell(value: string | number | null, mark: '.' | ','): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', mark);
  const text = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[";\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell as it was before {@link csvLine}, which has put an apostrophe before what looks like a formula. */
export const asWritten = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
