import type { List, ListItem, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import {
  type RichText,
  richText,
  type TextBlock,
  type TextLine,
  textBlock,
} from '#contracts/rich-text.ts';
import { textSyntax } from '#contracts/text-syntax.ts';
import { type Term, termOf } from '#contracts/text-terms.ts';
import { contentMessages } from '#messages/site/content.ts';
import { readLine, refusal } from './parse-inline.ts';
import type { ContentProblem, ReportProblem } from './problem.ts';

/** Bounds of a text, before the parser sees it: its work grows with the square of some of them. */
const MAX_LENGTH = 100_000;
const MAX_LINES = 3000;
/** With the empty ones. */
const MAX_LINE_ENDS = 10_000;
/** Asterisks, underscores and brackets, a run of them as one. */
const MAX_MARKS = 1500;
/** Other characters that may begin something: each is tried. */
const MAX_SIGNS = 10_000;
/** Lists and quotations that begin in one line, one inside the other. */
const NESTED = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){5}/m;

/** The first bound that a text breaks. */
function brokenBound(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return contentMessages.tooLarge;
  if (countOf(text, /\S[^\n]*/g) > MAX_LINES) return contentMessages.tooManyBlocks;
  if (countOf(text, /\r\n|\r|\n/g) > MAX_LINE_ENDS) return contentMessages.tooManyBlocks;
  if (countOf(text, /\*+|_+|\[|\]/g) > MAX_MARKS) return contentMessages.tooManyMarks;
  if (countOf(text, /[\\<&`!|]/g) > MAX_SIGNS) return contentMessages.tooLarge;
  return NESTED.test(text) ? contentMessages.nested : undefined;
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}

/**
 * Reads the restricted Markdown of an owner: headings of level 2 and 3, paragraphs, lists, term lists, tables, bold, italic and links.
 * Every other construct is a problem with its line.
 */
export function parseMarkdown(text: string): { text: RichText } | { problems: ContentProblem[] } {
  const bound = brokenBound(text);
  if (bound) return { problems: [{ line: 1, message: bound }] };
  const problems: ContentProblem[] = [];
  const report: ReportProblem = (node, message) =>
    problems.push({ line: node.position?.start.line ?? 1, message });

  const { children } = fromMarkdown(text, textSyntax());
  const blocks = children.flatMap((node) => {
    const block = readBlock(node, report);
    if (block === null) return [];
    if (!textBlock.safeParse(block).success) report(node, contentMessages.tooLarge);
    return [block];
  });

  if (problems.length > 0) return { problems };
  const whole = richText.safeParse(blocks);
  return whole.success
    ? { text: whole.data }
    : { problems: [{ line: 1, message: contentMessages.tooManyBlocks }] };
}

/** Null: the block was reported. */
function readBlock(node: RootContent, report: ReportProblem): TextBlock | null {
  switch (node.type) {
    case 'paragraph':
      return readLine(node, report);
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) report(node, contentMessages.headingLevel);
      const line = readLine(node, report);
      if (line === null) return null;
      if (typeof line === 'string') return { heading: line, level: node.depth === 3 ? 3 : 2 };
      report(node, contentMessages.headingText);
      return null;
    }
    case 'list':
      return readList(node, report);
    case 'table':
      return readTable(node, report);
    default:
      report(node, refusal(node));
      return null;
  }
}

function readList(node: List, report: ReportProblem): TextBlock | null {
  if (node.ordered && node.start !== 1) report(node, contentMessages.numbering);
  const lines = node.children.flatMap((item) => readItem(item, report) ?? []);
  if (lines.length !== node.children.length) return null;
  if (node.ordered) return { list: lines, ordered: true };
  const terms = lines.map(termOf).filter((term): term is Term => term !== null);
  return terms.length === lines.length ? { terms } : { list: lines };
}

function readItem(item: ListItem, report: ReportProblem): TextLine[] | null {
  const [paragraph, ...others] = item.children;
  for (const other of others) report(other, contentMessages.nested);
  if (paragraph?.type !== 'paragraph') {
    report(item, paragraph ? contentMessages.nested : contentMessages.empty);
    return null;
  }
  const line = readLine(paragraph, report);
  return line === null ? null : [line];
}

function readTable(node: Table, report: ReportProblem): TextBlock | null {
  const columns = node.children[0]?.children.length ?? 0;
  if (node.children.length < 2) {
    report(node, contentMessages.tableHead);
    return null;
  }
  const rows = node.children.map((row) => {
    if (row.children.length > columns) report(row, contentMessages.tableRow(columns));
    const cells = row.children.map((cell) =>
      cell.children.length === 0 ? '' : (readLine(cell, report) ?? ''),
    );
    return Array.from({ length: columns }, (_, index) => cells[index] ?? '');
  });
  return { table: rows };
}
