import { useQuery } from '@tanstack/react-query';
import { call } from './call-api.ts';
import { todayCalls } from './endpoints/work.ts';
import { howOften } from './live.ts';

/** What waits for the member. */
export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: () => call(todayCalls.get),
    refetchInterval: howOften,
  });
