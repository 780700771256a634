import { useQuery } from '@tanstack/react-query';
import type { StateOfSteps } from '#contracts/admin/work/first-steps.ts';
import { call } from '../../api/call-api.ts';
import { firstStepsCalls } from '../../api/endpoints/work.ts';
import { useMay } from '../../api/session.ts';

export const stepsKey = ['first-steps'];

/** A step is done on another screen, so what was read before is old at once. */
export const useFirstSteps = () =>
  useQuery({
    queryKey: stepsKey,
    queryFn: () => call(firstStepsCalls.get),
    enabled: useMay()('settings.write'),
    staleTime: 0,
  });

/** The steps, while one of them is to do; undefined for those who do not make them. */
export function useStepsToDo(): StateOfSteps | undefined {
  const { data } = useFirstSteps();
  return data?.steps.some(({ state }) => state === 'todo') ? data : undefined;
}
