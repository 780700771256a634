import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';

/** A customer who makes a request, and the sign-in by which they do. */
export interface Viewer {
  readonly customerId: number;
  readonly sessionId: string;
}

/** Finds out whose bearer token this is; undefined for one that works no more. */
export type CheckToken = (token: string) => Promise<Viewer | undefined>;
/** Who makes a request: undefined for a guest; `token_invalid` for a token that works no more, so that it is renewed. */
export type FindViewer = (request: FastifyRequest) => Promise<Viewer | undefined>;
/** The same, and `sign_in_required` for a guest. */
export type RequireViewer = (request: FastifyRequest) => Promise<Viewer>;

/** A guest is never mistaken for a customer, nor a customer for a guest. */
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
