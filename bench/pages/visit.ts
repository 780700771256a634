import { apiPaths } from '#contracts/paths.ts';
import { openProfile } from '../../tests/support/browser.ts';

/** The telephone that Lighthouse shows the pages on. */
const telephone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};

/** A visit before the measured ones: what is made when first asked for is made, and the profile's cart holds the product. */
export async function visitBefore(
  urls: readonly string[],
  productUrl: string,
  profile: string,
): Promise<void> {
  const browser = await openProfile(profile, telephone);
  const page = await browser.newPage();
  for (const url of [...urls, productUrl]) await page.goto(url, { waitUntil: 'networkidle' });
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith(apiPaths.cart) && answer.ok(),
  );
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();
  await kept;
  await browser.close();
}
