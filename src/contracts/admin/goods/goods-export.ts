import { z } from 'zod';
import { fieldErrorsBody, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { goodsExportCalls } from './calls.ts';
import { goodsFilter } from './goods.ts';

export const goodsExportEndpoints = {
  /** All goods of the filter as a price list, which can be loaded again. */
  export: {
    ...goodsExportCalls.export,
    schema: {
      ...hidden,
      querystring: goodsFilter.extend({ format: z.enum(['csv', 'xlsx']) }),
      response: { 200: z.unknown(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
} as const;
