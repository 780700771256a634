import { bigint, inet, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from './actor.ts';

/** What changed: of each field the value before and after, or only that it changed. */
export type Changes = Readonly<
  Record<string, { readonly from: unknown; readonly to: unknown } | 'changed'>
>;

/** Append-only: a trigger refuses every other statement. */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  actor: text().$type<Exclude<Actor['kind'], 'demo'>>().notNull(),
  actorName: text('actor_name').notNull(),
  sessionId: uuid('session_id'),
  ip: inet(),
  requestId: text('request_id'),
  action: text().notNull(),
  entity: text().notNull(),
  entityId: text('entity_id').notNull(),
  changes: jsonb().$type<Changes>().notNull().default({}),
});
