import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '#contracts/catalog.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { signIn, type TestCustomer } from '../support/customer.ts';
import { cartLine, orderForm } from '../support/order-form.ts';
import { DESKTOP, hydrated, PHONE } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';

/** WCAG 1.4.4: letters of twice the size, as set in the browser. No text is cut off or covered. */
const it = withShopInBrowser({ flags: ['--blink-settings=defaultFontSize=32'] });
let customer: TestCustomer;
let stored: Record<string, unknown>;

it.beforeAll(async ({ shop }) => {
  customer = await signIn(shop, 'anna@example.ru', { isNew: true });
  const { results } = (await shop.app.inject('/api/products/?category=divany')).json();
  const sofas = (results as Product[]).flatMap((product) =>
    product.first_variant ? [{ product, variant: product.first_variant }] : [],
  );
  const lines = sofas.slice(0, 3).map(({ product, variant }) => ({
    productId: product.id,
    variantId: variant.id,
    quantity: 2,
    price: variant.price,
    name: product.name,
    photo: variant.photo,
    productSlug: product.slug,
    variantSlug: variant.slug,
    variantName: variant.name,
  }));
  stored = { cart: lines, compare: lines };
  const { cart_uuid: cart } = (
    await customer.call('POST', '/api/orders/cart/', {
      cart_items: lines.map(({ productId, variantId }) =>
        cartLine({ product: productId, variant: variantId } as never, 2),
      ),
    })
  ).json();
  await customer.call('POST', '/api/orders/order-create/', orderForm(cart));
});

const text = (page: Page, words: string) => page.getByText(words).first().waitFor();

const pages: [path: string, ready: (page: Page) => Promise<unknown>][] = [
  ['/', (page) => text(page, 'Новинки')],
  ['/products/?category=divany', (page) => text(page, 'Сортировка')],
  ['/products/divan-uglovoj-ladoga', (page) => text(page, 'Артикул')],
  ['/cart/', (page) => text(page, 'на сумму')],
  ['/checkout/', (page) => text(page, 'Ваш заказ')],
  ['/compare', (page) => text(page, 'Только отличия')],
  [
    '/account/',
    async (page) => {
      await page.getByRole('button', { name: 'Подробнее' }).click();
      await text(page, 'Получатель');
    },
  ],
  ['/account/profile', (page) => text(page, 'Отчество')],
];

it.for(
  pages.flatMap(([path, ready]) => [
    [path, 360, PHONE, ready] as const,
    [path, 1440, DESKTOP, ready] as const,
  ]),
)('%s at %i px', async ([path, _width, device, ready], { shop }) => {
  const page = await shop.open(path, signedInAs(customer, { device, stored }));
  await hydrated(page);
  await page.getByRole('button', { name: 'Не разрешать' }).click();
  await ready(page);
  expect(await faultsOf(page)).toEqual([]);
});

/** Texts that reach out of the window or of what cuts them off, or that lie over each other. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    // What lies over the page, or can be scrolled to, is no fault.
    const apart =
      '.visually-hidden, [popover], svg, script, .site-header__tools, .page-bar, .site-corner';
    const boxes: { box: DOMRect; element: Element; says: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const says = node.textContent?.trim();
      if (!element || !says || element.closest(apart)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const around: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
      const overflow = (one: Element) => getComputedStyle(one).overflowX;
      if (around.some((one) => /auto|scroll/.test(overflow(one)))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // The lines of the header that are scrolled away lie above the window.
        if (box.bottom <= 0) continue;
        const cutting = around.filter((one) => /hidden|clip/.test(overflow(one)));
        for (const one of [document.documentElement, ...cutting]) {
          const place = one.getBoundingClientRect();
          if (box.right > place.right + 1 || box.left < place.left - 1)
            faults.add(`cut off: ${says}`);
        }
        boxes.push({ box, element, says });
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.element === other.element) continue;
        const [a, b] = [one.box, other.box];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 4 && height > 8) faults.add(`${one.says} lies over ${other.says}`);
      }
    }
    return [...faults];
  });
