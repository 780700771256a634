import { createWorkshop, TooManyWaiting, type Workshop } from '#furniture';
import { DomainError } from '#platform/errors/domain-error.ts';

/** Makes GLBs and drawings beside the server's own thread. `make` throws `too_many_requests` where too many wait. */
export function createModelWorkshop(): Workshop {
  const { make, close } = createWorkshop();
  return { make: (wanted) => make(wanted).catch(refuse), close };
}

function refuse(error: unknown): never {
  if (error instanceof TooManyWaiting) {
    throw new DomainError('too_many_requests', { retryAfter: 5 });
  }
  throw error;
}
