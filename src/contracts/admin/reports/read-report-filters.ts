import { paidBy, providerNames } from '../../payments.ts';
import { day, oneOf, type Readers, read } from '../work/read-list-filters.ts';
import type { CompareQuery } from './compare.ts';
import type { RegisterFilter } from './register.ts';
import type { SalesFilter } from './sales.ts';
import {
  comparedWith,
  type RegisterLevel,
  registerLevels,
  saleGroups,
  trialsShown,
} from './values.ts';

/** The register as an address says it: without days it is of the days that the screen chooses. */
export type RegisterView = Partial<RegisterFilter> & { readonly level?: RegisterLevel | undefined };

const ofRegister: Readers<RegisterView> = {
  from: day,
  to: day,
  trials: oneOf(trialsShown),
  by: oneOf(paidBy),
  level: oneOf(registerLevels),
};

/** The register in an address. Never fails: what is unknown or wrong is dropped. */
export const readRegisterView = (given: URLSearchParams): RegisterView => read(ofRegister, given);

const ofSales: Readers<Partial<SalesFilter>> = {
  from: day,
  to: day,
  trials: oneOf(trialsShown),
  group: oneOf(saleGroups),
};

/** The report of sales in an address; the same holds. */
export const readSalesView = (given: URLSearchParams): Partial<SalesFilter> => read(ofSales, given);

/** What is compared, without the columns of a file. */
export type CompareView = Partial<Pick<CompareQuery, 'from' | 'to' | 'what' | 'by'>>;

const ofComparison: Readers<CompareView> = {
  from: day,
  to: day,
  what: oneOf(comparedWith),
  by: oneOf(providerNames),
};

/** The comparison in an address; the same holds. */
export const readCompareView = (given: URLSearchParams): CompareView => read(ofComparison, given);
