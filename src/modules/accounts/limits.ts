import type { RateLimit } from '#platform/rate-limit.ts';

/** Rate limits of each action for one account. The limit for one network address is five times as high. */
export interface AccountLimits {
  readonly login: RateLimit;
  readonly registration: RateLimit;
  readonly link: RateLimit;
  readonly refresh: RateLimit;
  readonly passwordChange: RateLimit;
  readonly emailChange: RateLimit;
  readonly reset: RateLimit;
}
