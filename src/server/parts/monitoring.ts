import { orderCalls } from '#contracts/calls/order.ts';
import { cartBytes } from '#modules/cart/network-limits.ts';
import { countMissingPictures } from '#modules/catalog/missing-pictures.ts';
import { registerApiDocs } from '#platform/http/api-docs.ts';
import { POLICY_REPORTS } from '#platform/http/content-security-policy.ts';
import { registerHealth } from '#platform/http/health.ts';
import { registerMetrics } from '#platform/http/metrics.ts';
import { receivePolicyReports } from '#platform/http/policy-reports.ts';
import type { ShopPart } from '../composition.ts';
import { serveOpeningPage } from '../opening-page.ts';

const ordersPlaced = {
  name: 'orders_placed_total',
  help: 'Orders placed; a repeated request for the same order does not count',
  route: orderCalls.createOrder.url,
  status: 201,
};

const policyReports = {
  name: 'csp_reports_total',
  help: 'Reports of browsers about something that the policy of a page refused',
  route: POLICY_REPORTS,
  status: 204,
};

/** What those see who run the shop: health, metrics, what it lacks before it opens, the description of its API. */
export const monitoring: ShopPart = async (app, shop) => {
  const { config, db, jobs, disk, behindProxy } = shop;
  registerHealth(app, db, disk);
  registerMetrics(app, {
    token: config.METRICS_TOKEN,
    behindProxy,
    pools: shop.pools,
    replica: shop.replica,
    security: shop.security.counts,
    jobs: jobs.counts,
    cacheUses: shop.cacheUses,
    events: [ordersPlaced, policyReports],
    gauges: [
      { name: 'cart_bytes', help: 'Size of all carts on the disk', value: () => cartBytes(db) },
      {
        name: 'missing_pictures',
        help: 'Pictures of goods that the shop does not have, by state',
        label: 'state',
        value: () => countMissingPictures(db),
      },
    ],
  });
  serveOpeningPage(app, { db, config, behindProxy });
  await registerApiDocs(app, shop.publicUrl);
  app.register(async (scope) => receivePolicyReports(scope));
};
