import { useState } from 'react';
import type { RoleKey } from '#contracts/admin/staff/permissions.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useInvite } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

interface Link {
  readonly email: string;
  readonly link: string;
}

/** Invites someone by letter; where no letters leave, shows the link to hand over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<Link | null>(null);
  const invite = useInvite(({ email, link }) => {
    if (link) return setShown({ email, link: here(link) });
    say(words.sent(email));
    onClose();
  });
  if (shown) return <LinkDialog {...shown} onClose={onClose} />;
  return (
    <Dialog title={words.inviteTitle} onClose={onClose}>
      <p>{words.inviteText}</p>
      <Form
        onSubmit={({ email = '', role }) => invite.mutate({ email, role: role as RoleKey })}
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

/** The link at the address at which the office is open: that of the settings may not be set. */
function here(link: string): string {
  const { pathname, hash } = new URL(link);
  return `${window.location.origin}${pathname}${hash}`;
}

const LinkDialog = ({ email, link, onClose }: Link & { onClose: () => void }) => (
  <Dialog title={words.linkTitle(email)} onClose={onClose}>
    <p>{words.linkText}</p>
    <p className="invitations__link">{link}</p>
    <div className="form__actions">
      <Button look="main" autoFocus onPress={() => copyText(link)}>
        {words.copyLink}
      </Button>
      <Button look="quiet" onPress={onClose}>
        {words.linkDone}
      </Button>
    </div>
  </Dialog>
);
