import { useQuery } from '@tanstack/react-query';
import type { Permission, RoleKey } from '#contracts/admin/staff/permissions.ts';
import type { Invitation, Member } from '#contracts/admin/staff/staff.ts';
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

const rolesKey = ['staff-roles'];

/** The roles that the owner has made. */
export const useOwnRoles = () =>
  useQuery({ queryKey: rolesKey, queryFn: () => call(staffCalls.listRoles) });

/** Of every change of the staff. */
const ends = { asksCode: true, makesOld: [membersKey, invitationsKey, rolesKey] };

interface RoleForm {
  readonly name: string;
  readonly permissions: Permission[];
}

/** The number of an own role in its key. */
const numberOf = (key: RoleKey) => Number(key.slice('own-'.length));

/** `key`: of the role that is changed; without one a role is made. */
export const useSaveRole = (key: RoleKey | undefined, onDone: () => void) =>
  useChange(
    (body: RoleForm) =>
      key
        ? call(staffCalls.changeRole, { params: { id: numberOf(key) }, body })
        : call(staffCalls.makeRole, { body }),
    { onDone, ...ends },
  );

export const useRemoveRole = (key: RoleKey, onDone: () => void) =>
  useChange(() => call(staffCalls.removeRole, { params: { id: numberOf(key) } }), {
    onDone,
    ...ends,
  });

export const useChangeMember = (id: number, onDone: (member: Member) => void) =>
  useChange(
    (body: { role?: RoleKey; disabled?: boolean }) =>
      call(staffCalls.changeMember, { params: { id }, body }),
    { onDone, ...ends },
  );

export const useResetFactors = (id: number, onDone: () => void) =>
  useChange(() => call(staffCalls.resetFactors, { params: { id } }), { onDone, ...ends });

/** `link`: of the invitation, where no letter brings it. */
export const useInvite = (onDone: (made: Invitation & { link: string | null }) => void) =>
  useChange((body: { email: string; role: RoleKey }) => call(staffCalls.invite, { body }), {
    onDone,
    ...ends,
  });

export const useRevokeInvitation = (onDone: () => void) =>
  useChange((id: string) => call(staffCalls.revokeInvitation, { params: { id } }), {
    onDone,
    ...ends,
  });
