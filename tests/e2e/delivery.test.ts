import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickVariants, type SomeVariant } from '#tests/support/catalogue.ts';
import { fillCheckout } from '#tests/support/checkout.ts';
import { someTerms, TVER } from '#tests/support/delivery-terms.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { orderWithLink } from '#tests/support/order-links.ts';
import { DESKTOP, PHONE } from '#tests/support/shop-in-browser.ts';
import { inCart } from '#tests/support/stored-lists.ts';
import { setTerms } from '#tests/support/terms-of-shop.ts';

const it = withShopInBrowser({ callsFail: true });
let sofa: SomeVariant;
it.beforeEach(async ({ shop }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  await shop.db.execute(sql`UPDATE variants SET stock = 50 WHERE id = ${sofa.variant}`);
  await setTerms(shop, someTerms);
});

/** A sum as it is shown: with no-break spaces. */
const sum = (text: string) => new RegExp(text.replaceAll(' ', String.raw`\s`));
const note = (page: Page) => page.getByRole('region', { name: 'Доставка' });
/** «Привезём 1–5 декабря» of a page, without the word. */
const daysIn = (text: string | null): string =>
  /Привезём ([^.]+?)(?:Доставка|\.|$)/.exec(text ?? '')?.[1] ?? '';

async function chooseTown(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Выбрать город' }).click();
  const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
  await dialog.getByLabel('Название города').fill(typed);
  await dialog.getByRole('button', { name }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('delivery', () => {
  it('has one price and one day on product, cart, checkout, order, letter and in the office', async ({
    shop,
    office,
  }) => {
    const product = `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`;
    const page = await shop.open(product, { ...DESKTOP, stored: inCart(sofa) });
    await chooseTown(page, 'твер', /^Тверь/);
    await page.getByRole('banner').getByRole('button', { name: 'Город: Тверь' }).waitFor();
    await note(page).getByText(sum('1 500 ₽')).waitFor();
    await note(page).getByText('Подъём на этаж считаем при оформлении.').waitFor();
    const days = daysIn(await note(page).textContent());
    expect(days).not.toBe('');

    await page.goto('/products/?category=divany&page_size=50');
    await page
      .getByRole('article', { name: sofa.name })
      .first()
      .getByText(`Привезём ${days}`)
      .waitFor();

    await page.goto('/cart/');
    await note(page).getByText(sum('1 500 ₽')).waitFor();
    await note(page).getByText(sum('Итого с доставкой: 56 490 ₽')).waitFor();
    expect(daysIn(await note(page).textContent())).toBe(days);

    await page.goto('/checkout/');
    await fillCheckout(page);
    await page.getByRole('textbox', { name: 'Город', exact: true }).fill('Тверь');
    const total = page.locator('.checkout__total');
    await expect.poll(() => total.textContent()).toMatch(sum('56 490,00 ₽'));
    expect(daysIn(await page.locator('.checkout-delivery [role=status]').textContent())).toBe(days);
    await page.getByLabel('Этаж').fill('4');
    await page.getByLabel('Лифт').selectOption('none');
    await expect.poll(() => total.textContent()).toMatch(sum('57 090,00 ₽'));
    await page.getByRole('button', { name: 'Подтвердить заказ' }).first().click();

    const newest = async () =>
      (
        await shop.db.execute<{ number: string }>(
          sql`SELECT number FROM orders ORDER BY id DESC LIMIT 1`,
        )
      ).rows[0]?.number;
    await expect.poll(newest, { timeout: 20_000 }).toBeDefined();
    const number = (await newest()) ?? '';
    await expect
      .poll(() => shop.letters.find(({ text }) => text.includes(number))?.text, { timeout: 20_000 })
      .toContain(`Привезём ${days}`);
    const letter = shop.letters.find(({ text }) => text.includes(number))?.text ?? '';
    expect(letter).toContain('57\u00a0090,00');
    await page.goto(/\/orders\/t\/[\w-]{43}/.exec(letter)?.[0] ?? '');
    await page.getByText(`Привезём ${days}`).first().waitFor();
    // Each sum is told with its reason, in the same words everywhere.
    for (const charge of ['Доставка (Тверь)', 'Подъём на\u00a0руках (4-й\u00a0этаж)']) {
      await page.getByText(charge).waitFor();
      expect(letter).toContain(charge);
    }
    const card = await office.openAs('manager', `/admin/orders/${number}`);
    await card.getByText(`Обещано: ${days}`).first().waitFor();
    await card.getByText('Доставка (Тверь)').waitFor();
    await card.getByText('Подъём на\u00a0руках (4-й\u00a0этаж)').waitFor();
    await card.getByText(sum('57 090 ₽')).first().waitFor();
  });

  it('of a town typed by hand takes the price of its region, and asks for it', async ({ shop }) => {
    const product = `/products/${sofa.productSlug}/variant/${sofa.variantSlug}`;
    const page = await shop.open(product, PHONE);
    await page.getByRole('banner').getByRole('button', { name: 'Выбрать город' }).click();
    const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
    await dialog.getByLabel('Название города').fill('Малый Хутор');
    await dialog.getByText('Моего города нет в\u00a0списке').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Регион').selectOption('Тверская область');
    await dialog.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await note(page).getByText(sum('4 000 ₽')).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('town'))).toBe(
      'Малый Хутор, Тверская область',
    );
    await page.setViewportSize(PHONE.viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      PHONE.viewport.width,
    );
    await expectAccessible(page);
  });

  it('is counted anew for another city at checkout, which drops the chosen town', async ({
    shop,
  }) => {
    const stored = { ...inCart(sofa), town: TVER };
    const page = await shop.open('/checkout/', { ...DESKTOP, stored });
    const city = page.getByRole('textbox', { name: 'Город', exact: true });
    await expect.poll(() => city.inputValue()).toBe('Тверь');
    const total = page.locator('.checkout__total');
    await expect.poll(() => total.textContent()).toMatch(sum('56 490,00 ₽'));
    await city.fill('Торжок, Тверская область');
    await expect.poll(() => total.textContent()).toMatch(sum('58 990,00 ₽'));
    await city.fill('Нетакойгород');
    await page.getByText('Выберите город из\u00a0списка или укажите регион').waitFor();
    await expect.poll(() => total.textContent()).toMatch(sum('54 990,00 ₽'));
    expect(await page.evaluate(() => localStorage.getItem('town'))).toBeNull();
  });
});

describe('a town at checkout', () => {
  it('is typed by hand in the dialog of its own, and is the chosen one from then on', async ({
    shop,
  }) => {
    const page = await shop.open('/checkout/', { ...DESKTOP, stored: inCart(sofa) });
    const city = page.getByRole('textbox', { name: 'Город', exact: true });
    await city.fill('Малый Хутор');
    const part = page.locator('.checkout-delivery');
    await part.getByRole('button', { name: 'Выбрать город' }).click();
    const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
    expect(await dialog.getByLabel('Название города').inputValue()).toBe('Малый Хутор');
    await dialog.getByLabel('Регион').selectOption('Тверская область');
    await dialog.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const total = page.locator('.checkout__total');
    await expect.poll(() => total.textContent()).toMatch(sum('58 990,00 ₽'));
    expect(new URL(page.url()).search).toBe('');
    await city.fill('твЕрь');
    await expect.poll(() => total.textContent()).toMatch(sum('56 490,00 ₽'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('town'))).toBe(TVER);
  });

  it('is suggested while it is typed, and taken by the keyboard', async ({ shop }) => {
    const page = await shop.open('/checkout/', { ...PHONE, stored: inCart(sofa) });
    const city = page.getByRole('textbox', { name: 'Город', exact: true });
    await city.fill('тве');
    await page.getByRole('option', { name: /^Тверь/ }).waitFor();
    await expectAccessible(page);
    await city.press('ArrowDown');
    await city.press('Enter');
    await expect.poll(() => city.inputValue()).toBe('Тверь');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.locator('.checkout__total').textContent())
      .toMatch(sum('56 490,00 ₽'));
    expect(await page.evaluate(() => localStorage.getItem('town'))).toBe(TVER);
  });

  it('is taken by Enter in its dialog where only one begins so, or by the arrows', async ({
    shop,
  }) => {
    const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
    const open = () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /город|Тверь/i })
        .click();
    const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
    const field = dialog.getByLabel('Название города');
    await open();
    await field.fill('твер');
    await dialog.getByRole('button', { name: /^Тверь/ }).waitFor();
    await field.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Тверь');
    await page.keyboard.press('ArrowUp');
    await field.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('town'))).toBe(TVER);
  });

  it('keeps what was chosen for it while pickup is looked at', async ({ shop }) => {
    const stored = { ...inCart(sofa), town: TVER };
    const page = await shop.open('/checkout/', { ...DESKTOP, stored });
    const hours = page.getByLabel('Когда привезти');
    await hours.selectOption({ index: 1 });
    const slot = await hours.inputValue();
    await page.getByRole('radio', { name: 'Самовывоз' }).check();
    await hours.waitFor({ state: 'hidden' });
    await page.getByText(/^Готов к.выдаче/).waitFor();
    expect(await page.getByText('Менеджер сообщит, когда').count()).toBe(0);
    await page.getByRole('radio', { name: 'Доставка' }).check();
    await expect.poll(() => hours.inputValue()).toBe(slot);
  });
});

describe('floor and lift at checkout', () => {
  it('are both asked; what is no floor stays in its field, and delivery is counted without it', async ({
    shop,
  }) => {
    const stored = { ...inCart(sofa), town: TVER };
    const page = await shop.open('/checkout/', { ...PHONE, stored });
    // The town has no line of its own above a checkout.
    const header = await page.locator('.site-header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(48);
    const floor = page.getByLabel('Этаж');
    const lift = page.getByLabel('Лифт');
    const total = page.locator('.checkout__total');
    for (const wrong of ['999', '7й', '-3']) {
      await floor.fill(wrong);
      await page.getByText('Этаж\u00a0— целое число от\u00a01 до\u00a0200').waitFor();
      expect(await floor.inputValue()).toBe(wrong);
    }
    await expect.poll(() => total.textContent()).toMatch(sum('56 490,00 ₽'));
    await floor.fill('5');
    await page.getByText('Укажите лифт').waitFor();
    expect(await lift.inputValue()).toBe('');
    await expectAccessible(page);
    await lift.selectOption('passenger');
    await expect.poll(() => total.textContent()).toMatch(sum('57 290,00 ₽'));
    await floor.fill('1');
    await expect.poll(() => total.textContent()).toMatch(sum('56 490,00 ₽'));
  });
});

describe('hours at checkout', () => {
  it('that others have taken meanwhile are said so, and the order is counted without them', async ({
    shop,
  }) => {
    const stored = { ...inCart(sofa), town: TVER };
    const page = await shop.open('/checkout/', { ...DESKTOP, stored });
    const hours = page.getByLabel('Когда привезти');
    await hours.selectOption({ index: 1 });
    const slot = await hours.inputValue();
    const total = page.locator('.checkout__total');
    await expect.poll(() => total.textContent()).toMatch(sum('57 490,00 ₽'));
    await orderWithLink(shop, [sofa], { town: TVER, slot });
    await orderWithLink(shop, [sofa], { town: TVER, slot });
    await page.getByLabel('Этаж').fill('2');
    await page.getByLabel('Лифт').selectOption('passenger');
    await page.getByText('Это время уже заняли, считаем без него.').waitFor();
    expect(await hours.inputValue()).toBe('');
    await expect.poll(() => total.textContent()).toMatch(sum('56 690,00 ₽'));
    await page.getByText('Это время уже заняли, считаем без него.').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    await hours.selectOption({ index: 1 });
    expect(await hours.inputValue()).not.toBe(slot);
    await page.getByText('Это время уже заняли').waitFor({ state: 'hidden' });
    await expect.poll(() => total.textContent()).toMatch(sum('57 690,00 ₽'));
  });
});

describe('a shop without zones', () => {
  it('has no town in its header and no note', async ({ shop }) => {
    await setTerms(shop, {});
    const page = await shop.open(`/products/${sofa.productSlug}`, DESKTOP);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.town-place').count()).toBe(0);
    expect(await note(page).count()).toBe(0);
  });
});
