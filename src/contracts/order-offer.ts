import { z } from 'zod';
import { orderOfferCalls } from './calls/order-offer.ts';
import { orderPage } from './order-page.ts';
import { missing } from './order-paying.ts';
import { orderDetails } from './orders.ts';
import { databaseId, fieldErrorsBody, refusalBody } from './validation.ts';

const tags = ['orders'];
const answer = z.object({
  offer: z.int().positive().describe('`id` of the offer that was read'),
  agree: z.boolean().describe('false: the order stays as it is'),
});
const refused = {
  400: fieldErrorsBody,
  404: refusalBody,
  409: refusalBody.extend({
    lines: z.array(missing).optional().describe('Of `out_of_stock`. Nothing was changed'),
  }),
};

export const orderOfferEndpoints = {
  answer: {
    ...orderOfferCalls.answer,
    schema: {
      tags,
      summary: 'Answers an offer to change what the order of a link costs',
      params: z.object({ token: z.string().max(200) }),
      body: answer,
      response: { 200: orderPage, ...refused },
    },
  },
  answerOwn: {
    ...orderOfferCalls.answerOwn,
    schema: {
      tags,
      summary: "Answers an offer to change what one of the customer's orders costs",
      params: z.object({ id: databaseId }),
      body: answer,
      response: { 200: orderDetails, 401: refusalBody, ...refused },
    },
  },
} as const;
