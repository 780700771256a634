import type { FieldErrors } from '#contracts/validation.ts';

/** Every failure that the domain expects; `platform/http/errors.ts` says which HTTP status each is. */
export const domainErrorCodes = [
  'categoryNotFound',
  'productNotFound',
  'modelNotFound',
  'pageNotFound',
  'cartNotFound',
  'cartOrdered',
  'totalChanged',
  'outOfStock',
  'orderNotFound',
  'orderNotCancellable',
  'wishlistEntryNotFound',
  'signInNeeded',
  'tokenInvalid',
  'linkInvalid',
  'tooMany',
  'invalid',
] as const;
export type DomainErrorCode = (typeof domainErrorCodes)[number];

interface Details {
  /** Of `invalid`: what is wrong, by field. */
  readonly fields?: FieldErrors;
  /** More for the client to read, beside `detail`. */
  readonly body?: Record<string, unknown>;
  /** Of `tooMany`: seconds to wait. */
  readonly retryAfter?: number;
}

export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly details: Details;

  constructor(code: DomainErrorCode, details: Details = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** A refusal that names one field. */
export const invalid = (field: string, message: string) =>
  new DomainError('invalid', { fields: { [field]: [message] } });
