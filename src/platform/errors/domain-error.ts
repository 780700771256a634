import type { ErrorCode } from '#contracts/errors.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import type { SecurityEvent } from '../security/security-events.ts';

interface Details {
  /** Of `invalid`: what is wrong, by field. */
  readonly fields?: FieldErrors;
  /** More for the client to read, beside `detail` and `code`. */
  readonly body?: Record<string, unknown>;
  /** Of `too_many_requests`: seconds to wait. */
  readonly retryAfter?: number;
  /** For the log of security. */
  readonly security?: SecurityEvent;
}

/** An expected failure; `contracts/errors.ts` has its HTTP status, `messages/site/errors.ts` its text. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  /** The same failure, of this account. */
  of(account: string | undefined): DomainError {
    const { security } = this.details;
    return security
      ? new DomainError(this.code, { ...this.details, security: { ...security, account } })
      : this;
  }
}

/** A refusal that names one field. */
export const invalid = (field: string, message: string) =>
  new DomainError('invalid', { fields: { [field]: [message] } });
