import type { LetterText } from '#messages/accounts/account-letters.ts';
import { type Html, html } from '../text/html.ts';
import { type LetterColours, letterPage } from './letter-page.ts';
import type { Letter } from './mailer.ts';

interface Envelope {
  readonly to: string;
  readonly key: string;
  /** The name beside the sender's address, and the colours of the letter. */
  readonly from: { readonly sender: string; readonly colours: LetterColours };
  /** The URL of the button. */
  readonly address?: string;
}

/** Composes a letter of a few sentences as text and as HTML. Both show the URL. */
export function composeLetter(text: LetterText, { to, key, from, address }: Envelope): Letter {
  const { subject, lines, closing } = text;
  return {
    to,
    key,
    senderName: from.sender,
    subject,
    text: [...lines, ...(address ? [address] : []), ...closing].join('\n\n'),
    html: htmlBody(text, from.colours, address),
  };
}

function htmlBody(
  { subject, lines, button, closing }: LetterText,
  colours: LetterColours,
  address?: string,
): string {
  const content = html`${lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
${address && button ? buttonOf(address, button, colours) : ''}
${closing.map((line) => html`<p style="margin:12px 0 0;color:${colours.soft}">${line}</p>`)}`;
  return letterPage(content, { title: subject, width: 560, colours });
}

const buttonOf = (
  address: string,
  label: string,
  { main, onMain }: LetterColours,
): Html => html`<p style="margin:24px 0">
<a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${main};color:${onMain};text-decoration:none">${label}</a></p>
<p style="margin:0 0 12px;font-size:14px;word-break:break-all"><a href="${address}" style="color:${main}">${address}</a></p>`;
