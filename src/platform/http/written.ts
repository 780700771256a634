export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * An answer that is JSON already. Fastify sends bytes as they are, without the serializer of the contract, and so without its check:
 * tests compare such answers with their contracts.
 */
export const written = (json: Buffer): never => json as never;
