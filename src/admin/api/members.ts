import { useQuery } from '@tanstack/react-query';
import { call } from './call-api.ts';
import { staffCalls } from './endpoints/staff.ts';
import { useMay } from './session.ts';

export const membersKey = ['staff'];

/** The members of the staff; nothing is asked for one who may not see them. */
export function useMembers() {
  const may = useMay();
  return useQuery({
    queryKey: membersKey,
    queryFn: () => call(staffCalls.listStaff),
    enabled: may('staff.read'),
  });
}
