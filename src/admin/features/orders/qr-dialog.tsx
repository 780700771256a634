import { useQuery } from '@tanstack/react-query';
import { orderPayingWords as words } from '#messages/office/order-paying.ts';
import { call } from '../../api/call-api.ts';
import { onlinePaymentsCalls } from '../../api/endpoints/payments.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';

interface Props {
  readonly number: string;
  readonly shown: { readonly payment: string; readonly amount: number; readonly code: string };
  readonly onClose: () => void;
}

/** Between two questions about the payment, ms. The shop asks the provider at most once in five seconds. */
const PAUSE = 5000;

/** The QR code of a payment by СБП, and whether the customer has paid. */
export function QrDialog({ number, shown: { payment: id, amount, code }, onClose }: Props) {
  const { data: state } = useQuery({
    queryKey: ['qr', id],
    queryFn: async () => {
      const { payments } = await call(onlinePaymentsCalls.check, { params: { number, id } });
      return payments.find((one) => one.id === id)?.state ?? null;
    },
    refetchInterval: ({ state: { data } }) => (isOver(data) ? false : PAUSE),
  });
  const close = () => {
    queryClient.invalidateQueries({ queryKey: ['order', number] });
    onClose();
  };
  return (
    <Dialog title={words.qrTitle(number, amount)} onClose={close}>
      {isOver(state) ? (
        <Notice look={state === 'succeeded' ? 'good' : 'error'}>
          {state === 'succeeded' ? words.qrPaid : words.qrOver}
        </Notice>
      ) : (
        <>
          <p>{words.qrAbout}</p>
          <QrCode text={code} label={words.showQr} />
          <p role="status">{words.qrWaits}</p>
        </>
      )}
      <div className="form__actions">
        <Button onPress={close}>{words.close}</Button>
      </div>
    </Dialog>
  );
}

const isOver = (state: string | null | undefined): boolean =>
  state === 'succeeded' || state === 'cancelled' || state === 'failed';
