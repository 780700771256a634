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

/** The rule of an endpoint, as the guard of the office reads it. */
export const access = (rule: AccessRule) => ({ config: rule });

/** Refusals of every endpoint that not anyone may call. */
export const closed = { 401: refusalBody, 403: refusalBody };

/** Not in the public description of the API. */
export const hidden = { hide: true };
