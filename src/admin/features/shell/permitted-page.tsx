import type { ReactNode } from 'react';
import { mayDo, type Permission, roles } from '#contracts/admin/staff/permissions.ts';
import { officeMessages as words } from '#messages/office/common.ts';
import { roleWords } from '#messages/office/staff-rules.ts';
import { useMay } from '../../api/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

interface Props {
  readonly permission: Permission;
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen for those who hold a permission. Others are told who may open it. */
export function PermittedPage({ permission, title, children }: Props) {
  const may = useMay();
  if (may(permission)) return children;
  const holders = roles.filter((role) => mayDo(role, permission));
  const names = holders.map((role) => roleWords[role].name.toLowerCase()).join(', ');
  return (
    <Page title={title}>
      <Notice look="error">{words.notPermitted(names)}</Notice>
    </Page>
  );
}
