import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { recordFailedRun, recordRun } from '#modules/imports/runs/record-run.ts';
import { systemClock } from '#platform/time/clock.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

it('an import that refused something leads from «Сегодня» to its report, and is settled there', async ({
  shop,
  office,
}) => {
  const context = {
    db: shop.db,
    clock: systemClock,
    actor: { kind: 'terminal', name: 'vera' },
  } as const;
  const report = ['Отклонено:', '  строка 3 (К-2): не указано: категория'];
  const counts = { created: 12, changed: 3, unchanged: 0 };
  await recordRun(context, { source: 'polovik.csv', ...counts, refused: 0, report: ['Всё'] });
  await recordRun(context, { source: 'kovry.csv', ...counts, refused: 1, report });
  await recordFailedRun(context, 'feed.example/yml', 'Адрес не отвечает');

  const page = await office.openAs('manager', '/admin');
  await page.getByRole('link', { name: /^2 ?Товары не загрузились/ }).click();
  await page.getByRole('heading', { name: 'Загрузки' }).waitFor();
  await page.getByText('Адрес не отвечает').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'kovry.csv' });
  await row.getByText('Загружено не всё: создано 12, изменено 3, отклонено 1.').waitFor();
  await row.getByText('Отчёт').click();
  await row.getByText('строка 3 (К-2): не указано: категория').waitFor();
  await row.getByRole('button', { name: 'Разобрались' }).click();
  await page.getByText('Загрузка разобрана: kovry.csv').waitFor();
  await row.getByText('Разобрано: Вера').waitFor();
  const other = page.getByRole('row').filter({ hasText: 'polovik.csv' });
  expect(await other.getByRole('button').count()).toBe(0);
});

it('prices that a nightly feed changes a lot lead from «Сегодня» to their two answers', async ({
  shop,
  office,
}) => {
  await shop.db.execute(sql`
    INSERT INTO asked_prices (variant_id, source, price_kopecks, asked_at)
    SELECT id, CASE WHEN place = 1 THEN 'odin.yml' ELSE 'mnogo.yml' END, price_kopecks / 100, '2026-01-02T03:00Z'
    FROM (SELECT id, price_kopecks, row_number() OVER (ORDER BY id) AS place FROM variants LIMIT 6) v`);
  const priceOf = async (source: string) => {
    const { rows } = await shop.db.execute<{ asked: number; now: number }>(sql`
      SELECT sum(q.price_kopecks)::int AS asked, sum(v.price_kopecks)::int AS now
      FROM asked_prices q JOIN variants v ON v.id = q.variant_id WHERE q.source = ${source}`);
    return rows[0];
  };
  const page = await office.openAs('manager', '/admin');
  await page.getByRole('link', { name: /^6 ?Цены ждут решения/ }).click();
  const section = page.getByRole('region', { name: 'Цены ждут решения' });
  await section.getByText('Показать все 5').click();
  expect(await section.getByRole('row').filter({ hasText: '−99%' }).count()).toBe(6);
  const before = await priceOf('mnogo.yml');
  await section.getByRole('button', { name: 'Оставить прежние цены: mnogo.yml' }).click();
  await page.getByText(/mnogo.yml: цены прежние/).waitFor();
  await section.getByText('mnogo.yml').waitFor({ state: 'detached' });
  expect(await priceOf('mnogo.yml')).toEqual(before);
  await section.getByRole('button', { name: 'Принять новые цены: odin.yml' }).click();
  await page.getByText(/odin.yml: новые цены у.1.товара/).waitFor();
  await section.waitFor({ state: 'detached' });
  expect(await priceOf('odin.yml')).toEqual({ asked: null, now: null });
});

it('is where a member for the goods begins, who sees no people', async ({ office }) => {
  const page = await office.openAs('content', '/admin');
  await page.getByRole('heading', { name: 'Товары' }).waitFor();
  expect(
    await page.getByRole('navigation', { name: 'Разделы офиса' }).getByRole('link').allInnerTexts(),
  ).toEqual([
    'Товары',
    'Склад',
    'Разделы',
    'Загрузки',
    'Главная',
    'Страницы',
    'Что ищут',
    'Магазин',
    'Доставка',
    'Мой вход',
  ]);
});

it('a file that did not come whole is listed with what came, and can be dropped', async ({
  office,
}) => {
  const editor = await office.joined('content');
  const files = '/api/admin/imports/files/';
  const { id } = (await editor.call('POST', files, { name: 'sklad.csv' })).json();
  await editor.call('PUT', `${files}${id}/parts/0/`, Buffer.from('Артикул;Цена'), {
    'content-type': 'application/octet-stream',
  });
  const page = await office.openAs('content', '/admin/imports');
  const open = page.getByRole('region', { name: 'Не загружены' });
  await open.getByText(/^отправлен не.весь, получено меньше 1.МБ, /).waitFor();
  await open.getByRole('button', { name: 'Убрать: sklad.csv' }).click();
  await page.getByText('Убрано: sklad.csv').waitFor();
  await open.waitFor({ state: 'hidden' });
});
