import { expect, it } from 'vitest';
import { at, moved, pulledRows } from './selection.ts';
import { keyAction } from './sheet-keys.ts';

const START = at({ row: 0, col: 0 });
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const pressed = (code: string, key: string, more: Partial<typeof none> = {}) =>
  keyAction({ ...none, code, key, ...more });

it('a command is the place of its key: a Russian layout has other letters there', () => {
  const ctrlKey = true;
  expect(pressed('KeyZ', 'я', { ctrlKey })).toEqual({ does: 'undo' });
  expect(pressed('KeyZ', 'Я', { ctrlKey, shiftKey: true })).toEqual({ does: 'redo' });
  expect(pressed('KeyY', 'н', { ctrlKey })).toEqual({ does: 'redo' });
  expect(pressed('KeyD', 'в', { ctrlKey })).toEqual({ does: 'fill' });
  expect(pressed('KeyA', 'ф', { metaKey: true })).toEqual({ does: 'all' });
});

it('typing begins to edit; what belongs to the browser and the office is left to them', () => {
  expect(pressed('Digit5', '5')).toEqual({ does: 'edit', text: '5' });
  expect(pressed('KeyG', 'п')).toEqual({ does: 'edit', text: 'п' });
  expect(pressed('F2', 'F2')).toEqual({ does: 'edit' });
  for (const [code, key, more] of [
    ['KeyK', 'k', { ctrlKey: true }],
    ['KeyC', 'c', { ctrlKey: true }],
    ['Slash', '?', { shiftKey: true }],
    ['Tab', 'Tab', {}],
    ['Escape', 'Escape', {}],
    ['ArrowLeft', 'ArrowLeft', { altKey: true }],
    ['KeyA', 'Process', { isComposing: true }],
  ] as const) {
    expect([code, pressed(code, key, more)]).toEqual([code, undefined]);
  }
});

it('moves stay inside, go to the border with Ctrl, and extend with Shift', () => {
  const size = { rows: 10, cols: 6 };
  const go = (code: string, more: Partial<typeof none> = {}, from = START) => {
    const action = pressed(code, code, more);
    if (action?.does !== 'move') throw new Error('no move');
    return moved(from, action.step, size, action.isExtending);
  };
  expect(go('ArrowUp')).toEqual(START);
  expect(go('ArrowDown', { ctrlKey: true }).active).toEqual({ row: 9, col: 0 });
  expect(go('End').active).toEqual({ row: 0, col: 5 });
  expect(go('End', { ctrlKey: true }).active).toEqual({ row: 9, col: 5 });
  const extended = go('ArrowRight', { shiftKey: true }, go('ArrowDown', { shiftKey: true }));
  expect(extended).toEqual({ active: START.active, end: { row: 1, col: 1 } });
  expect(go('Home', { ctrlKey: true }, extended)).toEqual(START);
});

it('the handle fills the rows between the range and the pointer', () => {
  const range = { top: 3, bottom: 4, left: 2, right: 2 };
  expect([pulledRows(range, 7), pulledRows(range, 1), pulledRows(range, 4)]).toEqual([
    [5, 7],
    [1, 2],
    undefined,
  ]);
});
