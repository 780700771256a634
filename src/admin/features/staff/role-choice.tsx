import { type RoleKey, roles } from '#contracts/admin/staff/permissions.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { roleWords } from '#messages/office/staff-rules.ts';
import { Choice } from '../../ui/choice.tsx';
import { useOwnRoles } from './queries.ts';

/** One of the roles: the built-in ones, each with what it is for, and those that the owner has made. */
export function RoleChoice({ value }: { value: RoleKey }) {
  const own = useOwnRoles().data ?? [];
  return (
    <Choice
      name="role"
      label={words.role}
      value={value}
      options={[
        ...roles.map((role) => ({ value: role, ...roleWords[role] })),
        ...own.map(({ key, name }) => ({ value: key, name })),
      ]}
    />
  );
}
