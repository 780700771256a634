import { type FormEvent, useState } from 'react';
import type { OrderReturns } from '#contracts/order-returns.ts';
import { LONGEST_REASON, type ReturnWish } from '#contracts/return-states.ts';
import { ShopError } from '#contracts/shop.ts';
import { returnPageMessages as messages, wishOptions } from '#messages/orders/return-page.ts';
import { photographWords } from '#messages/orders/return-photographs.ts';
import { logFailure } from '../../../log.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QuantityField } from '../../../ui/quantity-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sendPhotographs, type UnsentOfReturn } from './photographs-api.ts';
import { PhotographsField } from './photographs-field.tsx';
import { askReturn } from './returns-api.ts';
import { useChosenPhotographs } from './use-chosen-photographs.ts';

interface Props {
  token: string;
  returns: OrderReturns;
  /** `unsent`: photographs that did not come with the return, which is asked for all the same. */
  onDone: (returns: OrderReturns, unsent: UnsentOfReturn) => void;
}

type Line = OrderReturns['lines'][number];

/** What comes back, why, and what the customer wants for it. After the term it is about goods with a defect. */
export function ReturnForm({ token, returns, onDone }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [hasDefect, setDefect] = useState(returns.is_late);
  const [wish, setWish] = useState<ReturnWish>('money');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<Fault>({});
  const [pending, setPending] = useState(false);
  const photographs = useChosenPhotographs(0);
  const lines = returns.lines.filter(({ left }) => left > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const goods = lines
      .map(({ position }) => ({ position, quantity: chosen[position] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const missing = {
      ...(goods.length === 0 && { goods: messages.chooseGoods }),
      ...(reason.trim() === '' && { reason: messages.writeReason }),
    };
    setFault(missing);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      const asked = { lines: goods, has_defect: hasDefect, reason: reason.trim(), wish };
      const begun = await askReturn(token, asked);
      const { id = 0 } = begun.returns[0] ?? {};
      const sent = await sendPhotographs(token, id, photographs.chosen);
      onDone(sent.returns ?? begun, { ...sent.unsent, id });
    } catch (error) {
      logFailure('the return was not asked for', error);
      setFault(faultOf(error));
    }
    setPending(false);
  };
  const wishes = hasDefect
    ? (['money', 'exchange', 'mending'] as const)
    : (['money', 'exchange'] as const);
  const chooseDefect = (value: 'fine' | 'defect') => {
    setDefect(value === 'defect');
    if (value === 'fine' && wish === 'mending') setWish('money');
  };
  const states = [
    { value: 'fine', label: messages.fine, note: messages.fineNote },
    { value: 'defect', label: messages.defect, note: messages.defectNote },
  ] as const;
  return (
    <form className="goods-return__form" onSubmit={submit} noValidate>
      <h2>{messages.more}</h2>
      {fault.text && <Notice tone="error">{fault.text}</Notice>}
      <fieldset className="goods-return__goods">
        <legend>{messages.goods}</legend>
        {lines.map((line) => (
          <ChosenLine
            key={line.position}
            line={line}
            quantity={chosen[line.position] ?? 0}
            onChange={(quantity) => {
              setChosen({ ...chosen, [line.position]: quantity });
              setFault({ reason: fault.reason });
            }}
          />
        ))}
        {fault.goods && (
          <p className="field__error" role="alert">
            {fault.goods}
          </p>
        )}
      </fieldset>
      <Choice
        legend={messages.state}
        name="state"
        value={hasDefect ? 'defect' : 'fine'}
        options={returns.is_late ? states.slice(1) : states}
        onChange={chooseDefect}
      />
      <Choice
        legend={messages.wish}
        name="wish"
        value={wish}
        options={wishes.map((value) => ({ value, label: wishOptions[value] }))}
        onChange={setWish}
      />
      <TextField
        multiline
        label={messages.reason}
        hint={messages.reasonHint}
        name="reason"
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setFault({ goods: fault.goods });
        }}
        error={fault.reason}
      />
      <PhotographsField
        legend={photographWords.title}
        hint={photographWords.hint}
        label={photographWords.choose}
        photographs={photographs}
        disabled={pending}
      />
      <Button type="submit" appearance="primary" wide pending={pending || photographs.isReading}>
        {messages.send}
      </Button>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; note?: string }[];
  onChange: (value: Value) => void;
}

/** One of a few. The cards of the checkout would weigh on it if they were shared. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name, value, options, onChange } = props;
  return (
    <fieldset className="goods-return__goods">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="goods-return__option">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <span className="goods-return__note">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface LineProps {
  line: Line;
  /** 0: it stays with the customer. */
  quantity: number;
  onChange: (quantity: number) => void;
}

function ChosenLine({ line, quantity, onChange }: LineProps) {
  const name = [line.name, line.variant_name].filter(Boolean).join(', ');
  return (
    <div className="goods-return__line">
      <Checkbox
        label={name}
        checked={quantity > 0}
        onChange={({ target }) => onChange(target.checked ? line.left : 0)}
      />
      {quantity > 0 && line.left > 1 && (
        <QuantityField
          label={messages.quantity(name)}
          name={name}
          value={quantity}
          max={line.left}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface Fault {
  readonly text?: string | undefined;
  readonly goods?: string | undefined;
  readonly reason?: string | undefined;
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof ShopError)) return { text: messages.failed };
  const { lines, reason, wish } = error.fields;
  const [goods, why] = [lines?.[0], reason?.[0] ?? wish?.[0]];
  if (goods || why) return { ...(goods && { goods }), ...(why && { reason: why }) };
  return { text: error.status < 500 && error.status > 0 ? error.message : messages.failed };
}
