import * as calls from '#contracts/admin/imports/calls.ts';
import type { importTaskEndpoints } from '#contracts/admin/imports/import-tasks.ts';
import type { importsEndpoints } from '#contracts/admin/imports/imports.ts';
import type { Callable } from '../call-api.ts';

export const importTaskCalls: Callable<typeof importTaskEndpoints> = calls.importTaskCalls;
export const importsCalls: Callable<typeof importsEndpoints> = calls.importsCalls;
