import * as calls from '#contracts/admin/reports/calls.ts';
import type { registerEndpoints } from '#contracts/admin/reports/register.ts';
import type { Callable } from '../call-api.ts';

export const registerCalls: Callable<typeof registerEndpoints> = calls.registerCalls;
