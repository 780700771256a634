import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user-round';
import UserPlus from 'lucide-react/icons/user-round-plus';
import { useLocation } from 'react-router';
import { accountLinks as messages } from '#messages/accounts/account-links.ts';
import { addresses } from '../../addresses.ts';
import { hasTokens } from '../../api/tokens.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useViewer } from '../../viewer.ts';
import './account-links.css';

/**
 * The server renders the links of a guest, because most visitors are guests. With stored tokens no links are shown until the viewer is
 * known.
 */
function useLinkKind(): 'guest' | 'customer' | 'unknown' {
  const viewer = useViewer();
  const hydrated = useHydrated();
  if (viewer.state === 'customer') return 'customer';
  return viewer.state === 'guest' || !hydrated || !hasTokens() ? 'guest' : 'unknown';
}

/** A sign-in from the checkout returns to the checkout. */
function useLoginAddress(): string {
  const { pathname } = useLocation();
  return addresses.login(pathname.startsWith('/checkout') ? addresses.checkout : undefined);
}

/** The account links among the tools of the header. */
export function AccountTools() {
  const kind = useLinkKind();
  const login = useLoginAddress();
  if (kind === 'customer') {
    return (
      <>
        <IconLink
          to={addresses.account}
          icon={<User aria-hidden="true" />}
          label={messages.account}
          caption={messages.accountShort}
        />
        <IconLink
          className="account-tool--wide"
          to={addresses.logout}
          prefetch="none"
          icon={<LogOut aria-hidden="true" />}
          label={messages.logout}
          caption={messages.logout}
        />
      </>
    );
  }
  const hidden = kind === 'unknown' ? 'account-tool--hidden' : '';
  return (
    <>
      <IconLink
        className={hidden}
        to={login}
        icon={<LogIn aria-hidden="true" />}
        label={messages.login}
        caption={messages.login}
      />
      <IconLink
        className={`account-tool--wide ${hidden}`}
        to={addresses.register}
        icon={<UserPlus aria-hidden="true" />}
        label={messages.register}
        caption={messages.register}
      />
    </>
  );
}

/** The same links as a list, for the menu and the side panel. */
export function AccountLinkList() {
  const kind = useLinkKind();
  const login = useLoginAddress();
  if (kind === 'unknown') return null;
  const links =
    kind === 'customer'
      ? [
          [addresses.account, messages.account],
          [addresses.logout, messages.logout],
        ]
      : [
          [login, messages.login],
          [addresses.register, messages.register],
        ];
  return (
    <ul className="account-links">
      {links.map(([to = '', label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
