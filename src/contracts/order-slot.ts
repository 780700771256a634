import { z } from 'zod';
import { orderSlotCalls } from './calls/order-slot.ts';
import { orderPage } from './order-page.ts';
import { orderDetails } from './orders.ts';
import { databaseId, fieldErrorsBody, oneLineText, refusalBody } from './validation.ts';

const hours = z.object({
  key: z.string().describe('`2026-12-01 10:00–13:00`'),
  day: z.string().describe('YYYY-MM-DD'),
  from: z.string().describe('HH:MM'),
  to: z.string(),
});

/** The hours of an order, and those that it can change to at the same price. */
export const orderSlot = z
  .object({
    chosen: hours.nullable(),
    slots: z.array(hours).describe('Empty where nothing can be chosen, or not any more'),
  })
  .meta({ id: 'OrderSlot' });
export type OrderSlot = z.infer<typeof orderSlot>;

const tags = ['orders'];
const linkToken = z.object({ token: z.string().max(200) });
const own = z.object({ id: databaseId });
const choice = z.object({
  slot: oneLineText(40)
    .min(1)
    .describe(
      '`key` of one of the slots; hours that there are not are refused as `slot`, full ones as `slot_full`',
    ),
});
const refused = { 400: fieldErrorsBody, 404: refusalBody, 409: refusalBody, 429: refusalBody };

export const orderSlotEndpoints = {
  get: {
    ...orderSlotCalls.get,
    schema: {
      tags,
      summary: 'The hours of the order of a link, and those that can be chosen',
      params: linkToken,
      response: { 200: orderSlot, 404: refusalBody },
    },
  },
  choose: {
    ...orderSlotCalls.choose,
    schema: {
      tags,
      summary: 'Chooses the hours in which the order of a link comes; its price stays',
      params: linkToken,
      body: choice,
      response: { 200: orderPage, ...refused },
    },
  },
  getOwn: {
    ...orderSlotCalls.getOwn,
    schema: {
      tags,
      summary: "The hours of one of the customer's orders, and those that can be chosen",
      params: own,
      response: { 200: orderSlot, 401: refusalBody, 404: refusalBody },
    },
  },
  chooseOwn: {
    ...orderSlotCalls.chooseOwn,
    schema: {
      tags,
      summary: "Chooses the hours in which one of the customer's orders comes; its price stays",
      params: own,
      body: choice,
      response: { 200: orderDetails, 401: refusalBody, ...refused },
    },
  },
} as const;
