import { expect, vi } from 'vitest';
import { signedIn as signedInSchema } from '../../src/contracts/accounts.ts';
import type { TestApp } from './build-test-app.ts';
import { CUSTOMER_PASSWORD } from './customer.ts';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  access?: string;
}

/** Common calls of the account tests. */
export function accountCalls(shop: TestApp) {
  const call = (path: string, { method = 'POST', body, access }: Call = {}) =>
    shop.app.inject({
      method,
      url: `/dj-rest-auth/${path}`,
      ...(body && { payload: body }),
      headers: access ? { authorization: `Bearer ${access}` } : {},
    });

  let people = 0;
  const newEmail = () => {
    people += 1;
    return `person-${people}@example.ru`;
  };

  async function register(email = newEmail()) {
    const body = { email, password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
    const answer = await call('registration/', { body });
    const { access_token: access, refresh_token: refresh } = signedInSchema.parse(answer.json());
    return { email, access, refresh };
  }

  const login = (email: string, password = CUSTOMER_PASSWORD) =>
    call('login/', { body: { email, password } });

  /** The link in the latest letter to an address, by subject. */
  async function linkTo(email: string, subject: RegExp): Promise<string> {
    const found = () =>
      shop.letters.findLast((one) => one.to === email && subject.test(one.subject));
    await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 15_000, interval: 50 });
    return /https:\S+/.exec(found()?.text ?? '')?.[0] ?? '';
  }

  return { call, newEmail, register, login, linkTo };
}

/** The keys of links that confirm an address, join orders and undo a change, and the parameters of a password reset link. */
export const keyIn = (link: string) => link.split('/confirm-email/')[1];
export const joinIn = (link: string) => link.split('/join-orders/')[1];
export const notMeIn = (link: string) => link.split('/not-me/')[1];
export const resetIn = (link: string) => Object.fromEntries(new URL(link).searchParams);

/** Account rate limits that tests do not reach. */
export const withoutLimits = Object.fromEntries(
  ['LOGIN', 'REGISTRATION', 'LINK', 'REFRESH', 'EMAIL_CHANGE', 'PASSWORD_CHANGE', 'RESET'].map(
    (name) => [`RATE_${name}`, '100000/1h'],
  ),
);

/** Options of a shop whose clock the test sets (ms), without limits. */
export const forAccounts = (now: () => number) => ({
  clock: { now: () => new Date(now()) },
  env: { PUBLIC_URL: 'https://shop.example', ...withoutLimits },
});
