import type { bankDetailsEndpoints } from '#contracts/admin/payments/bank-details.ts';
import * as calls from '#contracts/admin/payments/calls.ts';
import type { invoicesEndpoints } from '#contracts/admin/payments/invoices.ts';
import type { moneyEndpoints } from '#contracts/admin/payments/money.ts';
import type { onlinePaymentsEndpoints } from '#contracts/admin/payments/online-payments.ts';
import type { orderPaymentsEndpoints } from '#contracts/admin/payments/order-payments.ts';
import type { payingTermsEndpoints } from '#contracts/admin/payments/paying-terms.ts';
import type { paymentProvidersEndpoints } from '#contracts/admin/payments/providers.ts';
import type { receiptSettingsEndpoints } from '#contracts/admin/payments/receipt-settings.ts';
import type { receiptsEndpoints } from '#contracts/admin/payments/receipts.ts';
import type { Callable } from '../call-api.ts';

export const bankDetailsCalls: Callable<typeof bankDetailsEndpoints> = calls.bankDetailsCalls;
export const invoicesCalls: Callable<typeof invoicesEndpoints> = calls.invoicesCalls;
export const orderPaymentsCalls: Callable<typeof orderPaymentsEndpoints> = calls.orderPaymentsCalls;
export const paymentProvidersCalls: Callable<typeof paymentProvidersEndpoints> =
  calls.paymentProvidersCalls;
export const payingTermsCalls: Callable<typeof payingTermsEndpoints> = calls.payingTermsCalls;
export const onlinePaymentsCalls: Callable<typeof onlinePaymentsEndpoints> =
  calls.onlinePaymentsCalls;
export const moneyCalls: Callable<typeof moneyEndpoints> = calls.moneyCalls;
export const receiptsCalls: Callable<typeof receiptsEndpoints> = calls.receiptsCalls;
export const receiptSettingsCalls: Callable<typeof receiptSettingsEndpoints> =
  calls.receiptSettingsCalls;
