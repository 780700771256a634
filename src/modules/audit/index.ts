export type { Actor } from './actor.ts';
export { type AuditedAction, changesBetween, recordAction } from './service.ts';
