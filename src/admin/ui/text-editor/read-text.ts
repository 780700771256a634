import type { List, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { isSafeLink } from '#contracts/safe-link.ts';
import { textSyntax } from '#contracts/text-syntax.ts';
import { marks, nodes, schema } from './schema.ts';

/** Where the blocks of a document come from: what stays as it was is written as it was. */
export interface Origin {
  /** The Markdown of each block, and its place among the others. */
  readonly blocks: WeakMap<Node, { readonly source: string; readonly index: number }>;
  /** What stands before each block, and behind the last. */
  readonly gaps: readonly string[];
}

/** Reads Markdown. A block that a text of the shop cannot have becomes a piece that keeps its Markdown to the letter. */
export function readText(markdown: string): { doc: Node; origin: Origin } {
  const blocks: Origin['blocks'] = new WeakMap();
  const gaps: string[] = [];
  let end = 0;
  const children = fromMarkdown(markdown, textSyntax()).children.map((block, index) => {
    const from = Math.max(end, lineStart(markdown, block.position?.start.offset ?? end));
    const to = block.position?.end.offset ?? markdown.length;
    const source = markdown.slice(from, to);
    gaps.push(markdown.slice(end, from));
    end = to;
    const node = readBlock(block) ?? nodes.raw.create({ source });
    blocks.set(node, { source, index });
    return node;
  });
  gaps.push(markdown.slice(end));
  const doc = nodes.doc.create(null, children.length > 0 ? children : nodes.paragraph.create());
  return { doc, origin: { blocks, gaps } };
}

/** The spaces before a block are its own: without them, items of a list would stand within the first. */
function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && /[ \t]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Null: no text of the shop has such a block. */
function readBlock(block: RootContent): Node | null {
  switch (block.type) {
    case 'paragraph':
      return paragraphOf(block.children);
    case 'heading': {
      const [only, ...others] = block.children;
      if (block.depth !== 2 && block.depth !== 3) return null;
      if (only?.type !== 'text' || others.length > 0) return null;
      return nodes.heading.create({ level: block.depth }, textNode(only.value, []));
    }
    case 'list':
      return readList(block);
    case 'table':
      return readTable(block);
    default:
      return null;
  }
}

function readList({ children, ordered, start }: List): Node | null {
  if (ordered && start !== 1) return null;
  const items = children.map(({ children: [line, ...others] }) => {
    const paragraph =
      line?.type === 'paragraph' && others.length === 0 ? paragraphOf(line.children) : null;
    return paragraph && nodes.list_item.create(null, paragraph);
  });
  if (!areAll(items)) return null;
  return (ordered ? nodes.ordered_list : nodes.bullet_list).create(null, items);
}

function readTable({ children: rows }: Table): Node | null {
  const columns = rows[0]?.children.length ?? 0;
  const read = rows.map(({ children: cells }) => {
    const lines = Array.from({ length: columns }, (_, index) =>
      paragraphOf(cells[index]?.children ?? []),
    );
    if (cells.length > columns || !areAll(lines)) return null;
    return nodes.table_row.create(
      null,
      lines.map((line) => nodes.table_cell.create(null, line)),
    );
  });
  return areAll(read) ? nodes.table.create(null, read) : null;
}

function paragraphOf(children: readonly PhrasingContent[]): Node | null {
  const line = readLine(children, []);
  return line && nodes.paragraph.create(null, line);
}

function readLine(children: readonly PhrasingContent[], over: readonly Mark[]): Node[] | null {
  const read = children.map((part): Node[] | null => {
    switch (part.type) {
      case 'text':
        return [textNode(part.value, over)];
      case 'strong':
        return withMark(part.children, over, marks.strong.create());
      case 'emphasis':
        return withMark(part.children, over, marks.em.create());
      case 'link':
        return isSafeLink(part.url)
          ? withMark(part.children, over, marks.link.create({ href: part.url }))
          : null;
      default:
        return null;
    }
  });
  return areAll(read) ? read.flat() : null;
}

/** Null where one mark shuts the other out. */
function withMark(
  children: readonly PhrasingContent[],
  over: readonly Mark[],
  mark: Mark,
): Node[] | null {
  const isShutOut = over.some(({ type }) => type !== mark.type && type.excludes(mark.type));
  return isShutOut ? null : readLine(children, mark.addToSet(over));
}

/** A line of Markdown may be broken where the text has a space. */
const textNode = (text: string, over: readonly Mark[]): Node =>
  schema.text(text.replaceAll(/[ \t]*\n[ \t]*/g, ' '), over);

const areAll = <Part>(parts: readonly (Part | null)[]): parts is readonly Part[] =>
  parts.every((part) => part !== null);
