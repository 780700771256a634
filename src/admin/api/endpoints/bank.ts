import type { bankFileEndpoints } from '#contracts/admin/bank/bank-file.ts';
import * as calls from '#contracts/admin/bank/calls.ts';
import type { Callable } from '../call-api.ts';

export const bankFileCalls: Callable<typeof bankFileEndpoints> = calls.bankFileCalls;
