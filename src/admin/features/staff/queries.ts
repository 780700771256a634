import { useQuery } from '@tanstack/react-query';
import type { Role } from '#contracts/admin/staff/permissions.ts';
import type { Member } from '#contracts/admin/staff/staff.ts';
import { call } from '../../api/call-api.ts';
import { staffCalls } from '../../api/endpoints/staff.ts';
import { membersKey } from '../../api/members.ts';
import { useChange } from '../../api/use-change.ts';

const invitationsKey = ['staff-invitations'];

export const useInvitations = () =>
  useQuery({
    queryKey: invitationsKey,
    queryFn: () => call(staffCalls.listInvitations),
  });

/** Of every change of the staff. */
const ends = { asksCode: true, makesOld: [membersKey, invitationsKey] };

export const useChangeMember = (id: number, onDone: (member: Member) => void) =>
  useChange(
    (body: { role?: Role; disabled?: boolean }) =>
      call(staffCalls.changeMember, { params: { id }, body }),
    { onDone, ...ends },
  );

export const useResetFactors = (id: number, onDone: () => void) =>
  useChange(() => call(staffCalls.resetFactors, { params: { id } }), { onDone, ...ends });

export const useInvite = (onDone: (email: string) => void) =>
  useChange((body: { email: string; role: Role }) => call(staffCalls.invite, { body }), {
    onDone: ({ email }) => onDone(email),
    ...ends,
  });

export const useRevokeInvitation = (onDone: () => void) =>
  useChange((id: string) => call(staffCalls.revokeInvitation, { params: { id } }), {
    onDone,
    ...ends,
  });
