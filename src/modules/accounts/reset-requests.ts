import { z } from 'zod';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RequestOrigin } from '#platform/network/request-origin.ts';
import type { AccountsContext } from './context.ts';
import { sendResetLink } from './credentials.ts';

const QUEUE = 'account-reset-request';
const resetRequest = z.object({ email: z.string(), ip: z.string().nullable(), device: z.string() });

/** Queues a request for a reset link. A job looks for the customer: known and unknown addresses take the same work, and so the same time. */
export const requestReset = (
  { db, jobs }: AccountsContext,
  email: string,
  { ip, device }: RequestOrigin,
): Promise<void> => jobs.send(db, QUEUE, { email, ip, device });

/** Sends the links that `requestReset` has queued. */
export function workOnResetRequests(jobs: Jobs, context: AccountsContext): void {
  jobs.work(QUEUE, (payload) => {
    const { email, ...origin } = resetRequest.parse(payload);
    return sendResetLink(context, email, origin);
  });
}
