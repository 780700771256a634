import type { ErrorCode } from '#contracts/errors.ts';
import type { FieldErrors } from '#contracts/validation.ts';

interface Details {
  /** Of `invalid`: what is wrong, by field. */
  readonly fields?: FieldErrors;
  /** More for the client to read, beside `detail` and `code`. */
  readonly body?: Record<string, unknown>;
  /** Of `too_many_requests`: seconds to wait. */
  readonly retryAfter?: number;
}

/** An expected failure; `contracts/errors.ts` has its HTTP status, `messages/errors.ts` its text. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** A refusal that names one field. */
export const invalid = (field: string, message: string) =>
  new DomainError('invalid', { fields: { [field]: [message] } });
