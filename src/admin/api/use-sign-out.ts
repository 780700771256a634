import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { staffEndpoints } from '#contracts/admin/staff.ts';
import { callApi } from './call-api.ts';
import { sessionKey } from './session-key.ts';

/** Ends the session and forgets everything that was shown. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<(typeof staffEndpoints)['signOut']>({ method: 'DELETE', url: adminPaths.session }),
    onSuccess() {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey !== sessionKey });
      client.setQueryData(sessionKey, null);
    },
  });
}
