import { expect, it } from 'vitest';
import { daysStateText } from './shown-days.ts';

it.each([
  ['2025-12-31', 'покажем с 1 января 2026 г. по 1 февраля 2026 г.'],
  ['2026-01-01', 'с 1 января 2026 г. по 1 февраля 2026 г.'],
  ['2026-02-01', 'с 1 января 2026 г. по 1 февраля 2026 г.'],
  ['2026-02-02', 'сейчас не показывается: с 1 января 2026 г. по 1 февраля 2026 г.'],
])('the list says on %s what of the days is still to come', (today, text) => {
  const said = daysStateText({ from: '2026-01-01', until: '2026-02-01' }, today);
  expect(said.replaceAll('\u00a0', ' ')).toBe(text);
});

it('says nothing of a page without days', () => {
  expect(daysStateText({ from: null, until: null }, '2026-01-01')).toBe('');
});
