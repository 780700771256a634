import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DemoLeft } from '#contracts/admin/work/demo.ts';
import { call } from '../../api/call-api.ts';
import { demoCalls, todayCalls } from '../../api/endpoints/work.ts';
import { howOften } from '../../api/live.ts';

export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: () => call(todayCalls.get),
    refetchInterval: howOften,
  });

/** Removes the examples; everything that might show them is read again. */
export function useRemoveDemo(onDone: (removed: DemoLeft) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(demoCalls.remove),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries(),
  });
}
