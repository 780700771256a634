import type { ComponentType } from 'react';
import { mayDo, type Permission, roles } from '#contracts/admin/staff/permissions.ts';
import { officeMessages as words } from '#messages/office/common.ts';
import { roleWords } from '#messages/office/staff-rules.ts';
import { useMay } from '../../api/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

/** A screen for those who hold a permission. Others are told under its title who may open it. */
export const permitted = (permission: Permission, title: string, Screen: ComponentType) =>
  function PermittedScreen() {
    const may = useMay();
    if (may(permission)) return <Screen />;
    const holders = roles.filter((role) => mayDo(role, permission));
    const names = holders.map((role) => roleWords[role].name.toLowerCase()).join(', ');
    return (
      <Page title={title}>
        <Notice look="error">{words.notPermitted(names)}</Notice>
      </Page>
    );
  };
