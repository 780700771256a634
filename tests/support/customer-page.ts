import type { Page } from 'playwright-core';
import type { TestCustomer } from './customer.ts';

/** Stores the tokens of a customer in the browser, as a sign-in does. Takes effect at the next page load. */
export const keepTokens = (page: Page, { access, refresh }: TestCustomer): Promise<void> =>
  page.evaluate(
    (tokens) => {
      localStorage.setItem('refresh', tokens.refresh);
      localStorage.setItem('access', tokens.access);
    },
    { access, refresh },
  );
