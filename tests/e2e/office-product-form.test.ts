import { describe, expect } from 'vitest';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
let sofa: SomeVariant;

it.beforeAll(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
});

describe('the form of a product', () => {
  it.for(['before', 'after'])(
    'keeps what is typed in one tab while another one saves what it typed %s',
    async (order, { shop, office }) => {
      const first = await office.openAs('content', `/admin/goods/${sofa.product}`);
      const second = await first.context().newPage();
      await second.goto(`${shop.url}/admin/goods/${sofa.product}`);
      const text = second.getByLabel('Описание', { exact: true });
      const title = first.getByLabel('Название в результатах поиска');
      const typed = `Набрано во второй вкладке: ${order}`;
      const name = `Диван ${order}`;
      if (order === 'before') await title.fill(name);
      await text.fill(typed);
      if (order === 'after') await title.fill(name);
      await first.getByRole('button', { name: 'Сохранить' }).click();
      await first.getByText(/^Сохранено: /).waitFor();
      await second.reload();
      await expect.poll(() => text.inputValue()).toBe(typed);
      await second.getByRole('button', { name: 'Вернуть как в магазине' }).click();
      expect(await text.inputValue()).not.toBe(typed);
      await second.reload();
      await expect.poll(() => text.inputValue()).not.toBe('');
      expect(await text.inputValue()).not.toBe(typed);
      await second.close();
    },
  );
});
