import { carrierEndpoints } from '#contracts/admin/delivery/carrier.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import { MINUTE } from '#platform/time/duration.ts';
import {
  type CarrierWork,
  checkCarrier,
  getCarrier,
  removeCarrier,
  saveCarrier,
} from './carrier-keys.ts';

/** Trials of the keys by one member. */
const TRIALS: RateLimit = { hits: 10, window: 10 * MINUTE };

interface OfficeCarriers extends Omit<CarrierWork, 'sealing' | 'cdekUrl'> {
  readonly carrierSealing: Sealing;
  readonly config: { readonly CDEK_URL: string };
}

/** The carrier whose prices the shop asks for. */
export function carriersInOffice(app: HttpServer, given: OfficeCarriers): void {
  const { db, clock, staffNames, carrierSealing: sealing, config } = given;
  const context: CarrierWork = { db, clock, staffNames, sealing, cdekUrl: config.CDEK_URL };
  app.route({ ...carrierEndpoints.get, handler: () => getCarrier(context) });
  app.route({
    ...carrierEndpoints.save,
    handler: ({ body, member }) => saveCarrier({ ...context, actor: member.actor }, body),
  });
  app.route({
    ...carrierEndpoints.remove,
    handler: async ({ member }, reply) => {
      await removeCarrier({ db, clock, actor: member.actor });
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...carrierEndpoints.check,
    handler: async ({ member }) => {
      await countUse({ db, clock }, TRIALS, 'carrier-check', member.actor.name);
      return { outcome: await checkCarrier(context) };
    },
  });
}
