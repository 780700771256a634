import { adminPaths } from '../paths.ts';
import { endpointsOfViews } from '../work/saved-views.ts';
import { goodsFilter } from './goods.ts';

/** Views of the list of goods. */
export const goodsViewsEndpoints = endpointsOfViews({
  paths: { all: adminPaths.goodsViews, one: adminPaths.goodsView },
  permission: 'goods.read',
  query: goodsFilter,
});
