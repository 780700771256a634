import './role-choice.css';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { type Role, roles } from '#contracts/admin/permissions.ts';
import { membersMessages as words } from '#messages/office-staff.ts';
import { roleWords } from '#messages/staff.ts';

/** One of the roles, each with what it is for. */
export const RoleChoice = ({ value }: { value: Role }) => (
  <RadioGroup name="role" defaultValue={value} className="role-choice">
    <Label className="role-choice__label">{words.role}</Label>
    {roles.map((role) => (
      <Radio key={role} value={role} className="role-choice__one">
        <span className="role-choice__mark" />
        <span>
          <span className="role-choice__name">{roleWords[role].name}</span>
          <span className="role-choice__about">{roleWords[role].about}</span>
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
