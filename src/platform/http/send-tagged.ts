import type { FastifyReply, FastifyRequest } from 'fastify';

interface Tagged {
  /** Without quotes. */
  readonly tag: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly make: () => Promise<Uint8Array>;
}

/** Answers with the bytes under their ETag, or 304 to a client that has them. An error has neither ETag nor cache time. */
export async function sendTagged(
  { tag, type, cacheControl, make }: Tagged,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  const etag = `"${tag}"`;
  const isKnown = headers['if-none-match']?.includes(etag);
  const bytes = isKnown ? undefined : await make();
  reply.header('etag', etag).header('cache-control', cacheControl);
  if (!bytes) return reply.status(304).send();
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
