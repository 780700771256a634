import { addressServiceEndpoints } from '#contracts/admin/delivery/addresses.ts';
import { companyEndpoints } from '#contracts/admin/delivery/companies.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { countUse, type RateLimit } from '#platform/security/rate-limit.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import { MINUTE } from '#platform/time/duration.ts';
import {
  type AddressWork,
  checkAddressService,
  getAddressService,
  removeAddressService,
  saveAddressService,
} from './address-key.ts';
import { findCompany } from './find-company.ts';

/** Trials of the key by one member. */
const TRIALS: RateLimit = { hits: 10, window: 10 * MINUTE };

/** Companies that one member looks for. */
const COMPANIES: RateLimit = { hits: 60, window: 10 * MINUTE };

interface OfficeAddresses extends Omit<AddressWork, 'sealing' | 'dadataUrl'> {
  readonly addressSealing: Sealing;
  readonly config: { readonly DADATA_URL: string };
}

/** The service that suggests addresses. */
export function addressesInOffice(app: HttpServer, given: OfficeAddresses): void {
  const { db, clock, staffNames, addressSealing: sealing, config } = given;
  const context: AddressWork = { db, clock, staffNames, sealing, dadataUrl: config.DADATA_URL };
  app.route({ ...addressServiceEndpoints.get, handler: () => getAddressService(context) });
  app.route({
    ...addressServiceEndpoints.save,
    handler: ({ body, member }) => saveAddressService({ ...context, actor: member.actor }, body),
  });
  app.route({
    ...addressServiceEndpoints.remove,
    handler: async ({ member }, reply) => {
      await removeAddressService({ db, clock, actor: member.actor });
      return reply.status(204).send(null);
    },
  });
  app.route({
    ...addressServiceEndpoints.check,
    handler: async ({ member }) => {
      await countUse({ db, clock }, TRIALS, 'address-check', member.actor.name);
      return { outcome: await checkAddressService(context) };
    },
  });
  app.route({
    ...companyEndpoints.find,
    handler: async ({ params, member }) => {
      await countUse({ db, clock }, COMPANIES, 'company', member.actor.name);
      return findCompany(context, params.inn);
    },
  });
}
