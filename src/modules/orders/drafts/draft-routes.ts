import { orderDraftEndpoints } from '#contracts/admin/orders/order-drafts.ts';
import { pickupPlacesOf } from '#contracts/pickup-places.ts';
import {
  type AskCarrier,
  quoteFor,
  readTerms,
  selectCarried,
  suggestTowns,
} from '#modules/delivery/index.ts';
import { getPlaces } from '#modules/settings/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { OrdersContext } from '../service.ts';
import { sendDraftLink } from './draft-link.ts';
import {
  createDraft,
  type DraftContext,
  getDraft,
  listDrafts,
  removeDraft,
  saveDraft,
} from './drafts.ts';
import { placeDraft } from './place-draft.ts';

/** Orders that the staff write down and place. */
export function draftsInOffice(
  app: HttpServer,
  context: DraftContext &
    Pick<OrdersContext, 'jobs'> & {
      readonly carriers: { readonly offers: AskCarrier };
      /** Of the shop. */
      readonly publicOrigin: string;
    },
): void {
  const placing = { ...context, askCarrier: context.carriers.offers };
  app.route({
    ...orderDraftEndpoints.list,
    handler: async () => ({ drafts: await listDrafts(context) }),
  });
  app.route({
    ...orderDraftEndpoints.get,
    handler: ({ params }) => getDraft(context, params.id),
  });
  app.route({
    ...orderDraftEndpoints.create,
    handler: ({ body, member }) => createDraft(context, body, member),
  });
  app.route({
    ...orderDraftEndpoints.save,
    handler: ({ params, body }) => saveDraft(context, params.id, body),
  });
  app.route({
    ...orderDraftEndpoints.remove,
    handler: async ({ params }, reply) => {
      await removeDraft(context, params.id);
      return reply.status(204).send(null);
    },
  });
  const { db, clock } = context;
  const delivery = { ...placing, db, clock, readTerms, readCarried: selectCarried };
  app.route({
    ...orderDraftEndpoints.quote,
    handler: ({ body }) => quoteFor(delivery, body),
  });
  app.route({
    ...orderDraftEndpoints.towns,
    handler: async ({ query }) => ({ towns: (await suggestTowns(delivery, query.text)).towns }),
  });
  app.route({
    ...orderDraftEndpoints.places,
    handler: async () => ({ places: pickupPlacesOf(await getPlaces(db)) }),
  });
  app.route({
    ...orderDraftEndpoints.link,
    handler: ({ params, body, member }) =>
      sendDraftLink({ ...context, publicUrl: context.publicOrigin }, params.id, body, member),
  });
  app.route({
    ...orderDraftEndpoints.place,
    handler: ({ params, body, member }) => placeDraft(placing, params.id, body, member),
  });
}
