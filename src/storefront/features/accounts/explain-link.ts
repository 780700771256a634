import { ShopError } from '#contracts/shop.ts';
import { commonMessages } from '#messages/words/common.ts';

/** Why the link of a letter did not work, and whether a retry can help. */
export interface LinkFailure {
  readonly reason: string;
  readonly again: boolean;
}

/** A key that the server refused (4xx) cannot succeed on a retry. A network failure can. */
export const explainLink = (error: unknown): LinkFailure =>
  error instanceof ShopError && error.status >= 400 && error.status < 500
    ? { reason: error.message, again: false }
    : { reason: commonMessages.noConnection, again: true };
