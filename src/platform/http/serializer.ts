import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

/**
 * Answers by their contract, compiled: nothing that the contract does not name goes out, as with Zod itself, in a third of the time.
 * `checked`: an answer that breaks its contract is an error, which is worth the time while the shop is being made.
 */
export const createSerializerCompiler =
  (checked: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    const stringify = fastJsonStringify(
      z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as object,
    );
    return checked ? (answer) => stringify(z.encode(schema, answer)) : stringify;
  };
