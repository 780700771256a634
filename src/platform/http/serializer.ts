import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

type Serialize = (answer: unknown) => string;

/** Compiled once: routes share the schemas of errors, and the apps of a process all schemas. */
const compiled = new WeakMap<z.ZodType, Serialize>();

/**
 * Compiles response schemas: fields that the contract does not name are dropped, as by Zod, in a third of the time.
 * `checked`: a response that breaks its contract is an error. For development and tests, because it takes longer; what is sent is the same.
 */
export const createSerializerCompiler =
  (checked: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    const serialize = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, serialize);
    if (!checked) return serialize;
    return (answer) => {
      z.encode(schema, answer);
      return serialize(answer);
    };
  };

const compile = (schema: z.ZodType): Serialize =>
  fastJsonStringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as object);
