import type { RateLimit } from '#platform/rate-limit.ts';

/** How often each thing may be tried for one account; from one network address five times as often. */
export interface AccountLimits {
  readonly login: RateLimit;
  readonly registration: RateLimit;
  readonly link: RateLimit;
  readonly refresh: RateLimit;
  readonly passwordChange: RateLimit;
  readonly emailChange: RateLimit;
  readonly reset: RateLimit;
}
