import { useQuery } from '@tanstack/react-query';
import type {
  ImportTask,
  importTaskEndpoints,
  OpenTask,
} from '#contracts/admin/imports/import-tasks.ts';
import { type Answer, type Call, call } from '../../api/call-api.ts';
import { importTaskCalls } from '../../api/endpoints/imports.ts';
import { useChange } from '../../api/use-change.ts';

type Tasks = typeof importTaskEndpoints;

const key = (id: number) => ['import-task', id];
const sourcesKey = ['import-sources'];
/** While it is read, it is asked for again after so many ms. */
const UNDER_WAY = 1000;

export const isUnderWay = ({ state }: ImportTask): boolean =>
  state === 'sending' || state === 'queued' || state === 'reading';

/** An import that was begun; asked for again until it has ended. */
export const useTask = (id: number) =>
  useQuery({
    queryKey: key(id),
    queryFn: () => call(importTaskCalls.get, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? UNDER_WAY : false),
  });

const openKey = ['open-imports'];

/** What was begun and not loaded. */
export const useOpenTasks = () =>
  useQuery({
    queryKey: openKey,
    queryFn: () => call(importTaskCalls.open),
    // Read anew on every visit: an import that was just left has changed.
    staleTime: 0,
  });

/** Forgets a file that was looked at. */
export const useDropTask = (onDone: (name: string) => void) =>
  useChange(({ id }: OpenTask) => call(importTaskCalls.drop, { params: { id } }), {
    onDone: (_, { name }) => onDone(name),
    makesOld: [openKey],
  });

/** Looks at the file again with other options, or loads it. */
export const useStartTask = (id: number) =>
  useChange(
    (body: Call<Tasks['start']>['body']) => call(importTaskCalls.start, { params: { id }, body }),
    { answers: key(id) },
  );

export const useBeginAddress = (onBegun: (task: ImportTask) => void) =>
  useChange(
    (body: Call<Tasks['addAddress']>['body']) => call(importTaskCalls.addAddress, { body }),
    { onDone: onBegun },
  );

export const useUndoImport = (onDone: (undone: Answer<Tasks['undo']>) => void) =>
  useChange((id: number) => call(importTaskCalls.undo, { params: { id } }), {
    onDone,
    makesOld: [['imports']],
  });

export const useFeedSources = () =>
  useQuery({
    queryKey: sourcesKey,
    queryFn: () => call(importTaskCalls.sources),
  });

export const useChangeSource = (onDone: () => void) =>
  useChange(
    (body: Call<Tasks['changeSource']>['body']) => call(importTaskCalls.changeSource, { body }),
    { onDone, answers: sourcesKey },
  );
