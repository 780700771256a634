import type { FastifyReply } from 'fastify';
import { orderReturnsEndpoints } from '#contracts/order-returns.ts';
import { LONGEST_PHOTOGRAPH } from '#contracts/return-states.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { ReturnContext } from '../begin-return.ts';
import { addPhotograph, admitPhotograph, readPhotographOfLink } from './photographs.ts';

/** The photographs of a return, by the link of its order. */
export function photographRoutes(app: HttpServer, context: ReturnContext): void {
  app.route({
    ...orderReturnsEndpoints.photograph,
    handler: async ({ params }, reply) =>
      sendPhotograph(reply, await readPhotographOfLink(context, params.token, params)),
  });
  app.register(async (scope: HttpServer) => {
    takePhotographs(scope);
    scope.addHook<{ Params: { token: string } }>('onRequest', ({ params }) =>
      admitPhotograph(context, params.token),
    );
    scope.route({
      ...orderReturnsEndpoints.addPhotograph,
      bodyLimit: LONGEST_PHOTOGRAPH,
      handler: ({ params, body }) => addPhotograph(context, params.token, params, body),
    });
  });
}

/** Lets the routes of a scope read pictures, up to the longest photograph. */
export const takePhotographs = (scope: HttpServer): void => {
  scope.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: LONGEST_PHOTOGRAPH },
    (_request, body, done) => done(null, body),
  );
};

/** Sends a photograph that belongs to one person: no cache keeps it. */
export const sendPhotograph = (reply: FastifyReply, jpeg: Buffer) =>
  reply
    .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'inline' })
    .type('image/jpeg')
    .send(jpeg);
