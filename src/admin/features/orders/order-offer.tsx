import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOver } from '#contracts/order-states.ts';
import { offerWords } from '#messages/office/offers.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import {
  addressText,
  changedText,
  changedTitle,
  changeVerbs,
  termText,
} from '#messages/orders/changed-goods.ts';
import { chargeText } from '#messages/orders/charges.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useEnding } from './use-ending.ts';

const loadDialog = async () => (await import('./agreed-dialog.tsx')).AgreedDialog;

const amountText = (roubles: number | null, none: string) =>
  roubles === null ? none : formatPrice(roubles);

/** What the customer is asked about, or has refused last. */
export function OrderOffer({ order }: { order: OrderCard }) {
  const mayChange = useMay()('orders.money');
  const { Opened: AgreedDialog, ...dialog } = useOpenLater(loadDialog);
  const withdraw = useEnding(order.number, () => say(offerWords.offerWithdrawn));
  const see = useEnding(order.number, () => undefined);
  const offer = order.offers.at(-1);
  if (!offer || isOver(order.status)) return null;
  if (offer.state === 'agreed' || offer.seen) return null;
  const isOpen = offer.state === 'offered';
  const verb = changeVerbs[offer.state];
  return (
    <Notice>
      <p>{titleOf(offer)}</p>
      {isOpen && offer.short && <p>{offerWords.offerShort}</p>}
      <ul>
        {offer.lines.map((line) => (
          <li key={changedTitle(line)}>{changedText(line, formatPrice, verb)}</li>
        ))}
        {offer.address && <li>{addressText(offer.address, verb)}</li>}
        {offer.term && <li>{termText(offer.term, verb)}</li>}
        {offer.changes.map((change) => (
          <li key={change.kind}>
            {offerWords.offerWas(
              chargeText(change),
              amountText(change.before, words.notCounted),
              amountText(change.after, words.gone),
              verb,
            )}
          </li>
        ))}
        {offer.payable_before !== offer.payable_after && (
          <li>
            {offerWords.offerWas(
              words.whole,
              formatPrice(offer.payable_before),
              formatPrice(offer.payable_after),
              verb,
            )}
          </li>
        )}
      </ul>
      {mayChange && isOpen && (
        <div className="form__actions">
          <Button onPress={dialog.open}>{offerWords.offerAgree}</Button>
          <Button
            look="quiet"
            isPending={withdraw.isPending}
            onPress={() => withdraw.mutate({ state: 'withdrawn', offer: offer.id })}
          >
            {offerWords.offerWithdraw}
          </Button>
        </div>
      )}
      {mayChange && offer.state === 'refused' && (
        <Button
          isPending={see.isPending}
          onPress={() => see.mutate({ state: 'seen', offer: offer.id })}
        >
          {offerWords.offerSeen}
        </Button>
      )}
      {AgreedDialog && <AgreedDialog order={order} offer={offer.id} onClose={dialog.close} />}
    </Notice>
  );
}

function titleOf({ state, lines, address, term }: OrderCard['offers'][number]): string {
  if (state === 'offered') return offerWords.offerWaits;
  if (state === 'withdrawn') return offerWords.offerOvertaken;
  const isOfGoods = lines.length > 0 || address !== null || term !== null;
  return isOfGoods ? offerWords.changeRefused : offerWords.offerRefused;
}
