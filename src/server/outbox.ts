import type { Config } from '#platform/config/config.ts';

/** Where the letters of a shop without a mail server lie. */
export const outboxOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => `${DATA_DIR}/outbox`;
