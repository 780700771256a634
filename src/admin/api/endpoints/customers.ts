import * as calls from '#contracts/admin/customers/calls.ts';
import type { customersEndpoints } from '#contracts/admin/customers/customers.ts';
import type { Callable } from '../call-api.ts';

export const customersCalls: Callable<typeof customersEndpoints> = calls.customersCalls;
