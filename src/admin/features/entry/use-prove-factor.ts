import { useMutation } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { staffEndpoints } from '#contracts/admin/staff.ts';
import { callApi } from '../../api/call-api.ts';
import { useTakeSession } from '../../api/session.ts';

/** Shows the second factor: the session is complete, and for ten minutes good for what is most dangerous. */
export function useProveFactor(onProved?: () => void) {
  const takeSession = useTakeSession();
  return useMutation({
    mutationFn: ({ code = '' }: Record<string, string>) =>
      callApi<(typeof staffEndpoints)['proveFactor']>({
        method: 'POST',
        url: adminPaths.factor,
        body: { code },
      }),
    onSuccess(session) {
      takeSession(session);
      onProved?.();
    },
  });
}
