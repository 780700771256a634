import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import type { Actor } from '#modules/audit/index.ts';
import { inviteMember } from '#modules/staff/invitations.ts';
import { insertMember } from '#modules/staff/queries.ts';
import { startSession } from '#modules/staff/sessions.ts';
import { totpCode } from '#platform/security/totp.ts';
import type { TestApp } from './build-test-app.ts';

/** A fictitious person at the terminal of the shop. */
export const TERMINAL: Actor = { kind: 'terminal', name: 'owner' };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a base32 text (RFC 4648), as an authenticator app reads them. */
export function bytesOf(text: string): Buffer {
  const bits = [...text].map((one) => ALPHABET.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const PASSWORD = 'тихая гавань у моря';

const newEmail = (role: Role) => `${role}-${Math.random().toString(36).slice(2)}@example.ru`;

/** Of {@link PASSWORD}, with an effort of a thousandth: what a hash takes is in the hash. */
async function cheapHash(): Promise<string> {
  const nonce = Buffer.alloc(16, 'nonce');
  const tag = await promisify(argon2)('argon2id', {
    message: Buffer.from(PASSWORD.normalize('NFKC')),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 1,
  });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}`;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Members of the staff of a shop, who call the API of the office as browsers do. */
export function staffOf(shop: () => TestApp, now: () => Date) {
  const clock = { now };

  /** A browser: it keeps the cookie. */
  function browser(cookieAtFirst = '') {
    let cookie = cookieAtFirst;
    const call = async (
      method: Method,
      url: string,
      body?: object,
      headers: Record<string, string> = {},
    ) => {
      const answer = await shop().app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', ...(cookie && { cookie }), ...headers },
        ...(body && { payload: body }),
      });
      const set = answer.cookies.find(({ name }) => name === 'staff');
      if (set) cookie = set.value ? `staff=${set.value}` : '';
      return answer;
    };
    return { call, cookie: () => cookie };
  }

  /** A new member, signed in, whose password is {@link PASSWORD}. */
  async function joined(role: Role) {
    const email = newEmail(role);
    const { db } = shop();
    const member = await insertMember(db, {
      email,
      name: 'Вера',
      role,
      passwordHash: await cheapHash(),
      createdAt: now(),
    });
    const id = member?.id ?? 0;
    const token = await startSession({ db, clock }, id, { ip: '127.0.0.1', device: '' });
    return { ...browser(`staff=${token}`), email, id };
  }

  /** A new member who has taken up an invitation. */
  async function invited(role: Role) {
    const email = newEmail(role);
    const context = { db: shop().db, clock, actor: TERMINAL };
    const { secret: key } = await inviteMember(context, { email, role });
    const guest = browser();
    const answer = await guest.call('POST', '/api/admin/join/', {
      key,
      name: 'Вера',
      password1: PASSWORD,
      password2: PASSWORD,
    });
    return { ...guest, email, id: answer.json().id as number };
  }

  /** A new member with an authenticator app, of the secret `secret`, and backup codes. */
  async function complete(role: Role, join = joined) {
    const member = await join(role);
    const offered = (await member.call('POST', '/api/admin/me/totp/offer/', {})).json();
    const secret = bytesOf(offered.secret);
    const { offer } = offered;
    const code = totpCode(secret, now());
    const answer = await member.call('POST', '/api/admin/me/totp/', { offer, code });
    const backupCodes: string[] = answer.json().backup_codes;
    expect(backupCodes).toHaveLength(10);
    return { ...member, secret, backupCodes };
  }

  /** The secret of the link in the last letter to an address. */
  async function keyOfLetter(email: string): Promise<string> {
    const found = () => {
      const isLetter = ({ to, text }: { to: string; text: string }) =>
        to === email && text.includes('#key=');
      const letter = shop().letters.findLast(isLetter);
      return letter && /\/admin\/\w+#key=([\w-]+)/.exec(letter.text)?.[1];
    };
    return vi.waitUntil(found, { timeout: 10_000 });
  }

  return { browser, joined, invited, complete, keyOfLetter };
}

/** The staff of a shop, as a fixture of its tests. */
export type Office = ReturnType<typeof staffOf>;
export type Member = Awaited<ReturnType<Office['joined']>>;
export type MemberWithApp = Awaited<ReturnType<Office['complete']>>;
