import { paymentProvidersEndpoints } from '#contracts/admin/payments/providers.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { placesOf } from '../online/places.ts';
import { checkKeys } from './check-keys.ts';
import {
  changeProvider,
  type KeysContext,
  listProviders,
  removeProvider,
} from './provider-keys.ts';
import { turnProvider } from './turn-provider.ts';

/** Trials of the keys by one member. */
const TRIALS: RateLimit = { hits: 10, window: 10 * MINUTE };

interface OfficePayments extends Pick<KeysContext, 'db' | 'clock' | 'staffNames'> {
  readonly paymentSealing: Sealing;
  readonly config: Parameters<typeof placesOf>[0];
}

/** The providers that take payments for the shop: their keys, and the one that customers are led to. */
export function paymentKeysInOffice(app: HttpServer, given: OfficePayments): void {
  const { db, clock, staffNames, paymentSealing: sealing, config } = given;
  const context: KeysContext = { db, clock, staffNames, sealing, ...placesOf(config, sealing) };
  app.route({ ...paymentProvidersEndpoints.list, handler: () => listProviders(context) });
  app.route({
    ...paymentProvidersEndpoints.save,
    handler: ({ params, body, member: { actor } }) => {
      const { account, secret, is_test: isTest } = body;
      return changeProvider({ ...context, actor }, params.name, { account, secret, isTest });
    },
  });
  app.route({
    ...paymentProvidersEndpoints.turn,
    handler: ({ params, body, member: { actor } }) =>
      turnProvider({ ...context, actor }, params.name, body.is_on),
  });
  app.route({
    ...paymentProvidersEndpoints.remove,
    handler: ({ params, member: { actor } }) => removeProvider({ ...context, actor }, params.name),
  });
  app.route({
    ...paymentProvidersEndpoints.check,
    handler: async ({ params, member }) => {
      await countUse({ db, clock }, TRIALS, 'payment-keys-check', member.actor.name);
      return checkKeys(context, params.name);
    },
  });
}
