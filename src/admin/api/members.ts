import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import { callApi } from './call-api.ts';
import { useMay } from './session.ts';

export const membersKey = ['staff'];

/** The members of the staff; nothing is asked for one who may not see them. */
export function useMembers() {
  const may = useMay();
  return useQuery({
    queryKey: membersKey,
    queryFn: () =>
      callApi<(typeof staffEndpoints)['listStaff']>({ method: 'GET', url: adminPaths.staff }),
    enabled: may('staff.read'),
  });
}
