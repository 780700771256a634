import { useMutation } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import { callApi } from './call-api.ts';
import { openAnew } from './open-anew.ts';

/** Ends the session. Nothing that was shown or typed stays in the browser. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () =>
      callApi<(typeof staffEndpoints)['signOut']>({ method: 'DELETE', url: adminPaths.session }),
    onSuccess: openAnew,
  });
