import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Subject } from '#furniture';
import { demoProducts } from './demo-models.ts';
import { createModelStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inputs = demoProducts
  .flatMap(({ variants }) => variants.map(({ input }) => input))
  .slice(0, 5);
const [first, second] = inputs as [(typeof inputs)[number], (typeof inputs)[number]];

const counting = (limit?: number) => {
  let calls = 0;
  const make = async () => {
    calls += 1;
    return Uint8Array.of(calls);
  };
  return { store: createModelStore({ folder, make, ...(limit && { limit }) }), calls: () => calls };
};

it('reads what another process made', async () => {
  await counting().store.get(first);
  const later = counting();
  expect(Array.from(await later.store.get(first))).toEqual([1]);
  expect(later.calls()).toBe(0);
});

it('makes anew what has changed, and only that', async () => {
  const { store, calls } = counting();
  await store.get(first);
  await store.get({ ...first, attributes: { ...first.attributes, dimensions_width: 1234 } });
  expect(calls()).toBe(2);
  const turned = Object.fromEntries(Object.entries(first.attributes).reverse());
  await store.get({ ...first, attributes: turned });
  expect(calls()).toBe(2);
});

it('keeps the drawing of a thing, but neither boxes nor comparisons', async () => {
  const { store, calls } = counting();
  const lengths = { w: 'ширина', h: 'высота', d: 'глубина' };
  const words = { drawing: '', millimetres: 'мм', lengths, person: '', door: '' };
  const [thing, other] = [first, second].map((input) => ({ ...input, isBox: false })) as [
    Subject,
    Subject,
  ];
  await store.get({ sheet: 'dimensions', subjects: [{ ...thing, isBox: true }], words });
  await store.get({ sheet: 'comparison', subjects: [thing, other], words });
  expect(readdirSync(folder)).toEqual([]);
  await store.get({ sheet: 'dimensions', subjects: [thing], words });
  await store.get({ sheet: 'dimensions', subjects: [thing], words });
  expect(readdirSync(folder)).toHaveLength(1);
  expect(calls()).toBe(3);
});

it('tries again after a failure', async () => {
  let fails = true;
  const make = async () => {
    if (fails) throw new Error('no');
    return Uint8Array.of(7);
  };
  const store = createModelStore({ folder, make });
  await expect(store.get(first)).rejects.toThrow('no');
  fails = false;
  expect(Array.from(await store.get(first))).toEqual([7]);
});

it('keeps no more than its limit, the last used first', async () => {
  const { store } = counting(3);
  for (const input of inputs.slice(0, 3)) await store.get(input);
  const age = (input: (typeof inputs)[number], hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000);
    utimesSync(join(folder, `${store.keyOf(input)}.glb`), at, at);
  };
  age(first, 3);
  age(second, 2);
  // Files that are made in one millisecond have no order.
  age(inputs[2] as (typeof inputs)[number], 1);
  await store.get(first);
  writeFileSync(join(folder, 'note.txt'), '');
  await store.get(inputs[3] as (typeof inputs)[number]);
  const left = readdirSync(folder);
  expect(left).toContain('note.txt');
  expect(left).toContain(`${store.keyOf(first)}.glb`);
  expect(left).not.toContain(`${store.keyOf(second)}.glb`);
  // Nine tenths of the limit stay, rounded down.
  expect(left).toHaveLength(3);
});

it('gives a model that it has no room to keep, and says so', async () => {
  const occupied = join(folder, 'occupied');
  writeFileSync(occupied, '');
  const complaints: Error[] = [];
  const store = createModelStore({
    folder: occupied,
    make: async () => Uint8Array.of(7),
    onError: (error) => complaints.push(error),
  });
  expect(Array.from(await store.get(first))).toEqual([7]);
  expect(complaints).toHaveLength(1);
});
