import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { pickVariants, setVariant, stockOf } from '#tests/support/catalogue.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { takeFromStock } from './service.ts';

const it = withShop();

/** The same database, in which `change` happens before the stock is written. */
const changedBeforeWriting = (db: Database, change: () => Promise<void>): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name);
      return async (...query: Parameters<Database['execute']>) => {
        await change();
        return target.execute(...query);
      };
    },
  });

it('takes nothing of a variant that gets a stock after the lock', async ({ shop }) => {
  const [sofa, chair] = await pickVariants(shop.db, [5_499_000, 12_350]);
  if (!sofa || !chair) throw new Error('The demo has both variants');
  await setVariant(shop.db, sofa.variant, { stock: null });
  await setVariant(shop.db, chair.variant, { stock: 9 });
  const db = changedBeforeWriting(shop.db, () => setVariant(shop.db, sofa.variant, { stock: 5 }));
  const lines = [sofa, chair].map(({ variant }) => ({ variantId: variant, quantity: 2 }));
  const { taken } = await takeFromStock(db, lines, { reason: 'order' });
  expect([...taken]).toEqual([[chair.variant, 2]]);
  expect(await stockOf(shop.db, sofa.variant)).toBe(5);
  expect(await stockOf(shop.db, chair.variant)).toBe(7);
});
