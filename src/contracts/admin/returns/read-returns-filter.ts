import { returnStates } from '../../return-states.ts';
import { line, oneOf, type Readers, read } from '../work/read-list-filters.ts';
import type { ReturnsFilter } from './returns.ts';
import { returnQueues } from './values.ts';

const ofReturns: Readers<ReturnsFilter> = {
  text: line(100),
  state: oneOf(returnStates),
  waits: oneOf(returnQueues),
};

/** The filter of the returns in an address. Never fails: what is unknown or wrong is dropped. */
export const readReturnsFilter = (given: URLSearchParams): ReturnsFilter => read(ofReturns, given);
