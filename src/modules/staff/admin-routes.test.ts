import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { callsEndpoints } from '#contracts/admin/callbacks/callbacks.ts';
import { ordersEndpoints } from '#contracts/admin/orders/orders.ts';
import { auditEndpoints } from '#contracts/admin/staff/audit.ts';
import { passkeyCalls, staffCalls } from '#contracts/admin/staff/calls.ts';
import { passkeyEndpoints } from '#contracts/admin/staff/passkeys.ts';
import { mayDo, type Permission, roles } from '#contracts/admin/staff/permissions.ts';
import { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import { firstStepsEndpoints } from '#contracts/admin/work/first-steps.ts';
import { readinessEndpoints } from '#contracts/admin/work/readiness.ts';
import { todayEndpoints } from '#contracts/admin/work/today.ts';
import { totpCode } from '#platform/security/totp.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { type Method, PASSWORD, TERMINAL } from '#tests/support/staff.ts';
import { inviteMember } from './invitations.ts';

let now = new Date('2027-03-01T09:00:00Z');
const clock = { now: () => now };
const it = withShop({ clock, env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);

const guarded = [
  staffEndpoints,
  passkeyEndpoints,
  auditEndpoints,
  ordersEndpoints,
  callsEndpoints,
  todayEndpoints,
  firstStepsEndpoints,
  readinessEndpoints,
]
  .flatMap((endpoints) => Object.values(endpoints))
  .map((endpoint) => ({
    method: endpoint.method as Method,
    url: endpoint.url
      .replace(
        ':id',
        /sessions|passkeys|callbacks/.test(endpoint.url) ? crypto.randomUUID() : '999999',
      )
      .replace(':number', '2222-2222')
      .replace(':step', 'look'),
    access: endpoint.config.access,
  }));

describe('the office', () => {
  it('signs in by password and code, shows the sessions and signs out', async () => {
    const { secret, email } = await office.complete('manager');
    now = new Date(now.getTime() + 60_000);
    const { call, cookie } = office.browser();
    const first = await call('POST', '/api/admin/session/', { email, password: PASSWORD });
    expect(first.json()).toMatchObject({ state: 'factor_missing', role: 'manager' });
    expect(first.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    const before = cookie();
    const proved = await call('POST', '/api/admin/session/factor/', {
      code: totpCode(secret, now),
    });
    expect(proved.json()).toMatchObject({ state: 'complete', stepped_up: true });
    expect(cookie()).not.toBe(before);
    const open = (await call('GET', '/api/admin/me/sessions/')).json();
    expect(open).toHaveLength(2);
    expect(open.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    await call('DELETE', '/api/admin/me/sessions/');
    expect((await call('GET', '/api/admin/me/sessions/')).json()).toHaveLength(1);
    await call('DELETE', '/api/admin/session/');
    expect(cookie()).toBe('');
  });

  it('has a cookie that only the host of the shop over TLS may set', async () => {
    const other = await buildTestApp({ clock, env: { PUBLIC_URL: 'https://shop.example.ru' } });
    try {
      const { secret: key } = await inviteMember(
        { db: other.db, clock, actor: TERMINAL },
        { email: 'tls@example.ru', role: 'content' },
      );
      const { headers } = await other.app.inject({
        method: 'POST',
        url: '/api/admin/join/',
        headers: { host: 'shop.example.ru' },
        payload: { key, name: 'Вера', password1: PASSWORD, password2: PASSWORD },
      });
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        ),
        expect.stringMatching(
          /^__Host-staff_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        ),
      ]);
    } finally {
      await other.close();
    }
  });

  it('answers at the host of ADMIN_URL alone, where it is set, and that host has nothing else but pictures', async () => {
    const other = await buildTestApp({
      clock,
      env: { PUBLIC_URL: 'https://shop.example.ru', ADMIN_URL: 'https://office.example.ru' },
    });
    const status = async (host: string, url: string, method: Method = 'GET', origin?: string) => {
      const headers = { host, ...(origin && { origin }) };
      return (
        await other.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
      ).statusCode;
    };
    try {
      expect(await status('office.example.ru', '/api/admin/session/')).toBe(401);
      expect(await status('shop.example.ru', '/api/admin/session/')).toBe(404);
      expect(await status('127.0.0.1:3000', '/api/admin/session/')).toBe(404);
      for (const path of ['/%61dmin/', '/api/%61dmin/session/', '/api/admi%6E/session/']) {
        expect([path, await status('shop.example.ru', path)]).toEqual([path, 404]);
      }
      expect(await status('office.example.ru', '/api/%61dmin/session/')).toBe(401);
      expect(await status('office.example.ru', '/api/%63ategory/')).toBe(421);
      expect(await status('shop.example.ru', '/api/%63ategory/')).toBe(200);
      expect(await status('office.example.ru', '/api/category/')).toBe(421);
      expect(await status('office.example.ru', '/healthz')).toBe(200);
      expect(await status('office.example.ru', '/drawings/categories/sofa.svg')).toBe(200);
      expect(await status('shop.example.ru', '/api/category/')).toBe(200);
      const signIn = (origin: string) =>
        status('office.example.ru', '/api/admin/session/', 'POST', origin);
      expect(await signIn('https://office.example.ru')).toBe(400);
      expect(await signIn('https://shop.example.ru')).toBe(403);
    } finally {
      await other.close();
    }
  });

  it('lets nobody in without a session, and nobody write from another page', async () => {
    for (const { method, url, access } of guarded) {
      const { statusCode } = await office
        .browser()
        .call(method, url, method === 'GET' ? undefined : {});
      // A challenge is given to anyone; all else needs something to be shown.
      const unlocked = url === passkeyCalls.askForPasskey.url ? 200 : 400;
      const expected = access === 'anyone' ? unlocked : 401;
      expect([method, url, statusCode]).toEqual([method, url, expected]);
      if (method === 'GET') continue;
      const foreignHeaders: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://example.org' },
      ];
      for (const headers of foreignHeaders) {
        const foreign = await office.browser().call(method, url, {}, headers);
        expect(foreign.json()).toMatchObject({ code: 'cross_site' });
      }
    }
  });

  it('takes no token of a customer', async () => {
    const registered = await shop.app.inject({
      method: 'POST',
      url: '/api/dj-rest-auth/login/',
      payload: { email: 'demo@example.ru', password: 'x' },
    });
    expect(registered.statusCode).toBe(400);
    const { statusCode } = await office.browser().call('GET', '/api/admin/session/', undefined, {
      authorization: 'Bearer abc',
    });
    expect(statusCode).toBe(401);
  });

  it.each(roles)('gives %s what the role may do, and no more', async (role) => {
    const { call } = await office.complete(role);
    for (const { method, url, access } of guarded) {
      if (method === 'DELETE' || access === 'anyone') continue;
      const { statusCode } = await call(method, url, method === 'GET' ? undefined : {});
      const isOwn = access === 'signing in' || access === 'staff';
      const isOpen = isOwn || mayDo(role, access as Permission);
      expect([method, url, statusCode === 403]).toEqual([method, url, !isOpen]);
    }
  });

  it('writes into the log of security who called what the role may not, and which page wrote', async () => {
    const counted = async (event: string) => {
      const { body } = await shop.app.inject({ url: '/metrics' });
      return Number(
        new RegExp(`security_events_total\\{event="${event}"\\} (\\d+)`).exec(body)?.[1],
      );
    };
    const warehouse = await office.complete('warehouse');
    const [refused, foreign] = [
      await counted('access_refused'),
      await counted('cross_site_refused'),
    ];
    await warehouse.call('GET', staffCalls.listStaff.url);
    expect(await counted('access_refused')).toBe(refused + 1);
    await warehouse.call('DELETE', staffCalls.ownSession.url, undefined, {
      'sec-fetch-site': 'none',
    });
    expect(await counted('cross_site_refused')).toBe(foreign + 1);
  });

  it('lets one without the second factor do nothing but show it', async () => {
    const { call } = await office.joined('owner');
    const { state } = (await call('GET', '/api/admin/session/')).json();
    expect(state).toBe('app_missing');
    for (const { method, url, access } of guarded) {
      if (access === 'anyone' || access === 'signing in') continue;
      const answer = await call(method, url, method === 'GET' ? undefined : {});
      expect(answer.json()).toMatchObject({ code: 'factor_required' });
    }
  });

  it('says in the log whom an invitation is for; the address itself is not in the log', async () => {
    const owner = await office.complete('owner');
    const sent = await owner.call('POST', '/api/admin/staff/invitations/', {
      email: 'lada@example.ru',
      role: 'warehouse',
    });
    expect(sent.statusCode).toBe(201);
    await owner.call('DELETE', `/api/admin/staff/invitations/${sent.json().id}/`);
    const { entries } = (await owner.call('GET', '/api/admin/audit/?limit=2')).json();
    expect(entries).toMatchObject([
      { action: 'staff.revoke_invitation', entity: 'invitation', named: 'lada@example.ru' },
      { action: 'staff.invite', entity: 'invitation', named: 'lada@example.ru' },
    ]);
    const table = await owner.call('GET', '/api/admin/audit/export/');
    expect(table.body).toContain('приглашение lada@example.ru');
    const { rows } = await shop.db.execute(sql`SELECT * FROM audit_log`);
    expect(JSON.stringify(rows)).not.toContain('lada@');
  });

  it('sets a new password by letter and code; the mailbox alone is not enough', async () => {
    const { email, secret, call } = await office.complete('manager');
    const stranger = office.browser();
    await stranger.call('POST', '/api/admin/password/letter/', { email: 'nobody@example.ru' });
    await stranger.call('POST', '/api/admin/password/letter/', { email: email.toUpperCase() });
    const key = await office.keyOfLetter(email);
    now = new Date(now.getTime() + 60_000);
    const set = (code: string, password = 'высокий берег реки') =>
      stranger.call('POST', '/api/admin/password/', {
        key,
        code,
        password1: password,
        password2: password,
      });
    expect((await set('')).json()).toMatchObject({ code: 'invalid' });
    expect((await set('000000')).json()).toMatchObject({ code: 'invalid' });
    expect((await set(totpCode(secret, now), 'коротко')).json()).toHaveProperty('password1');
    expect((await set(totpCode(secret, now))).statusCode).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await set(totpCode(secret, now))).json()).toMatchObject({ code: 'link_invalid' });
    expect((await call('GET', '/api/admin/session/')).statusCode).toBe(401);
    const signIn = (password: string) =>
      stranger.call('POST', '/api/admin/session/', { email, password });
    expect((await signIn(PASSWORD)).statusCode).toBe(400);
    expect((await signIn('высокий берег реки')).json()).toMatchObject({ state: 'factor_missing' });
    expect(shop.letters.some(({ to }) => to === 'nobody@example.ru')).toBe(false);
  });

  it('keeps the second factor of one who has it from one who has only the password', async () => {
    const { email } = await office.complete('manager');
    const thief = office.browser();
    await thief.call('POST', '/api/admin/session/', { email, password: PASSWORD });
    const offered = await thief.call('POST', '/api/admin/me/totp/offer/', {});
    expect(offered.json()).toMatchObject({ code: 'factor_required' });
  });
});
