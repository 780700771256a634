import type { Page } from 'playwright-core';
import { choosePassword, connectApp } from '../../tests/support/office-entry.ts';

/** Opens the link of the first owner, a fictitious person, and connects the app for codes that the office asks an owner for. */
export async function enterAsOwner(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('owner@gornitsa.example');
  await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Агафья Печкина');
  await choosePassword(page);
  await connectApp(page);
  await page.getByRole('heading', { name: 'Сегодня' }).waitFor();
}
