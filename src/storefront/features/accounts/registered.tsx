import { accountLinks as messages } from '#messages/accounts/account-links.ts';
import { Announcement, useNavigationState } from '../../ui/announcement.tsx';

/** The router state after a registration. */
export interface RegisteredState {
  readonly registered: true;
}

/** The success message of a registration, shown on the home page. */
export function Registered() {
  if (!useNavigationState<RegisteredState>()?.registered) return null;
  return <Announcement>{messages.registered}</Announcement>;
}
