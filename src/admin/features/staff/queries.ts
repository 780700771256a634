import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import type { Member, staffEndpoints } from '#contracts/admin/staff/staff.ts';
import { callApi } from '../../api/call-api.ts';
import { membersKey } from '../../api/members.ts';
import { useStepUp } from '../../api/step-up.ts';

type Staff = typeof staffEndpoints;

const invitationsKey = ['staff-invitations'];

export const useInvitations = () =>
  useQuery({
    queryKey: invitationsKey,
    queryFn: () =>
      callApi<Staff['listInvitations']>({ method: 'GET', url: adminPaths.invitations }),
  });

/** A change of the staff: it asks for the second factor, and everything about the staff is read again. */
function useChange<Given, Result>(
  work: (given: Given) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const withStepUp = useStepUp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => withStepUp(() => work(given)),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        [membersKey, invitationsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

export const useChangeMember = (id: number, onDone: (member: Member) => void) =>
  useChange(
    (body: { role?: Role; disabled?: boolean }) =>
      callApi<Staff['changeMember']>({
        method: 'PUT',
        url: adminPaths.member,
        params: { id },
        body,
      }),
    onDone,
  );

export const useResetFactors = (id: number, onDone: () => void) =>
  useChange(
    () =>
      callApi<Staff['resetFactors']>({
        method: 'DELETE',
        url: adminPaths.memberFactors,
        params: { id },
      }),
    onDone,
  );

export const useInvite = (onDone: (email: string) => void) =>
  useChange(
    (body: { email: string; role: Role }) =>
      callApi<Staff['invite']>({ method: 'POST', url: adminPaths.invitations, body }),
    ({ email }) => onDone(email),
  );

export const useRevokeInvitation = (onDone: () => void) =>
  useChange(
    (id: string) =>
      callApi<Staff['revokeInvitation']>({
        method: 'DELETE',
        url: adminPaths.invitation,
        params: { id },
      }),
    onDone,
  );
