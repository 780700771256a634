import { cartCalls } from '#contracts/calls/cart.ts';
import { openProfile } from '../../tests/support/browser.ts';

/** The phone that Lighthouse emulates. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};

/** Warm-up visit: fills the caches of the shop, and puts the product into the cart of the profile. */
export async function visitBefore(
  urls: readonly string[],
  productUrl: string,
  profile: string,
): Promise<void> {
  const browser = await openProfile(profile, telephone);
  const page = await browser.newPage();
  for (const url of [...urls, productUrl]) await page.goto(url, { waitUntil: 'networkidle' });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith(cartCalls.replaceCart.url) && answer.ok(),
  );
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await kept;
  await browser.close();
}
