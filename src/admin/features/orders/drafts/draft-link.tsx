import type { OrderDraft } from '#contracts/admin/orders/order-drafts.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { formatNearDay } from '#messages/words/shop-time.ts';
import { useViewer } from '../../../api/session.ts';
import { Field } from '../../../ui/field.tsx';

/** A link that was just made; `isAnother`: one of before is no longer good. */
export type MadeLink = { readonly url: string; readonly isAnother: boolean } | null;

interface Props {
  /** Of before; null: none was made. */
  readonly link: OrderDraft['link'];
  readonly made: MadeLink;
}

/** The link with which the customer places the order: one that was just made, or until when one of before is good. */
export function DraftLink({ link, made }: Props) {
  const { time_zone: zone } = useViewer();
  if (made) {
    const hint = made.isAnother ? words.linkInstead : words.linkHint;
    return <Field name="link" label={words.linkField} hint={hint} isReadOnly value={made.url} />;
  }
  if (!link) return null;
  const day = formatNearDay(new Date(link.ends_at), zone);
  return <p>{link.is_over ? words.linkWasOver(day) : words.linkIsGood(day)}</p>;
}
