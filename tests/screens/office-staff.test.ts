import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { makeLink } from '#modules/staff/links.ts';
import { storedRole } from '#modules/staff/roles.ts';
import { systemClock } from '#platform/time/clock.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { PASSWORD } from '#tests/support/staff.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });

describe('the staff', () => {
  it('get a role that the owner has made of permissions, in which a tick brings what it needs', async ({
    office,
  }) => {
    const page = await office.openAs('owner', '/admin/staff');
    await page.getByRole('button', { name: 'Новая роль' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Права как у\u00a0роли' }).selectOption('content');
    await dialog.getByRole('checkbox', { name: 'Отменять заказы' }).click();
    const sees = dialog.getByRole('checkbox', { name: 'Видеть заказы' });
    expect(await sees.isChecked()).toBe(true);
    await dialog.getByText('при входе нужен код').waitFor({ state: 'hidden' });
    await dialog.getByRole('checkbox', { name: /^Видеть все заказы/ }).click();
    await dialog.getByText(/при входе нужен код/).waitFor();
    await sees.click();
    expect(await dialog.getByRole('checkbox', { name: 'Отменять заказы' }).isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.getByRole('textbox', { name: 'Название' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Название' }).fill('Старший по сайту');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Роль сохранена: Старший по сайту').waitFor();
    await page.getByRole('columnheader', { name: 'Старший по сайту' }).waitFor();

    await page.getByRole('button', { name: 'Пригласить' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('elder@example.ru');
    await page.getByRole('radio', { name: 'Старший по сайту' }).click();
    await page.getByRole('button', { name: 'Отправить приглашение' }).click();
    const link = page.getByRole('dialog', { name: 'Ссылка для elder@example.ru' });
    await link.getByText(/\/admin\/join#key=/).waitFor();
    await link.getByRole('button', { name: 'Готово' }).click();

    await page.getByRole('button', { name: 'Изменить роль «Старший по\u00a0сайту»' }).click();
    await page.getByRole('button', { name: 'Убрать роль' }).click();
    await page.getByText(/Эта роль у.кого-то есть/).waitFor();
  });
});

describe('a member', () => {
  it('changes name and password, each with what is wrong at its field', async ({ office }) => {
    const page = await office.openAs('content', '/admin/me');
    await page.getByRole('button', { name: 'Изменить имя' }).click();
    await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Вера Новая');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Вера Новая, ').waitFor();

    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    const dialog = page.getByRole('dialog');
    const present = dialog.getByRole('textbox', { name: 'Пароль сейчас' });
    await present.fill('не тот пароль');
    await dialog
      .getByRole('textbox', { name: 'Новый пароль', exact: true })
      .fill('длинный берег реки');
    await dialog.getByRole('textbox', { name: 'Новый пароль ещё раз' }).fill('длинный берег реки');
    await dialog.getByRole('button', { name: 'Сменить пароль' }).click();
    await dialog.getByText('Пароль не подошёл.').waitFor();
    await present.fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Сменить пароль' }).click();
    await page.getByText('Пароль изменён.').waitFor();
  });

  it('confirms a new e-mail by the link of the letter', async ({ shop, office }) => {
    const page = await office.openAs('content', '/admin/me');
    const { rows } = await shop.db.execute<{ id: number }>(sql`SELECT max(id) AS id FROM staff`);
    const link = { purpose: 'email', email: 'fresh@example.ru', ...storedRole('content') } as const;
    const context = { db: shop.db, clock: systemClock };
    const { secret } = await makeLink(context, { ...link, madeBy: Number(rows[0]?.id) });
    await page.goto(`/admin/me#key=${secret}`);
    await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await page.getByText('Адрес подтверждён: fresh@example.ru').waitFor();
    await page.getByText(/, fresh@example\.ru/).waitFor();
    expect(await page.getByRole('button', { name: 'Подтвердить адрес' }).count()).toBe(0);
  });
});
