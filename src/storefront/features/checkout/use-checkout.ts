import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OrderCreated } from '#contracts/orders.ts';
import { checkoutDraft } from './checkout-draft.ts';
import {
  type CheckoutForm,
  emptyForm,
  errorsFromServer,
  type FieldName,
  type FormErrors,
  firstInvalid,
  validate,
} from './checkout-form.ts';
import {
  type CheckoutCart,
  createOrder,
  type Outcome,
  orderCart,
  type PriceChange,
} from './place-order.ts';

export type Failure = Exclude<Outcome, { kind: 'placed' | 'priceChanged' }>;

interface Options {
  readonly cart: CheckoutCart;
  readonly consentNeeded: boolean;
  readonly onPlaced: (order: OrderCreated) => void;
}

/** The checkout form, its messages, and the one order that may be under way. */
export function useCheckout({ cart, consentNeeded, onPlaced }: Options) {
  const form = useSyncExternalStore(checkoutDraft.subscribe, checkoutDraft.get, () => emptyForm);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [change, setChange] = useState<PriceChange | null>(null);
  const [pending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focusOn = useRef<FieldName | undefined>(undefined);

  useEffect(() => {
    if (!focusOn.current) return;
    element.current?.querySelector<HTMLElement>(`[name="${focusOn.current}"]`)?.focus();
    focusOn.current = undefined;
  });

  const edit = (edited: Partial<CheckoutForm>) => {
    checkoutDraft.set({ ...form, ...edited });
    const cleared = Object.fromEntries(Object.keys(edited).map((field) => [field, undefined]));
    const withMiddleName = 'noMiddleName' in edited ? { middleName: undefined } : {};
    setErrors((current) => ({ ...current, ...cleared, ...withMiddleName }));
  };

  const showErrors = (next: FormErrors) => {
    focusOn.current = firstInvalid(next);
    setErrors(next);
  };

  const finish = (outcome: Outcome) => {
    if (outcome.kind === 'placed') {
      checkoutDraft.set(emptyForm);
      onPlaced(outcome.order);
    } else if (outcome.kind === 'priceChanged') {
      setChange(outcome.change);
    } else {
      if (outcome.kind === 'serverError') showErrors(errorsFromServer(outcome.error.fields));
      setFailure(outcome);
    }
  };

  const attempt = async (order: () => Promise<Outcome>) => {
    setPending(true);
    setFailure(null);
    setChange(null);
    try {
      finish(await order());
    } finally {
      setPending(false);
    }
  };

  const submit = () => {
    if (pending) return;
    const found = validate(form, consentNeeded);
    showErrors(found);
    if (firstInvalid(found) === undefined) void attempt(() => orderCart(form, cart));
  };

  const acceptChange = () => {
    if (change) void attempt(() => createOrder(form, change.cartUuid, change.total));
  };

  return {
    ...{ form, errors, failure, change, pending, element, edit, submit, acceptChange },
    declineChange: () => setChange(null),
  };
}
