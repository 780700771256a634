import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { totpCode } from '#platform/security/totp.ts';
import { bytesOf, PASSWORD } from './staff.ts';

/** Chooses the password of a new account. */
export async function choosePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Пароль ещё раз' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Создать учётную запись' }).click();
}

/** Reads the secret off the screen, as an app would, and types its first code. */
export async function connectApp(page: Page): Promise<Buffer> {
  const key = page.locator('.connect__key');
  await key.waitFor();
  const secret = bytesOf(((await key.textContent()) ?? '').replaceAll(/\s/g, ''));
  await page.getByRole('textbox', { name: 'Код, который' }).fill(totpCode(secret, new Date()));
  await page.getByRole('button', { name: 'Подключить', exact: true }).click();
  await page.getByRole('heading', { name: 'Запасные коды' }).waitFor();
  expect(await page.locator('.backup-codes__list li').count()).toBe(10);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  return secret;
}
