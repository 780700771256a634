import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { atEndOfTest } from '../pages-of-a-test.ts';
import { BLANK } from '../reusable-page.ts';
import { mountOffice } from './office.ts';
import { type MountedOptions, MountedPage } from './page.ts';
import { mountStorefront } from './storefront.tsx';

export { PHONE } from '../devices.ts';
export { BLANK };

const ORIGIN = 'http://localhost:3000';

export interface MountedShop extends TestApp {
  readonly url: string;
  /** Opens a page of storefront or office that needs no browser. {@link BLANK}: none yet, for a test that prepares its network first. */
  open(path?: string, options?: MountedOptions): Promise<MountedPage>;
}

/** A shop whose pages are mounted in this process: see {@link MountedPage}. */
export async function mountShop(
  options?: Parameters<typeof buildTestApp>[0],
): Promise<MountedShop> {
  const shop = await buildTestApp(options);
  return {
    ...shop,
    url: ORIGIN,
    async open(path = '/', given = {}) {
      const page = new MountedPage(shop, ORIGIN, mount, given);
      atEndOfTest(() => page.close());
      await page.goto(path);
      return page;
    },
  };
}

const mount = (window: Parameters<typeof mountOffice>[0], whenLoaded: () => void) =>
  window.location.pathname.startsWith('/admin')
    ? mountOffice(window, whenLoaded)
    : mountStorefront(window, whenLoaded);
