import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPaths } from '#contracts/admin/paths.ts';
import { type MountedShop, mountShop } from '#tests/support/mounted/mounted-shop.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';
import { staffOf } from '#tests/support/staff.ts';

let shop: MountedShop;
const openAs = officeOf(() => shop);

const { joined } = staffOf(
  () => shop,
  () => new Date(),
);

beforeAll(async () => {
  shop = await mountShop({ env: { RATE_LOGIN: '200/15m' } });
  const lines = [{ address: '/kontakty', target: '/?page=delivery' }];
  const { call } = await joined('content');
  expect((await call('POST', adminPaths.redirects, { lines })).statusCode).toBe(200);
});
afterAll(() => shop.close());

it('an old address is removed on a phone', async () => {
  const page = await openAs('content', '/admin/redirects', PHONE);
  await page.getByRole('button', { name: 'Убрать: /kontakty' }).click();
  await page.getByText('Убрано: /kontakty').waitFor();
  await page.getByRole('button', { name: 'Убрать: /kontakty' }).waitFor({ state: 'detached' });
});
