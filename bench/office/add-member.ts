import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import { digestOf, newSecret } from '#modules/staff/secrets.ts';

/** Opens a session of a new member, who has just shown the second factor. Answers its cookie, and who it is. */
export async function addMember(
  client: pg.ClientBase | pg.Pool,
  { email, role }: { email: string; role: Role },
): Promise<{ cookie: string; id: number }> {
  const token = newSecret();
  const { rows } = await client.query<{ staff_id: number }>(
    `WITH member AS (
       INSERT INTO staff (email, name, role, password_hash, totp_secret, totp_confirmed_at, created_at)
       VALUES ($3, 'Вера', $4, '-', '\\x00', now(), now()) RETURNING id)
     INSERT INTO staff_sessions (id, staff_id, token_digest, created_at, used_at, factor_at)
     SELECT $1, id, $2, now(), now(), now() FROM member RETURNING staff_id`,
    [randomUUID(), digestOf(token), email, role],
  );
  return { cookie: `staff=${token}`, id: rows[0]?.staff_id ?? 0 };
}

/** Opens a session of a new manager. Answers its cookie. */
export const addManager = async (client: pg.ClientBase | pg.Pool): Promise<string> =>
  (await addMember(client, { email: 'manager@example.ru', role: 'manager' })).cookie;
