import { useQuery } from '@tanstack/react-query';
import type { StoredHome } from '#contracts/admin/content/home.ts';
import { call } from '../../api/call-api.ts';
import { homeCalls } from '../../api/endpoints/content.ts';
import { useChange } from '../../api/use-change.ts';

const versions = ['home', 'versions'];

/** Queries that a change of the home page makes old. */
export const homeOld = [versions];

/** The home page as it is stored; it is read once, what happens meanwhile is told on saving. */
export const useHome = () =>
  useQuery({
    queryKey: ['home', 'now'],
    queryFn: () => call(homeCalls.get),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useHomeVersions = () =>
  useQuery({
    queryKey: versions,
    queryFn: () => call(homeCalls.versions),
  });

export const useRestoreHome = (onDone: (home: StoredHome) => void) =>
  useChange(
    ({ id, version }: { id: number; version: number }) =>
      call(homeCalls.restore, { params: { id: String(id) }, body: { version } }),
    { onDone, makesOld: homeOld },
  );
