import type { auditEndpoints } from '#contracts/admin/staff/audit.ts';
import * as calls from '#contracts/admin/staff/calls.ts';
import type { passkeyEndpoints } from '#contracts/admin/staff/passkeys.ts';
import type { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import type { Callable } from '../call-api.ts';

export const auditCalls: Callable<typeof auditEndpoints> = calls.auditCalls;
export const passkeyCalls: Callable<typeof passkeyEndpoints> = calls.passkeyCalls;
export const staffCalls: Callable<typeof staffEndpoints> = calls.staffCalls;
