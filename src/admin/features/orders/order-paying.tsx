import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderPayingInOffice } from '#contracts/admin/orders/order-paying.ts';
import { orderPayingTexts, orderPayingWords as words } from '#messages/office/order-paying.ts';
import { call } from '../../api/call-api.ts';
import { orderPayingCalls } from '../../api/endpoints/orders.ts';
import { onlinePaymentsCalls } from '../../api/endpoints/payments.ts';
import { howOften } from '../../api/live.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadQr = async () => (await import('./qr-dialog.tsx')).QrDialog;

interface ShownProps {
  readonly number: string;
  readonly hasEmail: boolean;
  readonly paying: OrderPayingInOffice;
}

type Hold = 'keep' | 'until term' | 'again';

/** What the customer can pay online, the link to it, and until when the goods are held. Nothing of it is there in a shop that takes no payments. */
export function OrderPaying({ order: { number, version, email } }: { order: OrderCard }) {
  const { data } = useQuery({
    queryKey: ['order', number, 'paying', version],
    queryFn: () => call(orderPayingCalls.get, { params: { number } }),
    placeholderData: keepPreviousData,
    refetchInterval: howOften,
  });
  return data && <Shown number={number} hasEmail={email !== ''} paying={data} />;
}

function Shown({ number, hasEmail, paying }: ShownProps) {
  const { time_zone: zone } = useViewer();
  const mayChange = useMay()('payments.manual');
  const link = useChange(() => call(orderPayingCalls.sendLink, { params: { number }, body: {} }), {
    onDone: () => say(words.sent(number)),
  });
  const hold = useHold(number, paying.version);
  const { Opened: QrDialog, ...dialog } = useOpenLater(loadQr);
  const qr = useChange(
    () => call(onlinePaymentsCalls.qr, { params: { number }, body: { part: 'first' } }),
    { onDone: dialog.open },
  );
  const { state, goods, keeps, held_until: until } = paying;
  const failure = hold.error ?? link.error ?? qr.error;
  return (
    <>
      {orderPayingTexts(paying, zone).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {state === 'now' && !hasEmail && <p className="order-panel__soft">{words.noEmail}</p>}
      {failure && <Notice look="error">{failure.message}</Notice>}
      {mayChange && (
        <div className="form__actions">
          {state === 'now' && hasEmail && (
            <Button onPress={() => link.mutate()} isPending={link.isPending}>
              {words.sendLink}
            </Button>
          )}
          {state === 'now' && (
            <Button onPress={() => qr.mutate()} isPending={qr.isPending}>
              {words.showQr}
            </Button>
          )}
          {goods === 'freed' && (
            <Button onPress={() => hold.mutate('again')} isPending={hold.isPending}>
              {words.again}
            </Button>
          )}
          {goods === 'held' && (keeps || until) && (
            <Button
              look="quiet"
              onPress={() => hold.mutate(keeps ? 'until term' : 'keep')}
              isPending={hold.isPending}
            >
              {keeps ? words.untilTerm : words.keep}
            </Button>
          )}
        </div>
      )}
      {QrDialog && qr.data && <QrDialog number={number} shown={qr.data} onClose={dialog.close} />}
    </>
  );
}

const said = { keep: words.kept, 'until term': words.notKept, again: words.held } as const;

const useHold = (number: string, version: number) =>
  useChange(
    (one: Hold) =>
      call(orderPayingCalls.holdGoods, { params: { number }, body: { version, hold: one } }),
    {
      onDone: (_, one) => say(said[one](number)),
      makesOld: [['order', number], ['orders'], ['today']],
    },
  );
