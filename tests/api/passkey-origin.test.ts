import { expect, it } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';

/** A storefront and an office without a build: the page of the office is its origin of passkeys. */
const storefront = {
  renderPage: () => Promise.reject(new Error('There are no pages')),
  officeShell: async () => '[%passkeys%]',
  attach: async () => undefined,
};

it.each([
  [{}, 'localhost', 'http://localhost:3000'],
  [{ PUBLIC_URL: 'https://shop.example.ru' }, 'shop.example.ru', 'https://shop.example.ru'],
  [
    { PUBLIC_URL: 'https://shop.example.ru', ADMIN_URL: 'https://office.example.ru:8443' },
    'office.example.ru',
    'https://office.example.ru:8443',
  ],
  // Browsers give no passkeys to an address without a name.
  [{ PUBLIC_URL: 'http://192.0.2.5:3000' }, '192.0.2.5', ''],
  [{ PUBLIC_URL: 'http://[2001:db8::5]:3000' }, '[2001:db8::5]', ''],
])('passkeys of the office belong to one origin: %j', async (env, host, origin) => {
  const shop = await buildTestApp({ env, storefront });
  try {
    const headers = { host };
    const page = await shop.app.inject({ url: '/admin/', headers });
    expect(page.body).toBe(`[${origin}]`);
    const asked = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/passkey/options/',
      headers,
    });
    expect(asked.json()).toMatchObject({ rpId: host });
  } finally {
    await shop.close();
  }
});
