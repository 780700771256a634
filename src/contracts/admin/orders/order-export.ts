import { z } from 'zod';
import { fieldErrorsBody, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { orderExportCalls } from './calls.ts';
import { ordersFilter } from './orders.ts';

export const orderExportEndpoints = {
  /** All orders of the filter, as a table that spreadsheets open. */
  export: {
    ...orderExportCalls.export,
    schema: {
      ...hidden,
      querystring: ordersFilter.extend({ format: z.enum(['csv', 'xlsx']) }),
      response: { 200: z.unknown(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
} as const;
