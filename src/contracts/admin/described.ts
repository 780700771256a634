import type { Permission } from './staff/permissions.ts';

/**
 * Who may call an endpoint of the office: `anyone` before the sign-in, `signing in` with a password but no second factor yet, `staff` for any
 * member about themselves, or the holders of a permission.
 */
type Access = 'anyone' | 'signing in' | 'staff' | Permission;

/** `stepUp`: whether the second factor must have been shown within ten minutes. */
export interface AccessRule {
  readonly access: Access;
  readonly stepUp?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What an endpoint is without its shapes, so that the office's client needs no Zod to call it: `calls.ts` of each area. */
export interface Described {
  readonly method: Method;
  readonly url: string;
  readonly config: AccessRule;
}

const described =
  <Of extends Method>(method: Of) =>
  <Url extends string>(url: Url, access: Access, rule?: { readonly stepUp: true }) => ({
    method,
    url,
    config: { access, ...rule },
  });

export const get = described('GET');
export const post = described('POST');
export const put = described('PUT');
export const del = described('DELETE');
