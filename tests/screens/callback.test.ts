import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, vi } from 'vitest';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import { addDocument } from '../support/legal-documents.ts';
import { PHONE } from '../support/mounted/mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

const API = '**/callback/request/';

const it = withMountedShop({ env: { SHOP_EMAIL: 'calls@example.ru' } });
const { shop } = fixturesOf(it);
beforeEach(() => shop.db.execute(sql`TRUNCATE callback_requests, callback_calls`));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Заказать звонок' });
const field = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name, exact: true });
const submit = (page: Page) => button(page, 'Отправить').click();
const stored = async () =>
  (await shop.db.execute(sql`SELECT phone, email, telegram, page FROM callback_requests`)).rows;

/** Opens the dialog; what the page says by `alert` is collected. */
async function openDialog(options = {}, opener = 'Заказать звонок') {
  const page = await shop.open('/cart/', options);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await button(page, opener).first().click();
  await field(page, 'Телефон').waitFor();
  return { page, alerts };
}

describe('the form', () => {
  it('asks for the phone where it is blank, and sends nothing §5.32 8.55', async () => {
    const { page, alerts } = await openDialog(PHONE);
    await field(page, 'Телефон').fill('  ');
    await submit(page);
    await expect.poll(() => alerts).toEqual(['alert: Пожалуйста, укажите номер телефона!']);
    const focused = () => field(page, 'Телефон').evaluate((one) => one === document.activeElement);
    await expect.poll(focused).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('sends what was typed, says so, closes, and is empty the next time §1.12 2.157-159 7.30 8.52 8.53', async () => {
    const { page, alerts } = await openDialog();
    await field(page, 'Телефон').fill('8 (000) 000-00-00');
    await field(page, 'E-mail').fill('vera@example.ru');
    await field(page, 'Telegram').fill('@vera');
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(alerts).toEqual(['alert: Ваша заявка успешно отправлена!']);
    expect(await stored()).toEqual([
      { phone: '+70000000000', email: 'vera@example.ru', telegram: '@vera', page: '/cart/' },
    ]);
    await vi.waitUntil(() => shop.letters.some(({ to }) => to === 'calls@example.ru'), {
      timeout: 15_000,
      interval: 50,
    });
    await button(page, 'Обратный звонок').click();
    for (const name of ['Телефон', 'E-mail', 'Telegram']) {
      expect(await field(page, name).inputValue()).toBe('');
    }
  });

  it('keeps what was typed when it was not sent, also behind a closed dialog §5.33 8.54', async () => {
    const { page, alerts } = await openDialog();
    await page.route(API, (route) => route.fulfill({ status: 500, json: { detail: 'Беда' } }));
    await field(page, 'Телефон').fill('00-00-00');
    await submit(page);
    await expect
      .poll(() => alerts)
      .toEqual(['alert: Ошибка при отправке заявки, попробуйте позже.']);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.unroute(API);
    await button(page, 'Обратный звонок').click();
    expect(await field(page, 'Телефон').inputValue()).toBe('00-00-00');
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await stored()).toEqual([
      { phone: '00-00-00', email: null, telegram: null, page: '/cart/' },
    ]);
  });

  it('can be sent again from a dialog that was opened anew while it was on its way', async () => {
    const { page, alerts } = await openDialog();
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(API, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { detail: 'Беда' } });
    });
    await field(page, 'Телефон').fill('1');
    await submit(page);
    await button(page, 'Отправляем…').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Обратный звонок').click();
    await button(page, 'Отправляем…').waitFor();
    refuse();
    await expect.poll(() => alerts).toHaveLength(1);
    await page.unroute(API);
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(1);
  });

  it('shows what the shop says of a field at that field, until it is edited', async () => {
    const { page, alerts } = await openDialog();
    await field(page, 'Телефон').fill('1');
    await field(page, 'E-mail').fill('vera');
    await submit(page);
    const message = dialogOf(page).getByText(
      'Введите корректный email (например, name@example.ru)',
    );
    await message.waitFor();
    expect(alerts).toEqual(['alert: Ошибка при отправке заявки, попробуйте позже.']);
    expect(await field(page, 'E-mail').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'E-mail').fill('vera@example.ru');
    await message.waitFor({ state: 'detached' });
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(1);
  });

  it('is sent once, however often it is pressed', async () => {
    const { page } = await openDialog();
    let asked = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(API, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await field(page, 'Телефон').fill('1');
    await field(page, 'Телефон').press('Enter');
    await field(page, 'Телефон').press('Enter');
    await button(page, 'Отправляем…').waitFor();
    // Opened anew while it is on its way.
    await page.keyboard.press('Escape');
    await button(page, 'Обратный звонок').click();
    await field(page, 'Телефон').press('Enter');
    answer();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect([asked, await stored()]).toEqual([1, [expect.objectContaining({ phone: '1' })]]);
  });

  it('has a note on personal data, or a tick where the shop asks for one', async () => {
    const { page } = await openDialog();
    const policy = dialogOf(page).getByRole('link', { name: /персональных данных/ });
    expect(await policy.getAttribute('href')).toBe('/policy.pdf');
    expect(await dialogOf(page).getByRole('checkbox').count()).toBe(0);

    await shop.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
    const { page: strict } = await openDialog();
    await field(strict, 'Телефон').fill('1');
    await submit(strict);
    await dialogOf(strict).getByText('Это поле обязательно').waitFor();
    expect(await stored()).toEqual([]);
    await dialogOf(strict).getByRole('checkbox').check();
    await submit(strict);
    await dialogOf(strict).waitFor({ state: 'hidden' });
    expect(await stored()).toHaveLength(1);
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
  });

  it('asks once more where the policy has changed since the form was opened', async () => {
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'checkbox'`);
    const { page, alerts } = await openDialog();
    await addDocument(shop.db, 'policy');
    await field(page, 'Телефон').fill('1');
    const tick = dialogOf(page).getByRole('checkbox', { name: /^Даю согласие/ });
    await tick.check();
    await submit(page);
    await expect
      .poll(() => alerts)
      .toEqual([expect.stringMatching(/изменились документы магазина/)]);
    expect([await tick.isChecked(), await stored()]).toEqual([false, []]);
    await tick.check();
    await submit(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    const { rows } = await shop.db.execute(sql`
      SELECT policy_document = (SELECT max(version) FROM legal_documents WHERE kind = 'policy') AS newest
      FROM callback_requests`);
    expect(rows).toEqual([{ newest: true }]);
    await shop.db.execute(sql`UPDATE site_settings SET consent = 'note'`);
  });
});
