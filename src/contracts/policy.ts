/** The edition of /policy.pdf that a customer agrees to; it is stored with each submission. */
export const POLICY_VERSION = '2026-11-21';
