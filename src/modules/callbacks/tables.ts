import {
  bigint,
  boolean,
  inet,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { callOutcomes } from '#contracts/admin/callbacks/values.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const callbackRequests = pgTable('callback_requests', {
  id: uuid().primaryKey(),
  phone: text().notNull(),
  email: text(),
  telegram: text(),
  /** The page from which the call was asked for, as a path. Null: not told, or not public. */
  page: text(),
  /** Of rows that are older than `legal_documents`: the date of the policy. */
  policyVersion: text('policy_version').notNull().default(''),
  policyDocument: integer('policy_document'),
  consentDocument: integer('consent_document'),
  consentAt: instant('consent_at').notNull(),
  consentIp: inet('consent_ip'),
  createdAt: instant('created_at').notNull(),
  /** The account of the staff that calls back. */
  takenBy: integer('taken_by'),
  /** Not before; null: at once. */
  callAt: instant('call_at'),
  /** When the last call closed the request; null while it is open. */
  closedAt: instant('closed_at'),
  /** Counts the changes, from 1. */
  version: integer().notNull().default(1),
  /** An example that came with the demo catalogue. */
  demo: boolean().notNull().default(false),
});

/** Calls that were made. */
export const callbackCalls = pgTable('callback_calls', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: uuid('request_id').notNull(),
  calledAt: instant('called_at').notNull(),
  /** Null: a call of the demo. */
  staffId: integer('staff_id'),
  outcome: text({ enum: callOutcomes }).notNull(),
  note: text(),
  callAt: instant('call_at'),
});
