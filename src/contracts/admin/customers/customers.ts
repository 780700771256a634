import { z } from 'zod';
import { placeInTime } from '../../days.ts';
import { documentKinds } from '../../legal-documents.ts';
import { deliveryTypes, orderStatuses, paymentStatuses } from '../../order-states.ts';
import { erasureObstacle } from '../../personal-data.ts';
import { returnStates } from '../../return-states.ts';
import {
  bodyId,
  calendarDay,
  databaseId,
  fieldErrorsBody,
  oneLineText,
  refusalBody,
  roubles,
  storableText,
  wholeNumber,
} from '../../validation.ts';
import { callOutcomes } from '../callbacks/values.ts';
import { closed, hidden } from '../endpoint.ts';
import { customersCalls } from './calls.ts';
import {
  consentPlaces,
  customerKinds,
  customerParts,
  erasedKinds,
  erasureReasons,
  keptKinds,
  LONGEST_NOTE,
} from './values.ts';

const instant = z.iso.datetime();
const cursor = placeInTime(z.string().regex(/^[0-9]{1,10}$/));

const customersFilter = z.strictObject({
  text: oneLineText(100)
    .optional()
    .describe('Name, phone in any spelling, e-mail, or the number of an order'),
  kind: z.enum(customerKinds).optional(),
});
export type CustomersFilter = z.infer<typeof customersFilter>;

const customersQuery = customersFilter.extend({
  after: cursor.optional(),
  limit: wholeNumber(1, 100).default(50),
});
export type CustomersQuery = z.infer<typeof customersQuery>;

/** A person by whom two records can be told apart. */
const customerRow = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().nullable().describe('Digits, 7XXXXXXXXXX for a Russian number'),
  email: z.string().nullable(),
  is_demo: z.boolean().describe('All of it came with the demo catalogue'),
  has_account: z.boolean(),
  erased_at: instant.nullable().describe('When the data of the person were erased'),
  orders: z.int(),
  paid: z.number().describe('What came less what went back'),
  last_at: instant.describe('Of the last order, request for a call or registration'),
});
export type CustomerRow = z.infer<typeof customerRow>;

const customersPage = z.object({
  rows: z.array(customerRow).describe('The latest first'),
  next: cursor.nullable(),
});
export type CustomersPage = z.infer<typeof customersPage>;

const orderOfCustomer = z.object({
  number: z.string(),
  at: instant,
  status: z.enum(orderStatuses),
  delivery_type: z.enum(deliveryTypes),
  payment: z.enum(paymentStatuses),
  total: roubles,
});

const note = z.object({
  id: z.int(),
  at: instant,
  by: z.string(),
  is_own: z.boolean().describe('Written by the reader, who may remove it'),
  text: z.string(),
});

/** What the shop knows of a person. */
export const customerCard = customerRow.extend({
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  names: z.array(z.string()).describe('All names that were told, the last one last'),
  accounts: z.array(
    z.object({
      email: z.string(),
      is_proved: z.boolean(),
      registered_at: instant,
      address: z.string(),
    }),
  ),
  last_orders: z.array(orderOfCustomer).describe('The latest first, at most a hundred'),
  returns: z.array(
    z.object({ id: z.int(), number: z.string(), at: instant, state: z.enum(returnStates) }),
  ),
  calls: z.array(
    z.object({
      id: z.uuid(),
      at: instant,
      closed_at: instant.nullable(),
      outcome: z.enum(callOutcomes).nullable().describe('Of the last call that was made'),
    }),
  ),
  consents: z.array(
    z.object({
      at: instant,
      place: z.enum(consentPlaces),
      number: z.string().nullable().describe('Of the order'),
      documents: z.array(z.object({ kind: z.enum(documentKinds), version: z.int() })),
    }),
  ),
  money: z.object({
    ordered: roubles.describe('Payable of all orders that were not cancelled'),
    cancelled: z.int().describe('How many orders were cancelled'),
    came: roubles,
    went_back: roubles,
  }),
  acts: z.array(z.int()).describe('Acts of what was erased, the latest first'),
  notes: z.array(note).describe('The latest first'),
  joins: z
    .array(z.object({ id: z.int(), at: instant, by: z.string().nullable(), other: z.string() }))
    .describe('Records that were joined into this one and can be separated'),
  like: z
    .array(customerRow)
    .describe('Other records with a phone or an e-mail that a part of this one has'),
});
export type CustomerCard = z.infer<typeof customerCard>;

/** What was done, without anything of the person. */
const erasureAct = z.object({
  id: z.int(),
  at: instant,
  by: z.string().nullable().describe('The member of the staff; null: the customer, in the cabinet'),
  reason: z.enum([...erasureReasons, 'cabinet']),
  asked_on: calendarDay,
  removed: z.array(z.object({ kind: z.enum(erasedKinds), rows: z.int() })),
  kept: z.array(z.object({ kind: z.enum(keptKinds), rows: z.int() })),
});
export type ErasureAct = z.infer<typeof erasureAct>;

export type Obstacle = z.infer<typeof erasureObstacle>;

const joining = z.object({
  kept: customerRow,
  joined: customerRow,
  calls: z.int(),
  notes: z.int(),
});
export type Joining = z.infer<typeof joining>;

const one = z.object({ id: databaseId });
const refused = { 400: fieldErrorsBody, 404: refusalBody, 409: refusalBody, ...closed };

/** The people of the shop: one record a person, whatever orders, calls and account there are. */
export const customersEndpoints = {
  list: {
    ...customersCalls.list,
    schema: {
      ...hidden,
      querystring: customersQuery,
      response: { 200: customersPage, 400: fieldErrorsBody, ...closed },
    },
  },
  /** All customers of the filter, as a table that spreadsheets open. */
  export: {
    ...customersCalls.export,
    schema: {
      ...hidden,
      querystring: customersFilter.extend({ format: z.enum(['csv', 'xlsx']) }),
      response: { 200: z.unknown(), 400: fieldErrorsBody, 409: refusalBody, ...closed },
    },
  },
  /** Of a record that was joined into another: the other one, as its `id` says. */
  card: {
    ...customersCalls.card,
    schema: { ...hidden, params: one, response: { 200: customerCard, ...refused } },
  },
  /** The record that an order or a request for a call belongs to. */
  of: {
    ...customersCalls.of,
    schema: {
      ...hidden,
      params: z.object({ part: z.enum(customerParts), key: oneLineText(40) }),
      response: { 200: z.object({ id: z.int() }), ...refused },
    },
  },
  note: {
    ...customersCalls.note,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ text: storableText(LONGEST_NOTE).trim().min(1) }),
      response: { 200: customerCard, ...refused },
    },
  },
  /** A note of the member's own. */
  removeNote: {
    ...customersCalls.removeNote,
    schema: {
      ...hidden,
      params: z.object({ id: databaseId, note: databaseId }),
      response: { 200: customerCard, ...refused },
    },
  },
  /** What would be joined. */
  joining: {
    ...customersCalls.joining,
    schema: {
      ...hidden,
      params: z.object({ id: databaseId, other: databaseId }),
      response: { 200: joining, ...refused },
    },
  },
  join: {
    ...customersCalls.join,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({ other: bodyId }),
      response: { 200: customerCard, ...refused },
    },
  },
  /** Gives the other record back what was taken from it; what came since stays. */
  separate: {
    ...customersCalls.separate,
    schema: {
      ...hidden,
      params: z.object({ id: databaseId, join: databaseId }),
      response: { 200: customerCard, ...refused },
    },
  },
  /** What has to end before the person can be erased; empty: they can be. */
  obstacles: {
    ...customersCalls.obstacles,
    schema: {
      ...hidden,
      params: one,
      response: { 200: z.object({ obstacles: z.array(erasureObstacle) }), ...refused },
    },
  },
  /** Removes the person from all that the shop keeps; orders stay with number and sums. It cannot be taken back. */
  erase: {
    ...customersCalls.erase,
    schema: {
      ...hidden,
      params: one,
      body: z.strictObject({
        reason: z.enum(erasureReasons),
        asked_on: calendarDay.describe('When the person has asked for it'),
      }),
      response: { 200: erasureAct, ...refused },
    },
  },
  act: {
    ...customersCalls.act,
    schema: { ...hidden, params: one, response: { 200: erasureAct, ...refused } },
  },
} as const;
