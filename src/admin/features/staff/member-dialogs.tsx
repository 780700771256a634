import type { RoleKey } from '#contracts/admin/staff/permissions.ts';
import type { Member } from '#contracts/admin/staff/staff.ts';
import { officeMessages } from '#messages/office/common.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useChangeMember, useResetFactors } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Gives a member another role. */
export function RoleDialog({ member, onClose }: Props) {
  const change = useChangeMember(member.id, () => {
    say(words.roleChanged(member.name));
    onClose();
  });
  return (
    <Dialog title={words.roleTitle(member.name)} onClose={onClose}>
      <p>{words.roleNow}</p>
      <Form
        onSubmit={({ role }) => change.mutate({ role: role as RoleKey })}
        failure={change.error}
      >
        <RoleChoice value={member.role} />
        <DialogActions label={officeMessages.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}

/** Closes the office to a member. */
export function DisableDialog({ member, onClose }: Props) {
  const change = useChangeMember(member.id, () => {
    say(words.disabledNow(member.name));
    onClose();
  });
  return (
    <Dialog title={words.disableTitle(member.name)} onClose={onClose}>
      <p>{words.disableText}</p>
      <Form onSubmit={() => change.mutate({ disabled: true })} failure={change.error}>
        <DialogActions label={words.disable} isPending={change.isPending} isDanger />
      </Form>
    </Dialog>
  );
}

/** Takes the second factor from a member who has lost it. */
export function ResetDialog({ member, onClose }: Props) {
  const reset = useResetFactors(member.id, () => {
    say(words.resetDone(member.name));
    onClose();
  });
  return (
    <Dialog title={words.resetTitle(member.name)} onClose={onClose}>
      <p>{words.resetText}</p>
      <Form onSubmit={() => reset.mutate(undefined)} failure={reset.error}>
        <DialogActions label={words.reset} isPending={reset.isPending} isDanger />
      </Form>
    </Dialog>
  );
}
