import type { RichText, TextLine } from '#contracts/rich-text.ts';
import { runsOfLine } from '#contracts/text-runs.ts';

interface TextLink {
  readonly link: string;
  /** Its words. */
  readonly words: string;
}

/** The links of a text in its order. */
export const linksInText = (text: RichText): TextLink[] =>
  linesOf(text).flatMap((line) => {
    const links: TextLink[] = [];
    for (const { link, text: words } of runsOfLine(line)) {
      const last = links.at(-1);
      if (link === undefined) continue;
      if (last?.link === link) links[links.length - 1] = { link, words: last.words + words };
      else links.push({ link, words });
    }
    return links;
  });

const linesOf = (text: RichText): TextLine[] =>
  text.flatMap((block): TextLine[] => {
    if (typeof block === 'string' || Array.isArray(block)) return [block];
    if ('heading' in block) return [block.heading];
    if ('list' in block) return block.list;
    if ('table' in block) return block.table.flat();
    return block.terms.map((one) => one.text);
  });
