import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import { addresses } from '../../addresses.ts';
import { focusNextItem } from '../../ui/focus-after-removal.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cardFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { type CompareEntry, type CompareItem, toItem } from './compare-entry.ts';
import type { CompareSection } from './compare-rows.ts';
import { removeCompared } from './remove-compared.ts';

/** Props that the table and the cards share. */
export interface CompareViewProps {
  readonly entries: readonly CompareEntry[];
  readonly sections: readonly CompareSection[];
  readonly actions: (item: CompareItem, soldOut: boolean) => ReactNode;
}

export function EntryPicture({ entry }: { entry: CompareEntry }) {
  return (
    <div className={entry.available === false ? 'compare__photo--gone' : undefined}>
      <Picture src={entry.photo} alt="" fit={cardFit} className="compare__photo" />
    </div>
  );
}

export const EntryName = ({ entry, id }: { entry: CompareEntry; id?: string }) => (
  <div className="compare__name">
    <Link id={id} to={addresses.variant(entry.productSlug, entry.variantSlug)}>
      {entry.name}
    </Link>
    {entry.variantName && <span className="soft">{entry.variantName}</span>}
  </div>
);

/** Price and order button; a note when the variant is no longer sold. */
export function EntryOffer({
  entry,
  actions,
}: {
  entry: CompareEntry;
  actions: CompareViewProps['actions'];
}) {
  if (entry.available === false) {
    return <span className="soft">{comparePageMessages.unavailable}</span>;
  }
  return (
    <div className="compare__offer">
      <Price amount={entry.price} />
      {actions(toItem(entry), entry.soldOut === true)}
    </div>
  );
}

export const RemoveEntry = ({ entry }: { entry: CompareEntry }) => (
  <IconButton
    className="compare__remove"
    icon={<Trash aria-hidden="true" />}
    label={comparePageMessages.remove(entry.name)}
    onClick={(event) => {
      focusNextItem(event.currentTarget, '.compare', '.compare__remove');
      removeCompared(entry);
    }}
  />
);

/** A value of an attribute, or a dash that screen readers read as "not stated". */
export const Value = ({ children }: { children: string | null }) =>
  children ?? (
    <span className="soft">
      <span aria-hidden="true">{comparePageMessages.notStated}</span>
      <span className="visually-hidden">{comparePageMessages.notStatedSpoken}</span>
    </span>
  );
