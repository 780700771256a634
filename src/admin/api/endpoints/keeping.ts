import * as calls from '#contracts/admin/keeping/calls.ts';
import type { keepingEndpoints } from '#contracts/admin/keeping/keeping.ts';
import type { Callable } from '../call-api.ts';

export const keepingCalls: Callable<typeof keepingEndpoints> = calls.keepingCalls;
