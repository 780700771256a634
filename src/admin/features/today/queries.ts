import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { DemoLeft, demoEndpoints } from '#contracts/admin/work/demo.ts';
import type { todayEndpoints } from '#contracts/admin/work/today.ts';
import { callApi } from '../../api/call-api.ts';
import { howOften } from '../../api/live.ts';

export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: () =>
      callApi<(typeof todayEndpoints)['get']>({ method: 'GET', url: adminPaths.today }),
    refetchInterval: howOften,
  });

/** Removes the examples; everything that might show them is read again. */
export function useRemoveDemo(onDone: (removed: DemoLeft) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<(typeof demoEndpoints)['remove']>({ method: 'DELETE', url: adminPaths.demo }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries(),
  });
}
