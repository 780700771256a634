import type { RichText, TextBlock, TextLine } from '#contracts/rich-text.ts';
import { lineOfRuns, runsOfLine } from '#contracts/text-runs.ts';
import { typeset, typesetPieces } from './typography.ts';

/** Sets every text of a page by {@link typeset}. Addresses of links stay. */
export const typesetRichText = (text: RichText): RichText => text.map(typesetBlock);

function typesetBlock(block: TextBlock): TextBlock {
  if (typeof block === 'string' || Array.isArray(block)) return typesetLine(block);
  if ('heading' in block) return { ...block, heading: typeset(block.heading) };
  if ('list' in block) return { ...block, list: block.list.map(typesetLine) };
  if ('terms' in block) {
    return {
      terms: block.terms.map(({ term, text }) => ({
        term: typeset(term),
        text: typesetLine(text),
      })),
    };
  }
  return {
    table: block.table.map((row) => row.map((cell) => (cell === '' ? '' : typesetLine(cell)))),
  };
}

function typesetLine(line: TextLine): TextLine {
  const runs = runsOfLine(line);
  const texts = typesetPieces(runs.map(({ text }) => text));
  return lineOfRuns(runs.map((run, index) => ({ ...run, text: texts[index] ?? '' }))) ?? line;
}
