import type { addressServiceEndpoints } from '#contracts/admin/delivery/addresses.ts';
import * as calls from '#contracts/admin/delivery/calls.ts';
import type { carrierEndpoints } from '#contracts/admin/delivery/carrier.ts';
import type { companyEndpoints } from '#contracts/admin/delivery/companies.ts';
import type { deliveryTermsEndpoints } from '#contracts/admin/delivery/delivery.ts';
import type { Callable } from '../call-api.ts';

export const deliveryTermsCalls: Callable<typeof deliveryTermsEndpoints> = calls.deliveryTermsCalls;
export const addressServiceCalls: Callable<typeof addressServiceEndpoints> =
  calls.addressServiceCalls;
export const carrierCalls: Callable<typeof carrierEndpoints> = calls.carrierCalls;
export const companyCalls: Callable<typeof companyEndpoints> = calls.companyCalls;
