import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { signIn } from '../support/customer.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

const it = withShopInBrowser({ callsFail: true });

const OWN = ['Войти', 'Регистрация', 'Личный кабинет', 'Выйти'];

/** Which of the visitor's own links can be seen here, and where they lead. */
const ownLinks = async (place: Locator) =>
  (
    await place
      .getByRole('link')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('aria-label') ?? link.textContent,
          link.getAttribute('href'),
        ]),
      )
  ).filter(([name]) => OWN.includes(name ?? ''));

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Каталог' }).click();
  const panel = page.getByRole('complementary', { name: 'Каталог' });
  await panel.waitFor();
  return panel;
}

describe('header and side panel', () => {
  it('have links to sign in and to register for a guest, and none of a customer §2.90 2.113', async ({
    shop,
  }) => {
    const page = await shop.open('/category/', DESKTOP);
    const expected = [
      ['Войти', '/login'],
      ['Регистрация', '/register'],
    ];
    await expect.poll(() => ownLinks(page.getByRole('banner'))).toEqual(expected);
    expect(await ownLinks(await openPanel(page))).toEqual(expected);
  });

  it('have links to the cabinet and out of it for a customer, and none of a guest §2.91 2.113', async ({
    shop,
  }) => {
    const anna = await signIn(shop, 'anna@example.ru', { isNew: true });
    const page = await shop.open('/category/', signedInAs(anna));
    const expected = [
      ['Личный кабинет', '/account/'],
      ['Выйти', '/logout'],
    ];
    await expect.poll(() => ownLinks(page.getByRole('banner'))).toEqual(expected);
    expect(await ownLinks(await openPanel(page))).toEqual(expected);
  });
});

it('every category of the side panel has an icon of its own, in one of four colours §2.107 2.108', async ({
  shop,
}) => {
  const page = await shop.open('/category/', DESKTOP);
  const panel = await openPanel(page);
  const icons = await panel
    .getByRole('list')
    .first()
    .locator('svg')
    .evaluateAll((all) =>
      all.map((icon) => ({
        drawing: icon.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '',
        colour: getComputedStyle(icon).color,
      })),
    );
  const categories: unknown[] = (await shop.app.inject('/api/category/')).json();
  expect(icons).toHaveLength(categories.length);
  expect(new Set(icons.map(({ drawing }) => drawing)).size).toBe(categories.length);
  expect(new Set(icons.map(({ colour }) => colour)).size).toBe(4);
});

it('the menu opens and closes by its button §2.103', async ({ shop }) => {
  const page = await shop.open('/category/', DESKTOP);
  const menu = page.getByRole('navigation', { name: 'Меню' });
  const opener = page.getByRole('button', { name: 'Меню' });
  expect(await menu.isVisible()).toBe(false);
  await opener.click();
  await menu.waitFor();
  await opener.click();
  await menu.waitFor({ state: 'hidden' });
});
