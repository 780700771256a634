import * as calls from '#contracts/admin/returns/calls.ts';
import type { returnsEndpoints } from '#contracts/admin/returns/returns.ts';
import type { Callable } from '../call-api.ts';

export const returnsCalls: Callable<typeof returnsEndpoints> = calls.returnsCalls;
