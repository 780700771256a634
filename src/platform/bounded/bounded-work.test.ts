import { expect, it } from 'vitest';
import { takeRefusals } from '#tests/support/one-connection.ts';
import { asTransaction } from '../database/one-connection.ts';
import { MINUTE, SECOND } from '../time/duration.ts';
import { WorkEnded, WorkFailed } from './bounded-process.ts';
import { boundedWork } from './bounded-work.ts';

type Works = typeof import('#tests/support/bounded-works.ts');
const run = boundedWork<Works>(new URL('../../../tests/support/bounded-works.ts', import.meta.url));
const QUICK = { time: SECOND / 5, share: 'half' } as const;
const LONG = { time: MINUTE, share: 'half' } as const;

it('gives the result of a function in another process, which has no secrets of the shop', async () => {
  process.env.TEST_SECRET = 'secret';
  expect(await run('double', [21], LONG)).toBe(42);
  expect(await run('secrets', [], LONG)).toEqual([]);
  delete process.env.TEST_SECRET;
});

it('tells the message of an error that the function throws', async () => {
  const failed = run('complain', ['no picture'], LONG);
  await expect(failed).rejects.toThrow(new WorkFailed('no picture'));
});

it.each(['spin', 'hang'] as const)(
  'ends what takes too long: %s; the next work is done',
  async (name) => {
    await expect(run(name, [], QUICK)).rejects.toBeInstanceOf(WorkEnded);
    expect(await run('double', [1], LONG)).toBe(2);
  },
);

it('ends what takes too much memory; the next work is done', async () => {
  await expect(run('hoard', [], LONG)).rejects.toBeInstanceOf(WorkEnded);
  expect(await run('double', [2], LONG)).toBe(4);
});

it('lets visitors through while all that the staff may use is held', async () => {
  let isHeld = true;
  const held = Promise.allSettled(
    Array.from({ length: 8 }, () => run('hang', [], { time: SECOND / 20, share: 'half' })),
  ).then(() => {
    isHeld = false;
  });
  expect(await run('double', [3], { time: MINUTE, share: 'all' })).toBe(6);
  expect(isHeld).toBe(true);
  await held;
});

it('is refused inside a transaction', async () => {
  await expect(asTransaction(() => run('double', [1], LONG))).rejects.toThrow(
    'double runs inside a transaction',
  );
  expect(takeRefusals()).toHaveLength(1);
});
