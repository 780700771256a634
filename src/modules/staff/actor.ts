import type { Actor } from '#modules/audit/index.ts';
import type { StaffViewer } from './sessions.ts';

/** The member of a session, as the log of changes names them: by the number of the account, because a name is personal data. */
export const actorOf = (
  { member, session }: Pick<StaffViewer, 'member' | 'session'>,
  request: { ip?: string | undefined; requestId?: string | undefined } = {},
): Actor => ({ kind: 'staff', name: String(member.id), sessionId: session.id, ...request });
