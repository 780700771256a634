import type { Session } from '../../api/session.ts';
import { Factor } from './factor.tsx';
import { SignIn } from './sign-in.tsx';

interface Props {
  readonly session: Session;
  /** The member whose page waits behind. */
  readonly former: number | undefined;
}

/** Password, then code. */
export default function Entry({ session, former }: Props) {
  if (session === null || session === 'closed') {
    return <SignIn former={former} isClosed={session === 'closed'} />;
  }
  return <Factor hasPasskey={session.has_passkey} />;
}
