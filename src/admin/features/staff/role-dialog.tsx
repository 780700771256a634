import './role-dialog.css';
import { useState } from 'react';
import { type Permission, type Role, roles } from '#contracts/admin/staff/permissions.ts';
import {
  givenPermissions,
  heldBy,
  needFactor,
  withNeeded,
  withoutNeeding,
} from '#contracts/admin/staff/role-rules.ts';
import type { OwnRole } from '#contracts/admin/staff/staff.ts';
import { officeMessages } from '#messages/office/common.ts';
import {
  permissionGroups,
  permissionWords,
  membersMessages as words,
} from '#messages/office/staff.ts';
import { roleWords } from '#messages/office/staff-rules.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useFieldError } from '../../ui/form-errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveRole, useSaveRole } from './queries.ts';

interface Props {
  /** The role that is changed; without one a role is made. */
  readonly role?: OwnRole | undefined;
  readonly onClose: () => void;
}

/** What a built-in role opens, but for what only an owner can do. */
const startOf = (role: Role) => heldBy(role).filter((one) => givenPermissions.includes(one));
const likeOptions = [
  ['', words.likeNone] as const,
  ...roles.map((role) => [role, roleWords[role].name] as const),
];

/** Makes or changes a role of the owner's: its name, and the permissions as ticks. */
export function RoleFormDialog({ role, onClose }: Props) {
  const [like, setLike] = useState<Role | ''>('');
  const [held, setHeld] = useState<readonly Permission[]>(role?.permissions ?? []);
  const [name, setName] = useState(role?.name ?? '');
  const save = useSaveRole(role?.key, () => {
    say(words.roleSaved(name));
    onClose();
  });
  return (
    <Dialog title={role ? words.changeRoleTitle(role.name) : words.newRoleTitle} onClose={onClose}>
      {role && <p>{words.atOnce}</p>}
      <Form
        onSubmit={() => save.mutate({ name: name.trim(), permissions: [...held] })}
        failure={save.error}
      >
        <Field
          name="name"
          label={words.roleName}
          hint={words.roleNameHint}
          value={name}
          onChange={setName}
          maxLength={40}
          isRequired
          autoFocus
        />
        {!role && (
          <SelectField
            name="like"
            label={words.likeRole}
            value={like}
            options={likeOptions}
            onChange={(chosen) => {
              setLike(chosen);
              setHeld(chosen ? startOf(chosen) : []);
            }}
          />
        )}
        <Permissions held={held} onChange={setHeld} />
        <DialogActions label={officeMessages.save} isPending={save.isPending} />
      </Form>
      {role && <RemoveRole role={role} onClose={onClose} />}
    </Dialog>
  );
}

interface PermissionsProps {
  readonly held: readonly Permission[];
  readonly onChange: (held: readonly Permission[]) => void;
}

/** The permissions in groups. A tick brings what it needs; taking one away takes what needs it. */
function Permissions({ held, onChange }: PermissionsProps) {
  const error = useFieldError('permissions');
  const set = (one: Permission, isHeld: boolean) =>
    onChange(isHeld ? withNeeded([...held, one]) : withoutNeeding(held, one));
  return (
    <fieldset className="role-form">
      <legend>{words.held}</legend>
      {permissionGroups.map((group) => (
        <fieldset key={group.name} className="role-form__group">
          <legend>{group.name}</legend>
          {group.permissions.map((one) => (
            <Check
              key={one}
              name={one}
              checked={held.includes(one)}
              onChange={({ target }) => set(one, target.checked)}
            >
              {permissionWords[one]}
            </Check>
          ))}
        </fieldset>
      ))}
      {error && <p className="field__error">{words.nothingHeld}</p>}
      <p className="field__hint">{needFactor(held) ? words.needsFactor : words.ownerOnly}</p>
    </fieldset>
  );
}

function RemoveRole({ role, onClose }: { role: OwnRole; onClose: () => void }) {
  const remove = useRemoveRole(role.key, () => {
    say(words.roleRemoved(role.name));
    onClose();
  });
  return (
    <div className="role-form__remove">
      <Button look="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
        {words.removeRole}
      </Button>
      {remove.error && <Notice look="error">{remove.error.message}</Notice>}
    </div>
  );
}
