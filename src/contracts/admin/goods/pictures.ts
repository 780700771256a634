import { z } from 'zod';
import { fieldErrorsBody, refusalBody } from '../../validation.ts';
import { closed, hidden } from '../endpoint.ts';
import { pictureCalls } from './calls.ts';

/** A stored picture, which no goods show yet. */
const storedPicture = z.object({ photo: z.string().describe('Its address in the shop') });

export const pictureEndpoints = {
  /** Stores a picture from the disk of a member; the body is the file. One that nothing shows for a week is removed. */
  add: {
    ...pictureCalls.add,
    schema: {
      ...hidden,
      response: { 201: storedPicture, 400: fieldErrorsBody, 413: refusalBody, ...closed },
    },
  },
} as const;
