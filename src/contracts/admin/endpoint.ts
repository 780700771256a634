import { refusalBody } from '../validation.ts';

/** Refusals of every endpoint that not anyone may call. */
export const closed = { 401: refusalBody, 403: refusalBody };

/** Not in the public description of the API. */
export const hidden = { hide: true };
