import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Package from 'lucide-react/icons/package';
import Pencil from 'lucide-react/icons/pencil';
import Scale from 'lucide-react/icons/scale';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import User from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { usePopoverClosing } from '../../ui/use-popover-closing.ts';

export const CABINET_NAV_ID = 'cabinet-nav';

interface Props {
  email: string;
  onOpenCart: () => void;
  onEditProfile: () => void;
}

/** The navigation of the account. Under 768 px it is a native popover; Esc and a click outside close it. */
export function CabinetNav({ email, onOpenCart, onEditProfile }: Props) {
  const nav = useRef<HTMLElement>(null);
  usePopoverClosing(nav);
  const closing = (open: () => void) => () => {
    if (nav.current?.matches(':popover-open')) nav.current.hidePopover();
    open();
  };
  return (
    <nav
      ref={nav}
      id={CABINET_NAV_ID}
      popover="auto"
      className="cabinet-nav"
      aria-label={messages.account}
    >
      <IconButton
        className="cabinet-nav__close"
        icon={<X />}
        label={commonMessages.close}
        popoverTarget={CABINET_NAV_ID}
        popoverTargetAction="hide"
      />
      <p className="cabinet-nav__who soft">{email}</p>
      <ul>
        <li>
          <NavLink to={addresses.account} end>
            <Package aria-hidden="true" />
            {messages.orders}
          </NavLink>
        </li>
        <li>
          <NavLink to={addresses.accountWishlist}>
            <Heart aria-hidden="true" />
            {messages.wishlist}
          </NavLink>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={closing(onOpenCart)}>
            <ShoppingBag aria-hidden="true" />
            {messages.cart}
          </button>
        </li>
        <li>
          <NavLink to={addresses.compare}>
            <Scale aria-hidden="true" />
            {messages.compare}
          </NavLink>
        </li>
        <li>
          <NavLink to={addresses.profile}>
            <User aria-hidden="true" />
            {messages.profilePage}
          </NavLink>
        </li>
        <li>
          <NavLink to={addresses.devices}>
            <MonitorSmartphone aria-hidden="true" />
            {messages.devices}
          </NavLink>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={closing(onEditProfile)}>
            <Pencil aria-hidden="true" />
            {messages.editProfile}
          </button>
        </li>
        <li>
          <NavLink to={addresses.logout}>
            <LogOut aria-hidden="true" />
            {messages.logout}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
