import '../../ui/table.css';
import './roles-table.css';
import { useState } from 'react';
import { mayDo, type Permission, permissions, roles } from '#contracts/admin/staff/permissions.ts';
import type { OwnRole } from '#contracts/admin/staff/staff.ts';
import { permissionWords, membersMessages as words } from '#messages/office/staff.ts';
import { roleWords } from '#messages/office/staff-rules.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { useOwnRoles } from './queries.ts';
import { RoleFormDialog } from './role-dialog.tsx';

/** A column of the table. */
interface Column {
  readonly name: string;
  readonly may: (permission: Permission) => boolean;
  /** A role that the owner has made, which can be changed. */
  readonly own?: OwnRole;
}

/** What each role may do, and the way to make another one. */
export function RolesTable() {
  const own = useOwnRoles().data ?? [];
  const mayChange = useMay()('staff.manage');
  const [open, setOpen] = useState<OwnRole | 'new' | null>(null);
  const columns: Column[] = [
    ...roles.map((role) => ({
      name: roleWords[role].name,
      may: (one: Permission) => mayDo(role, one),
    })),
    ...own.map((role) => ({
      name: role.name,
      may: (one: Permission) => role.permissions.includes(one),
      own: role,
    })),
  ];
  return (
    <section className="section">
      <h2>{words.rolesTitle}</h2>
      {mayChange && (
        <div className="roles__new">
          <p className="page__about">{words.rolesAbout}</p>
          <Button onPress={() => setOpen('new')}>{words.newRole}</Button>
        </div>
      )}
      {mayChange && own.length > 0 && (
        <div className="roles__own">
          {own.map((role) => (
            <Button key={role.key} look="quiet" onPress={() => setOpen(role)}>
              {words.changeNamed(role.name)}
            </Button>
          ))}
        </div>
      )}
      <div className="roles__wide">
        <table className="table roles">
          <thead>
            <tr>
              <th scope="col">{words.right}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionWords[permission]}</th>
                {columns.map(({ name, may }) => (
                  <td key={name} data-role={name}>
                    <Mark isGiven={may(permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && (
        <RoleFormDialog role={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

const Mark = ({ isGiven }: { isGiven: boolean }) => (
  <>
    <span aria-hidden="true" className={isGiven ? 'roles__yes' : 'roles__no'}>
      {isGiven ? '✓' : '–'}
    </span>
    <span className="visually-hidden">{isGiven ? words.yes : words.no}</span>
  </>
);
