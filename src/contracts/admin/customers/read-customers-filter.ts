import { line, oneOf, type Readers, read } from '../work/read-list-filters.ts';
import type { CustomersFilter } from './customers.ts';
import { customerKinds } from './values.ts';

const ofCustomers: Readers<CustomersFilter> = {
  text: line(100),
  kind: oneOf(customerKinds),
};

/** The filter of the customers in an address. Never fails: what is unknown or wrong is dropped. */
export const readCustomersFilter = (given: URLSearchParams): CustomersFilter =>
  read(ofCustomers, given);
