import type { Link, List, PhrasingContent, RootContent, Table } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { RichText, TextBlock, TextLine, TextPart } from './rich-text.ts';
import { partsOf } from './text-runs.ts';
import { lineOfTerm } from './text-terms.ts';

/** The Markdown from which `parseMarkdown` reads the same text. */
export const writeMarkdown = (text: RichText): string =>
  toMarkdown(
    { type: 'root', children: text.map(blockNode) },
    { bullet: '-', listItemIndent: 'one', resourceLink: true, extensions: [gfmTableToMarkdown()] },
  );

function blockNode(block: TextBlock): RootContent {
  if (typeof block === 'string' || Array.isArray(block)) {
    return { type: 'paragraph', children: lineNodes(block) };
  }
  if ('heading' in block) {
    return {
      type: 'heading',
      depth: block.level,
      children: [{ type: 'text', value: block.heading }],
    };
  }
  if ('list' in block) return listNode(block.list, block.ordered ?? false);
  if ('terms' in block) return listNode(block.terms.map(lineOfTerm), false);
  return tableNode(block.table);
}

const listNode = (lines: readonly TextLine[], ordered: boolean): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: lines.map((line) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: lineNodes(line) }],
  })),
});

const tableNode = (rows: readonly TextLine[][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: cell === '' ? [] : lineNodes(cell),
    })),
  })),
});

const lineNodes = (line: TextLine): PhrasingContent[] => partsOf(line).map(partNode);

function partNode(part: TextPart): PhrasingContent {
  if (typeof part === 'string') return { type: 'text', value: part };
  if ('strong' in part) {
    return { type: 'strong', children: [{ type: 'text', value: part.strong }] };
  }
  if ('emphasis' in part) {
    return { type: 'emphasis', children: [{ type: 'text', value: part.emphasis }] };
  }
  return linkNode(part.link, part.text);
}

const linkNode = (url: string, text: TextLine): Link => ({
  type: 'link',
  url,
  children: lineNodes(text),
});
