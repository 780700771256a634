import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fillCheckout } from '#tests/support/checkout.ts';
import { openDadata } from '#tests/support/dadata-emulator.ts';
import { someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { inCart } from '#tests/support/stored-lists.ts';
import { setTerms } from '#tests/support/terms-of-shop.ts';

let dadata: Awaited<ReturnType<typeof openDadata>>;
const it = withShopInBrowser(async ({ onCleanup }) => {
  dadata = await openDadata({ onEnd: onCleanup });
  return { callsFail: true, env: { RATE_LOGIN: '200/15m', DADATA_URL: dadata.url } };
});
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
it.beforeEach(async () => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 50 WHERE id = ${sofa.variant}`);
  await setTerms(shop, someTerms);
  dadata.misfortunes.isSilent = false;
});

const SERVICE = '/api/admin/delivery/addresses/';
const suggests = async () =>
  (await shop.app.inject('/callback/site-settings/')).json().suggests_addresses;

const addressOf = (page: Page) => page.getByLabel('Адрес', { exact: true });
const cityOf = (page: Page) => page.getByRole('textbox', { name: 'Город', exact: true });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Подсказки адреса' });

/** The field of the address once it offers suggestions. */
const offering = (page: Page) => page.getByRole('combobox', { name: 'Адрес', exact: true });

async function expectPlaced(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Подтвердить заказ' }).first().click();
  const newest = async () =>
    (
      await shop.db.execute<{ address: string }>(
        sql`SELECT address FROM orders ORDER BY id DESC LIMIT 1`,
      )
    ).rows[0]?.address;
  await expect.poll(newest, { timeout: 20_000 }).toBe(address);
}

describe('the address at checkout', () => {
  it('is typed as before, and nothing is asked, where no key is entered', async () => {
    const page = await shop.open('/checkout/', { ...DESKTOP, stored: inCart(sofa) });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await fillCheckout(page);
    await cityOf(page).fill('Тверь');
    await page.getByText(/Привезём/).waitFor();
    expect(await offering(page).count()).toBe(0);
    expect(calls).toContain('/api/delivery/quote/');
    expect(calls).not.toContain('/api/delivery/addresses/');
  });

  it('is suggested while one types, picked by the keyboard, and ordered with', async ({
    office,
  }) => {
    const owner = await office.complete('owner');
    await owner.call('PUT', SERVICE, { key: 'key', daily_budget: 1000 });
    await expect.poll(suggests, { timeout: 10_000 }).toBe(true);
    const stored = { ...inCart(sofa), town: TVER };
    const page = await shop.open('/checkout/', { ...DESKTOP, stored });
    await fillCheckout(page, ['Адрес']);
    await cityOf(page).fill('Тверь');
    await offering(page).pressSequentially('обр');
    await listOf(page).getByRole('option').first().waitFor();
    expect(await listOf(page).getByRole('option').count()).toBe(3);
    expect(await offering(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const option = listOf(page).getByRole('option', { selected: true });
    expect(await option.textContent()).toContain('ул Образцовая, д 1');
    expect(await offering(page).getAttribute('aria-activedescendant')).toBe(
      await option.getAttribute('id'),
    );
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await page.keyboard.press('Escape');
    await listOf(page).waitFor({ state: 'hidden' });
    expect(await addressOf(page).inputValue()).toBe('обр');

    await page.keyboard.type('азцовая 2');
    await listOf(page).getByRole('option', { name: /д 2/ }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page).inputValue()).toBe('ул Образцовая, д 2');
    expect(await listOf(page).count()).toBe(0);
    expect(await cityOf(page).inputValue()).toBe('Тверь');
    await page.keyboard.type(', кв 5');
    await page.getByText(/Привезём/).waitFor();
    await expectPlaced(page, 'ул Образцовая, д 2, кв 5');
  });

  it('brings its town into an empty field, and never changes a town that stands there', async () => {
    const page = await shop.open('/checkout/', { ...PHONE, stored: inCart(sofa) });
    await offering(page).fill('медное образцовая');
    await listOf(page)
      .getByRole('option', { name: /Медное/ })
      .click();
    await expect.poll(() => cityOf(page).inputValue()).toBe('Медное');
    expect(await addressOf(page).inputValue()).toBe('ул Образцовая, д 3');

    await offering(page).fill('образцовая 3');
    await listOf(page).getByRole('option').first().waitFor();
    await page.evaluate(() => {
      // The town changes while suggestions of another one are shown, as by a second page of the shop.
      const field = document.querySelector<HTMLInputElement>('[name=city]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field, 'Тверь');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await listOf(page)
      .getByRole('option', { name: /Медное/ })
      .click();
    await expect.poll(() => addressOf(page).inputValue()).toBe('Медное, ул Образцовая, д 3');
    expect(await cityOf(page).inputValue()).toBe('Тверь');
    await page.getByText(/Этот адрес относится/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Указать город Медное' }).click();
    await expect.poll(() => cityOf(page).inputValue()).toBe('Медное');
    expect(await addressOf(page).inputValue()).toBe('ул Образцовая, д 3');
    expect(await page.getByText(/Этот адрес относится/).count()).toBe(0);
  });

  it('is typed to its end where the service is silent, and ordered with', async () => {
    dadata.misfortunes.isSilent = true;
    const page = await shop.open('/checkout/', { ...DESKTOP, stored: inCart(sofa) });
    await fillCheckout(page, ['Адрес']);
    const asked = page.waitForRequest('**/api/delivery/addresses/');
    await offering(page).pressSequentially('переулок');
    await asked;
    await offering(page).pressSequentially(' Тихий, д. 4');
    expect(await listOf(page).count()).toBe(0);
    await expectPlaced(page, 'переулок Тихий, д. 4');
  });
});

describe('the dialog of the town', () => {
  it('says where its list has failed, and takes the town as it is typed', async () => {
    const page = await shop.open(`/products/${sofa.productSlug}`, PHONE);
    await page.route('**/api/delivery/towns/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Выбрать город' }).click();
    const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
    await dialog.getByText(/Список городов не.загрузился/).waitFor();
    const take = dialog.getByRole('button', { name: 'Выбрать', exact: true });
    expect(await take.isDisabled()).toBe(true);
    await dialog.getByLabel('Название города').fill('Тверь');
    await expectAccessible(page);
    await take.click();
    await page.getByRole('banner').getByRole('button', { name: 'Город: Тверь' }).waitFor();
    await page
      .getByRole('region', { name: 'Доставка' })
      .getByText(/1\s500/)
      .waitFor();
    await page.unroute('**/api/delivery/towns/**');
  });
});
