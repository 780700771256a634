import { expect, it } from 'vitest';
import { sampleOf } from './testing/samples.ts';
import { createWorkshop, TooManyWaiting } from './workshop.ts';

const input = sampleOf('stool');

const broken = { ...input, attributes: null as never };

it('starts again after it was idle', async () => {
  const workshop = createWorkshop(1);
  const once = await workshop.make(input);
  await new Promise((resolve) => setImmediate(resolve));
  const again = await workshop.make(input);
  expect(again.length).toBe(once.length);
  await workshop.close();
});

it('fails for what cannot be made and goes on with the next', async () => {
  const workshop = createWorkshop();
  const results = await Promise.allSettled([workshop.make(broken), workshop.make(input)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await workshop.close();
});

it('refuses a request when too many wait, and lets none wait when it closes', async () => {
  const workshop = createWorkshop();
  const asked = Array.from({ length: 101 }, () => workshop.make(input));
  await expect(asked[100]).rejects.toBeInstanceOf(TooManyWaiting);
  const settled = Promise.allSettled(asked);
  await workshop.close();
  const rejected = (await settled).filter(({ status }) => status === 'rejected');
  expect(rejected.length).toBeGreaterThan(0);
});
