import type { callsEndpoints } from '#contracts/admin/callbacks/callbacks.ts';
import * as calls from '#contracts/admin/callbacks/calls.ts';
import type { Callable } from '../call-api.ts';

export const callsCalls: Callable<typeof callsEndpoints> = calls.callsCalls;
