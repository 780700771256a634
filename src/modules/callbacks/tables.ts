import { inet, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const callbackRequests = pgTable('callback_requests', {
  id: uuid().primaryKey(),
  phone: text().notNull(),
  email: text(),
  telegram: text(),
  policyVersion: text('policy_version').notNull(),
  consentAt: instant('consent_at').notNull(),
  consentIp: inet('consent_ip'),
  createdAt: instant('created_at').notNull(),
});
