import type { Invitation } from '#contracts/admin/staff/staff.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import '../../ui/table.css';
import './invitations-list.css';
import { useRevokeInvitation } from './queries.ts';

/** The open invitations. */
export const InvitationsList = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <section className="section">
    <h2>{words.invitationsTitle}</h2>
    <table className="table table--cards">
      <tbody>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </tbody>
    </table>
  </section>
);

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role_name: roleName, ends_at: endsAt } = invitation;
  const { time_zone: zone } = useViewer();
  const may = useMay();
  const revoke = useRevokeInvitation(() => say(words.takenBack(email)));
  return (
    <tr>
      <td>{email}</td>
      <td>{roleName}</td>
      <td>{words.until(formatNearTime(new Date(endsAt), zone))}</td>
      <td className="invitations__action">
        {may('staff.manage') && (
          <Button
            aria-label={words.takeBackNamed(email)}
            isPending={revoke.isPending}
            onPress={() => revoke.mutate(id)}
          >
            {words.takeBack}
          </Button>
        )}
        {revoke.error && <Notice look="error">{revoke.error.message}</Notice>}
      </td>
    </tr>
  );
}
