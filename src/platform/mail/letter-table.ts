import { type Html, html } from '../text/html.ts';
import type { LetterColours } from './letter-page.ts';

/** Of a cell of {@link letterTable}. */
export const cellStyle = ({ ink, line }: LetterColours): string =>
  `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top;color:${ink}`;

/** Rows as a table as wide as the letter. Each cell has its own style: mail programs know no style sheets. */
export const letterTable = (rows: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${rows}</table>`;
