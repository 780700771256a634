import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({
  callsFail: true,
  env: { RATE_LOGIN: '200/15m', RATE_CALLBACK: '200/15m' },
});

const ask = (shop: ShopInBrowser, phone: string) =>
  shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });

it('calls to return have a list and a dialog that all can use', async ({ shop, office }) => {
  await ask(shop, '+7 (000) 000-01-01');
  const page = await office.openAs('manager', '/admin/calls');
  const call = page.getByRole('listitem').filter({ hasText: '+7 (000) 000-01-01' });
  await call.getByRole('button', { name: 'Взять' }).click();
  await call.getByText('Звоните вы').waitFor();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await call.getByRole('button', { name: 'Записать звонок' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});
