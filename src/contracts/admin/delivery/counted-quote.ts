import { z } from 'zod';
import { deliveryQuote } from '../../delivery.ts';
import { callReasons } from './call-reasons.ts';

const call = deliveryQuote.shape.calls.element.extend({ cause: z.enum(callReasons) });

/** A quote as the staff see it: they are told why a part was not counted. */
export const countedQuote = deliveryQuote.extend({ calls: z.array(call) });
export type CountedQuote = z.infer<typeof countedQuote>;
