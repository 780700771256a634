import { useQuery } from '@tanstack/react-query';
import type { FirstStep } from '#contracts/admin/work/first-steps.ts';
import { call } from '../../api/call-api.ts';
import { firstStepsCalls, readinessCalls } from '../../api/endpoints/work.ts';
import { useChange } from '../../api/use-change.ts';
import { say } from '../../ui/toasts.tsx';
import { stepsKey } from './steps-query.ts';

/** Puts a step aside, or takes it up again. */
export const useLeaveStep = () =>
  useChange(
    ({ step, left }: { step: FirstStep; left: boolean }) =>
      call(firstStepsCalls.leave, { params: { step }, body: { left } }),
    { onFailure: ({ message }) => say(message), answers: stepsKey },
  );

/** The mail server is tried each time, so it is asked for when the screen is opened and by a button only. */
export const useReadiness = () =>
  useQuery({
    queryKey: ['readiness'],
    queryFn: () => call(readinessCalls.get),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
