import * as calls from '#contracts/admin/reports/calls.ts';
import type { compareEndpoints } from '#contracts/admin/reports/compare.ts';
import type { registerEndpoints } from '#contracts/admin/reports/register.ts';
import type { salesEndpoints } from '#contracts/admin/reports/sales.ts';
import type { Callable } from '../call-api.ts';

export const registerCalls: Callable<typeof registerEndpoints> = calls.registerCalls;
export const salesCalls: Callable<typeof salesEndpoints> = calls.salesCalls;
export const compareCalls: Callable<typeof compareEndpoints> = calls.compareCalls;
