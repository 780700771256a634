import type { FastifyRequest } from 'fastify';
import {
  type Invitation,
  type Member,
  type OwnRole,
  staffEndpoints,
} from '#contracts/admin/staff/staff.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { StaffContext } from './context.ts';
import { inviteByLetter, listInvitations, revokeInvitation } from './invitations.ts';
import type { StaffLink } from './link-queries.ts';
import { changeMember, resetFactors, selectMembers } from './members.ts';
import type { StaffRow } from './queries.ts';
import {
  changeRole,
  listOwnRoles,
  makeRole,
  type NamedRole,
  readRoles,
  removeRole,
  type StoredRole,
} from './roles.ts';

interface MemberRoutes extends StaffContext {
  /** Without a mail server the link of an invitation is shown, and the owner hands it over. */
  readonly lettersLeave: boolean;
  /** Origin of the office. */
  readonly adminOrigin: string;
}

/** The members of the staff, their roles and the invitations, for owners. */
export function memberRoutes(app: HttpServer, context: MemberRoutes): void {
  const { db, lettersLeave, adminOrigin } = context;
  const acting = (request: FastifyRequest) => ({ ...context, actor: request.member.actor });
  const present = async (row: StaffRow) => memberOf(row, await readRoles(db));

  app.route({
    ...staffEndpoints.listStaff,
    handler: async () => {
      const roleOf = await readRoles(db);
      return (await selectMembers(db)).map((row) => memberOf(row, roleOf));
    },
  });
  app.route({
    ...staffEndpoints.changeMember,
    handler: async (request) => {
      const { role, disabled } = request.body;
      const change = { role, isDisabled: disabled };
      return present(await changeMember(acting(request), request.params.id, change));
    },
  });
  app.route({
    ...staffEndpoints.resetFactors,
    handler: async (request) =>
      present(await resetFactors(acting(request), request.params.id, originOf(request))),
  });
  app.route({
    ...staffEndpoints.listInvitations,
    handler: async () => {
      const roleOf = await readRoles(db);
      return (await listInvitations(context)).map((link) => invitationOf(link, roleOf));
    },
  });
  app.route({
    ...staffEndpoints.invite,
    handler: async (request, reply) => {
      const { secret, link, role } = await inviteByLetter(acting(request), request.body);
      const address = `${adminOrigin}/admin/join#key=${secret}`;
      const shown = { ...invitationOf(link, () => role), link: lettersLeave ? null : address };
      return reply.status(201).send(shown);
    },
  });
  app.route({
    ...staffEndpoints.revokeInvitation,
    handler: async (request) => {
      await revokeInvitation(acting(request), request.params.id);
      return {};
    },
  });
  app.route({
    ...staffEndpoints.listRoles,
    handler: async () => (await listOwnRoles(db)).map(roleOf),
  });
  app.route({
    ...staffEndpoints.makeRole,
    handler: async (request, reply) =>
      reply.status(201).send(roleOf(await makeRole(acting(request), request.body))),
  });
  app.route({
    ...staffEndpoints.changeRole,
    handler: async (request) =>
      roleOf(await changeRole(acting(request), request.params.id, request.body)),
  });
  app.route({
    ...staffEndpoints.removeRole,
    handler: async (request) => {
      await removeRole(acting(request), request.params.id);
      return {};
    },
  });
}

const roleOf = ({ key, name, permissions }: NamedRole): OwnRole => ({
  key,
  name,
  permissions: [...permissions],
});

type NameRole = (stored: StoredRole) => NamedRole;
const namesOf = (role: NamedRole) => ({ role: role.key, role_name: role.name });

const memberOf = (row: StaffRow, roleOf: NameRole): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  ...namesOf(roleOf(row)),
  has_factor: row.totpConfirmedAt !== null,
  created_at: row.createdAt.toISOString(),
  disabled: row.disabledAt !== null,
});

const invitationOf = (
  { id, email, createdAt, endsAt, ...stored }: StaffLink,
  roleOf: NameRole,
): Invitation => ({
  id,
  email: email ?? '',
  ...namesOf(roleOf(stored)),
  created_at: createdAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
