import { type Html, html } from '../text/html.ts';
import type { LetterColours } from './letter-page.ts';

/** A phone, an order's number, an article, or an address of the web. */
const telling = /(https?:\/\/\S+|\+7[\s\d()•-]+\d|[A-ZА-Я\d]+(?:-[A-ZА-Я\d]+)+)/;

/**
 * A line of a letter: numbers with hyphens stay whole in a narrow window, addresses of the shop itself are links. Others stay text:
 * a stranger may have written them.
 */
export const letterLine = (
  text: string,
  { publicUrl, colours }: { publicUrl?: string; colours: LetterColours },
): readonly Html[] =>
  text.split(telling).map((piece, index) => {
    if (index % 2 === 0) return html`${piece}`;
    if (!piece.startsWith('http')) return html`<span style="white-space:nowrap">${piece}</span>`;
    return publicUrl && piece.startsWith(`${publicUrl}/`)
      ? html`<a href="${piece}" style="color:${colours.main}">${piece}</a>`
      : html`${piece}`;
  });
