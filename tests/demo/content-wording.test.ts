import { expect, it } from 'vitest';
import { readFolder } from '../../src/modules/content/folder.ts';
import { DEMO_CONTENT } from '../../src/office/demo/demo-content.ts';
import { faultsOfText } from '../support/russian-faults.ts';
import { promises } from './promised-words.ts';

const { settings, pages, documents, slides } = await readFolder(DEMO_CONTENT, []);

/** All that the demo says beside its goods, as the shop shows it. */
const texts = [settings.identity, pages, documents, slides]
  .flatMap(stringsOf)
  .filter((text) => /[а-яё]/i.test(text));

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

it('pages, documents and slides have no fault that a machine sees', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(faultsOfText)).toEqual([]);
});

it.each(promises)('they promise nothing like %s', (pattern) => {
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});

it('they say of law and origin only what is true', () => {
  const untrue =
    /российски[ехм]\S* фабри|каждый стык|только для вас|никому больше|больше никому|с 9 до 21 час|цену и срок сразу/i;
  expect(texts.filter((text) => untrue.test(text.replaceAll('\u00a0', ' ')))).toEqual([]);
  expect('мебель российских фабрик').toMatch(untrue);
});
