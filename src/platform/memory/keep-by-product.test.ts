import { beforeEach, expect, it } from 'vitest';
import type { ChangeListener } from '../database/public-changes.ts';
import { type KeepByProduct, keepByProduct, productMemory } from './keep-by-product.ts';

let version: number | null;
let tell: ChangeListener;
let reads: number[][];
let keep: KeepByProduct<{ text: string }>;
const sizeOf = ({ text }: { text: string }) => text.length;

beforeEach(() => {
  version = 1;
  reads = [];
  const changes = {
    version: () => version,
    onChange(listener: ChangeListener) {
      tell = (products) => {
        listener(products);
        version = (version ?? 0) + 1;
      };
    },
  };
  keep = keepByProduct(changes, productMemory(30), { kind: 'text', sizeOf });
});

/** The texts of these products, of which only those below 100 exist. */
async function get(...ids: number[]): Promise<(string | undefined)[]> {
  const found = await keep(ids, async (missing) => {
    reads.push(missing);
    const texts = missing.filter((id) => id < 100).map((id) => `${id}, read ${reads.length}`);
    return new Map(texts.map((text) => [Number.parseInt(text, 10), { text }]));
  });
  return ids.map((id) => found.get(id)?.text);
}

it('reads what is missing, in one call', async () => {
  await get(1);
  expect(await get(2, 1)).toEqual(['2, read 2', '1, read 1']);
  expect(reads).toEqual([[1], [2]]);
});

it('reads a product again that has changed, and keeps the others', async () => {
  await get(1, 2);
  tell([2, 7]);
  expect(await get(1, 2)).toEqual(['1, read 1', '2, read 2']);
  tell([]);
  expect(await get(1, 2)).toEqual(['1, read 1', '2, read 2']);
  tell(null);
  expect(await get(1, 2)).toEqual(['1, read 3', '2, read 3']);
});

it('does not keep what was read while something changed: it may be old', async () => {
  await keep([1], async () => {
    tell([1]);
    return new Map([[1, { text: 'old' }]]);
  });
  expect(await get(1)).toEqual(['1, read 1']);
});

it('reads each time while the changes are unknown, and keeps nothing of it', async () => {
  await get(1);
  version = null;
  expect([await get(1), await get(1)]).toEqual([['1, read 2'], ['1, read 3']]);
  version = 2;
  expect(await get(1)).toEqual(['1, read 1']);
});

it('reads each time without changes', async () => {
  keep = keepByProduct(undefined, productMemory(30), { kind: 'text', sizeOf });
  expect([await get(1), await get(1)]).toEqual([['1, read 1'], ['1, read 2']]);
});

it('gives what exists, and forgets the least used beyond its memory', async () => {
  expect(await get(100, 1)).toEqual([undefined, '1, read 1']);
  await get(2);
  await get(3);
  await get(1);
  await get(4);
  expect(await get(1, 2)).toEqual(['1, read 1', '2, read 5']);
});

it('keeps kinds apart in one memory', async () => {
  const changes = { version: () => 1, onChange: () => undefined };
  const memory = productMemory(100);
  const keepAs = (kind: string) => keepByProduct(changes, memory, { kind, sizeOf });
  const [short, long] = [keepAs('short'), keepAs('long')];
  const read = (text: string) => async () => new Map([[1, { text }]]);
  await short([1], read('коротко'));
  await long([1], read('длинно'));
  expect((await short([1], read('иначе'))).get(1)?.text).toBe('коротко');
  expect((await long([1], read('иначе'))).get(1)?.text).toBe('длинно');
});
