import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { expectAccessible } from '../support/accessible.ts';
import { pickVariants, type SomeVariant, setVariant } from '../support/catalogue.ts';
import { fillCheckout } from '../support/checkout.ts';
import { DESKTOP } from '../support/shop-in-browser.ts';
import { inCart, inComparison, inWishlist } from '../support/stored-lists.ts';

const it = withShopInBrowser();
const { shop } = fixturesOf(it);
let sofa: SomeVariant;
let chair: SomeVariant;

beforeAll(async () => {
  [sofa, chair] = (await pickVariants(shop.db, [5_499_000, 12_350])) as [SomeVariant, SomeVariant];
  await setVariant(shop.db, sofa.variant, { originalPriceKopecks: 6_499_000 });
});

const SOFAS = '/products/?category=divany';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const filled = {
  cart: () => inCart(sofa, chair),
  wishlist: () => inWishlist(sofa, chair),
  comparison: () => inComparison(sofa, chair),
};

/** The screens by name: where they begin, what must happen there, and what the browser has stored. */
const screens: [
  name: string,
  path: () => string,
  prepare?: (page: Page) => Promise<void>,
  stored?: () => Record<string, string>,
][] = [
  ['home', () => '/'],
  ['categories', () => '/category/'],
  ['a list', () => SOFAS],
  ['the list without a category', () => '/products/'],
  ['a product', () => `/products/${sofa.productSlug}`],
  [
    'the details of a product',
    () => `/products/${sofa.productSlug}`,
    async (page) => {
      await page.getByRole('tab', { name: 'Характеристики' }).click();
      await page.getByRole('tabpanel', { name: 'Характеристики' }).waitFor();
    },
  ],
  [
    'the side panel',
    () => '/cart/',
    async (page) => {
      await button(page, 'Каталог').click();
      await page.getByRole('complementary', { name: 'Каталог' }).waitFor();
    },
  ],
  [
    'the menu',
    () => '/category/',
    async (page) => {
      await button(page, 'Меню').click();
      await page.getByRole('navigation', { name: 'Меню' }).waitFor();
    },
  ],
  ['orders and returns', () => '/?page=orders-returns'],
  ['delivery', () => '/?page=delivery'],
  ['about the company', () => '/?page=about-company'],
  ['the contacts', () => '/?page=contacts'],
  ['a maker', () => '/makers/myagkij-vecher'],
  [
    'the callback dialog with errors',
    () => '/cart/',
    async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await button(page, 'Заказать звонок').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Телефон' }).fill('1');
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill('нет');
      await dialog.getByRole('button', { name: 'Отправить' }).click();
      await dialog.getByText(/Введите корректный email/).waitFor();
    },
  ],
  [
    'the cookie notice',
    () => '/cart/',
    (page) => page.getByRole('region', { name: 'Файлы cookie' }).waitFor(),
  ],
  ['an empty cart', () => '/cart/', (page) => page.getByText('Ваша корзина пуста.').waitFor()],
  ['a cart', () => '/cart/', (page) => button(page, 'Очистить корзину').waitFor(), filled.cart],
  [
    'the cart dialog',
    () => SOFAS,
    async (page) => {
      await button(page, /^Корзина/).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Перейти в корзину' }).waitFor();
    },
    filled.cart,
  ],
  [
    'a checkout with pickup',
    () => '/checkout/',
    async (page) => {
      await page.getByRole('radio', { name: 'Самовывоз' }).check();
      await page.getByText('Где забрать заказ').waitFor();
    },
    filled.cart,
  ],
  [
    'a checkout with errors',
    () => '/checkout/',
    async (page) => {
      await button(page, 'Подтвердить заказ').click();
      await page.getByText('Это поле обязательно').first().waitFor();
    },
    filled.cart,
  ],
  [
    'the thanks for an order',
    () => '/checkout/',
    async (page) => {
      await fillCheckout(page);
      await button(page, 'Подтвердить заказ').first().click();
      await page.getByRole('listitem').filter({ hasText: 'Менеджер позвонит' }).waitFor();
    },
    filled.cart,
  ],
  [
    'an empty wishlist',
    () => '/wishlist',
    (page) => page.getByText('Wishlist is empty', { exact: true }).waitFor(),
  ],
  [
    'a wishlist',
    () => '/wishlist',
    (page) =>
      button(page, /^Удалить: /)
        .first()
        .waitFor(),
    filled.wishlist,
  ],
  [
    'an empty comparison',
    () => '/compare',
    (page) => page.getByText('Нет товаров для сравнения.').waitFor(),
  ],
  [
    'a comparison of what differs',
    () => '/compare',
    async (page) => {
      await page.getByRole('rowheader', { name: 'Ширина', exact: true }).waitFor();
      const differences = page.getByRole('switch', { name: 'Только отличия' });
      await differences.focus();
      await page.keyboard.press('Space');
      expect(await differences.isChecked()).toBe(true);
    },
    filled.comparison,
  ],
  ['a page that is not there', () => '/net-takoy-stranicy'],
];

describe.each(screens)('%s', (_name, path, prepare, stored) => {
  it('has no fault that axe knows at 1440 and 360 px, and fits into any window from 320 px', async () => {
    const still = { ...DESKTOP, reducedMotion: 'reduce' } as const;
    const page = await shop.open(path(), { ...still, stored: stored?.() ?? {} });
    await prepare?.(page);
    await expectAccessible(page);
    shop.complaints.splice(0);
  });
});

describe('the keyboard', () => {
  /** What has the focus: its name, and what is wrong with the way it shows. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // The link of a card has its ring around the whole card, a field with words in its box around the box.
      const places = [element, element.closest('article'), element.closest('label')];
      const hasRing = places.some((place) => {
        if (!place) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(place);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 4;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return {
        name: `${element.localName} ${element.getAttribute('href') ?? ''} ${name}`,
        fault: [!hasRing && 'no ring', !isSeen && 'out of sight'].filter(Boolean).join(),
      };
    });

  it('reaches everything on a list, in the order of the page, always with a ring', async () => {
    const page = await shop.open('/products/?category=divany', DESKTOP);
    // What comes last, when the page is at rest.
    await page.getByRole('region', { name: 'Файлы cookie' }).waitFor();
    const expected = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, select, summary, input:not([type=hidden])')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
          return `${element.localName} ${element.getAttribute('href') ?? ''} ${name}`;
        }),
    );
    expect(expected.length).toBeGreaterThan(30);
    const reached: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      if (!now) break;
      expect.soft(now.fault, now.name).toBe('');
      reached.push(now.name);
      if (reached.length > expected.length) break;
    }
    expect(reached).toEqual(expected);
  });

  it('can skip the header', async () => {
    const page = await shop.open('/products/?category=divany', DESKTOP);
    await page.keyboard.press('Tab');
    expect((await focused(page))?.name).toContain('Перейти к содержанию');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focused(page))?.name).toContain('Главная');
    expect(
      await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
    ).toBe(true);
  });
});
