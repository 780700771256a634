import { refusalBody } from '../validation.ts';
import type { Permission } from './staff/permissions.ts';

/**
 * Who may call an endpoint of the office: `anyone` before the sign-in, `signing in` with a password but no second factor yet, `staff` for any
 * member about themselves, or the holders of a permission.
 */
export type Access = 'anyone' | 'signing in' | 'staff' | Permission;

/** Whether the second factor must have been shown within ten minutes. */
export interface AccessRule {
  readonly access: Access;
  readonly stepUp?: boolean;
}

/** What an endpoint is without its shapes, so that the office's client needs no Zod to call it: `calls.ts` of each area. */
export interface Described {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly config: AccessRule;
}

export type Calls = Readonly<Record<string, Described>>;

/** Refusals of every endpoint that not anyone may call. */
export const closed = { 401: refusalBody, 403: refusalBody };

/** Not in the public description of the API. */
export const hidden = { hide: true };
