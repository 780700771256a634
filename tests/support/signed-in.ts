import type { TestCustomer } from './customer.ts';
import { DESKTOP } from './devices.ts';
import type { PageOptions } from './shop-in-browser.ts';

/** Options of a page with the tokens of a customer and other entries in local storage. */
export const signedInAs = (
  { access, refresh }: Partial<Pick<TestCustomer, 'access' | 'refresh'>>,
  { device = DESKTOP, stored = {} }: { device?: object; stored?: Record<string, unknown> } = {},
): PageOptions => {
  const texts = Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)]);
  const entries = [['access', access], ['refresh', refresh], ...texts];
  return {
    ...device,
    stored: Object.fromEntries(entries.filter(([, value]) => value)),
  };
};
