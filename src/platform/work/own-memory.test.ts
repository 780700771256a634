import { expect, it } from 'vitest';
import { ownMemory } from './own-memory.ts';

it('bytes that are kept keep no others', () => {
  const shared = Buffer.from('часть общего блока');
  const own = ownMemory(shared);
  expect(own).toEqual(shared);
  expect(own.buffer.byteLength).toBe(shared.length);
  expect(ownMemory(own)).toBe(own);
});
