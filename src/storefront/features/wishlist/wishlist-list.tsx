import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { WishlistEntry } from '#contracts/wishlist.ts';
import { wishlistPageMessages } from '#messages/catalogue/wishlist-page.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { focusNextItem } from '../../ui/focus-after-removal.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cardFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { loadWishlist } from './load-wishlist.ts';
import { refreshLocalWishlist } from './refresh-local-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import { useWishlist } from './use-wishlist.ts';
import { variantIdOf, type WishlistItem } from './wishlist-entry.ts';
import './wishlist-list.css';

interface Props {
  /** The order button of an entry. `soldOut`: out of stock. Not rendered for an entry that is no longer sold. */
  actions: (item: WishlistItem, soldOut: boolean) => ReactNode;
}

/** The viewer's wishlist. Its entries are refreshed on mount. */
export function WishlistList({ actions }: Props) {
  const wishlist = useWishlist();
  useEffect(() => {
    void loadWishlist().then(refreshLocalWishlist);
  }, []);

  if (!wishlist) return <LoadingPlaceholder needsScript={wishlistPageMessages.needsScript} />;
  const { entries, state } = wishlist;
  return (
    <div className="wishlist">
      {state === 'failed' && <LoadFailure />}
      {entries.length > 0 && (
        <ul className="wishlist__grid" aria-label={wishlistPageMessages.items}>
          {entries.map((entry) => (
            <Entry key={variantIdOf(entry)} entry={entry} actions={actions} />
          ))}
        </ul>
      )}
      {entries.length === 0 && state === 'loading' && (
        <LoadingPlaceholder needsScript={wishlistPageMessages.needsScript} />
      )}
      {entries.length === 0 && state === 'loaded' && <EmptyWishlist />}
    </div>
  );
}

function LoadFailure() {
  const [pending, setPending] = useState(false);
  const retry = async () => {
    setPending(true);
    await loadWishlist();
    setPending(false);
  };
  return (
    <Notice
      tone="error"
      action={
        <Button appearance="link" pending={pending} onClick={retry}>
          {commonMessages.tryAgain}
        </Button>
      }
    >
      {wishlistPageMessages.loadFailed}
    </Notice>
  );
}

/** The empty state, with a link to the catalogue. */
const EmptyWishlist = () => (
  <div className="wishlist__empty">
    <p>
      <BilingualText text={wishlistPageMessages.empty} />
    </p>
    <p className="soft">{wishlistPageMessages.emptyHint}</p>
    <ButtonLink appearance="primary" to={addresses.categories}>
      {wishlistPageMessages.toCatalogue}
    </ButtonLink>
  </div>
);

function Entry({ entry, actions }: Props & { entry: WishlistEntry }) {
  const nameId = useId();
  const item = toItem(entry);
  const { available, sold_out: soldOut } = entry.product_variant;
  return (
    <li className={available ? 'wish' : 'wish wish--gone'}>
      <article aria-labelledby={nameId}>
        <Picture src={item.photo} alt="" fit={cardFit} className="wish__photo" />
        <div className="wish__text">
          <h2>
            <Link id={nameId} to={addresses.variant(item.productSlug, item.variantSlug)}>
              {item.name}
            </Link>
          </h2>
          {item.variantName && <p className="soft">{item.variantName}</p>}
        </div>
        <div className="wish__foot">
          {available ? (
            <>
              <Price amount={item.price} />
              <div className="wish__actions">{actions(item, soldOut)}</div>
            </>
          ) : (
            <span className="soft">{wishlistPageMessages.unavailable}</span>
          )}
        </div>
        <IconButton
          className="wish__remove"
          icon={<Trash aria-hidden="true" />}
          label={wishlistPageMessages.remove(item.name)}
          onClick={(event) => {
            focusNextItem(event.currentTarget, 'ul', '.wish__remove');
            removeFromWishlist(entry);
          }}
        />
      </article>
    </li>
  );
}

/** Reduces an entry to the fields that the cart and the cards use. */
const toItem = ({ product_variant: variant }: WishlistEntry): WishlistItem => ({
  productId: variant.product.id,
  variantId: variant.id,
  name: variant.product_name,
  variantName: variant.variant_name,
  price: variant.price,
  photo: variant.photo || variant.product_photo,
  productPhoto: variant.product_photo,
  productSlug: variant.product.slug,
  variantSlug: variant.slug,
});
