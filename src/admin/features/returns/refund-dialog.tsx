import { useState } from 'react';
import type { RefundWay, ReturnCard } from '#contracts/admin/returns/returns.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { paymentNamed } from '#messages/office/payment-named.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { typedSum } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useViewer } from '../../api/session.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readTyped } from '../../ui/read-typed.ts';
import { useRefund } from './queries.ts';

const HAND = 'hand';

interface Props {
  readonly card: ReturnCard;
  readonly onClose: () => void;
}

/** Gives money back for a return, payment by payment: once one has given what it holds, the next is offered. */
export function RefundDialog({ card, onClose }: Props) {
  const [round, setRound] = useState({ number: 0, card });
  const { number } = round;
  const show = (card: ReturnCard) => setRound({ number: number + 1, card });
  return <OneRefund key={number} card={round.card} newest={card} onNext={show} onClose={onClose} />;
}

interface RoundProps extends Props {
  /** As it is by now: the money that is being given back changes it before the answer is there. */
  readonly newest: ReturnCard;
  readonly onNext: (card: ReturnCard) => void;
}

/** From which payment, and how much; what is left is offered first. */
function OneRefund({ card: seen, newest, onNext, onClose }: RoundProps) {
  const [isRefused, setRefused] = useState(false);
  // What others have done meanwhile is shown once the shop has refused to go by what was seen.
  const { id, version, left, ways } = isRefused ? newest : seen;
  const { time_zone: zone } = useViewer();
  const [wanted, choose] = useState(idOf(ways[0]));
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  // A request that is sent again after an answer was lost is the same refund; one of another payment is not.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const way = ways.find((one) => idOf(one) === wanted) ?? ways[0];
  const chosen = idOf(way);
  const { most = 0, fits = 0 } = way ?? {};
  const offered = Math.min(left, fits > 0 ? fits : most);
  const refund = useRefund(id, (now, { wasOffered }) => {
    if (wasOffered && now.pays_back && now.left > 0 && now.ways.length > 0) onNext(now);
    else onClose();
  });
  const save = ({ amount: text = '' }: Record<string, string>) => {
    const read = readTyped(text, 'money', words.amountWrong);
    setWrong('fault' in read ? new ApiFailure(400, { amount: [read.fault] }) : null);
    if ('fault' in read) return;
    const payment = chosen === HAND ? null : chosen;
    const wasOffered = read.value === offered;
    refund.mutate(
      { version, key, payment, amount: read.value, wasOffered },
      { onError: () => setRefused(true) },
    );
  };
  return (
    <Dialog title={words.refundTitle(id)} onClose={onClose}>
      <Form failure={wrong ?? refund.error} onSubmit={save}>
        <Choice
          name="way"
          label={words.refundWay}
          value={chosen}
          options={ways.map((way) => ({ value: idOf(way), name: nameOf(way, zone) }))}
          onChange={(way) => {
            choose(way);
            setKey(crypto.randomUUID());
            setWrong(null);
            refund.reset();
          }}
        />
        <Field
          key={chosen}
          name="amount"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typedSum(offered)}
        />
        {fits > 0 && left > offered && ways.length > 1 && <p>{words.nextRefund(left - offered)}</p>}
        {fits === 0 && ways.some((way) => way.fits > 0) && <Notice>{words.paidForOthers}</Notice>}
        <DialogActions label={words.saveRefund} isPending={refund.isPending} isDanger />
      </Form>
    </Dialog>
  );
}

const idOf = (way: RefundWay | undefined): string => way?.payment?.id ?? HAND;

const nameOf = ({ payment, most }: RefundWay, zone: TimeZone): string => {
  if (payment === null) return words.byHand(most);
  const name = paymentNamed({ ...payment, way: null }, payment.amount, zone);
  return most < payment.amount ? words.byPayment(name, most) : name;
};
