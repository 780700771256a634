/** An invalid setting or settings file; the message names it. */
export class ConfigError extends Error {}
