import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeFirstLink } from '#modules/staff/invitations.ts';
import { totpCode } from '#platform/security/totp.ts';
import { systemClock } from '#platform/time/clock.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { choosePassword, connectApp } from '#tests/support/office-entry.ts';
import { placesIn } from '#tests/support/office-screen.ts';
import { BLANK, PHONE } from '#tests/support/shop-in-browser.ts';
import { PASSWORD } from '#tests/support/staff.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

async function openOffice(path: string, options = {}): Promise<Page> {
  const page = await shop.open(BLANK, options);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Signs in with the password and, where there is a `secret`, the code of an app. */
async function signIn(page: Page, email: string, secret?: Buffer): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).last().fill(email);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  if (secret) await typeCode(page, secret);
}

/** Each code works once: the one of the next half minute is accepted, too. */
async function typeCode(page: Page, secret: Buffer): Promise<void> {
  const next = new Date(Date.now() + 30_000);
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill(totpCode(secret, next));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
}

describe('the office', () => {
  it('opens to its first owner, who invites the others, and closes to one who leaves', async () => {
    const key = await makeFirstLink({ db: shop.db, clock: systemClock });
    const owner = await openOffice(`/admin/first#key=${key}`);
    await expectAccessible(owner);
    await owner.getByRole('textbox', { name: 'E-mail' }).fill('first@example.ru');
    await owner.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Агафья Печкина');
    await owner.getByRole('textbox', { name: 'Пароль', exact: true }).fill('коротко');
    await owner.getByRole('textbox', { name: 'Пароль ещё раз' }).fill('коротко');
    await owner.getByRole('button', { name: 'Создать учётную запись' }).click();
    await owner.getByText('Пароль должен быть не короче 12 знаков').waitFor();
    expect(await owner.getByRole('textbox', { name: 'Имя' }).inputValue()).toBe('Агафья Печкина');
    await choosePassword(owner);
    await owner.getByRole('img', { name: 'Наведите камеру' }).waitFor();
    await expectAccessible(owner);
    await connectApp(owner);
    await owner.getByRole('heading', { name: 'Сегодня' }).waitFor();
    await owner.getByText('Всё сделано').waitFor();
    await expectAccessible(owner);
    await owner.getByRole('link', { name: 'Сотрудники' }).click();
    await owner.getByRole('heading', { name: 'Сотрудники' }).waitFor();
    await expectAccessible(owner);

    await owner.getByRole('button', { name: 'Пригласить' }).click();
    await expectAccessible(owner);
    await owner.getByRole('textbox', { name: 'E-mail' }).fill('sklad@example.ru');
    await owner.getByRole('radio', { name: 'Склад' }).check({ force: true });
    await owner.getByRole('button', { name: 'Отправить приглашение' }).click();
    // Without a mail server the link is shown.
    await owner.getByRole('dialog', { name: 'Ссылка для sklad@example.ru' }).waitFor();
    await owner.getByRole('button', { name: 'Готово' }).click();

    const invitation = await office.keyOfLetter('sklad@example.ru');
    const member = await openOffice(`/admin/join#key=${invitation}`, PHONE);
    await member.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Кирилл Мешков');
    await choosePassword(member);
    await expect.poll(() => title(member)).toBe('Сегодня');
    await expectAccessible(member);
    await member.setViewportSize(PHONE.viewport);
    await member.getByRole('button', { name: 'Меню' }).click();
    expect(await member.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      'Сегодня',
      'Заказы',
      'Товары',
      'Склад',
      'Мой вход',
    ]);
    await member.goto('/admin/audit');
    await member.getByText('У вашей роли нет этого раздела').waitFor();

    await owner.reload();
    await owner.getByRole('button', { name: 'Действия: Кирилл Мешков' }).click();
    await owner.getByRole('menuitem', { name: 'Закрыть доступ' }).click();
    await owner.getByRole('button', { name: 'Закрыть доступ' }).click();
    await owner.getByText('Доступ закрыт: Кирилл Мешков').waitFor();
    await member.goto('/admin/me');
    await expect.poll(() => title(member)).toBe('Вход в офис');

    await owner.getByRole('link', { name: 'Журнал' }).click();
    await owner.getByText('доступ: открыт → закрыт').waitFor();
    await owner.getByRole('combobox', { name: 'Действие' }).selectOption('staff.join');
    await expect.poll(() => owner.locator('.journal tbody tr').count()).toBe(2);
    expect(new URL(owner.url()).search).toBe('?action=staff.join');
    await expectAccessible(owner);
  });

  it('keeps what was typed when the session ends, and lets the same person go on', async () => {
    const { email, secret, id } = await office.complete('owner');
    const page = await openOffice('/admin/staff');
    await expectAccessible(page);
    await signIn(page, email, secret);
    await page.getByRole('button', { name: 'Пригласить' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('long@example.ru');
    await shop.db.execute(sql`UPDATE staff_sessions SET ended_at = now() WHERE staff_id = ${id}`);
    await page.getByText('то, что вы набрали, осталось на странице').waitFor();
    await shop.db.execute(sql`UPDATE staff SET totp_step = 0 WHERE id = ${id}`);
    await signIn(page, email, secret);
    const send = page.getByRole('button', { name: 'Отправить приглашение' });
    const refusal = { code: 'sign_in_required', detail: 'Войдите, чтобы продолжить.' };
    await page.route('**/api/admin/staff/invitations/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: refusal })
        : route.continue(),
    );
    await send.click();
    await page.getByText('то, что вы набрали, осталось на странице').waitFor();
    await page.unrouteAll();
    await shop.db.execute(sql`UPDATE staff SET totp_step = 0 WHERE id = ${id}`);
    await signIn(page, email, secret);
    await page.getByText(/вход прервался. После входа повторите/).waitFor();
    expect(await page.getByText(refusal.detail).count()).toBe(0);
    await send.click();
    await page.getByRole('dialog', { name: 'Ссылка для long@example.ru' }).waitFor();
    await page.getByRole('button', { name: 'Готово' }).click();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect.poll(() => title(page)).toBe('Вход в офис');
    expect(await page.getByText('long@example.ru').count()).toBe(0);
    expect(await page.getByText('осталось на странице').count()).toBe(0);
  });

  it('opens anew for another person where the session of the former one has ended', async () => {
    const former = await office.complete('owner');
    const next = await office.complete('manager');
    const page = await openOffice('/admin/staff');
    await signIn(page, former.email, former.secret);
    await page.getByRole('button', { name: 'Пригласить' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('secret@example.ru');
    await shop.db.execute(
      sql`UPDATE staff_sessions SET ended_at = now() WHERE staff_id = ${former.id}`,
    );
    await page.getByText('то, что вы набрали, осталось на странице').waitFor();
    await shop.db.execute(sql`UPDATE staff SET totp_step = 0 WHERE id = ${next.id}`);
    await signIn(page, next.email, next.secret);
    await expect.poll(() => title(page)).toBe('Сегодня');
    expect(new URL(page.url()).pathname).toBe('/admin/');
    expect(await page.getByRole('textbox', { name: 'E-mail' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Сотрудники' }).count()).toBe(0);
  });

  it('notices that the session ended before the page could hear of it', async () => {
    const { email, secret, id } = await office.complete('manager');
    const page = await openOffice('/admin/');
    await page.clock.install();
    await page.route('**/api/admin/events/', async (route) => {
      // Not by the lists that are read again from time to time.
      await page.clock.pauseAt(Date.now() + 10_000);
      await shop.db.execute(sql`UPDATE staff_sessions SET ended_at = now() WHERE staff_id = ${id}`);
      await route.continue();
    });
    await signIn(page, email, secret);
    const notice = page.getByText('то, что вы набрали, осталось на странице');
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return notice.isVisible();
      })
      .toBe(true);
  });

  it('answers at all its addresses with one page that nobody keeps, and lets in only its own scripts', async () => {
    for (const path of ['/admin', '/admin/', '/admin/staff', '/admin/a/b']) {
      const { status, headers } = await fetch(shop.url + path);
      expect([path, status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        path,
        200,
        'no-store',
        'noindex',
      ]);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self' 'nonce-/);
      expect(policy).not.toMatch('unsafe');
    }
    expect((await fetch(`${shop.url}/admin/assets/none.js`)).status).toBe(404);
  });

  it('says in its menu what waits, and keeps groups folded, but not the one that is open', async () => {
    await place();
    const page = await office.openAs('manager', '/admin/orders');
    const menu = page.getByRole('navigation', { name: 'Разделы офиса' });
    const waiting = menu
      .getByRole('listitem')
      .filter({ hasText: 'Заказы' })
      .getByRole('img', { name: /^ждёт: \d+$/ });
    await waiting.waitFor();
    const stock = menu.getByRole('link', { name: 'Склад' });
    await menu.getByText('Товары').first().click();
    await expect.poll(() => stock.isVisible()).toBe(false);
    await menu.getByText('Продажи').click();
    await page.goto('/admin/calls');
    await page.getByRole('heading', { level: 1, name: 'Звонки' }).waitFor();
    expect(await stock.isVisible()).toBe(false);
    expect(await menu.getByRole('link', { name: 'Заказы' }).isVisible()).toBe(true);
    await menu.getByText('Товары').first().click();
    await stock.waitFor();
    await expectAccessible(page);
  });
});
