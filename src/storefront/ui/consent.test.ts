import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { ConsentCheckbox, ConsentNote } from './consent.tsx';

const termsOf = (byCheckbox: boolean, kinds: readonly DocumentKind[]) => ({
  byCheckbox,
  documents: kinds.map((slug) => ({ slug, title: slug, version: 1 })),
});
/** The texts of a form with the addresses of its links: `политикой … [/policy.pdf]`. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 [$1]')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const noteOf = (...[byCheckbox, kinds, orders]: [boolean, DocumentKind[], boolean?]) =>
  textOf(
    renderToStaticMarkup(
      createElement(ConsentNote, { terms: termsOf(byCheckbox, kinds), orders: orders ?? false }),
    ),
  );
const tickOf = (...kinds: DocumentKind[]) =>
  textOf(renderToStaticMarkup(createElement(ConsentCheckbox, { terms: termsOf(true, kinds) })));

const policy =
  'Данные нужны, чтобы выполнить вашу просьбу. Как мы с ними обращаемся — в политике обработки персональных данных [/policy.pdf].';
const consent = 'Отправляя форму, вы даёте согласие на их обработку [/?page=consent].';
const offer = 'Оформляя заказ, вы принимаете условия оферты [/?page=offer].';

it('a note names the documents that the shop has; the offer, where goods are ordered', () => {
  const all: DocumentKind[] = ['policy', 'consent', 'offer'];
  expect(noteOf(false, ['policy'])).toBe(policy);
  expect(noteOf(false, all)).toBe(`${policy} ${consent}`);
  expect(noteOf(false, all, true)).toBe(`${policy} ${consent} ${offer}`);
  expect(noteOf(false, [], true)).toBe('');
});

it('a tick is for the consent, and the note tells where the policy is', () => {
  expect(tickOf('policy', 'consent')).toBe(
    'Даю согласие на обработку персональных данных [/?page=consent]',
  );
  expect(noteOf(true, ['policy', 'consent'])).toBe(
    'Как мы с ними обращаемся — в политике обработки персональных данных [/policy.pdf].',
  );
});

it('without a consent of its own the tick is for the policy', () => {
  expect(tickOf('policy')).toBe(
    'Я соглашаюсь с политикой обработки персональных данных [/policy.pdf]',
  );
  expect(noteOf(true, ['policy'])).toBe('');
});
