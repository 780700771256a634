import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import type { OwnSession } from '#contracts/admin/staff/staff.ts';
import { ApiFailure, call } from './call-api.ts';
import { dropDrafts } from './drafts.ts';
import { staffCalls } from './endpoints/staff.ts';
import { sessionKey } from './session-key.ts';

/** The own session; null for one who is not signed in, `closed` for one whom the owner has closed out. */
export type Session = OwnSession | 'closed' | null;

/** Where there is no session, nothing is left of the last one. */
async function readSession(): Promise<Session> {
  try {
    return await call(staffCalls.ownSession);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
    dropDrafts();
    return error.code === 'account_closed' ? 'closed' : null;
  }
}

export const useSessionQuery = () => useQuery({ queryKey: sessionKey, queryFn: readSession });

/** Takes over a session that an answer has brought: at a sign-in, after a code. */
export function useTakeSession(): (session: OwnSession | null) => void {
  const client = useQueryClient();
  return (session) => client.setQueryData(sessionKey, session);
}

/** The member who is signed in, for all screens of the office. */
export const Viewer = createContext<OwnSession | null>(null);

export function useViewer(): OwnSession {
  const viewer = use(Viewer);
  if (!viewer) throw new Error('Nobody is signed in');
  return viewer;
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useViewer();
  return (permission) => permissions.includes(permission);
}
