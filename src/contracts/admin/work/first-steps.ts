import { z } from 'zod';
import { fieldErrorsBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { firstStepsCalls } from './calls.ts';

/** The steps by which a new shop becomes one that sells, in their order. */
export const firstSteps = ['identity', 'look', 'goods', 'delivery', 'zones', 'order'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** `left`: not done, and put aside by the owner. */
export const stepStates = ['done', 'left', 'todo'] as const;
export type StepState = (typeof stepStates)[number];

export const stateOfSteps = z.object({
  steps: z.array(z.object({ name: z.enum(firstSteps), state: z.enum(stepStates) })),
  /** What the way to a step depends on. */
  has_hidden_goods: z.boolean().describe('There are goods, and none is on sale'),
  delivery_page: z.string().nullable().describe('The address of the page that tells of delivery'),
});
export type StateOfSteps = z.infer<typeof stateOfSteps>;

const firstStep = z.enum(firstSteps);

export const firstStepsEndpoints = {
  get: {
    ...firstStepsCalls.get,
    schema: { ...hidden, response: { 200: stateOfSteps, ...closed } },
  },
  /** Puts a step aside, or takes it up again. */
  leave: {
    ...firstStepsCalls.leave,
    schema: {
      ...hidden,
      params: z.object({ step: firstStep }),
      body: z.strictObject({ left: z.boolean() }),
      response: { 200: stateOfSteps, 400: fieldErrorsBody, ...closed },
    },
  },
} as const;
