import { vi } from 'vitest';
import type { TestApp } from './build-test-app.ts';

export interface TestCustomer {
  readonly id: number;
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
  /** Calls the API as this customer. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): ReturnType<typeof callAs>;
}

export const CUSTOMER_PASSWORD = 'Тихая гавань 42';

const callAs = (
  shop: TestApp,
  access: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  cookie?: string,
) =>
  shop.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      ...(access && { authorization: `Bearer ${access}` }),
      ...(cookie && { cookie }),
    },
  });

/** Calls the API as a guest. */
export const callAsGuest = (
  shop: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => callAs(shop, undefined, method, url, payload);

/** Registers or signs in a fictitious customer, with the cookies of a guest. */
export async function signIn(
  shop: TestApp,
  email: string,
  { isNew = false, cookie = '' } = {},
): Promise<TestCustomer> {
  const answer = isNew
    ? await callAs(
        shop,
        undefined,
        'POST',
        '/api/dj-rest-auth/registration/',
        { email, password1: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD },
        cookie,
      )
    : await callAs(
        shop,
        undefined,
        'POST',
        '/api/dj-rest-auth/login/',
        { email, password: CUSTOMER_PASSWORD },
        cookie,
      );
  const { user, access_token: access, refresh_token: refresh } = answer.json();
  return {
    id: user.pk,
    email,
    access,
    refresh,
    call: (method, url, payload) => callAs(shop, access, method, url, payload),
  };
}

/** Confirms the e-mail by the link in the letter. The link is pressed by the person whose `call` this is. */
export async function confirmEmail(
  shop: TestApp,
  { email, call }: Pick<TestCustomer, 'email' | 'call'>,
): Promise<void> {
  const letter = await vi.waitUntil(
    () => shop.letters.findLast((one) => one.to === email && one.text.includes('/confirm-email/')),
    { timeout: 15_000, interval: 50 },
  );
  const key = /confirm-email\/([\w-]+)/.exec(letter.text)?.[1];
  await call('POST', '/api/dj-rest-auth/registration/verify-email/', { key });
}
