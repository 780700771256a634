import { wishlistMessages } from '#messages/catalogue/wishlist.ts';
import { wishlistPageMessages } from '#messages/catalogue/wishlist-page.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { AddToCart } from '../features/cart/add-to-cart.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { WishlistList } from '../features/wishlist/wishlist-list.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/wishlist.ts';

const crumbs = [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: wishlistMessages.title, to: addresses.wishlist },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: wishlistMessages.title,
    description: wishlistPageMessages.description,
    canonical: addresses.wishlist,
    noindex: true,
  });

export default function Wishlist() {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{wishlistMessages.title}</h1>
      </div>
      <WishlistList actions={(item, soldOut) => <AddToCart item={item} soldOut={soldOut} />} />
    </>
  );
}
