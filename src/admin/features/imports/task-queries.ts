import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ImportTask,
  importTaskEndpoints,
  OpenTask,
} from '#contracts/admin/imports/import-tasks.ts';
import { type Call, call } from '../../api/call-api.ts';
import { importTaskCalls } from '../../api/endpoints/imports.ts';

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
export function useDropTask(onDone: (name: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OpenTask) => call(importTaskCalls.drop, { params: { id } }),
    onSuccess: (_, { name }) => onDone(name),
    onSettled: () => client.invalidateQueries({ queryKey: openKey }),
  });
}

/** Looks at the file again with other options, or loads it. */
export function useStartTask(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<Tasks['start']>['body']) =>
      call(importTaskCalls.start, { params: { id }, body }),
    onSuccess: (task) => client.setQueryData(key(id), task),
    onError: () => client.invalidateQueries({ queryKey: key(id) }),
  });
}

export const useBeginAddress = (onBegun: (task: ImportTask) => void) =>
  useMutation({
    mutationFn: (body: Call<Tasks['addAddress']>['body']) =>
      call(importTaskCalls.addAddress, { body }),
    onSuccess: onBegun,
  });

export function useUndoImport(
  onDone: (undone: { restored: number; removed: number; left: number }) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(importTaskCalls.undo, { params: { id } }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['imports'] }),
  });
}

export const useFeedSources = () =>
  useQuery({
    queryKey: sourcesKey,
    queryFn: () => call(importTaskCalls.sources),
  });

export function useChangeSource(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<Tasks['changeSource']>['body']) =>
      call(importTaskCalls.changeSource, { body }),
    onSuccess: (answer) => {
      client.setQueryData(sourcesKey, answer);
      onDone();
    },
  });
}
