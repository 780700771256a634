/** The version of /policy.pdf that a customer agrees to. It is stored with each submission. */
export const POLICY_VERSION = '2026-11-22';
