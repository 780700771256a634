import { afterAll, beforeAll, it } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { officeOf } from '#tests/support/office-screen.ts';
import { DESKTOP, openShop, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

let shop: ShopInBrowser;
const openAs = officeOf(() => shop);

beforeAll(async () => {
  shop = await openShop({
    callsFail: true,
    env: { RATE_LOGIN: '200/15m', RATE_CALLBACK: '200/15m' },
  });
});
afterAll(() => shop.close());

const ask = (phone: string) =>
  shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });

it('calls to return have a list and a dialog that all can use', async () => {
  await ask('+7 (000) 000-01-01');
  const page = await openAs('manager', '/admin/calls');
  const call = page.getByRole('listitem').filter({ hasText: '+7 (000) 000-01-01' });
  await call.getByRole('button', { name: 'Взять' }).click();
  await call.getByText('Звоните вы').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await call.getByRole('button', { name: 'Записать звонок' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});
