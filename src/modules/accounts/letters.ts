import type { LetterText } from '#messages/account-letters.ts';
import { type Html, html } from '#platform/html.ts';
import type { Letter } from '#platform/mailer.ts';

interface Envelope {
  readonly to: string;
  readonly key: string;
  /** The name beside the sender's address. */
  readonly from: string;
  /** The URL of the button. */
  readonly address?: string;
}

/** Composes a letter of a few sentences as text and as HTML. Both show the URL. */
export function composeLetter(text: LetterText, { to, key, from, address }: Envelope): Letter {
  const { subject, lines, closing } = text;
  return {
    to,
    key,
    senderName: from,
    subject,
    text: [...lines, ...(address ? [address] : []), ...closing].join('\n\n'),
    html: htmlBody(text, address).html,
  };
}

function htmlBody({ subject, lines, button, closing }: LetterText, address?: string): Html {
  return html`<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;font:16px/1.5 Arial,sans-serif;color:#211c17">
<div style="max-width:560px;margin:0 auto">
${lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
${address && button ? buttonOf(address, button) : ''}
${closing.map((line) => html`<p style="margin:12px 0 0;color:#655b50">${line}</p>`)}
</div></body></html>`;
}

const buttonOf = (address: string, label: string): Html => html`<p style="margin:24px 0">
<a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#24493b;color:#faf7f2;text-decoration:none">${label}</a></p>
<p style="margin:0 0 12px;font-size:14px;word-break:break-all"><a href="${address}" style="color:#24493b">${address}</a></p>`;
