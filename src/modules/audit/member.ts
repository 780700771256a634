import type { Permission } from '#contracts/admin/staff/permissions.ts';
import type { Actor } from './actor.ts';

/** A member of the staff at work: as the log names them, and what they may. */
export interface Member {
  readonly actor: Actor;
  /** They have shown their factor within the last minutes. */
  readonly isSteppedUp: boolean;
  readonly may: (permission: Permission) => boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request of the office. Throws `sign_in_required` where anyone may call. */
    readonly member: Member;
  }
}
