import type { Page } from 'playwright-core';
import type { Role } from '#contracts/admin/permissions.ts';
import { needsFactor } from '#contracts/admin/permissions.ts';
import { BLANK, DESKTOP, type ShopInBrowser } from './shop-in-browser.ts';
import { staffOf } from './staff.ts';

/** Opens pages of a shop's office, each with a new member of a role signed in. */
export function officeOf(shop: () => ShopInBrowser) {
  const { complete, joined } = staffOf(shop, () => new Date());
  return async (role: Role, path: string, options: object = DESKTOP): Promise<Page> => {
    const member = await (needsFactor(role) ? complete(role) : joined(role));
    const page = await shop().open(BLANK, options);
    const [name = '', value = ''] = member.cookie().split('=');
    await page.context().addCookies([{ name, value, url: shop().url }]);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };
}
