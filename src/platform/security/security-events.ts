/** What the log of security says, in the order of a sign-in's life. `docs/owner/security.md` explains each. */
export const securityEvents = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'factor_failed',
  'factor_unreadable',
  'limit_reached',
  'account_waits',
  'token_reused',
  'reset_requested',
  'letters_withheld',
  'link_spent',
  'password_reset',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'change_reverted',
  'erasure_requested',
  'account_erased',
  'orders_joined',
  'sessions_ended',
  'cross_site_refused',
  'access_refused',
] as const;

export interface SecurityEvent {
  readonly event: (typeof securityEvents)[number];
  /** The e-mail of the account. The log has a keyed digest of it. */
  readonly account?: string | undefined;
  /** What was limited or refused. */
  readonly action?: string | undefined;
}
