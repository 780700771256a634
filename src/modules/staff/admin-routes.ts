import type { FastifyRequest } from 'fastify';
import { staffEndpoints } from '#contracts/admin/staff/staff.ts';
import type { Member } from '#modules/audit/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import type { Office, OfficeViewer } from '#platform/http/office.ts';
import { originOf } from '#platform/http/origin-of.ts';
import type { SecurityLog } from '#platform/http/security-log.ts';
import { countUse, eachNetwork } from '#platform/security/rate-limit.ts';
import { actorOf } from './actor.ts';
import type { StaffContext } from './context.ts';
import type { Entrance } from './device-cookie.ts';
import { confirmTotp, offerTotp, proveFactor } from './factors.ts';
import { acceptInvitation } from './invitations.ts';
import { sendResetLetter } from './letter-jobs.ts';
import { limitCode, limitLetter, limitSignIn, type StaffLimits } from './limits.ts';
import type { SessionAnswers } from './own-session.ts';
import { resetPassword } from './reset.ts';
import { endOwnSessions, findViewer, listSessions, type StaffViewer } from './sessions.ts';
import { signIn } from './sign-in.ts';

export type Viewer = StaffViewer & OfficeViewer;

/** The member of a session's token, as the guard of the office asks for it. */
export const officeViewer =
  (context: Pick<StaffContext, 'db' | 'clock'>) =>
  async (token: string): Promise<Viewer | undefined> => {
    const viewer = await findViewer(context, token);
    if (!viewer) return undefined;
    const held = new Set(viewer.role.permissions);
    return { ...viewer, account: viewer.member.email, may: (permission) => held.has(permission) };
  };

/** Names the member who makes a request, as `request.member`. */
export function nameMember(app: HttpServer, { viewerOf }: Office<Viewer>): void {
  app.decorateRequest('member', {
    getter() {
      const viewer = viewerOf(this);
      const { may, isSteppedUp } = viewer;
      const actor = actorOf(viewer, { ip: this.ip, requestId: this.id });
      return { actor, may, isSteppedUp } satisfies Member;
    },
  });
}

interface StaffRoutes extends StaffContext {
  readonly office: Office<Viewer>;
  readonly shopName: (db: Database) => Promise<string>;
  readonly answers: SessionAnswers;
  readonly entrance: Entrance;
  readonly limits: StaffLimits;
  readonly recordEvent: SecurityLog['record'];
}

/** Sign-in, sessions and second factor of a member. */
export function staffRoutes(app: HttpServer, context: StaffRoutes): void {
  const { office, answers, entrance, shopName, limits, recordEvent } = context;
  const { viewerOf, clearToken } = office;
  const { login: limit } = limits;
  const acting = (request: FastifyRequest) => ({ ...context, actor: request.member.actor });
  const limitFactor = async (request: FastifyRequest) => {
    const { member } = viewerOf(request);
    const device = await entrance.deviceOf(request, member);
    const { ip } = request;
    return limitCode(context, limits, { member, device, action: 'staff-factor', ip });
  };

  app.route({
    ...staffEndpoints.signIn,
    handler: async (request, reply) => {
      const attempt = await entrance.attemptOf(request, request.body.email);
      await limitSignIn(context, limits, attempt);
      const token = await signIn(context, request.body, originOf(request));
      return entrance.admit({ request, reply }, token);
    },
  });
  app.route({
    ...staffEndpoints.ownSession,
    handler: (request) => answers.ofViewer(viewerOf(request)),
  });
  app.route({
    ...staffEndpoints.signOut,
    handler: async (request, reply) => {
      const { member, session } = viewerOf(request);
      await endOwnSessions(acting(request), { staffId: member.id, only: session.id });
      clearToken(reply);
      return {};
    },
  });
  app.route({
    ...staffEndpoints.join,
    handler: async (request, reply) => {
      await eachNetwork(countUse, context, { limit, action: 'staff-join', ip: request.ip });
      const named = { ...context, shopName: await shopName(context.db) };
      const token = await acceptInvitation(named, request.body, originOf(request));
      return reply.status(201).send(await entrance.admit({ request, reply }, token));
    },
  });
  app.route({
    ...staffEndpoints.requestReset,
    handler: async (request) => {
      const { email } = request.body;
      const attempt = await entrance.attemptOf(request, email);
      const isAllowed = await limitLetter(context, limits, attempt);
      if (isAllowed) await sendResetLetter(context, email, originOf(request));
      recordEvent(request, {
        event: isAllowed ? 'reset_requested' : 'letters_withheld',
        action: 'staff-reset',
        account: email,
      });
      return {};
    },
  });
  app.route({
    ...staffEndpoints.resetPassword,
    handler: async (request, reply) => {
      const { ip } = request;
      await eachNetwork(countUse, context, { limit, action: 'staff-password', ip });
      const named = { ...context, shopName: await shopName(context.db) };
      const member = await resetPassword(named, request.body, {
        ip,
        limits,
        deviceOf: (member) => entrance.deviceOf(request, member),
      });
      clearToken(reply);
      await entrance.remember({ request, reply }, member);
      recordEvent(request, { event: 'password_reset', account: member.email });
      return {};
    },
  });
  app.route({
    ...staffEndpoints.proveFactor,
    handler: async (request, reply) => {
      const giveBack = await limitFactor(request);
      const token = await proveFactor(context, viewerOf(request), request.body.code, request);
      await giveBack();
      return entrance.admit({ request, reply }, token);
    },
  });
  app.route({
    ...staffEndpoints.offerTotp,
    handler: async (request) => {
      const viewer = requireOwnFactor(viewerOf(request));
      return offerTotp(context, viewer, await shopName(context.db));
    },
  });
  app.route({
    ...staffEndpoints.confirmTotp,
    handler: async (request, reply) => {
      const viewer = requireOwnFactor(viewerOf(request));
      const giveBack = await limitFactor(request);
      const { token, backupCodes } = await confirmTotp(
        context,
        viewer,
        request.body,
        originOf(request),
      );
      await giveBack();
      await entrance.admit({ request, reply }, token);
      return { backup_codes: backupCodes };
    },
  });
  app.route({
    ...staffEndpoints.listSessions,
    handler: async (request) => {
      const { member, session } = viewerOf(request);
      const open = await listSessions(context, member.id);
      return open.map(({ id, createdAt, usedAt, device, ip }) => ({
        id,
        created_at: createdAt.toISOString(),
        used_at: usedAt.toISOString(),
        device,
        ip,
        current: id === session.id,
      }));
    },
  });
  app.route({
    ...staffEndpoints.endOtherSessions,
    handler: async (request) => {
      const { member, session } = viewerOf(request);
      await endOwnSessions(acting(request), { staffId: member.id, but: session.id });
      return {};
    },
  });
  app.route({
    ...staffEndpoints.endSession,
    handler: async (request) => {
      const { member } = viewerOf(request);
      const { id } = request.params;
      const ended = await endOwnSessions(acting(request), { staffId: member.id, only: id });
      if (ended === 0) throw new DomainError('not_found');
      return {};
    },
  });
}

/** A factor is changed by one who has shown the present one lately, or by one who has none yet. */
function requireOwnFactor(viewer: Viewer): Viewer {
  if (viewer.member.totpConfirmedAt && !viewer.isSteppedUp) {
    throw new DomainError(viewer.isComplete ? 'step_up_required' : 'factor_required');
  }
  return viewer;
}
