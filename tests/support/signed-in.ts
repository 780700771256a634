import type { BrowserContextOptions } from 'playwright-core';
import type { TestCustomer } from './customer.ts';
import { DESKTOP, type ShopInBrowser } from './shop-in-browser.ts';

/** Browser context options with the tokens of a customer and other entries in local storage. */
export const signedInAs = (
  shop: ShopInBrowser,
  { access, refresh }: Partial<Pick<TestCustomer, 'access' | 'refresh'>>,
  { device = DESKTOP, stored = {} }: { device?: object; stored?: Record<string, unknown> } = {},
): BrowserContextOptions => {
  const texts = Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]);
  const entries = [['access', access], ['refresh', refresh], ...texts];
  return {
    ...device,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: shop.url,
          localStorage: entries.flatMap(([name, value]) =>
            name && value ? [{ name, value }] : [],
          ),
        },
      ],
    },
  };
};
