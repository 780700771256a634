import './refund-dialog.css';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BegunReturn, ReturnsOfOrder } from '#contracts/admin/returns/returns.ts';
import { LONGEST_REASON, type ReturnWish, returnWishes } from '#contracts/return-states.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { returnWishNames } from '#messages/orders/returns.ts';
import { ApiFailure, call } from '../../api/call-api.ts';
import { returnsCalls } from '../../api/endpoints/returns.ts';
import { useChange } from '../../api/use-change.ts';
import { officePages } from '../../screens.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';

interface Props {
  readonly number: string;
  readonly lines: ReturnsOfOrder['lines'];
  readonly onClose: () => void;
}

type Line = ReturnsOfOrder['lines'][number];

/** Begins a return for a customer who has called or come; its card opens. */
export function BeginReturnDialog({ number, lines, onClose }: Props) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const begin = useChange(
    (body: BegunReturn) => call(returnsCalls.begin, { params: { number }, body }),
    {
      onDone: ({ id, gets_letters: getsLetters }) => {
        say(words.begun(id, getsLetters));
        onClose();
        navigate(`${officePages.returns.path}/${id}`);
      },
      makesOld: [['order', number], ['orders'], ['today']],
    },
  );
  const save = ({ reason = '', wish = 'money', ...rest }: Record<string, string>) => {
    const goods = lines
      .map(({ position }) => ({ position, quantity: chosen[position] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const none = new ApiFailure(400, { non_field_errors: [words.chooseGoods] });
    setWrong(goods.length === 0 ? none : null);
    if (goods.length === 0) return;
    begin.mutate({
      lines: goods,
      has_defect: 'has_defect' in rest,
      reason: reason.trim(),
      wish: wish as ReturnWish,
      agreed: !('undecided' in rest),
    });
  };
  return (
    <Dialog title={words.beginTitle(number)} onClose={onClose}>
      <Form failure={wrong ?? begin.error} onSubmit={save}>
        <fieldset className="refund-goods">
          <legend>{words.lines}</legend>
          {lines
            .filter(({ left }) => left > 0)
            .map((line) => (
              <ChosenLine
                key={line.position}
                line={line}
                quantity={chosen[line.position] ?? 0}
                onChange={(quantity) => setChosen({ ...chosen, [line.position]: quantity })}
              />
            ))}
        </fieldset>
        <Check name="has_defect">{words.defect}</Check>
        <Choice
          name="wish"
          label={words.wish}
          value="money"
          options={returnWishes.map((value) => ({ value, name: returnWishNames[value] }))}
        />
        <Field name="reason" label={words.reason} isLong maxLength={LONGEST_REASON} />
        <Check name="undecided">{words.undecided}</Check>
        <DialogActions label={words.begin} isPending={begin.isPending} />
      </Form>
    </Dialog>
  );
}

interface LineProps {
  readonly line: Line;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function ChosenLine({ line, quantity, onChange }: LineProps) {
  const { position, name, variant_name: variant, left } = line;
  return (
    <div className="refund-goods__line">
      <Check
        name={`line-${position}`}
        checked={quantity > 0}
        onChange={({ target }) => onChange(target.checked ? left : 0)}
      >
        {[name, variant].filter(Boolean).join(', ')}
      </Check>
      {left > 1 && quantity > 0 && (
        <label className="refund-goods__count">
          <select
            aria-label={words.count(name)}
            value={quantity}
            onChange={({ target }) => onChange(Number(target.value))}
          >
            {Array.from({ length: left }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
