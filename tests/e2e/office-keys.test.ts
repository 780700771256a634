import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { totpCode } from '#platform/security/totp.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { BUSY_OFFICE, heading, placesIn } from '#tests/support/office-screen.ts';
import { BLANK, DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { PASSWORD } from '#tests/support/staff.ts';

const it = withShopInBrowser(BUSY_OFFICE);
const { shop, office } = fixturesOf(it);
const place = placesIn(shop);

const field = (page: Page) => page.getByRole('combobox', { name: 'Найти заказ, товар, экран' });

/** Until the keys are loaded a press does nothing. */
async function openPalette(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if (await field(page).isVisible()) return true;
      await page.keyboard.press('Control+k');
      return field(page).isVisible();
    })
    .toBe(true);
}

const closePalette = async (page: Page) => {
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'hidden' });
};

/** Waits until the keys listen. */
const ready = async (page: Page) => {
  await openPalette(page);
  await closePalette(page);
};

/** Presses keys as a keyboard with the Russian layout does: the place is that of a Latin letter, the letter is Russian. */
const pressRussian = (page: Page, ...keys: readonly (readonly [code: string, key: string])[]) =>
  page.evaluate((pressed) => {
    for (const [code = '', key = ''] of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
      );
    }
  }, keys);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Presses Tab until the focus is on what has this text or label. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return [element?.textContent, label].includes(wanted);
    }, name);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Tab never came to «${name}»`);
}

/** Does something in another tab, until this one has been told of it. */
async function toldBy(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const told = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
    Object.assign(window, { told: told.then(() => undefined) });
  });
  await act();
  await page.evaluate(() => Reflect.get(window, 'told'));
}

const type = (page: Page, text: string) => page.keyboard.type(text);
const press = (page: Page, key: string) => page.keyboard.press(key);

describe('without a mouse', () => {
  it('a manager signs in, finds an order, confirms it and writes a note', async () => {
    const number = await place({ customer_name: 'Аксинья Клавишная' });
    const { email, secret } = await office.complete('manager');
    const page = await shop.open(BLANK, DESKTOP);
    await page.goto('/admin/');
    await heading(page, 'Вход в офис');
    await tabTo(page, 'E-mail');
    await type(page, email);
    await tabTo(page, 'Пароль');
    await type(page, PASSWORD);
    await press(page, 'Enter');
    await heading(page, 'Код из приложения');
    await tabTo(page, 'Код из приложения');
    await type(page, totpCode(secret, new Date(Date.now() + 30_000)));
    await press(page, 'Enter');
    await heading(page, 'Сегодня');

    await openPalette(page);
    await type(page, 'клавишная');
    const option = page.getByRole('option', { name: `${number} Аксинья Клавишная` });
    await option.and(page.locator('[aria-selected="true"]')).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await press(page, 'Enter');
    await heading(page, `Заказ ${number}`);

    await openPalette(page);
    await type(page, 'подтв');
    await page.getByRole('option', { name: 'Подтвердить' }).waitFor();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: `Заказ ${number}: подтверждён?` }).waitFor();
    await tabTo(page, 'Подтвердить');
    await press(page, 'Enter');
    await page.getByText('Статус: подтверждён').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await press(page, 'n');
    await type(page, 'Позвонить у подъезда');
    await tabTo(page, 'Записать');
    await press(page, 'Enter');
    await page.locator('.order-history__event', { hasText: 'Позвонить у подъезда' }).waitFor();
  });
});

describe('keys', () => {
  it('open screens, search and help in a Russian layout', async () => {
    const page = await office.openAs('owner', '/admin/');
    await ready(page);
    await pressRussian(page, ['KeyG', 'п'], ['KeyO', 'щ']);
    await heading(page, 'Заказы');
    await pressRussian(page, ['Slash', '.']);
    await expect.poll(() => page.getByRole('searchbox').evaluate(isFocused)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await pressRussian(page, ['KeyG', 'п'], ['KeyJ', 'о']);
    await heading(page, 'Журнал');
    await pressRussian(page, ['Digit7', '?']);
    const help = page.getByRole('dialog', { name: 'Клавиши' });
    await help.getByText('Найти заказ, товар, экран или действие').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await press(page, 'Escape');
    await help.waitFor({ state: 'hidden' });
    await press(page, '/');
    await field(page).waitFor();
  });

  it('go through the orders of a queue, also those that have left it', async () => {
    const numbers = [];
    for (const city of ['Первый', 'Второй', 'Третий']) {
      numbers.push(await place({ city, customer_name: 'Очередь Очередная' }));
    }
    const [first = '', second = '', third = ''] = numbers;
    const page = await office.openAs(
      'manager',
      '/admin/orders?text=очередная&status=new&sort=oldest',
    );
    await page.getByRole('link', { name: third }).waitFor();
    await ready(page);
    await press(page, 'j');
    expect(await focused(page)).toBe(first);
    await press(page, 'j');
    expect(await focused(page)).toBe(second);
    await press(page, 'k');
    await press(page, 'Enter');
    await heading(page, `Заказ ${first}`);
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText('Статус: подтверждён').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await press(page, 'j');
    await heading(page, `Заказ ${second}`);
    await pressRussian(page, ['KeyJ', 'о']);
    await heading(page, `Заказ ${third}`);
    await press(page, 'j');
    await page.getByText('Это последний.').waitFor();
    await page.getByRole('link', { name: 'Предыдущий' }).click();
    await heading(page, `Заказ ${second}`);
    await page.getByRole('link', { name: 'Все заказы' }).click();
    await heading(page, 'Заказы');
    expect(new URL(page.url()).searchParams.get('text')).toBe('очередная');
  });

  it('read the next page of the list at its end', async () => {
    const customer_name = 'Долгая Страница';
    const numbers = [];
    for (let count = 0; count < 3; count++) numbers.push(await place({ customer_name }));
    const [first = '', second = '', third = ''] = numbers;
    const page = await office.openAs('manager', '/admin/');
    // Pages of two orders, as if the list were long.
    await page.route('**/api/admin/orders/?*', (route) =>
      route.continue({ url: `${route.request().url()}&limit=2` }),
    );
    await page.goto('/admin/orders?text=долгая&sort=oldest');
    await page.getByRole('link', { name: second }).waitFor();
    expect(await page.locator('.orders tbody tr').count()).toBe(2);
    await page.getByRole('link', { name: second }).click();
    await heading(page, `Заказ ${second}`);
    await ready(page);
    await press(page, 'j');
    await heading(page, `Заказ ${third}`);
    await press(page, 'k');
    await heading(page, `Заказ ${second}`);
    await press(page, 'k');
    await heading(page, `Заказ ${first}`);
    await press(page, 'k');
    await page.getByText('Это первый.').waitFor();
    await page.goto('/admin/orders?text=долгая&sort=oldest');
    await page.getByRole('link', { name: second }).waitFor();
    await ready(page);
    for (const key of ['j', 'j', 'j']) await press(page, key);
    await expect.poll(() => focused(page)).toBe(third);
  });

  it('do nothing while one types, holds Ctrl or looks at a dialog, and nothing at all when turned off', async () => {
    const number = await place();
    const page = await office.openAs('manager', `/admin/orders/${number}`);
    await ready(page);
    await press(page, 'n');
    await type(page, 'gh?/njk');
    expect(await page.getByLabel('Заметка').inputValue()).toBe('gh?/njk');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByLabel('Заметка').fill('');
    await page.getByLabel('Заметка').blur();
    await press(page, 'Control+g');
    await press(page, 'h');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Отмена' }).focus();
    await pressRussian(page, ['KeyG', 'п'], ['KeyH', 'р'], ['KeyN', 'т']);
    await page.getByRole('dialog').getByLabel('Часы').waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await heading(page, `Заказ ${number}`);

    const settings = await page.context().newPage();
    await settings.goto('/admin/me');
    await toldBy(page, () => settings.getByRole('checkbox', { name: 'N' }).uncheck());
    await press(page, 'n');
    expect(await focused(page)).not.toBe('');
    expect(await page.getByLabel('Заметка').evaluate(isFocused)).toBe(false);
    const offAll = settings.getByRole('button', { name: 'Выключить все' });
    await toldBy(page, () => offAll.click());
    expect(await settings.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await press(page, 'g');
    await press(page, 'h');
    await press(page, '?');
    await press(page, '/');
    await openPalette(page);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await heading(page, `Заказ ${number}`);
    const onAll = settings.getByRole('button', { name: 'Включить все' });
    await toldBy(page, () => onAll.click());
    await settings.close();
    await closePalette(page);
    await press(page, 'g');
    await press(page, 'h');
    await heading(page, 'Сегодня');
  });

  it('are no matter on a phone, which has a button for the palette', async () => {
    const number = await place({ customer_name: 'Телефонная Трубка' });
    const page = await office.openAs('manager', '/admin/', PHONE);
    expect(await page.locator('kbd:visible').count()).toBe(0);
    await page.getByRole('button', { name: 'Найти' }).click();
    await field(page).fill('трубка');
    await page.getByRole('option', { name: number }).click();
    await heading(page, `Заказ ${number}`);
    expect(await page.locator('kbd:visible').count()).toBe(0);
  });

  it('lead from the palette to goods in a dialog that all can use', async () => {
    const [{ code }] = (
      await shop.db.execute<{ code: string }>(
        sql`SELECT v.code FROM variants v JOIN products p ON p.id = v.product_id WHERE NOT p.withdrawn ORDER BY v.id LIMIT 1`,
      )
    ).rows as [{ code: string }];
    const page = await office.openAs('content', '/admin/me');
    await openPalette(page);
    await type(page, code);
    const option = page.getByRole('option').filter({ hasText: code });
    await option.and(page.locator('[aria-selected="true"]')).waitFor();
    await expectAccessible(page);
  });
});

const isFocused = (element: Element) => element === document.activeElement;
