import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { SECOND } from './duration.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable for one letter, so that a repeated delivery is recognised as the same: `order-4F7K-2M9Q-customer`. */
  readonly key: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** Resolves when the letter was accepted; rejects so that it is tried again. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

const envelopeOf = (letter: Letter, from: string) => ({
  from,
  to: letter.to,
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  messageId: `<${letter.key}@gornitsa>`,
  ...(letter.replyTo && { replyTo: letter.replyTo }),
});

/** Letters by SMTP, over connections that are kept for the next ones: a new one takes longer than what it carries. */
export function createSmtpMailer(
  url: string,
  from: string,
  { idleTimeout = 10 * SECOND } = {},
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    idleTimeout,
    maxMessages: Number.POSITIVE_INFINITY,
    // Whoever sent a letter tries again.
    maxRequeues: 0,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
  });
  return {
    async send(letter) {
      await transport.sendMail(envelopeOf(letter, from));
    },
    close: () => transport.close(),
  };
}

/** Letters as files that any mail program opens, for a shop without SMTP. */
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
