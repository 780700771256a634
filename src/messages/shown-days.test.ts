import { expect, it } from 'vitest';
import { daysStateText } from './shown-days.ts';

it.each([
  ['2025-12-31', 'покажем с\u00a01 января 2026\u00a0г. по\u00a01 февраля 2026\u00a0г.'],
  ['2026-01-01', 'с\u00a01 января 2026\u00a0г. по\u00a01 февраля 2026\u00a0г.'],
  ['2026-02-01', 'с\u00a01 января 2026\u00a0г. по\u00a01 февраля 2026\u00a0г.'],
  [
    '2026-02-02',
    'сейчас не\u00a0показывается: с\u00a01 января 2026\u00a0г. по\u00a01 февраля 2026\u00a0г.',
  ],
])('the list says on %s what of the days is still to come', (today, text) => {
  expect(daysStateText({ from: '2026-01-01', until: '2026-02-01' }, today)).toBe(text);
});

it('says nothing of a page without days', () => {
  expect(daysStateText({ from: null, until: null }, '2026-01-01')).toBe('');
});
