import { type Document, type LineCounter, parseDocument } from 'yaml';

const LONGEST = 1024 * 1024;
/** The parser reports each bracket that has no partner, and its time grows with the square of what it reports. */
const MOST_BRACKETS = 5000;

/** Whether a text of YAML could hold its parser for seconds. */
export const isTangled = (text: string): boolean =>
  text.length > LONGEST || text.replaceAll(/[^[\]{}]/g, '').length > MOST_BRACKETS;

/**
 * Parses YAML. What is wrong has its place only: the parser's own sentences quote the line of each fault, so the time of a
 * long line with many would grow with their square.
 */
export const parseYaml = (text: string, lines: LineCounter): Document.Parsed =>
  parseDocument(text, { lineCounter: lines, prettyErrors: false });
