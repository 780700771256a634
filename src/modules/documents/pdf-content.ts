import type { Content } from 'pdfmake/interfaces.js';
import type { RichText, TextBlock, TextLine, TextPart } from '#contracts/rich-text.ts';

/** The text of a document in the form of pdfmake. `publicUrl`: the origin of links to pages of the shop. */
export const pdfContent = (text: RichText, publicUrl: string): Content[] =>
  text.map((block) => blockContent(block, publicUrl));

function blockContent(block: TextBlock, publicUrl: string): Content {
  const words = (line: TextLine) => lineContent(line, publicUrl);
  if (typeof block === 'string' || Array.isArray(block)) {
    return { text: words(block), style: 'paragraph' };
  }
  if ('heading' in block) {
    const style = block.level === 2 ? 'heading' : 'subheading';
    return { text: block.heading, style, headlineLevel: block.level };
  }
  if ('list' in block) {
    const items = block.list.map((line) => ({ text: words(line), style: 'item' }));
    return block.ordered ? { ol: items, style: 'list' } : { ul: items, style: 'list' };
  }
  if ('terms' in block) {
    return block.terms.map(({ term, text }) => ({
      text: [{ text: `${breakable(term)}\u00a0— `, bold: true }, ...words(text)],
      style: 'item',
    }));
  }
  const [head = [], ...rows] = block.table;
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map(() => '*'),
      body: [
        head.map((cell) => ({ text: words(cell), bold: true })),
        ...rows.map((row) => row.map((cell) => ({ text: words(cell) }))),
      ],
    },
    layout: 'lightHorizontalLines',
    style: 'paragraph',
  };
}

interface Words {
  readonly text: string;
  readonly bold?: boolean;
  readonly color?: string;
  readonly link?: string;
  readonly decoration?: 'underline';
}

/** Words side by side: pdfmake drops what is nested deeper. */
const lineContent = (line: TextLine, publicUrl: string): Words[] =>
  typeof line === 'string'
    ? [{ text: breakable(line) }]
    : line.flatMap((part) => partContent(part, publicUrl));

function partContent(part: TextPart, publicUrl: string): Words[] {
  if (typeof part === 'string') return [{ text: breakable(part) }];
  if ('strong' in part) return [{ text: breakable(part.strong), bold: true }];
  // The font has no italic.
  if ('emphasis' in part) return [{ text: breakable(part.emphasis), color: '#655b50' }];
  const link = part.link.startsWith('/') ? publicUrl + part.link : part.link;
  return lineContent(part.text, publicUrl).map((words) => ({
    ...words,
    link,
    decoration: 'underline',
  }));
}

/** With places to break words that are longer than a line: pdfmake looks for them letter by letter, for a minute in 50,000 letters. */
const breakable = (text: string): string => text.replace(/\S{80}(?=\S)/gu, '$&\u200b');
