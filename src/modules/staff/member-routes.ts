import type { FastifyRequest } from 'fastify';
import { type Invitation, type Member, staffEndpoints } from '#contracts/admin/staff/staff.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { StaffContext } from './context.ts';
import { inviteByLetter, listInvitations, revokeInvitation } from './invitations.ts';
import type { StaffLink } from './link-queries.ts';
import { changeMember, resetFactors, selectMembers } from './members.ts';
import type { StaffRow } from './queries.ts';

/** The members of the staff and the invitations, for owners. */
export function memberRoutes(app: HttpServer, context: StaffContext): void {
  const acting = (request: FastifyRequest) => ({ ...context, actor: request.member.actor });

  app.route({
    ...staffEndpoints.listStaff,
    handler: async () => (await selectMembers(context.db)).map(memberOf),
  });
  app.route({
    ...staffEndpoints.changeMember,
    handler: async (request) => {
      const { role, disabled } = request.body;
      const change = { role, isDisabled: disabled };
      return memberOf(await changeMember(acting(request), request.params.id, change));
    },
  });
  app.route({
    ...staffEndpoints.resetFactors,
    handler: async (request) =>
      memberOf(await resetFactors(acting(request), request.params.id, originOf(request))),
  });
  app.route({
    ...staffEndpoints.listInvitations,
    handler: async () => (await listInvitations(context)).map(invitationOf),
  });
  app.route({
    ...staffEndpoints.invite,
    handler: async (request, reply) =>
      reply.status(201).send(invitationOf(await inviteByLetter(acting(request), request.body))),
  });
  app.route({
    ...staffEndpoints.revokeInvitation,
    handler: async (request) => {
      await revokeInvitation(acting(request), request.params.id);
      return {};
    },
  });
}

const memberOf = (row: StaffRow): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  has_factor: row.totpConfirmedAt !== null,
  created_at: row.createdAt.toISOString(),
  disabled: row.disabledAt !== null,
});

const invitationOf = ({ id, email, role, createdAt, endsAt }: StaffLink): Invitation => ({
  id,
  email: email ?? '',
  role,
  created_at: createdAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
