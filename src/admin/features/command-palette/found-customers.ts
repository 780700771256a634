import type { CustomerRow } from '#contracts/admin/customers/customers.ts';
import { call } from '../../api/call-api.ts';
import { customersCalls } from '../../api/endpoints/customers.ts';
import { useFound } from './use-found.ts';

/** So many are shown. */
const SHOWN = 5;

/** The people whom the list of customers would find by the words. */
export const useFoundCustomers = (typed: string) =>
  useFound<CustomerRow>(typed, {
    key: 'found-customers',
    permission: 'customers.read',
    ask: async (text) => {
      const { rows } = await call(customersCalls.list, { query: { text, limit: SHOWN } });
      return rows;
    },
  });
