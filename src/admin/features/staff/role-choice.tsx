import { type Role, roles } from '#contracts/admin/staff/permissions.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { roleWords } from '#messages/office/staff-rules.ts';
import { Choice } from '../../ui/choice.tsx';

/** One of the roles, each with what it is for. */
export const RoleChoice = ({ value }: { value: Role }) => (
  <Choice
    name="role"
    label={words.role}
    value={value}
    options={roles.map((role) => ({ value: role, ...roleWords[role] }))}
  />
);
