import { accountLinks as messages } from '#messages/account-links.ts';
import { Announcement, useArrival } from '../../ui/announcement.tsx';

/** What the move to the home page carries. */
export interface RegisteredState {
  readonly registered: true;
}

/** Says that the registration stands. */
export function Registered() {
  if (!useArrival<RegisteredState>()?.registered) return null;
  return <Announcement>{messages.registered}</Announcement>;
}
