import { expect, it } from 'vitest';
import { placeLabels } from './dimension-labels.ts';

const text = 'Ширина 2 300 мм';
const below = { text, x: 200, y: 200, away: [0, 1] } as const;

it('stands beside its line, on the side away from the model', () => {
  const [under] = placeLabels([below], 400, 400);
  expect([under?.x, (under?.y ?? 0) > 200]).toEqual([200, true]);
  const [left] = placeLabels([{ ...below, away: [-1, 0] }], 400, 400);
  expect([(left?.x ?? 0) < 150, left?.y]).toEqual([true, 200]);
});

it('stays inside the picture', () => {
  for (const [x, y] of [
    [-50, 200],
    [500, 200],
    [200, -50],
    [200, 500],
  ] as const) {
    const [label] = placeLabels([{ ...below, x, y }], 400, 400);
    expect(label?.x).toBeGreaterThanOrEqual(text.length * 4);
    expect(label?.x).toBeLessThanOrEqual(400 - text.length * 4);
    expect(label?.y).toBeGreaterThan(0);
    expect(label?.y).toBeLessThan(400);
  }
});

it('does not overlap another label', () => {
  const [first, second] = placeLabels([below, { ...below, x: 230, y: 205 }], 400, 400);
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(20);
  const low = { ...below, y: 390 };
  const [edge, above] = placeLabels([low, { ...low, x: 230 }], 400, 400);
  expect((edge?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThanOrEqual(20);
  const apart = placeLabels([below, { ...below, x: 600 }], 800, 400);
  expect(apart[0]?.y).toBe(apart[1]?.y);
});
