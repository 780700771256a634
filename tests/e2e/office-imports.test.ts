import { recordFailedRun, recordRun } from '#modules/imports/runs/record-run.ts';
import { systemClock } from '#platform/time/clock.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';

const it = withShopInBrowser({ env: { RATE_LOGIN: '200/15m' } });

it('the report of an import can be read by all', async ({ shop, office }) => {
  const context = {
    db: shop.db,
    clock: systemClock,
    actor: { kind: 'terminal', name: 'vera' },
  } as const;
  const report = ['Отклонено:', '  строка 3 (К-2): не указано: категория'];
  const counts = { created: 12, changed: 3, unchanged: 0, refused: 1 };
  await recordRun(context, { source: 'kovry.csv', ...counts, report });
  await recordFailedRun(context, 'feed.example/yml', 'Адрес не отвечает');
  const page = await office.openAs('manager', '/admin/imports');
  const row = page.getByRole('row').filter({ hasText: 'kovry.csv' });
  await row.getByText('Отчёт').click();
  await page.getByText('строка 3 (К-2): не указано: категория').waitFor();
  await expectAccessible(page);
});
