import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessages } from '#messages/commands/mail.ts';
import { FinalFailure } from '../errors/final-failure.ts';
import { printable, printableLine } from '../text/printable.ts';
import { SECOND } from '../time/duration.ts';
import { needsUtf8, takesUtf8 } from './smtp-utf8.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable for one letter. It makes the Message-ID, so that a mail program recognises a repeated delivery: `order-4F7K-2M9Q-customer`. */
  readonly key: string;
  readonly replyTo?: string;
  /** The name beside the sender's address, where the setting MAIL_FROM has none; may be empty. */
  readonly senderName: string;
  /** JPEG pictures that travel with the letter; `html` names them as `cid:`. */
  readonly pictures?: readonly LetterPicture[];
  /** Papers that come with the letter. */
  readonly papers?: readonly LetterPaper[];
}

/** A PDF that comes with a letter. */
export interface LetterPaper {
  /** With its ending. */
  readonly name: string;
  readonly pdf: Buffer;
}

export interface LetterPicture {
  readonly cid: string;
  readonly jpeg: Buffer;
}

export interface Mailer {
  /** Resolves when the server has accepted the letter. After a rejection the job is retried, except after a `FinalFailure`. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

const envelopeOf = (letter: Letter, from: string) => ({
  from: from.includes('<') ? from : { name: printableLine(letter.senderName), address: from },
  to: letter.to,
  subject: printableLine(letter.subject),
  text: printable(letter.text),
  html: printable(letter.html),
  messageId: `<${letter.key}@${domainOf(from)}>`,
  // An address that only some servers take would make them refuse the letter. It is in the text as well.
  ...(letter.replyTo && !needsUtf8(letter.replyTo) && { replyTo: letter.replyTo }),
  attachments: [
    ...(letter.pictures ?? []).map(({ cid, jpeg }, index) => ({
      cid,
      filename: `${index + 1}.jpg`,
      contentType: 'image/jpeg',
      contentDisposition: 'inline' as const,
      content: jpeg,
    })),
    ...(letter.papers ?? []).map(({ name, pdf }) => ({
      filename: name,
      contentType: 'application/pdf',
      contentDisposition: 'attachment' as const,
      content: pdf,
    })),
  ],
});

/** The domain of the sender: `shop@shop.example`, `Имя <shop@shop.example>`. */
const domainOf = (from: string): string => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * Sends letters by SMTP over pooled connections: a new connection takes longer than a letter. A letter to an address that
 * the server cannot take ends with a `FinalFailure`: sent all the same, it would come back from somewhere, or get lost.
 */
export function createSmtpMailer(
  url: string,
  from: string,
  { idleTimeout = 10 * SECOND } = {},
): Mailer {
  const timeouts = {
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
  };
  const transport = createTransport({
    url,
    pool: true,
    idleTimeout,
    maxMessages: Number.POSITIVE_INFINITY,
    // The job queue retries a failed letter.
    maxRequeues: 0,
    ...timeouts,
  });
  return {
    async send(letter) {
      if (needsUtf8(letter.to) && !(await takesUtf8({ ...transport.options, ...timeouts }))) {
        throw new FinalFailure(mailMessages.russianMailbox);
      }
      await transport.sendMail(envelopeOf(letter, from));
    },
    close: () => transport.close(),
  };
}

/** Connects to a mail server and signs in, without a letter. Returns the reason of a failure. */
export async function tryMailServer(url: string): Promise<string | undefined> {
  const transport = createTransport({
    url,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 15 * SECOND,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return printableLine(error instanceof Error ? error.message : String(error));
  } finally {
    transport.close();
  }
}

/** Writes letters as .eml files, for a shop without SMTP. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(envelopeOf(letter, from));
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${letter.key}.eml`);
      writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
      renameSync(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
