import type { Page } from 'playwright-core';
import type { TestCustomer } from './customer.ts';

/** Gives the browser of this page the tokens of a customer, as a sign-in leaves them; counts from the next page on. */
export const keepTokens = (page: Page, { access, refresh }: TestCustomer): Promise<void> =>
  page.evaluate(
    (tokens) => {
      localStorage.setItem('refresh', tokens.refresh);
      localStorage.setItem('access', tokens.access);
    },
    { access, refresh },
  );
