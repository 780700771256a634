import { type FormEvent, useState } from 'react';
import type { OrderPaying } from '#contracts/order-paying.ts';
import { ShopError } from '#contracts/shop.ts';
import { payPageMessages as messages, waysText } from '#messages/payments/pay-page.ts';
import { logFailure } from '../../../log.ts';
import { Button } from '../../../ui/button.tsx';
import { useCurrency } from '../../../ui/currency.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { missingGoods } from '../missing-goods.ts';
import { rememberPayment } from './begun-payments.ts';
import { beginPaying, type Wanted } from './paying-api.ts';

interface Props {
  paying: OrderPaying;
  token: string;
  /** The order may be another one than it was shown. */
  onChange: () => void;
}

type Choice = OrderPaying['choices'][number];

/** A button for each payment that is offered; it leads to the page of the provider. */
export function PayForm({ paying, token, onChange }: Props) {
  const currency = useCurrency();
  const { choices, own, paid, provider } = paying;
  const { pay, pending, fault } = usePaying(token, onChange);
  return (
    <div className="pay-form">
      {paying.is_test && (
        <p>
          <strong>{messages.test}</strong>
        </p>
      )}
      {fault?.text && (
        <Notice tone="error">
          {fault.text}
          {fault.lines?.map((line) => (
            <span key={line} className="pay-form__missing">
              {line}
            </span>
          ))}
        </Notice>
      )}
      {choices.map((choice, at) => (
        <div key={choice.part} className="pay-form__choice">
          <Button
            appearance={at === 0 ? 'primary' : undefined}
            wide
            pending={pending}
            onClick={() => pay({ part: choice.part })}
          >
            {messages.pay(choice, paid > 0, currency)}
          </Button>
          {noteOf(choice, choices[0]) && <p className="soft">{noteOf(choice, choices[0])}</p>}
        </div>
      ))}
      {own && <OwnSum own={own} pay={pay} pending={pending} error={fault?.field} />}
      <p className="soft">
        {provider && `${messages.where(provider)} `}
        {messages.samePrice}
      </p>
    </div>
  );
}

/** By which ways a payment of this size can be made, where that is not said beside the first one. */
function noteOf(choice: Choice, first: Choice | undefined): string {
  const { ways, part, payments } = choice;
  const text = waysText(ways);
  if (choice !== first && part !== 'share' && text === waysText(first?.ways ?? [])) return '';
  if (part === 'share') return messages.inParts(payments, text);
  return ways.includes('card') ? text : `${text}. ${messages.noCard}`;
}

interface OwnProps {
  own: NonNullable<OrderPaying['own']>;
  pay: (wanted: Wanted | null) => void;
  pending: boolean;
  error: string | undefined;
}

/** Another sum, of the customer's choice. */
function OwnSum({ own, pay, pending, error }: OwnProps) {
  const currency = useCurrency();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const plain = typed.replaceAll(/\s/g, '').replace(',', '.');
    const amount = /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
    pay(amount > 0 ? { amount } : null);
  };
  return (
    <details className="pay-form__own">
      <summary>{messages.own}</summary>
      <form className="pay-form" onSubmit={submit} noValidate>
        <TextField
          label={messages.ownField}
          hint={messages.ownHint(own.least, own.most, currency)}
          inputMode="decimal"
          autoComplete="off"
          name="amount"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
        <Button type="submit" wide pending={pending}>
          {messages.payOwn}
        </Button>
      </form>
    </details>
  );
}

interface Fault {
  readonly text?: string;
  readonly field?: string;
  readonly lines?: readonly string[];
}

/** Begins a payment and goes to the page of the provider. */
function usePaying(token: string, onChange: () => void) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const pay = async (wanted: Wanted | null) => {
    if (!wanted) return setFault({ field: messages.ownWrong });
    setPending(true);
    setFault(undefined);
    try {
      const { payment, pay_url: url } = await beginPaying(token, wanted);
      rememberPayment(payment, token);
      // The button waits until the page is left.
      location.assign(url);
    } catch (error) {
      logFailure('the payment was not begun', error);
      if (error instanceof ShopError && error.code === 'payment_not_needed') onChange();
      setFault(faultOf(error));
      setPending(false);
    }
  };
  return { pay, pending, fault };
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof ShopError)) return { text: messages.failed };
  const field = error.fields.amount?.[0];
  if (field) return { field };
  if (error.code === 'out_of_stock') {
    return { text: messages.missing, lines: missingGoods(error.body) };
  }
  const isSaid = error.status < 500 || error.code === 'payment_unavailable';
  return { text: isSaid ? error.message : messages.failed };
}
