import type { TestCustomer } from './customer.ts';

type Tokens = Pick<TestCustomer, 'access' | 'refresh'>;

/** A page in a browser, or a mounted one. */
interface StoringPage {
  evaluate(run: (tokens: Tokens) => void, tokens: Tokens): Promise<void>;
}

/** Stores the tokens of a customer in the browser, as a sign-in does. Takes effect at the next page load. */
export const keepTokens = (page: StoringPage, { access, refresh }: Tokens): Promise<void> =>
  page.evaluate(
    (tokens) => {
      localStorage.setItem('refresh', tokens.refresh);
      localStorage.setItem('access', tokens.access);
    },
    { access, refresh },
  );
