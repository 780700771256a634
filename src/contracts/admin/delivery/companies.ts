import { z } from 'zod';
import { refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { companyCalls } from './calls.ts';

/** How a company was looked for. `no_key`: the shop has no key of the service. */
export const companyFindings = ['found', 'closed', 'none', 'no_key', 'silent'] as const;

export const companyEndpoints = {
  /** A company or an entrepreneur of this ИНН, as the service of addresses knows it. */
  find: {
    ...companyCalls.find,
    schema: {
      ...hidden,
      params: z.object({ inn: z.string().regex(/^(\d{10}|\d{12})$/) }),
      response: {
        200: z.object({
          finding: z.enum(companyFindings),
          company: z
            .object({ name: z.string(), kpp: z.string(), address: z.string() })
            .nullable()
            .describe('Null: not found'),
        }),
        429: refusalBody,
        ...closed,
      },
    },
  },
} as const;
