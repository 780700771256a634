import { z } from 'zod';
import { secret } from './accounts.ts';
import { personalDataCalls } from './calls/personal-data.ts';
import { erasureObstacles } from './erasure-obstacles.ts';
import { detailBody, fieldErrorsBody, refusalBody } from './validation.ts';

/** What has to end before an account can be erased: orders under way, money, returns, receipts. */
export const erasureObstacle = z
  .object({
    kind: z.enum(erasureObstacles),
    number: z.string().describe('Of the order'),
  })
  .meta({ id: 'ErasureObstacle' });

const obstacles = z.array(erasureObstacle);
const notErasable = refusalBody.extend({ obstacles: obstacles.optional() });
const tags = ['accounts'];
const refused = { 400: fieldErrorsBody, 409: notErasable, 429: refusalBody };

export const personalDataEndpoints = {
  export: {
    ...personalDataCalls.export,
    schema: {
      tags,
      summary:
        'All that the shop keeps about the customer, as a file of JSON with Russian keys; each list has its latest 500 rows',
      response: { 200: z.unknown(), 401: refusalBody, 429: refusalBody },
    },
  },
  obstacles: {
    ...personalDataCalls.obstacles,
    schema: {
      tags,
      summary: 'What has to end before the account can be erased; empty: it can be',
      response: { 200: z.object({ obstacles }), 401: refusalBody },
    },
  },
  request: {
    ...personalDataCalls.request,
    schema: {
      tags,
      summary: 'Sends a letter whose key erases the account; the present password is checked',
      body: z.object({ password: secret }),
      response: { 200: detailBody, 401: refusalBody, ...refused },
    },
  },
  confirm: {
    ...personalDataCalls.confirm,
    schema: {
      tags,
      security: [],
      summary:
        'Erases the account by the key of the letter; orders stay with number, goods and sums',
      body: z.object({ key: z.string().min(1).max(200) }),
      response: { 200: detailBody, 404: refusalBody, ...refused },
    },
  },
} as const;
