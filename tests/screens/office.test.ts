import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { totpCode } from '#platform/security/totp.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedShop } from '#tests/support/mounted/mounted-shop.ts';
import type { MountedPage } from '#tests/support/mounted/page.ts';
import { BLANK } from '#tests/support/shop-in-browser.ts';
import { PASSWORD } from '#tests/support/staff.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

async function openOffice(shop: MountedShop, path: string, options = {}): Promise<MountedPage> {
  const page = await shop.open(BLANK, options);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const title = (page: MountedPage) => page.getByRole('heading', { level: 1 }).textContent();

/** Signs in with the password and, where there is a `secret`, the code of an app. */
async function signIn(page: MountedPage, email: string, secret?: Buffer): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).last().fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  if (secret) await typeCode(page, secret);
}

/** Each code works once: the one of the next half minute is accepted, too. */
async function typeCode(page: MountedPage, secret: Buffer): Promise<void> {
  const next = new Date(Date.now() + 30_000);
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill(totpCode(secret, next));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
}

describe('the office', () => {
  it('asks for the code again after ten minutes, and then does what was asked', async ({
    shop,
    office,
  }) => {
    const { email, secret, id } = await office.complete('owner');
    const page = await openOffice(shop, '/admin/audit');
    await signIn(page, email, secret);
    await page.getByRole('heading', { name: 'Журнал' }).waitFor();
    await shop.db.execute(
      sql`UPDATE staff_sessions SET factor_at = now() - interval '11 minutes' WHERE staff_id = ${id}`,
    );
    await shop.db.execute(sql`UPDATE staff SET totp_step = 0 WHERE id = ${id}`);
    await page.getByRole('button', { name: 'Выгрузить таблицу' }).click();
    await page.getByRole('dialog').getByText('Подтвердите, что это вы').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Выгрузить таблицу' }).click();
    await page.getByRole('dialog').getByText('Подтвердите, что это вы').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), typeCode(page, secret)]);
    expect(download.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('sets a new password by the letter', async ({ shop, office }) => {
    const { email, secret, id } = await office.complete('manager');
    const page = await openOffice(shop, '/admin/forgot');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Прислать письмо' }).click();
    await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor();
    await shop.db.execute(sql`UPDATE staff SET totp_step = 0 WHERE id = ${id}`);
    await page.goto(`/admin/reset#key=${await office.keyOfLetter(email)}`);
    await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('высокий берег реки');
    await page.getByRole('textbox', { name: 'Пароль ещё раз' }).fill('высокий берег реки');
    await page
      .getByRole('textbox', { name: 'Код из приложения' })
      .fill(totpCode(secret, new Date()));
    await page.getByRole('button', { name: 'Задать пароль' }).click();
    await page.getByText('Пароль изменён. Войдите с новым.').waitFor();
    await expect.poll(() => title(page)).toBe('Вход в офис');
  });
});
