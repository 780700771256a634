import { useState } from 'react';
import type { NewOrder } from '../../api/answers/new-order.ts';
import { type ConsentTerms, learnDocuments, shownVersions } from '../../consent-terms.ts';
import { useStore } from '../../store.ts';
import { draftField } from '../../ui/draft-field.ts';
import { useForm } from '../../ui/use-form.ts';
import { checkoutDraft } from './checkout-draft.ts';
import {
  type CheckoutForm,
  type DeliveryOfOrder,
  emptyForm,
  errorsFromServer,
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
  readonly terms: ConsentTerms;
  /** What is counted of its delivery. */
  readonly delivery: { readonly ofOrder: DeliveryOfOrder; readonly payable: number } | null;
  readonly onPlaced: (order: NewOrder, form: CheckoutForm) => void;
}

/** State of the checkout form: draft, messages, and at most one order in flight. */
export function useCheckout({ cart, terms, delivery, onPlaced }: Options) {
  const draft = useStore(checkoutDraft, emptyForm);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [change, setChange] = useState<PriceChange | null>(null);

  const withDocuments = (typed: CheckoutForm) => ({
    ...typed,
    documents: shownVersions(terms),
    ...(delivery && { delivery: delivery.ofOrder }),
  });

  const attempt = async (order: Promise<Outcome>) => {
    setFailure(null);
    setChange(null);
    const outcome = await order;
    if (outcome.kind === 'placed') {
      checkoutDraft.set(emptyForm);
      onPlaced(outcome.order, draft);
    } else if (outcome.kind === 'priceChanged') {
      setChange(outcome.change);
    } else {
      if (outcome.kind === 'serverError') {
        show(errorsFromServer(outcome.error.fields));
        if (learnDocuments(outcome.error)) checkoutDraft.set({ ...draft, consent: false });
      }
      setFailure(outcome);
    }
  };

  const { form, button, field, pending, show, run, clearErrors } = useForm<CheckoutForm>({
    draft,
    check: (typed) => validate(typed, terms.byCheckbox),
    send: (typed) => attempt(orderCart(withDocuments(typed), cart, delivery?.payable)),
  });

  const edit = (edited: Partial<CheckoutForm>) => {
    checkoutDraft.set({ ...draft, ...edited });
    const withMiddleName = 'noMiddleName' in edited ? ['middleName'] : [];
    clearErrors(...Object.keys(edited), ...withMiddleName);
  };

  return {
    form,
    button,
    pending,
    failure,
    change,
    draft,
    edit,
    consentError: field('consent').error,
    field: draftField(draft, edit, field),
    acceptChange: () =>
      change &&
      run(draft, (typed) =>
        attempt(createOrder(withDocuments(typed), change.cartUuid, change.total)),
      ),
    declineChange: () => setChange(null),
  };
}
