import {
  customType,
  date,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { genders } from '#contracts/accounts.ts';
import type { WayIn } from '#contracts/way-in.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What a link in a letter does: confirms an address, sets a password, joins guest orders to the account, undoes a change
 * that another person has made, erases the account.
 */
const linkPurposes = ['confirm', 'reset', 'orders', 'revert', 'erase'] as const;

export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  /** The mailbox exists and its owner pressed the link, signed in or not. */
  emailConfirmedAt: instant('email_confirmed_at'),
  /** The person in the account is the owner of the mailbox. */
  emailProvedAt: instant('email_proved_at'),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  middleName: text('middle_name').notNull().default(''),
  gender: text({ enum: genders }).notNull().default(''),
  phoneNumber: text('phone_number').notNull().default(''),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  birthDate: date('birth_date'),
  /** Doors, lift and corridor on the way into the flat. */
  wayIn: jsonb('way_in').$type<WayIn>(),
  /** Of rows that are older than `legal_documents`: the date of the policy. */
  policyVersion: text('policy_version').notNull().default(''),
  policyDocument: integer('policy_document'),
  consentDocument: integer('consent_document'),
  consentAt: instant('consent_at').notNull(),
  consentIp: inet('consent_ip'),
  createdAt: instant('created_at').notNull(),
});

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  customerId: integer('customer_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  ip: inet(),
  device: text().notNull().default(''),
  usedAt: instant('used_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  id: uuid().primaryKey(),
  sessionId: uuid('session_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  spentAt: instant('spent_at'),
  successorId: uuid('successor_id'),
});

export const emailLinks = pgTable('email_links', {
  id: uuid().primaryKey(),
  customerId: integer('customer_id').notNull(),
  purpose: text({ enum: linkPurposes }).notNull(),
  email: text().notNull(),
  tokenDigest: bytea('token_digest'),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
  askedIp: inet('asked_ip'),
  askedDevice: text('asked_device').notNull().default(''),
  askedSession: uuid('asked_session'),
});
