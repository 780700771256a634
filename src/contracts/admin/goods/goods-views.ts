import { endpointsOfViews } from '../work/saved-views.ts';
import { goodsViewsCalls } from './calls.ts';
import { goodsFilter } from './goods.ts';

/** Views of the list of goods. */
export const goodsViewsEndpoints = endpointsOfViews({
  calls: goodsViewsCalls,
  query: goodsFilter,
});
