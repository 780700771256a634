import type { Node } from 'prosemirror-model';
import type { TextBlock, TextLine } from '#contracts/rich-text.ts';
import { lineOfRuns, type Run } from '#contracts/text-runs.ts';
import { writeMarkdown } from '#contracts/written-text.ts';
import type { Origin } from './read-text.ts';
import { marks, nodes } from './schema.ts';

interface Piece {
  readonly text: string;
  /** The place of a block that is written as it was. */
  readonly index?: number;
}

/** The Markdown of a document. Blocks that are as they were read are written to the letter, with what stood between them; empty ones are left out. */
export function writeText(doc: Node, { blocks, gaps }: Origin): string {
  const pieces: Piece[] = [];
  let changed: Node[] = [];
  let last = -1;
  const endChanged = () => {
    const text = writeMarkdown(changed.flatMap(blockOf)).replace(/\n$/, '');
    if (text) pieces.push({ text });
    changed = [];
  };
  for (const group of grouped(doc.children.filter((node) => blocks.has(node) || !isEmpty(node)))) {
    const written = group.map((node) => originOf(node, blocks));
    const isAsRead = written.every(
      (one, index) => one && (index === 0 || one.index === (written[index - 1]?.index ?? -2) + 1),
    );
    const [{ index = -2 } = {}] = written;
    const isNext = changed.length === 0 && index === last + 1;
    // Without an empty line before it, a block may be read otherwise behind another one.
    const leansOn = index > 0 && !isNext && !/\n[ \t]*\n/.test(gaps[index] ?? '');
    if (!isAsRead || (leansOn && group.every(({ type }) => type !== nodes.raw))) {
      changed.push(...group);
      continue;
    }
    endChanged();
    for (const one of written) {
      if (!one) continue;
      pieces.push({ text: one.source, index: one.index });
      last = one.index;
    }
  }
  endChanged();
  return joined(pieces, gaps);
}

/** Lists that follow each other are written together: they need different signs. */
function grouped(children: readonly Node[]): Node[][] {
  const groups: Node[][] = [];
  for (const [index, node] of children.entries()) {
    const group = isList(node) && isList(children[index - 1]) ? groups.at(-1) : undefined;
    if (group) group.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** A piece that was pasted has no place among what was read. */
const originOf = (node: Node, blocks: Origin['blocks']) =>
  blocks.get(node) ??
  (node.type === nodes.raw ? { source: String(node.attrs.source), index: -2 } : undefined);

function joined(pieces: readonly Piece[], gaps: readonly string[]): string {
  const parts = pieces.map(({ text, index }, at) => {
    const before = pieces[at - 1];
    const isNext = index !== undefined && index >= 0 && index === placeAfter(before);
    return (isNext ? gaps[index] : before ? '\n\n' : '') + text;
  });
  const isEnd = placeAfter(pieces.at(-1)) === gaps.length - 1;
  return parts.join('') + (isEnd ? gaps.at(-1) : pieces.length > 0 ? '\n' : '');
}

/** Of the block that stood behind a piece; the first block stands behind none. */
const placeAfter = (piece: Piece | undefined): number => (piece ? (piece.index ?? -2) + 1 : 0);

const isList = (node: Node | undefined): node is Node =>
  node?.type === nodes.bullet_list || node?.type === nodes.ordered_list;

const isEmpty = (node: Node): boolean =>
  node.type !== nodes.raw && /^[ \t\r\n]*$/.test(node.textContent);

function blockOf(node: Node): TextBlock[] {
  switch (node.type) {
    case nodes.heading: {
      const level = node.attrs.level === 3 ? 3 : 2;
      const heading = lineOfRuns([{ text: node.textContent }]);
      return typeof heading === 'string' ? [{ heading, level }] : [];
    }
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const lines = node.children.flatMap(({ children }) => children.map(lineOf));
      const list = lines.filter((line) => line !== null);
      return [{ list, ...(node.type === nodes.ordered_list && { ordered: true as const }) }];
    }
    case nodes.table:
      return [{ table: node.children.map((row) => row.children.map(cellOf)) }];
    default: {
      const line = lineOf(node);
      return line === null ? [] : [line];
    }
  }
}

const cellOf = (cell: Node): TextLine | '' => (cell.firstChild && lineOf(cell.firstChild)) ?? '';

const lineOf = (paragraph: Node): TextLine | null => lineOfRuns(paragraph.children.map(runOf));

function runOf(node: Node): Run {
  const has = (type: (typeof marks)[keyof typeof marks]) => type.isInSet(node.marks);
  const mark = has(marks.strong) ? 'strong' : has(marks.em) ? 'emphasis' : undefined;
  return { text: node.text ?? '', mark, link: has(marks.link)?.attrs.href };
}
