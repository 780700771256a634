import { z } from 'zod';
import { toldOrderMessages as messages } from '#messages/orders/told-order.ts';
import { getLetterSender } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { letterLine } from '#platform/mail/letter-line.ts';
import { letterButton, letterPage } from '#platform/mail/letter-page.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { html } from '#platform/text/html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { makeDraftLink } from './draft-link.ts';
import { selectDraft } from './draft-queries.ts';

const payloadSchema = z.object({ draftId: z.int(), key: z.uuid() });

interface LetterContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

/** Sends the letter with the link of a draft; none once it was placed or dropped. */
export async function sendDraftLetter(context: LetterContext, payload: unknown): Promise<void> {
  const { draftId, key } = payloadSchema.parse(payload);
  const { db, mailer, publicUrl } = context;
  const draft = await selectDraft(db, draftId);
  if (!draft || draft.placedAt || !draft.body.email) return;
  const sender = await getLetterSender(db);
  const href = publicUrl + (await makeDraftLink(context, draftId));
  const signed = [sender.signature, sender.phone].filter(Boolean).join(', ');
  const button = { text: messages.letterButton, href };
  await mailer.send({
    key: `order-draft-${key}`,
    to: draft.body.email,
    subject: messages.subject(sender.names.name),
    senderName: sender.sender,
    ...(sender.email && { replyTo: sender.email }),
    text: [messages.letterLead, href, messages.letterCare, signed].join('\n\n'),
    html: letterPage(
      html`<p style="margin:0">${letterLine(messages.letterLead, sender)}</p>${letterButton(button, sender.colours)}<p>${messages.letterCare}</p><p>${letterLine(signed, sender)}</p>`,
      { title: messages.heading, width: 600, colours: sender.colours },
    ),
  });
}
