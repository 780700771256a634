import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { totpCode } from '#platform/security/totp.ts';
import { nestedMasks } from '../support/hostile-pictures.ts';
import { copyFinishedShop } from '../support/shop-folder.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { bytesOf, PASSWORD } from '../support/staff.ts';

let folder: string;
let shop: ShopProcess;

afterEach(() => {
  shop.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Calls the office as its first owner. */
async function becomeOwner() {
  let cookie = '';
  const call = async (path: string, body?: object | string, type = 'application/json') => {
    const answer = await fetch(`${shop.url}/api/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && { 'content-type': type }) },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: answer.status, body: await answer.json() };
  };
  const link = /\/admin\/first#key=([\w-]{43})/;
  const key = await vi.waitUntil(() => link.exec(shop.output())?.[1], { timeout: 20_000 });
  const person = { email: 'owner@example.ru', name: 'Агафья Печкина' };
  await call('join/', { key, ...person, password1: PASSWORD, password2: PASSWORD });
  const { secret, offer } = (await call('me/totp/offer/', {})).body;
  await call('me/totp/', { offer, code: totpCode(bytesOf(secret), new Date()) });
  return call;
}

it('a shop that is drawing a logo of hours answers, and ends on SIGTERM with what is in flight', async () => {
  folder = copyFinishedShop('hostile-logo');
  shop = await startShopProcess(folder);
  const call = await becomeOwner();
  const sent = Array.from({ length: 2 }, () =>
    call('shop/logo/', nestedMasks(23), 'image/svg+xml'),
  );
  expect((await call('shop/')).status).toBe(200);
  expect((await fetch(`${shop.url}/favicon.ico`)).status).toBe(200);
  expect(await shop.end('SIGTERM')).toBe(0);
  expect(shop.output()).toContain('Магазин остановлен.');
  for (const { status, body } of await Promise.all(sent)) {
    expect([status, body]).toMatchObject([400, { logo: [expect.stringContaining('Логотип')] }]);
  }
});

it('a shop is gone after SIGTERM also where native code of its own does not end', async () => {
  folder = copyFinishedShop('stuck');
  const stuck = 'import("node:crypto").then((c)=>c.pbkdf2("a","b",2**31-1,64,"sha512",()=>0))';
  shop = await startShopProcess(folder, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stuck)}`,
  });
  expect(await shop.end('SIGTERM')).toBeNull();
  expect(shop.output()).toContain('Магазин остановлен.');
});
