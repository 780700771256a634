import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './call-api.ts';
import { sessionKey } from './session-key.ts';

const MOST_TRIES = 3;

/** Whether the same request may succeed later: nothing was answered, or the server was busy. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500);

/** The session has ended meanwhile: the page asks for it, and the sign-in takes its place. */
function onFailure(error: Error): void {
  const lost = error instanceof ApiFailure && error.code;
  if (lost === 'sign_in_required') queryClient.setQueryData(sessionKey, null);
  if (lost === 'account_closed') queryClient.setQueryData(sessionKey, 'closed');
  if (lost === 'factor_required') queryClient.invalidateQueries({ queryKey: sessionKey });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onFailure }),
  mutationCache: new MutationCache({ onError: onFailure }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (tries, error) => isPassing(error) && tries < MOST_TRIES },
  },
});
