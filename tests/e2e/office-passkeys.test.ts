import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { totpCode } from '#platform/security/totp.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BLANK, DESKTOP, PHONE, type ShopInBrowser } from '#tests/support/shop-in-browser.ts';
import { PASSWORD } from '#tests/support/staff.ts';

const it = withShopInBrowser({ named: true, callsFail: true, env: { RATE_LOGIN: '200/15m' } });

/** A page of the office in a browser with an authenticator of its own, such as a phone has. */
async function openOffice(shop: ShopInBrowser, path: string, options: object = DESKTOP) {
  const page = await shop.open(BLANK, options);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, setVerified };
}

async function signIn(page: Page, email: string, secret: Buffer): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  const next = new Date(Date.now() + 30_000);
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill(totpCode(secret, next));
  await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.getByRole('button', { name: 'Создать ключ' }).click();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Войти с ключом доступа' });

/** Chooses an action from the menu of a passkey. */
async function choose(page: Page, passkey: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${passkey}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a passkey', () => {
  it('is added, signs in, stands for the code, gets another name, and opens nothing once removed', async ({
    shop,
    office,
  }) => {
    const { email, secret, id } = await office.complete('owner');
    const { page } = await openOffice(shop, '/admin/me');
    await byPasskey(page).waitFor();
    await expectAccessible(page);
    await signIn(page, email, secret);
    await addPasskey(page, 'рабочий ноутбук');
    await page.getByText('Ключ доступа добавлен: рабочий ноутбук').waitFor();
    await page.getByText('ещё не использован').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect.poll(() => title(page)).toBe('Вход в офис');
    await byPasskey(page).click();
    await page.getByRole('heading', { name: 'Сегодня' }).waitFor();

    await shop.db.execute(
      sql`UPDATE staff_sessions SET factor_at = now() - interval '11 minutes' WHERE staff_id = ${id}`,
    );
    await page.goto('/admin/me');
    await page.getByText('последний раз').waitFor();
    await choose(page, 'рабочий ноутбук', 'Переименовать');
    await page.getByRole('textbox', { name: 'Название' }).fill('старый ноутбук');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await choose(page, 'старый ноутбук', 'Отключить');
    await page.getByRole('button', { name: 'Отключить' }).click();
    await page.getByRole('button', { name: 'Подтвердить ключом доступа' }).click();
    await page.getByText('Ключ доступа отключён: старый ноутбук').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Действия/ }).count()).toBe(0);

    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect.poll(() => title(page)).toBe('Вход в офис');
    await byPasskey(page).click();
    await page.getByText('Ключ доступа не подошёл. Войдите с паролем.').waitFor();
    await expect.poll(() => title(page)).toBe('Вход в офис');
  });

  it('needs finger, face or PIN, and the same one is not added twice', async ({ shop, office }) => {
    const { email, secret } = await office.complete('manager');
    const { page, setVerified } = await openOffice(shop, '/admin/me', PHONE);
    await signIn(page, email, secret);
    await setVerified(false);
    await addPasskey(page, 'телефон');
    await page.getByText('Ключ доступа не создан.').waitFor();
    await setVerified(true);
    await page.getByRole('button', { name: 'Создать ключ' }).click();
    await page.getByText('Ключ доступа добавлен: телефон').waitFor();
    await addPasskey(page, 'телефон ещё раз');
    await page.getByText('Здесь уже есть ваш ключ доступа.').waitFor();
    await page.getByRole('button', { name: 'Отмена' }).click();
    await page.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await page.getByRole('button', { name: 'Меню' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect.poll(() => title(page)).toBe('Вход в офис');
    await setVerified(false);
    await byPasskey(page).click();
    await page.getByText('Ключ доступа не показан.').waitFor();
    await setVerified(true);
    await byPasskey(page).click();
    await page.getByRole('heading', { name: 'Сегодня' }).waitFor();
  });

  it('is for one who has an app, and the page says so', async ({ shop, office }) => {
    const member = await office.joined('content');
    const { page } = await openOffice(shop, '/admin/');
    const [name = '', value = ''] = member.cookie().split('=');
    await page.context().addCookies([{ name, value, url: shop.url }]);
    await page.goto('/admin/me');
    await page.getByText('Сначала подключите приложение с кодами').waitFor();
    expect(await page.getByRole('button', { name: 'Добавить ключ доступа' }).count()).toBe(0);
  });

  it('is not offered at an IP address, to which no passkey can belong', async ({ shop }) => {
    const { page } = await openOffice(shop, '/admin/');
    await byPasskey(page).waitFor();
    await page.goto(`${shop.url.replace('localhost', '127.0.0.1')}/admin/`);
    await page.getByRole('button', { name: 'Войти', exact: true }).waitFor();
    expect(await byPasskey(page).count()).toBe(0);
  });
});
