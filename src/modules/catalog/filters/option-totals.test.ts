import { expect, vi } from 'vitest';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { createOptionTotals } from './option-totals.ts';

const it = withShop();

const divany = { category: { id: 1, listed: [1] }, filters: [] };

/** The number of queries that these calls cause, each with its version of the data. */
async function queriesOf(
  shop: TestApp,
  calls: readonly { version: number | null; known?: number[] }[],
) {
  let version: number | null = null;
  const totals = createOptionTotals(() => version);
  const execute = vi.spyOn(shop.db, 'execute');
  for (const call of calls) {
    version = call.version;
    const found = await totals.of(shop.db, divany, ['material'], call.known ?? [], []);
    expect(found.length).toBeGreaterThan(0);
  }
  const count = execute.mock.calls.length;
  execute.mockRestore();
  return count;
}

it('remembers the totals of a category as long as the data stays', async ({ shop }) => {
  expect(await queriesOf(shop, [{ version: 1 }, { version: 1 }, { version: 1 }])).toBe(1);
  expect(await queriesOf(shop, [{ version: 1 }, { version: 2 }, { version: 2 }])).toBe(2);
});

it('remembers nothing while the version of the data is unknown', async ({ shop }) => {
  expect(await queriesOf(shop, [{ version: null }, { version: null }])).toBe(2);
  expect(await queriesOf(shop, [{ version: 1 }, { version: null }, { version: 1 }])).toBe(2);
});

it('reads again where an option is missing that passes', async ({ shop }) => {
  expect(await queriesOf(shop, [{ version: 1 }, { version: 1, known: [-1] }])).toBe(2);
});
