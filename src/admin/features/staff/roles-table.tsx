import '../../ui/table.css';
import './roles-table.css';
import { mayDo, permissions, roles } from '#contracts/admin/staff/permissions.ts';
import { permissionWords, membersMessages as words } from '#messages/office/staff.ts';
import { roleWords } from '#messages/office/staff-rules.ts';

/** What each role may do. */
export const RolesTable = () => (
  <section className="section">
    <h2>{words.rolesTitle}</h2>
    <table className="table roles">
      <thead>
        <tr>
          <th scope="col">{words.right}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {roleWords[role].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <tr key={permission}>
            <th scope="row">{permissionWords[permission]}</th>
            {roles.map((role) => (
              <td key={role} data-role={roleWords[role].name}>
                <Mark isGiven={mayDo(role, permission)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Mark = ({ isGiven }: { isGiven: boolean }) => (
  <>
    <span aria-hidden="true" className={isGiven ? 'roles__yes' : 'roles__no'}>
      {isGiven ? '✓' : '–'}
    </span>
    <span className="visually-hidden">{isGiven ? words.yes : words.no}</span>
  </>
);
