import { useState } from 'react';
import type { RefundWay, ReturnCard } from '#contracts/admin/returns/returns.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { paymentNamed } from '#messages/office/payment-named.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { decimal } from '#messages/words/plural.ts';
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
  const now = round.card.version > card.version ? round.card : card;
  const follow = (next: ReturnCard) => setRound({ number: round.number + 1, card: next });
  return <OneRefund key={round.number} card={now} onNext={follow} onClose={onClose} />;
}

/** From which payment, and how much; what is left is offered first. */
function OneRefund({
  card,
  onNext,
  onClose,
}: Props & { readonly onNext: (card: ReturnCard) => void }) {
  const { id, version, left, ways } = card;
  const { time_zone: zone } = useViewer();
  const [chosen, choose] = useState(idOf(ways[0]));
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  // A request that is sent again after an answer was lost is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const { most = 0, fits = 0 } = ways.find((way) => idOf(way) === chosen) ?? {};
  const offered = Math.min(left, fits > 0 ? fits : most);
  const refund = useRefund(id, (now, amount) => {
    const isOpen = now.pays_back && now.left > 0 && now.ways.length > 0;
    if (isOpen && amount === offered) onNext(now);
    else onClose();
  });
  const save = ({ amount: text = '' }: Record<string, string>) => {
    const read = readTyped(text, 'money', words.amountWrong);
    setWrong('fault' in read ? new ApiFailure(400, { amount: [read.fault] }) : null);
    if ('fault' in read) return;
    refund.mutate({ version, key, payment: chosen === HAND ? null : chosen, amount: read.value });
  };
  return (
    <Dialog title={words.refundTitle(id)} onClose={onClose}>
      <Form failure={wrong ?? refund.error} onSubmit={save}>
        <Choice
          name="way"
          label={words.refundWay}
          value={chosen}
          options={ways.map((way) => ({ value: idOf(way), name: nameOf(way, zone) }))}
          onChange={choose}
        />
        <Field
          key={chosen}
          name="amount"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={decimal(offered)}
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
