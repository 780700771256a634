import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { todayEndpoints } from '#contracts/admin/today.ts';
import { callApi } from '../../api/call-api.ts';
import { howOften } from '../../api/live.ts';

export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: () =>
      callApi<(typeof todayEndpoints)['get']>({ method: 'GET', url: adminPaths.today }),
    refetchInterval: howOften,
  });
