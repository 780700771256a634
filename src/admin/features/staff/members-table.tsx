import '../../ui/table.css';
import './members-table.css';
import { useState } from 'react';
import type { Member } from '#contracts/admin/staff/staff.ts';
import { membersMessages as words } from '#messages/office/staff.ts';
import { formatNearDay } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Menu } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { DisableDialog, ResetDialog, RoleDialog } from './member-dialogs.tsx';
import { useChangeMember } from './queries.ts';

/** The members, the first first, and what an owner can do with each. */
export const MembersTable = ({ members }: { members: readonly Member[] }) => (
  <table className="table table--cards members">
    <thead>
      <tr>
        <th scope="col">{words.name}</th>
        <th scope="col">{words.role}</th>
        <th scope="col">{words.factor}</th>
        <th scope="col">{words.since}</th>
        <th scope="col">{words.state}</th>
        <th scope="col">
          <span className="visually-hidden">{words.actions('')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </tbody>
  </table>
);

function MemberRow({ member }: { member: Member }) {
  const viewer = useViewer();
  const may = useMay();
  const { id, name, email, role_name: roleName, has_factor: hasFactor, disabled } = member;
  return (
    <tr className={disabled ? 'members__closed' : undefined}>
      <td>
        <div>
          <p className="members__name">
            {name} {id === viewer.id && <span className="members__soft">({words.you})</span>}
          </p>
          <p className="members__soft">{email}</p>
        </div>
      </td>
      <td data-label={words.role}>{roleName}</td>
      <td data-label={words.factor}>{hasFactor ? words.withFactor : words.withoutFactor}</td>
      <td data-label={words.since}>
        {formatNearDay(new Date(member.created_at), viewer.time_zone)}
      </td>
      <td data-label={words.state}>{disabled ? words.disabled : words.open}</td>
      <td className="members__actions">{may('staff.manage') && <MemberMenu member={member} />}</td>
    </tr>
  );
}

type Question = 'role' | 'disable' | 'reset';

function MemberMenu({ member }: { member: Member }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const enable = useChangeMember(member.id, () => say(words.enabledNow(member.name)));
  const close = () => setQuestion(null);
  const access = member.disabled
    ? { name: words.enable, run: () => enable.mutate({ disabled: false }) }
    : { name: words.disable, isDanger: true, run: () => setQuestion('disable') };
  const actions = [
    { name: words.changeRole, run: () => setQuestion('role') },
    ...(member.has_factor ? [{ name: words.resetFactor, run: () => setQuestion('reset') }] : []),
    access,
  ];
  return (
    <>
      <Menu label={words.actions(member.name)} actions={actions} />
      {enable.error && <Notice look="error">{enable.error.message}</Notice>}
      {question === 'role' && <RoleDialog member={member} onClose={close} />}
      {question === 'disable' && <DisableDialog member={member} onClose={close} />}
      {question === 'reset' && <ResetDialog member={member} onClose={close} />}
    </>
  );
}
