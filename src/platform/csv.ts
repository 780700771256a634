/** Bytes that tell a spreadsheet that the file is UTF-8. */
export const CSV_START = '\ufeff';

/** A cell that a spreadsheet would take for a formula (OWASP, CSV injection): also with full-width signs, and behind what it leaves out or does not show. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/**
 * One line of a table for spreadsheets: RFC 4180 with semicolons, as Russian ones expect. A text that looks like a formula gets an apostrophe before
 * it and stays a text; numbers stay numbers.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(';')}\r\n`;

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
