import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { usualWayIn } from '../../src/contracts/way-in.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pickVariants, SOFAS, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { CUSTOMER_PASSWORD, signIn } from '../support/customer.ts';
import { DESKTOP, hydrated, PHONE } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';
import { inFlat, setPackages, twoPackages } from '../support/ways-in.ts';

// A call of the header may meet the end of the sign-in at /logout and is refused then.
const it = withShopInBrowser({ callsFail: true });
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let unknown: SomeVariant;

beforeAll(async () => {
  [sofa, unknown] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [
    SomeVariant,
    SomeVariant,
  ];
  await setPackages(shop.db, sofa.variant, twoPackages);
  await setVariant(shop.db, unknown.variant, { attributes: {} });
  await setPackages(shop.db, unknown.variant, []);
});

const QUESTION = 'Пройдёт ли в квартиру?';
const card = (page: Page, { name }: SomeVariant) => page.getByRole('article', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить размеры' }).click();

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: QUESTION }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
}

describe('whether goods come into the flat', () => {
  it('is told on product and cards once the way in is saved, and nothing moves by it', async () => {
    const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
    await openPanel(page);
    await save(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Пройдёт в квартиру без лифта' }).waitFor();
    await page.goto(SOFAS);
    await card(page, sofa).getByText('Пройдёт без лифта').waitFor();
    expect(
      await card(page, unknown)
        .getByText(/ройдёт|еликом/)
        .count(),
    ).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    const boxes = () => card(page, sofa).evaluate((one) => one.getBoundingClientRect().height);
    const marked = await boxes();
    await page.evaluate(() => {
      localStorage.removeItem('way_in');
      dispatchEvent(new StorageEvent('storage', { key: 'way_in' }));
    });
    await expect.poll(() => card(page, sofa).getByText('Пройдёт без лифта').count()).toBe(0);
    expect(await boxes()).toBe(marked);
  });

  it('is asked in a panel that a keyboard and a reader of screens can use', async () => {
    const page = await shop.open(`/products/${sofa.productSlug}`, { ...PHONE, stored: inFlat() });
    await hydrated(page);
    await page.getByRole('button', { name: 'Пройдёт в квартиру без лифта' }).press('Enter');
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.getByLabel('Кабина').selectOption('own');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Пройдёт в\u00a0квартиру без лифта');
  });
});

describe('the way in of a customer', () => {
  const PATH = '/api/dj-rest-auth/way-in/';

  it('is in the account: saved there, and there for another browser', async () => {
    const anna = await signIn(shop, 'anna-way@example.ru', { isNew: true });
    const page = await shop.open(`/products/${sofa.productSlug}`, signedInAs(anna));
    await openPanel(page);
    await page.getByText('и в вашем личном кабинете').waitFor();
    await page.getByRole('switch', { name: 'Лифт' }).click();
    await save(page);
    const way = { ...usualWayIn, lift: null };
    await expect.poll(async () => (await anna.call('GET', PATH)).json()).toEqual({ way_in: way });
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signInHere(page, anna.email);
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('way_in') ?? 'null')))
      .toEqual(way);
  });

  it('is taken from the guest at the sign-in where the account has none, and leaves with the customer', async () => {
    const boris = await signIn(shop, 'boris-way@example.ru', { isNew: true });
    const page = await shop.open('/login', { ...DESKTOP, stored: inFlat({ turn: null }) });
    await signInHere(page, boris.email);
    await expect
      .poll(async () => (await boris.call('GET', PATH)).json())
      .toEqual({ way_in: { ...usualWayIn, turn: null } });
    await page.goto('/logout');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('way_in'))).toBeNull();
  });

  async function signInHere(page: Page, email: string): Promise<void> {
    await hydrated(page);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Пароль').fill(CUSTOMER_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/account/**');
  }
});
