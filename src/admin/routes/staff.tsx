import { useState } from 'react';
import { officeMessages } from '#messages/office/common.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { useMembers } from '../api/members.ts';
import { useMay } from '../api/session.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { InvitationsList } from '../features/staff/invitations-list.tsx';
import { InviteDialog } from '../features/staff/invite-dialog.tsx';
import { MembersTable } from '../features/staff/members-table.tsx';
import { useInvitations } from '../features/staff/queries.ts';
import { RolesTable } from '../features/staff/roles-table.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { usePageActions } from '../ui/page-actions.ts';
import { useRowKeys } from '../ui/row-keys.ts';

export default permitted('staff.read', officeMessages.staff, StaffPage);

function StaffPage() {
  const may = useMay();
  const members = useMembers();
  const invitations = useInvitations();
  const [isInviting, setInviting] = useState(false);
  const isAlone = members.data?.length === 1 && invitations.data?.length === 0;
  const mayInvite = may('staff.manage');
  usePageActions(mayInvite ? [{ name: words.invite, run: () => setInviting(true) }] : []);
  useRowKeys('.members tbody tr');
  const invite = (
    <Button look="main" onPress={() => setInviting(true)}>
      {words.invite}
    </Button>
  );
  return (
    <Page title={officeMessages.staff} about={words.about} actions={mayInvite && invite}>
      {isAlone && <Notice>{words.alone}</Notice>}
      <Loaded query={members}>{(all) => <MembersTable members={all} />}</Loaded>
      <Loaded query={invitations} waiting={null}>
        {(all) => all.length > 0 && <InvitationsList invitations={all} />}
      </Loaded>
      <RolesTable />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}
