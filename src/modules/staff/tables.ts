import {
  bigint,
  customType,
  inet,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Permission, roles } from '#contracts/admin/staff/permissions.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** `own`: the role that `own_role` names. */
const storedRoles = [...roles, 'own'] as const;

export const staffRoles = pgTable('staff_roles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  permissions: text().array().$type<Permission[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const staff = pgTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  name: text().notNull(),
  role: text({ enum: storedRoles }).notNull(),
  ownRole: integer('own_role'),
  passwordHash: text('password_hash').notNull(),
  /** Sealed. */
  totpSecret: bytea('totp_secret'),
  totpConfirmedAt: instant('totp_confirmed_at'),
  /** The step of the last accepted code: none is accepted twice. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull(),
  disabledAt: instant('disabled_at'),
  /** The user handle of the member's passkeys. */
  passkeyUser: uuid('passkey_user').notNull().defaultRandom(),
});

export const staffSessions = pgTable('staff_sessions', {
  id: uuid().primaryKey(),
  staffId: integer('staff_id').notNull(),
  tokenDigest: bytea('token_digest').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
  endedAt: instant('ended_at'),
  /** When a second factor was last shown; null: only the password. */
  factorAt: instant('factor_at'),
  ip: inet(),
  device: text().notNull().default(''),
});

export const staffLinks = pgTable('staff_links', {
  id: uuid().primaryKey(),
  purpose: text({ enum: ['first', 'invite', 'reset', 'email'] }).notNull(),
  /** Null: the one who opens the link names it. Of `email`: the new address. */
  email: text(),
  role: text({ enum: storedRoles }).notNull(),
  ownRole: integer('own_role'),
  /** The member whose invitation or new address it is; null: the terminal's. */
  madeBy: integer('made_by'),
  tokenDigest: bytea('token_digest').notNull(),
  createdAt: instant('created_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  usedAt: instant('used_at'),
});

export const staffBackupCodes = pgTable(
  'staff_backup_codes',
  {
    staffId: integer('staff_id').notNull(),
    digest: bytea().notNull(),
    usedAt: instant('used_at'),
  },
  ({ staffId, digest }) => [primaryKey({ columns: [staffId, digest] })],
);

export const staffPasskeys = pgTable('staff_passkeys', {
  id: uuid().primaryKey(),
  staffId: integer('staff_id').notNull(),
  credentialId: bytea('credential_id').notNull(),
  /** In the form of COSE (RFC 9052). */
  publicKey: bytea('public_key').notNull(),
  /** How often the authenticator has signed; 0 where it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
});

export const staffChallenges = pgTable('staff_challenges', {
  digest: bytea().primaryKey(),
  /** The session that adds a passkey; null: a sign-in. */
  sessionId: uuid('session_id'),
  endsAt: instant('ends_at').notNull(),
});
