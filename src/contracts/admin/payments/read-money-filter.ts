import { paidBy } from '../../payments.ts';
import { day, line, oneOf, type Readers, read } from '../work/read-list-filters.ts';
import type { MoneyFilter } from './money.ts';
import { moneyKinds, moneyQueues, moneyStates } from './money-values.ts';

const ofMoney: Readers<MoneyFilter> = {
  text: line(100),
  kind: oneOf(moneyKinds),
  by: oneOf(paidBy),
  state: oneOf(moneyStates),
  attention: oneOf(moneyQueues),
  from: day,
  to: day,
};

/** The filter of the money of all orders in an address. Never fails: what is unknown or wrong is dropped. */
export const readMoneyFilter = (given: URLSearchParams): MoneyFilter => read(ofMoney, given);
