import type { FastifyInstance } from 'fastify';
import { serverFieldMessages } from '#messages/site/validation.ts';
import { invalid } from '../errors/domain-error.ts';

const NAME = '__proto__';

/** Refuses the parameter that schemas of objects with further keys leave out without a word. */
export function refusePrototypeParameter(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query, routeOptions }) => {
    if (routeOptions.schema?.querystring && Object.hasOwn(query as object, NAME))
      throw invalid(NAME, serverFieldMessages.unknownParameter);
  });
}
