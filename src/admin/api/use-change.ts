import { type QueryKey, useMutation } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { StepUpClosed, useStepUp } from './step-up.ts';

interface Ends<Done, Given> {
  readonly onDone?: (done: Done, given: Given) => unknown;
  /** Where the failure is told elsewhere than beside the form. */
  readonly onFailure?: (failure: Error, given: Given) => unknown;
  /** The query that reads what the change answers: it has the answer at once, and is read again where the change is refused. */
  readonly answers?: QueryKey;
  /** The query that shows the change where the answer does not: it is read again before `onDone`, so what a closed dialog leaves behind is not old. */
  readonly shownBy?: QueryKey;
  /** Queries that are read again, also where the change is refused: another may have been quicker. */
  readonly makesOld?: readonly QueryKey[];
  /** Whether the API may ask for the second factor first. */
  readonly asksCode?: boolean;
}

/** A notice of the same change may begin the reading once more: then that one is waited for, too. */
async function readAnew(queryKey: QueryKey): Promise<void> {
  await queryClient.invalidateQueries({ queryKey });
  if (queryClient.isFetching({ queryKey }) > 0)
    await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

/** Everything that the office does: a call of the API, told and followed by what shows it. It ends when the queries are read again. */
export function useChange<Done, Given = void>(
  work: (given: Given) => Promise<Done>,
  { onDone, onFailure, answers, shownBy, makesOld = [], asksCode = false }: Ends<Done, Given> = {},
) {
  const withStepUp = useStepUp();
  const change = useMutation({
    mutationFn: (given: Given) => (asksCode ? withStepUp(() => work(given)) : work(given)),
    onSuccess: async (done, given) => {
      // At once: later it might be older than what was read meanwhile.
      if (answers) queryClient.setQueryData(answers, done);
      if (shownBy) await readAnew(shownBy);
      return onDone?.(done, given);
    },
    onError: onFailure,
    onSettled: (_, failure) => {
      const shows = failure ? [answers, shownBy].filter((key) => key !== undefined) : [];
      const old = [...shows, ...makesOld];
      return Promise.all(old.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return change.error instanceof StepUpClosed ? { ...change, error: null } : change;
}
