import { inet, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
});
