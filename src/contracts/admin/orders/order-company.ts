import { z } from 'zod';
import { isOrderNumber } from '../../order-number.ts';
import { fieldErrorsBody, oneLineText, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { orderCompanyCalls } from './calls.ts';

const company = z.object({
  inn: z.string(),
  kpp: z.string().describe('Empty of an entrepreneur'),
  name: z.string(),
  address: z.string(),
});
export type Company = z.infer<typeof company>;

/** Its fields as they are typed: an ИНН and a КПП with spaces, the КПП of an entrepreneur empty. */
export const typedCompany = z.strictObject({
  inn: oneLineText(20).describe('Spaces do not count'),
  kpp: oneLineText(20).default(''),
  name: oneLineText(200).min(1),
  address: oneLineText(300).min(1),
});

const orderCompany = z.object({
  version: z.int().describe('Of what is known of the company; 0: nothing'),
  company: company.nullable().describe('Null: a person buys'),
});
export type OrderCompany = z.infer<typeof orderCompany>;

const ofOrder = z.object({ number: z.string().refine(isOrderNumber) });
const version = z.coerce.number().int().min(0).describe('That of what was looked at');
const read = { 200: orderCompany, 404: refusalBody, ...closed };
const changing = { ...read, 400: fieldErrorsBody, 409: refusalBody };

/** The company that buys an order, where it is one. Each answer is what is known after it. */
export const orderCompanyEndpoints = {
  get: {
    ...orderCompanyCalls.get,
    schema: { ...hidden, params: ofOrder, response: read },
  },
  save: {
    ...orderCompanyCalls.save,
    schema: {
      ...hidden,
      params: ofOrder,
      body: typedCompany.extend({ version }),
      response: changing,
    },
  },
  /** A person buys after all. */
  remove: {
    ...orderCompanyCalls.remove,
    schema: { ...hidden, params: ofOrder, querystring: z.object({ version }), response: changing },
  },
} as const;
