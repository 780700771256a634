import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { FinalFailure } from '../errors/final-failure.ts';
import { createSmtpMailer, type Letter, type Mailer } from './mailer.ts';

const FROM = 'Двор <shop@example.com>';
let smtp: TestSmtp;
let mailer: Mailer;

beforeEach(async () => {
  smtp = await startSmtp();
  mailer = createSmtpMailer(smtp.url, FROM);
});
afterEach(async () => {
  mailer.close();
  await smtp.close();
});

const letter = (number: number): Letter => ({
  to: 'guest@example.com',
  subject: `Заказ ${number}`,
  text: 'Спасибо за заказ',
  html: '<p>Спасибо за заказ</p>',
  key: `order-${number}`,
  senderName: '',
});
const subjects = () => smtp.accepted.map(({ subject }) => subject);

it('sends one letter after another over one connection', async () => {
  for (const number of [1, 2, 3]) await mailer.send(letter(number));
  expect(subjects()).toEqual(['Заказ 1', 'Заказ 2', 'Заказ 3']);
  expect(smtp.connections()).toEqual({ came: 1, open: 1 });
});

it('reconnects after the server has closed the connection or refused a letter', async () => {
  await mailer.send(letter(1));
  smtp.hangUp();
  await vi.waitUntil(() => smtp.connections().open === 0);
  await vi.waitFor(() => mailer.send(letter(2)));
  smtp.refuseNext(1);
  await expect(mailer.send(letter(3))).rejects.toThrow('Try again later');
  await mailer.send(letter(3));
  expect(subjects()).toEqual(['Заказ 1', 'Заказ 2', 'Заказ 3']);
});

it('closes an idle connection', async () => {
  const idle = createSmtpMailer(smtp.url, FROM, { idleTimeout: 20 });
  await idle.send(letter(1));
  await vi.waitUntil(() => smtp.connections().open === 0);
  await idle.send(letter(2));
  expect(smtp.connections().came).toBe(2);
  idle.close();
});

it('sends no control characters, and shows signs that turn the direction of a text', async () => {
  const hostile = 'Пётр\u001b[31m\u009b\0\u202e';
  await mailer.send({
    ...letter(1),
    subject: `Заказ\r\nBcc: a@example.com ${hostile}`,
    text: `${hostile}\nвторая строка`,
    html: `<p>${hostile}</p>`,
  });
  const [sent] = smtp.accepted;
  expect(sent).toMatchObject({
    subject: 'Заказ Bcc: a@example.com Пётр[31m\\u202e',
    html: expect.stringContaining('<p>Пётр[31m\\u202e</p>'),
    text: expect.stringMatching(/^Пётр\[31m\\u202e\r?\nвторая строка/),
  });
  expect(sent?.bcc).toBeUndefined();
});

describe('an address in Russian letters', () => {
  const MAILBOX = 'почта@пример.рф';
  const DOMAIN = 'mail@пример.рф';
  const to = (address: string) => ({ ...letter(1), to: address });

  it('gets its letters as SMTPUTF8; one with a Russian domain alone by the ASCII form of it', async () => {
    await mailer.send(to(MAILBOX));
    await mailer.send(to(DOMAIN));
    expect(smtp.envelopes).toEqual([
      expect.stringMatching(/^MAIL FROM:<shop@example\.com> SMTPUTF8/),
      `RCPT TO:<${MAILBOX}>`,
      expect.not.stringContaining('SMTPUTF8'),
      'RCPT TO:<mail@xn--e1afmkfd.xn--p1ai>',
    ]);
    expect(smtp.accepted[0]?.to?.[0]?.address).toBe(MAILBOX);
  });

  it('is refused for good where the server does not take it, before the letter is sent; other letters go', async () => {
    const old = await startSmtp(0, { utf8: false });
    const oldMailer = createSmtpMailer(old.url, FROM);
    await expect(oldMailer.send(to(MAILBOX))).rejects.toThrow(FinalFailure);
    await expect(oldMailer.send(to(MAILBOX))).rejects.toThrow('SMTPUTF8');
    await oldMailer.send(to(DOMAIN));
    // An answer would go there by the text of the letter.
    await oldMailer.send({ ...to('shop@example.com'), replyTo: MAILBOX });
    expect(old.envelopes.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<mail@xn--e1afmkfd.xn--p1ai>',
      'RCPT TO:<shop@example.com>',
    ]);
    expect(old.accepted[1]?.replyTo).toBeUndefined();
    oldMailer.close();
    await old.close();
  });

  it('waits like all others while the server is away', async () => {
    await smtp.close();
    const failure: unknown = await mailer.send(to(MAILBOX)).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(FinalFailure);
    smtp = await startSmtp();
  });
});
