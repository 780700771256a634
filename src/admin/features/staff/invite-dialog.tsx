import type { Role } from '#contracts/admin/permissions.ts';
import { officeMessages } from '#messages/office.ts';
import { membersMessages as words } from '#messages/office-staff.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
        <div className="form__actions">
          <Button type="submit" look="main" isPending={invite.isPending}>
            {words.send}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {officeMessages.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
