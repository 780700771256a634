import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import type { Member } from '#contracts/admin/staff/staff.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { membersKey } from '../../api/members.ts';
import { useStepUp } from '../../api/step-up.ts';

const invitationsKey = ['staff-invitations'];

export const useInvitations = () =>
  useQuery({
    queryKey: invitationsKey,
    queryFn: () => call(staffCalls.listInvitations),
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
      call(staffCalls.changeMember, { params: { id }, body }),
    onDone,
  );

export const useResetFactors = (id: number, onDone: () => void) =>
  useChange(() => call(staffCalls.resetFactors, { params: { id } }), onDone);

export const useInvite = (onDone: (email: string) => void) =>
  useChange(
    (body: { email: string; role: Role }) => call(staffCalls.invite, { body }),
    ({ email }) => onDone(email),
  );

export const useRevokeInvitation = (onDone: () => void) =>
  useChange((id: string) => call(staffCalls.revokeInvitation, { params: { id } }), onDone);
