import { expect } from 'vitest';
import { redirectsCalls } from '#contracts/admin/content/calls.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

it.beforeAll(async ({ office }) => {
  const lines = [{ address: '/kontakty', target: '/?page=delivery' }];
  const { call } = await office.joined('content');
  expect((await call('POST', redirectsCalls.list.url, { lines })).statusCode).toBe(200);
});

it('an old address is removed on a phone', async ({ office }) => {
  const page = await office.openAs('content', '/admin/redirects', PHONE);
  await page.getByRole('button', { name: 'Убрать: /kontakty' }).click();
  await page.getByText('Убрано: /kontakty').waitFor();
  await page.getByRole('button', { name: 'Убрать: /kontakty' }).waitFor({ state: 'detached' });
});
