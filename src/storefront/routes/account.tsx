import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { Cabinet } from '../features/accounts/cabinet.tsx';
import { CartDialog } from '../features/cart/cart-dialog.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/account.ts';

const crumbs = [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: messages.account, to: addresses.account },
];

const sections: Readonly<Record<string, string>> = {
  [addresses.accountOrders]: messages.orders,
  [addresses.accountWishlist]: messages.wishlist,
  [addresses.profile]: messages.profile,
  [addresses.devices]: messages.devices,
};

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const section = sections[location.pathname.replace(/\/$/, '')];
  return pageMeta(matches, {
    title: section ? messages.cabinetTitle(section) : messages.account,
    description: messages.cabinetDescription,
    address: location.pathname,
    noindex: true,
  });
};

/** The outlet context of the account's sections. */
export interface CabinetContext {
  /** Increased after each save of the profile in the dialog. */
  readonly profileVersion: number;
}

export default function Account() {
  const { pathname } = useLocation();
  const [cartOpen, setCartOpen] = useState(false);
  const [profileVersion, setProfileVersion] = useState(0);
  const context: CabinetContext = { profileVersion };
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{messages.account}</h1>
      </div>
      <Cabinet
        path={pathname}
        onOpenCart={() => setCartOpen(true)}
        onProfileSaved={() => setProfileVersion((version) => version + 1)}
      >
        <Outlet context={context} />
      </Cabinet>
      <CartDialog open={cartOpen} onClose={() => setCartOpen(false)} />
    </>
  );
}
