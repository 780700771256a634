export type { Actor } from './actor.ts';
export type { Member } from './member.ts';
export {
  type AuditedAction,
  actAs,
  changesBetween,
  eraseFromAudit,
  recordAction,
  recordActions,
  recordExport,
  staffIdOf,
} from './service.ts';
export type { FindStaffNames, StaffNames } from './staff-names.ts';
export type { Changes } from './tables.ts';
