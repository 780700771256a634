import {
  isBuiltIn,
  type Permission,
  type Role,
  type RoleKey,
} from '#contracts/admin/staff/permissions.ts';
import { heldBy, withNeeded } from '#contracts/admin/staff/role-rules.ts';
import { roleWords, staffMessages } from '#messages/office/staff-rules.ts';
import { type Actor, changesBetween, recordAction } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { StaffContext } from './context.ts';
import {
  countHolders,
  deleteRole,
  insertRole,
  isNameTaken,
  lockRoles,
  type OwnRoleRow,
  selectOwnRole,
  selectOwnRoles,
  updateRole,
} from './role-queries.ts';

/** A role as rows of members and links name it. */
export interface StoredRole {
  readonly role: Role | 'own';
  readonly ownRole: number | null;
}

/** A role with its name and what its holders may do. */
export interface NamedRole {
  readonly key: RoleKey;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

const builtIn = (role: Role): NamedRole => ({
  key: role,
  name: roleWords[role].name,
  permissions: heldBy(role),
});

const own = ({ id, name, permissions }: OwnRoleRow): NamedRole => ({
  key: `own-${id}`,
  name,
  // A permission that this version does not know opens nothing.
  permissions: withNeeded(permissions),
});

/** A role as the log keeps it: an own one by its name, which may change later or be removed. */
export const loggedRole = ({ key, name }: NamedRole): string => (isBuiltIn(key) ? key : name);

/** The columns of a role's key. */
export const storedRole = (key: RoleKey): StoredRole =>
  isBuiltIn(key)
    ? { role: key, ownRole: null }
    : { role: 'own', ownRole: Number(key.slice('own-'.length)) };

/** The role of a row; `ownRow`: that of its `own_role`. */
export function namedRole({ role }: StoredRole, ownRow: OwnRoleRow | null): NamedRole {
  if (role !== 'own') return builtIn(role);
  if (!ownRow) throw new Error('A member has a role that does not exist');
  return own(ownRow);
}

/** The role of one row, read anew. */
export const findRole = async (db: Database, stored: StoredRole): Promise<NamedRole> =>
  namedRole(stored, stored.ownRole ? ((await selectOwnRole(db, stored.ownRole)) ?? null) : null);

/** Names the roles of many rows. */
export async function readRoles(db: Database): Promise<(stored: StoredRole) => NamedRole> {
  const rows = new Map((await selectOwnRoles(db)).map((row) => [row.id, row]));
  return (stored) => namedRole(stored, rows.get(stored.ownRole ?? 0) ?? null);
}

/** The role of a key, for one who is given it in the transaction `db`: it is not removed meanwhile. Throws `invalid`. */
export async function takeRole(db: Database, key: RoleKey): Promise<NamedRole> {
  if (isBuiltIn(key)) return builtIn(key);
  await lockRoles(db);
  const row = await selectOwnRole(db, storedRole(key).ownRole ?? 0);
  if (!row) throw invalid('role', staffMessages.noRole);
  return own(row);
}

type RoleContext = Pick<StaffContext, 'db' | 'clock'> & { readonly actor: Actor };

interface RoleForm {
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** The owner's roles, the oldest first. */
export const listOwnRoles = async (db: Database): Promise<NamedRole[]> =>
  (await selectOwnRoles(db)).map(own);

/** Makes a role; what its permissions need comes with them. Throws `invalid` where the name is taken. */
export const makeRole = (
  { db, clock, actor }: RoleContext,
  { name, permissions }: RoleForm,
): Promise<NamedRole> =>
  db.transaction(async (db) => {
    await requireFreeName(db, name);
    const held = withNeeded(permissions);
    const row = await insertRole(db, { name, permissions: held, createdAt: clock.now() });
    await recordRole({ db, clock, actor }, row.id, null, row);
    return own(row);
  });

/** Changes a role: its holders have the new rights at once. Throws `not_found`, or `invalid` where the name is taken. */
export const changeRole = (
  { db, clock, actor }: RoleContext,
  id: number,
  { name, permissions }: RoleForm,
): Promise<NamedRole> =>
  db.transaction(async (db) => {
    await requireFreeName(db, name, id);
    const before = await selectOwnRole(db, id);
    const after =
      before && (await updateRole(db, id, { name, permissions: withNeeded(permissions) }));
    if (!before || !after) throw new DomainError('not_found');
    await recordRole({ db, clock, actor }, id, before, after);
    return own(after);
  });

/** Removes a role that no member and no open invitation has. Throws `not_found` or `role_in_use`. */
export const removeRole = ({ db, clock, actor }: RoleContext, id: number): Promise<void> =>
  db.transaction(async (db) => {
    await lockRoles(db);
    const before = await selectOwnRole(db, id);
    if (!before) throw new DomainError('not_found');
    if ((await countHolders(db, id, clock.now())) > 0) throw new DomainError('role_in_use');
    await deleteRole(db, id);
    await recordRole({ db, clock, actor }, id, before, null);
  });

async function requireFreeName(db: Database, name: string, but?: number): Promise<void> {
  await lockRoles(db);
  const isBuiltInName = Object.values(roleWords).some(
    (role) => role.name.toLowerCase() === name.toLowerCase(),
  );
  if (isBuiltInName || (await isNameTaken(db, name, but))) {
    throw invalid('name', staffMessages.roleNameTaken);
  }
}

const recordRole = (
  context: RoleContext,
  id: number,
  before: OwnRoleRow | null,
  after: OwnRoleRow | null,
): Promise<void> =>
  recordAction(context, {
    action: before ? (after ? 'staff.role' : 'staff.role_remove') : 'staff.role_make',
    entity: 'role',
    entityId: after?.name ?? before?.name ?? String(id),
    changes: changesBetween(stateOf(before), stateOf(after)),
  });

const stateOf = (row: OwnRoleRow | null) => ({
  role: row?.name ?? null,
  permissions: row?.permissions ?? null,
});
