import { callbackRoutes } from '#modules/callbacks/index.ts';
import { countFound } from '#modules/catalog/service.ts';
import { carrierNotices } from '#modules/delivery/carriers/shipments/notices-routes.ts';
import { paymentNotices } from '#modules/payments/online/notices.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { searchRoutes, telemetryRoutes } from '#modules/telemetry/index.ts';
import { limitWrites } from '#platform/http/limit-writes.ts';
import { privateAnswers } from '#platform/http/write-protection.ts';
import type { ShopPart } from '../composition.ts';

/** What visitors tell the shop: their devices, what they searched for, that they ask for a call; and what carriers and payment providers tell it. */
export const visitorMessages: ShopPart = (
  app,
  { config, db, clock, jobs, catalogue, secureCookies, providers, paymentSealing },
) => {
  carrierNotices(app, { db, clock, jobs });
  paymentNotices(app, { db, clock, jobs, providers, sealing: paymentSealing });
  app.register(async (scope) => {
    privateAnswers(scope, secureCookies);
    scope.register(async (telemetry) => {
      limitWrites(telemetry, { db, clock }, 'telemetry', config.RATE_TELEMETRY);
      telemetryRoutes(telemetry, { db, clock });
    });
    scope.register(async (searches) => {
      limitWrites(searches, { db, clock }, 'search', config.RATE_SEARCH);
      searchRoutes(searches, { db, clock, timeZone: getTimeZone }, (search) =>
        catalogue((context) => countFound(context, search)),
      );
    });
    scope.register(async (callbacks) => {
      limitWrites(callbacks, { db, clock }, 'callback', config.RATE_CALLBACK);
      callbackRoutes(callbacks, { db, clock, jobs }, config.RATE_CALLBACK);
    });
  });
};
