import type { Role } from '#contracts/admin/staff/permissions.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useInvite } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

/** Invites someone by letter. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite((email) => {
    say(words.sent(email));
    onClose();
  });
  return (
    <Dialog title={words.inviteTitle} onClose={onClose}>
      <p>{words.inviteText}</p>
      <Form
        onSubmit={({ email = '', role }) => invite.mutate({ email, role: role as Role })}
        failure={invite.error}
      >
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="off"
          isRequired
          autoFocus
        />
        <RoleChoice value="manager" />
        <DialogActions label={words.send} isPending={invite.isPending} />
      </Form>
    </Dialog>
  );
}
