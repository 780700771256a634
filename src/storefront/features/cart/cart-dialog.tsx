import { cartMessages } from '#messages/orders/cart.ts';
import { commonMessages } from '#messages/words/common.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { useCart } from './use-cart.ts';

/** Loads the chunk of the dialog's content; also called early, to prefetch it. */
export const loadCartContent = () => import('./cart-dialog-content.tsx');

/** The cart in a dialog over the page. Its content is loaded on demand. */
export function CartDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const cart = useCart();
  const content = useChunk(loadCartContent, open);
  const isThere = content.state === 'there' && cart !== null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={cartMessages.title}
      placement="side"
      footer={
        isThere &&
        cart.items.length > 0 && <content.module.DialogFoot cart={cart} onLeave={onClose} />
      }
    >
      {isThere && <content.module.DialogContent cart={cart} onLeave={onClose} />}
      {content.state === 'waiting' && <BilingualText text={commonMessages.loading} />}
      {content.state === 'failed' && <ReloadOffer />}
    </Dialog>
  );
}
