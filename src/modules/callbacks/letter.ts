import { callbackLetterMessages as messages } from '#messages/callbacks.ts';
import { formatMoscowTime } from '#messages/moscow-time.ts';
import { html } from '#platform/html.ts';
import type { Letter } from '#platform/mailer.ts';
import { printableLine } from '#platform/printable.ts';
import type { callbackRequests } from './tables.ts';

/** Tells the shop which phone to call. The reply address is the person's e-mail, if it is known. */
export function letterToShop(
  request: typeof callbackRequests.$inferSelect,
  { to, senderName }: Pick<Letter, 'to' | 'senderName'>,
): Letter {
  const { id, phone, email, telegram, createdAt } = request;
  const lead = messages.lead(formatMoscowTime(createdAt));
  const given: [label: string, value: string | null][] = [
    [messages.phone, phone],
    [messages.email, email],
    [messages.telegram, telegram],
  ];
  const lines = given.flatMap(([label, value]) =>
    value ? [`${label}: ${printableLine(value)}`] : [],
  );
  return {
    key: `callback-${id}-shop`,
    to,
    senderName,
    ...(email && { replyTo: email }),
    subject: messages.subject(phone),
    text: [lead, lines.join('\n')].join('\n\n'),
    html: html`<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>${messages.subject(phone)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2;font:16px/1.5 Arial,sans-serif;color:#211c17">
<div style="max-width:560px;margin:0 auto">
${[lead, ...lines].map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
</div></body></html>`.html,
  };
}
