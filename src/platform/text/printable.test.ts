import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { printable, printableJson, printableLine } from './printable.ts';

const ESC = '\u001b';

it.each([
  ['colours', `${ESC}[31mПётр${ESC}[0m`, '[31mПётр[0m'],
  ['a window title', `${ESC}]0;злой\u0007Пётр`, ']0;злойПётр'],
  ['a C1 control', '\u009b2JПётр', '2JПётр'],
  ['a backspace, a NUL and a DEL', 'Пё\b\0\u007fтр', 'Пётр'],
  ['a carriage return', 'чужое\rПётр', 'чужое\nПётр'],
  ['a tab', 'Пётр\tОбразцов', 'Пётр Образцов'],
  ['a turned direction', 'Пётр\u202egpj.exe', 'Пётр\\u202egpj.exe'],
  ['an isolate', '\u2066Пётр\u2069', '\\u2066Пётр\\u2069'],
  ['lines', 'одна\r\nдве\u2028три', 'одна\nдве\nтри'],
  ['nothing of an ordinary text', 'Пётр «Ё» – 5\u00a0₽ 🛋️', 'Пётр «Ё» – 5\u00a0₽ 🛋️'],
])('takes %s away', (_what, text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(printableLine(text)).toBe(printed.replaceAll('\n', ' '));
});

it('a log line has neither, and is the same JSON', async () => {
  const lines = new PassThrough();
  const logger = { stream: lines, hooks: { streamWrite: printableJson } };
  const { log } = fastify({ logger });
  const said = `${ESC}[31m\u009b2J\u202eПётр`;
  log.warn({ error: { message: said } }, said);
  const line = String(lines.read());
  expect(line.trimEnd()).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
  expect(JSON.parse(line)).toMatchObject({ msg: said, error: { message: said } });
});
