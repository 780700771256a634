import { type Html, html } from '../text/html.ts';

/** The colours of a letter. Mail programs support neither style sheets nor custom properties. */
export interface LetterColours {
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  /** Links and buttons. */
  readonly main: string;
  readonly onMain: string;
}

/** Those of `tokens/tokens.css`. */
export const usualColours: LetterColours = {
  ground: '#faf7f2',
  ink: '#211c17',
  soft: '#655b50',
  line: '#e4dacb',
  main: '#24493b',
  onMain: '#faf7f2',
};

/** Black on white, for a shop with a palette of its own. */
export const plainColours: LetterColours = {
  ground: '#ffffff',
  ink: '#1c1c1c',
  soft: '#5c5c5c',
  line: '#dddddd',
  main: '#1c1c1c',
  onMain: '#ffffff',
};

/** A letter as a page of HTML. `width`: of its text, px. */
export const letterPage = (
  content: Html | readonly Html[],
  { title, width, colours }: { title: string; width: number; colours: LetterColours },
): string =>
  html`<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;overflow-wrap:anywhere;background:${colours.ground};font:16px/1.5 Arial,sans-serif;color:${colours.ink}">
<div style="max-width:${width}px;margin:0 auto">
${content}
</div></body></html>`.html;

/** A link that looks like a button. */
export const letterButton = (
  { text, href }: { text: string; href: string },
  { main, onMain }: LetterColours,
): Html =>
  html`<p style="margin:20px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${main};color:${onMain};font-weight:bold;text-decoration:none">${text}</a></p>`;
