import { z } from 'zod';
import type { HttpServer } from '#platform/http/http-server.ts';
import { atMost } from '#platform/time/at-most.ts';
import { MINUTE } from '#platform/time/duration.ts';
import { noteNotice, type ShipmentsContext } from './shipments.ts';

/** Where CDEK tells of steps of orders. */
export const NOTICES = '/callback/cdek/';

const BODY_LIMIT = 32 * 1024;
const PER_MINUTE = 600;

const notice = z.object({ uuid: z.uuid() });

/**
 * Takes notices of the carrier. Anyone can send them, so nothing in them is believed: an order that is known by its key is asked for. All are
 * answered alike, because the carrier ends its subscription after twelve failures.
 */
export function carrierNotices(
  app: HttpServer,
  context: Pick<ShipmentsContext, 'db' | 'clock' | 'jobs'>,
): void {
  const mayLook = atMost(PER_MINUTE, MINUTE);
  const schema = { hide: true };
  app.post(NOTICES, { schema, bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
    const { data } = notice.safeParse(body);
    if (data && mayLook()) await noteNotice(context, data.uuid);
    return reply.status(200).send({ detail: 'ok' });
  });
}
