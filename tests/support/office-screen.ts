import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import { heldBy, needFactor } from '#contracts/admin/staff/role-rules.ts';
import { systemClock } from '#platform/time/clock.ts';
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

/** The office of a shop: members of its staff by the clock of the shop, and `openAs`, a page with a new member of a role signed in. */
export function officeOn<AnyPage extends OfficePage>(shop: Offices<AnyPage>, clock = systemClock) {
  const staff = staffOf(() => shop, clock.now);
  const { complete, joined } = staff;
  async function openAs(role: Role, path: string, options: object = DESKTOP): Promise<AnyPage> {
    const member = await (needFactor(heldBy(role)) ? complete(role) : joined(role));
    const page = await shop.open(BLANK, options);
    const [name = '', value = ''] = member.cookie().split('=');
    await page.context().addCookies([{ name, value, url: shop.url }]);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }
  return { ...staff, openAs };
}

export type OfficeInBrowser = ReturnType<typeof officeOn<Page>>;

/** Options of a shop whose office has many members, orders and calls. */
export const BUSY_OFFICE = {
  callsFail: true,
  env: { RATE_LOGIN: '200/15m', RATE_ORDER: '200/15m', RATE_CALLBACK: '200/15m' },
};

/** Places orders of one sofa in the shop of a file. Answers the number of the order. */
export function placesIn(shop: TestApp) {
  let sofa: SomeVariant;
  beforeAll(async () => {
    [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  });
  return async (overrides: object = {}): Promise<string> =>
    (await placeOrder(guestFrom(shop), [cartLine(sofa)], overrides)).number;
}

/** Waits for the main heading of a page. */
export const heading = (page: OfficePage, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
