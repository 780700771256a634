import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { FirstStep, firstStepsEndpoints } from '#contracts/admin/work/first-steps.ts';
import type { readinessEndpoints } from '#contracts/admin/work/readiness.ts';
import { callApi } from '../../api/call-api.ts';
import { say } from '../../ui/toasts.tsx';
import { stepsKey } from './steps-query.ts';

type Steps = typeof firstStepsEndpoints;

/** Puts a step aside, or takes it up again. */
export function useLeaveStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, left }: { step: FirstStep; left: boolean }) =>
      callApi<Steps['leave']>({
        method: 'PUT',
        url: adminPaths.firstStep,
        params: { step },
        body: { left },
      }),
    onSuccess: (state) => client.setQueryData(stepsKey, state),
    onError: ({ message }) => say(message),
  });
}

/** The mail server is tried each time, so it is asked for when the screen is opened and by a button only. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['readiness'],
    queryFn: () =>
      callApi<(typeof readinessEndpoints)['get']>({ method: 'GET', url: adminPaths.readiness }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
