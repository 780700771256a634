import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { pickVariants } from '../support/catalogue.ts';
import { signIn } from '../support/customer.ts';
import { orderWithLink } from '../support/order-links.ts';
import { hydrated, PHONE } from '../support/shop-in-browser.ts';
import { signedInAs } from '../support/signed-in.ts';
import { inCart, inComparison, inWishlist } from '../support/stored-lists.ts';

/** What long names and numbers do to a narrow screen. */
const it = withShopInBrowser();

const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Texts and buttons that stick out of the box they are in, or have lost their end. */
const outside = (page: Page, inner: string, box: string) =>
  page.evaluate(
    ([what, within]) =>
      [...document.querySelectorAll<HTMLElement>(what)].flatMap((one) => {
        const limit = one.closest(within)?.getBoundingClientRect().right ?? 0;
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right > limit + 1 ? [one.textContent] : [];
      }),
    [inner, box] as const,
  );

it('many goods that were seen make a page that is missing no wider than the screen', async ({
  shop,
}) => {
  const seen = Array.from({ length: 6 }, (_, index) => ({
    slug: `divan-${index}`,
    name: `Диван угловой №\u00a0${index}`,
    variantSlug: '',
    photo: '/drawings/products/divan/photo.svg',
  }));
  const page = await shop.open('/net-takoj-stranicy', {
    ...SMALL,
    stored: { recently_seen: JSON.stringify(seen) },
  });
  await page.getByRole('region', { name: 'Вы смотрели' }).waitFor();
  expect(await sideways(page)).toBe(0);
  shop.complaints.splice(0);
});

it('three sizes of four digits stay in their card, and its button beside the next one', async ({
  shop,
}) => {
  const page = await shop.open('/products/?category=kitchen', SMALL);
  await page.getByText('3 600 × 2 450 × 2 400 мм').first().waitFor();
  expect(await outside(page, '.product-card__size', '.product-grid > li')).toEqual([]);
  const widths = await page
    .locator('.product-grid > li .product-card__foot')
    .evaluateAll((feet) => feet.map((foot) => Math.round(foot.getBoundingClientRect().width)));
  expect(new Set(widths)).toEqual(new Set([157]));
});

it('the way up to a product of a long category keeps its short names whole', async ({ shop }) => {
  const page = await shop.open('/products/?category=matrasyortopedicheskie', SMALL);
  await page.getByRole('article').first().getByRole('link').first().click();
  const crumbs = page.getByRole('navigation', { name: 'Хлебные крошки' });
  await crumbs.getByRole('link').nth(3).waitFor();
  const shown = await crumbs
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(({ clientWidth, scrollWidth }) => [clientWidth >= scrollWidth, clientWidth]),
    );
  expect(shown.slice(0, 2).map(([whole]) => whole)).toEqual([true, true]);
  expect(Number(shown[3]?.[1])).toBeGreaterThan(50);
});

/** WCAG 1.4.4 and 1.4.10: letters of twice the size by a style sheet, and a page of twice the size. */
const LARGE = [
  ['letters of twice the size at 360 px', 360, '200%'],
  ['letters of twice the size at 640 px', 640, '200%'],
  ['a window of 640 px at 200%', 320, ''],
] as const;

const guestPages = [
  '/',
  '/?page=about-company',
  '/?page=contacts',
  '/?page=delivery',
  '/?page=orders-returns',
  '/?page=policy',
  '/?page=offer',
  '/category/',
  '/products/?category=kitchen',
  '/products/',
  '/products/divan-uglovoj-ladoga',
  '/makers/myagkij-vecher',
  '/search?q=диван',
  '/search?q=zzzz',
  '/cart/',
  '/checkout/',
  '/compare',
  '/wishlist',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password/confirm?uid=1&token=2',
  '/orders/find',
];
const customerPages = [
  '/account/',
  '/account/orders',
  '/account/wishlist',
  '/account/profile',
  '/account/devices',
];

async function expectNoSidewaysScroll(page: Page) {
  for (const [name, width, size] of LARGE) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const seen = await page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
    expect(seen, name).toBeLessThanOrEqual(0);
  }
}

it.for(guestPages)('large letters do not widen %s', async (path, { shop }) => {
  const goods = await pickVariants(shop.db, [5_499_000, 8_490_000]);
  const page = await shop.open(path, {
    ...SMALL,
    isMobile: false,
    stored: { ...inCart(...goods), ...inComparison(...goods), ...inWishlist(...goods) },
  });
  await hydrated(page);
  await expectNoSidewaysScroll(page);
});

it.for(customerPages)('large letters do not widen %s of a customer', async (path, { shop }) => {
  const customer = await signIn(shop, 'anna@example.ru', { isNew: path === customerPages[0] });
  const page = await shop.open(
    path,
    signedInAs(customer, { device: { ...SMALL, isMobile: false } }),
  );
  await hydrated(page);
  await expectNoSidewaysScroll(page);
});

it('large letters do not widen the page of an order, nor one that is missing', async ({ shop }) => {
  const goods = await pickVariants(shop.db, [5_499_000]);
  const order = await orderWithLink(shop, goods, { email: 'b@example.company' });
  const page = await shop.open(order.url, { ...SMALL, isMobile: false });
  await page.getByText('•••@').waitFor();
  await expectNoSidewaysScroll(page);
  await page.goto('/net-takoj-stranicy');
  await hydrated(page);
  await expectNoSidewaysScroll(page);
  shop.complaints.splice(0);
});

it('the masked e-mail of an order is one line', async ({ shop }) => {
  const goods = await pickVariants(shop.db, [5_499_000]);
  const order = await orderWithLink(shop, goods, { email: 'a@example.company' });
  const page = await shop.open(order.url, SMALL);
  const email = page.getByText('•••@');
  await email.waitFor();
  const lines = await email.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
