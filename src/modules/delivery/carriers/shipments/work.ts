import { z } from 'zod';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { NOTICES } from './notices-routes.ts';
import { LOOKS, lookAfter, lookAfterAll, type ShipmentsContext } from './shipments.ts';

const payload = z.object({ orderId: z.int() });

interface Work extends Omit<ShipmentsContext, 'jobs'> {
  readonly jobs: Jobs;
  readonly publicUrl: string;
}

/** Follows the orders that are with a carrier: after a registration, after a notice, and all of them each night. */
export function workOnShipments({ publicUrl, ...context }: Work): void {
  const { jobs } = context;
  jobs.work(LOOKS, async (job) => {
    await lookAfter(context, payload.parse(job).orderId);
  });
  const address = publicUrl.startsWith('https:') ? `${publicUrl}${NOTICES}` : null;
  jobs.nightly('shipments', () => lookAfterAll(context, address));
}
