import { afterAll, beforeAll, it } from 'vitest';
import { recordFailedRun, recordRun } from '#modules/exchange/runs/record-run.ts';
import { systemClock } from '#platform/clock.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { openShop, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await openShop({ env: { RATE_LOGIN: '200/15m' } });
});
afterAll(() => shop.close());

it('the report of an import can be read by all', async () => {
  const context = {
    db: shop.db,
    clock: systemClock,
    actor: { kind: 'terminal', name: 'vera' },
  } as const;
  const report = ['Отклонено:', '  строка 3 (К-2): не указано: категория'];
  const counts = { created: 12, changed: 3, unchanged: 0, refused: 1 };
  await recordRun(context, { source: 'kovry.csv', ...counts, report });
  await recordFailedRun(context, 'feed.example/yml', 'Адрес не отвечает');
  const page = await openAs('manager', '/admin/imports');
  const row = page.getByRole('row').filter({ hasText: 'kovry.csv' });
  await row.getByText('Отчёт').click();
  await page.getByText('строка 3 (К-2): не указано: категория').waitFor();
  await expectAccessible(page);
});
