import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { digestOf, newSecret } from '#modules/staff/secrets.ts';

/** Opens a session of a new manager, who has just shown the second factor. Answers its cookie. */
export async function addManager(client: pg.ClientBase | pg.Pool): Promise<string> {
  const token = newSecret();
  await client.query(
    `WITH member AS (
       INSERT INTO staff (email, name, role, password_hash, totp_secret, totp_confirmed_at, created_at)
       VALUES ('manager@example.ru', 'Вера', 'manager', '-', '\\x00', now(), now()) RETURNING id)
     INSERT INTO staff_sessions (id, staff_id, token_digest, created_at, used_at, factor_at)
     SELECT $1, id, $2, now(), now(), now() FROM member`,
    [randomUUID(), digestOf(token)],
  );
  return `staff=${token}`;
}
