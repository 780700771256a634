import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.ts';

/** A signed-in customer and their session. */
export interface Viewer {
  readonly customerId: number;
  readonly sessionId: string;
}

/** Finds the viewer of a bearer token; undefined for an expired or revoked one. */
export type CheckToken = (token: string) => Promise<Viewer | undefined>;
/** Who makes a request: undefined for a guest; `token_invalid` for a token that works no more, so that it is renewed. */
export type FindViewer = (request: FastifyRequest) => Promise<Viewer | undefined>;
/** The same, and `sign_in_required` for a guest. */
export type RequireViewer = (request: FastifyRequest) => Promise<Viewer>;

/** A request with an invalid token is an error and never a guest's request. */
export function createViewers(checkToken: CheckToken): {
  findViewer: FindViewer;
  requireViewer: RequireViewer;
} {
  const findViewer: FindViewer = async ({ headers }) => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const viewer = await checkToken(token);
    if (!viewer) throw new DomainError('token_invalid');
    return viewer;
  };
  const requireViewer: RequireViewer = async (request) => {
    const viewer = await findViewer(request);
    if (!viewer) throw new DomainError('sign_in_required');
    return viewer;
  };
  return { findViewer, requireViewer };
}
