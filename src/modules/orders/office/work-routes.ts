import { orderWorkEndpoints } from '#contracts/admin/orders/order-work.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { pageOf } from '../finding/order-page.ts';
import { findOrder } from '../managing/management.ts';
import { selectKnownTags } from '../managing/work-queries.ts';
import { changeGoods } from './change-goods.ts';
import { changeCharge } from './charges.ts';
import { endOffer } from './offers.ts';
import { makePageLink } from './page-link.ts';
import { undoStep } from './undo.ts';
import {
  addNote,
  changeLineWork,
  changePlan,
  changePromise,
  changeTags,
  recordOrderCall,
  type WorkContext,
} from './work.ts';

/** So many tags are offered. */
const KNOWN_TAGS = 50;

/** What the staff do on an order beside its status and money: notes, calls, tags, agreements, goods of makers, charges. */
export function workOnOrders(
  app: HttpServer,
  context: WorkContext & { readonly publicOrigin: string },
): void {
  app.route({
    ...orderWorkEndpoints.note,
    handler: (request) => addNote(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.call,
    handler: (request) =>
      recordOrderCall(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.tags,
    handler: (request) => changeTags(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.plan,
    handler: (request) => changePlan(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.promise,
    handler: (request) =>
      changePromise(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.line,
    handler: (request) => changeLineWork(context, request.params, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.charge,
    handler: (request) => changeCharge(context, request.params, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.goods,
    handler: (request) => changeGoods(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.offer,
    handler: (request) => endOffer(context, request.params.number, request.body, request.member),
  });
  app.route({
    ...orderWorkEndpoints.undo,
    handler: (request) =>
      undoStep(context, request.params.number, request.body.version, request.member),
  });
  app.route({
    ...orderWorkEndpoints.customerView,
    handler: async ({ params }) =>
      pageOf(context, (await findOrder(context.db, params.number)).order),
  });
  app.route({
    ...orderWorkEndpoints.pageLink,
    handler: ({ params, member }) => makePageLink(context, params.number, member),
  });
  app.route({
    ...orderWorkEndpoints.knownTags,
    handler: async () => ({ tags: await selectKnownTags(context.db, KNOWN_TAGS) }),
  });
}
