import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Petr@Example.RU', 'petr@example.ru'],
  ['petr+shop@example.ru', 'petr@example.ru'],
  ['petr+a+b@example.ru', 'petr@example.ru'],
  ['p.etr@example.ru', 'p.etr@example.ru'],
  ['P.e.t.r+x@gmail.com', 'petr@gmail.com'],
  ['petr@googlemail.com', 'petr@gmail.com'],
  ['petr.obrazcov@yandex.ru', 'petr-obrazcov@yandex.ru'],
  ['Petr-Obrazcov+1@ya.ru', 'petr-obrazcov@yandex.ru'],
  ['petr.obrazcov@яндекс.рф', 'petr-obrazcov@yandex.ru'],
  ['ｐｅｔｒ@example.ru', 'petr@example.ru'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['+petr@example.ru', '+petr@example.ru'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ['petr@example.ru', 'petr@example.com'],
  ['petr.obrazcov@example.ru', 'petr-obrazcov@example.ru'],
  ['petr.obrazcov@gmail.com', 'petr-obrazcov@gmail.com'],
  ['petr@mail.ru', 'petr@bk.ru'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
