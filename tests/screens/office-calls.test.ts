import { describe, expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedShop } from '#tests/support/mounted/mounted-shop.ts';
import { pasteDay } from '#tests/support/paste-day.ts';
import { PHONE } from '#tests/support/shop-in-browser.ts';

const it = withMountedShop({
  env: { RATE_LOGIN: '200/15m', RATE_CALLBACK: '200/15m' },
});

const ask = (shop: MountedShop, phone: string) =>
  shop.app.inject({ method: 'POST', url: '/callback/request/', payload: { phone } });

describe('calls to return', () => {
  it('are counted on the first screen, taken, put off and done with', async ({ shop, office }) => {
    await ask(shop, '+7 (000) 000-01-01');
    const page = await office.openAs('manager', '/admin/');
    await page.getByRole('link', { name: '1 Просят перезвонить' }).click();
    const call = page.getByRole('listitem').filter({ hasText: '+7 (000) 000-01-01' });
    await call.getByRole('button', { name: 'Взять' }).click();
    await call.getByText('Звоните вы').waitFor();

    await call.getByRole('button', { name: 'Записать звонок' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Просили перезвонить' }).check();
    await pasteDay(dialog, 'Когда позвонить снова', '2020-01-01T10:00');
    await dialog.getByRole('textbox', { name: 'Заметка' }).fill('после обеда');
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await dialog.getByText('Это время прошло').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Заметка' }).inputValue()).toBe('после обеда');
    await dialog.getByRole('textbox', { name: 'Заметка' }).fill('после обеда');
    await dialog.getByText('Это время прошло').waitFor();
    await pasteDay(dialog, 'Когда позвонить снова', '2020-01-01T11:00');
    await dialog.getByText('Это время прошло').waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await dialog.getByText('Это время прошло').waitFor();
    const later = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16);
    await pasteDay(dialog, 'Когда позвонить снова', later);
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await call.getByText(/^Позвонить: /).waitFor();
    expect(await call.locator('.call__due--late').count()).toBe(0);
    await call.getByText('Просили перезвонить: после обеда').waitFor();
    await shop.db.execute("UPDATE callback_requests SET call_at = now() - interval '1 minute'");
    await page.reload();
    await call.locator('.call__due--late', { hasText: 'Позвонить: ' }).waitFor();

    await call.getByRole('button', { name: 'Записать звонок' }).click();
    await dialog.getByRole('button', { name: 'Записать', exact: true }).click();
    await page.getByText('Звонить некому.').waitFor();
    await page.getByRole('combobox', { name: 'Показать' }).selectOption('Завершённые');
    await call.getByText('Поговорили').waitFor();
  });

  it('are returned on a phone, and one that another has taken is not taken again', async ({
    shop,
    office,
  }) => {
    await ask(shop, '+7 (000) 000-02-02');
    const slow = await office.openAs('manager', '/admin/calls', PHONE);
    await slow.getByRole('button', { name: 'Взять' }).waitFor();
    let isLate = true;
    await slow.route('**/api/admin/callbacks/?*', (route) =>
      isLate ? undefined : route.continue(),
    );
    const quick = await office.openAs('manager', '/admin/calls');
    await quick.getByRole('button', { name: 'Взять' }).click();
    await quick.getByText('Звоните вы').waitFor();
    isLate = false;
    await slow.getByRole('button', { name: 'Взять' }).click();
    await slow.getByText('Этим звонком уже занялся другой.').waitFor();
    await slow.getByText('Звонит Вера').waitFor();
  });
});
