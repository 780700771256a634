import * as calls from '#contracts/admin/orders/calls.ts';
import type { orderBulkEndpoints } from '#contracts/admin/orders/order-bulk.ts';
import type { orderExportEndpoints } from '#contracts/admin/orders/order-export.ts';
import type { orderPayingOfficeEndpoints } from '#contracts/admin/orders/order-paying.ts';
import type { orderViewsEndpoints } from '#contracts/admin/orders/order-views.ts';
import type { orderWorkEndpoints } from '#contracts/admin/orders/order-work.ts';
import type { ordersEndpoints } from '#contracts/admin/orders/orders.ts';
import type { routeEndpoints } from '#contracts/admin/orders/route.ts';
import type { shipmentEndpoints } from '#contracts/admin/orders/shipment.ts';
import type { Callable } from '../call-api.ts';

export const orderBulkCalls: Callable<typeof orderBulkEndpoints> = calls.orderBulkCalls;
export const orderExportCalls: Callable<typeof orderExportEndpoints> = calls.orderExportCalls;
export const orderPayingCalls: Callable<typeof orderPayingOfficeEndpoints> = calls.orderPayingCalls;
export const orderViewsCalls: Callable<typeof orderViewsEndpoints> = calls.orderViewsCalls;
export const orderWorkCalls: Callable<typeof orderWorkEndpoints> = calls.orderWorkCalls;
export const ordersCalls: Callable<typeof ordersEndpoints> = calls.ordersCalls;
export const routeCalls: Callable<typeof routeEndpoints> = calls.routeCalls;
export const shipmentCalls: Callable<typeof shipmentEndpoints> = calls.shipmentCalls;
