import { afterAll, beforeAll } from 'vitest';
import type { Role } from '#contracts/admin/permissions.ts';
import { needsFactor } from '#contracts/admin/permissions.ts';
import type { TestApp } from './build-test-app.ts';
import { pickVariants, type SomeVariant } from './catalogue.ts';
import { cartLine } from './order-form.ts';
import { guestFrom, placeOrder } from './place-order.ts';
import { BLANK, DESKTOP } from './shop-in-browser.ts';
import { staffOf } from './staff.ts';

/** A page in a browser or a mounted one. */
interface OfficePage {
  context(): {
    addCookies(cookies: { name: string; value: string; url: string }[]): Promise<void>;
  };
  goto(path: string): Promise<unknown>;
  getByRole(
    role: 'heading',
    options: { level: number; name?: string; exact?: boolean },
  ): { waitFor(): Promise<void> };
}

interface Offices<AnyPage> extends TestApp {
  readonly url: string;
  open(path: string, options: object): Promise<AnyPage>;
}

/** Opens pages of a shop's office, each with a new member of a role signed in. */
export function officeOf<AnyPage extends OfficePage>(shop: () => Offices<AnyPage>) {
  const { complete, joined } = staffOf(shop, () => new Date());
  return async (role: Role, path: string, options: object = DESKTOP): Promise<AnyPage> => {
    const member = await (needsFactor(role) ? complete(role) : joined(role));
    const page = await shop().open(BLANK, options);
    const [name = '', value = ''] = member.cookie().split('=');
    await page.context().addCookies([{ name, value, url: shop().url }]);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
}

/** A shop for the tests of one file about the office: pages of members, and orders of one sofa. `start`: `openShop` or `mountShop`. */
export function officeWithOrders<AnyPage extends OfficePage>(
  start: (options: { callsFail: true; env: Record<string, string> }) => Promise<Offices<AnyPage>>,
) {
  let shop: Offices<AnyPage>;
  let sofa: SomeVariant;
  beforeAll(async () => {
    shop = await start({
      callsFail: true,
      env: { RATE_LOGIN: '200/15m', RATE_ORDER: '200/15m', RATE_CALLBACK: '200/15m' },
    });
    [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  });
  afterAll(() => shop.close());
  return {
    shop: () => shop,
    openAs: officeOf(() => shop),
    /** The number of a new order. */
    place: async (overrides: object = {}): Promise<string> =>
      (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number,
    heading: (page: AnyPage, name: string) =>
      page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
  };
}
