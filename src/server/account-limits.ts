import type { Config } from '#platform/config/config.ts';

/** The limits of sign-in, registration and changes, from the configuration. */
export const accountLimits = (config: Config) => ({
  login: config.RATE_LOGIN,
  registration: config.RATE_REGISTRATION,
  link: config.RATE_LINK,
  refresh: config.RATE_REFRESH,
  passwordChange: config.RATE_PASSWORD_CHANGE,
  emailChange: config.RATE_EMAIL_CHANGE,
  reset: config.RATE_RESET,
  // As rare as a change of e-mail, and as dear to the database as some pages of orders.
  personalData: config.RATE_EMAIL_CHANGE,
});
