import '../order-card.css';
import './draft-editor.css';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { OrderDraft } from '#contracts/admin/orders/order-drafts.ts';
import { type PaymentType, paymentTypes } from '#contracts/order-states.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { paymentTypeNames } from '#messages/orders/orders.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { useChange } from '../../../api/use-change.ts';
import { draftsPath, officePages } from '../../../screens.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { say } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { useRested } from '../../../ui/use-rested.ts';
import { isTownKnown, useQuote } from '../quoting/quote-queries.ts';
import { DraftCustomer } from './draft-customer.tsx';
import { DraftDelivery } from './draft-delivery.tsx';
import { faultsOf, fieldsOf, goodsSum, quotedOf, type Written } from './draft-fields.ts';
import { DraftGoods } from './draft-goods.tsx';
import { DraftLink, type MadeLink } from './draft-link.tsx';
import {
  type DraftFields,
  forgetIfGone,
  type Kept,
  keepDraft,
  linkDraft,
  placeDraft,
  useKeepDraft,
  useRemoveDraft,
} from './draft-queries.ts';
import { DraftSums } from './draft-sums.tsx';
import { draftsKey } from './drafts-key.ts';

interface Props {
  /** The draft that is open; undefined: a new one. */
  readonly draft: Pick<OrderDraft, 'id' | 'version' | 'link'> | undefined;
  readonly start: Written;
}

const payments = paymentTypes.map((one): [PaymentType, string] => [one, paymentTypeNames[one]]);

/** An order that a customer tells on the telephone: kept as a draft, or placed. */
export function DraftEditor({ draft, start }: Props) {
  const [written, setWritten] = useState(start);
  const { pressed, leave } = useKept(written);
  const [open, setOpen] = useState<Kept | undefined>(draft);
  const [hasLetter, setLetter] = useState(true);
  const [made, setMade] = useState<MadeLink>(null);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const set = (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change }));
  const asked = useRested(JSON.stringify(quotedOf(written) ?? null));
  const found = useQuote(JSON.parse(asked) ?? undefined);
  const isTownUnknown = found.error instanceof ApiFailure && found.error.fields.town !== undefined;
  const hasTown = written.way === 'pickup' || written.town.trim() !== '';
  const quote = isTownUnknown || !hasTown || asked === 'null' ? undefined : found.data;
  // What is counted on the screen may be of what was typed a moment ago.
  const fields = async () => fieldsOf(written, await isTownKnown(quotedOf(written)));
  const drafts = useHref(draftsPath);
  const keepOpen = async (told: DraftFields) => {
    const kept = await keepDraft(open, told);
    setOpen({ id: kept.id, version: kept.version });
    if (!open) showAddress(`${drafts}/${kept.id}`);
    leave(null);
    return kept;
  };
  const keep = useKeepDraft((kept) => {
    setOpen({ id: kept.id, version: kept.version });
    say(words.saved);
    leave(open ? null : `${draftsPath}/${kept.id}`);
  });
  const place = useChange(
    async () => {
      const told = await fields();
      const kept = await keepOpen(told);
      return placeDraft(kept, {
        ...told,
        expected_total: quote?.payable ?? goodsSum(written),
        letter: hasLetter && written.email.trim() !== '',
      });
    },
    {
      onDone: ({ number }) => {
        say(words.placed(number));
        leave(`${officePages.orders.path}/${number}`);
      },
      makesOld: [draftsKey, ['orders'], ['order-quote']],
    },
  );
  const link = useChange(
    async () => {
      const told = await fields();
      const kept = await keepOpen(told);
      const hasMail = hasLetter && written.email.trim() !== '';
      const { url, version } = await linkDraft(kept, { ...told, letter: hasMail });
      setOpen({ id: kept.id, version });
      return url;
    },
    {
      onDone: async (url) => {
        const isAnother = made !== null || draft?.link != null;
        setMade(url === null ? null : { url, isAnother });
        leave(null);
        say(url ? words.linkMade : words.linkSent);
      },
      makesOld: [draftsKey],
    },
  );
  const remove = useRemoveDraft(() => {
    say(words.removed);
    leave(draftsPath);
  });
  // Each of them keeps the draft first: two presses would make two, and two orders of them.
  const busy = useRef(false);
  const ends = {
    onSettled: () => {
      busy.current = false;
    },
    onError: (error: Error) => {
      // Its own page says what became of it.
      if (forgetIfGone(error, open?.id)) leave(`${draftsPath}/${open?.id}`);
    },
  };
  const failure = place.error ?? link.error ?? keep.error;
  const isBusy = place.isPending || link.isPending || keep.isPending;
  const forgetFaults = () => {
    setWrong(null);
    for (const one of [place, link, keep]) one.reset();
  };
  const setGoods = (goods: Written['goods']) => {
    set({ goods });
    // What was wrong with others is not told of these.
    forgetFaults();
  };
  const unlessWrong =
    (go: () => void, needsGoods = true) =>
    () => {
      if (busy.current) return;
      const isEmpty = needsGoods && written.goods.length === 0;
      const faults = {
        ...faultsOf(written),
        ...(isEmpty && { non_field_errors: [words.goodsFirst] }),
      };
      const isWrong = Object.keys(faults).length > 0;
      setWrong(isWrong ? new ApiFailure(400, faults) : null);
      if (isWrong) return;
      pressed();
      busy.current = true;
      go();
    };
  return (
    <Form
      failure={wrong ?? aboveFields(failure)}
      onSubmit={unlessWrong(() => place.mutate(undefined, ends))}
      isSentByButton
    >
      <div className="draft-editor">
        <section className="section" aria-label={words.goods}>
          <h2>{words.goods}</h2>
          <DraftGoods goods={written.goods} onChange={setGoods} />
        </section>
        <DraftCustomer written={written} onChange={set} onFilled={forgetFaults} />
        <DraftDelivery
          written={written}
          quote={isTownUnknown || !hasTown ? undefined : found.data}
          failure={found.error}
          onChange={set}
        />
        <section className="section" aria-label={words.sums}>
          <h2>{words.sums}</h2>
          <SelectField
            name="payment_type"
            label={words.payment}
            value={written.payment}
            options={payments}
            onChange={(payment) => set({ payment })}
          />
          <Field
            name="comment"
            label={words.comment}
            autoComplete="off"
            isLong
            value={written.comment}
            onChange={(comment) => set({ comment })}
          />
          {isTownUnknown && hasTown && <Notice>{words.unknownTown}</Notice>}
          {written.goods.length === 0 ? (
            <p>{words.sumsLater}</p>
          ) : (
            <DraftSums quote={quote} goods={goodsSum(written)} payment={written.payment} />
          )}
          {written.email.trim() !== '' && (
            <Check
              name="letter"
              checked={hasLetter}
              onChange={({ target }) => setLetter(target.checked)}
            >
              {words.letter}
            </Check>
          )}
          <DraftLink link={draft?.link ?? null} made={made} />
          <div className="form__actions">
            <Button look="main" type="submit" isPending={isBusy}>
              {words.place}
            </Button>
            <Button
              isPending={isBusy}
              onPress={unlessWrong(() => keep.mutate({ open, fields }, ends), false)}
            >
              {words.save}
            </Button>
            <Button isPending={isBusy} onPress={unlessWrong(() => link.mutate(undefined, ends))}>
              {words.link}
            </Button>
            {open && (
              <Button
                look="danger"
                isPending={remove.isPending}
                onPress={() => remove.mutate(open.id)}
              >
                {words.removeDraft}
              </Button>
            )}
          </div>
        </section>
      </div>
    </Form>
  );
}

/** What is typed and not kept yet is asked about before the page is left. `pressed`: what is written now is sent. `leave`: it was kept; to another page, or null to stay. */
function useKept(written: Written) {
  const navigate = useNavigate();
  const text = JSON.stringify(written);
  const [kept, setKept] = useState(text);
  const [next, setNext] = useState<string | null>(null);
  const sent = useRef(text);
  useUnsaved(next === null && text !== kept, { what: words.unsaved });
  // Once nothing is unsaved any more: a page with something typed asks before it is left.
  useEffect(() => {
    if (next !== null) navigate(next, { replace: true });
  }, [next, navigate]);
  return {
    pressed: () => {
      sent.current = text;
    },
    leave: (path: string | null) => {
      setKept(sent.current);
      setNext(path);
    },
  };
}

/** The address of the page from now on, for a page that is loaded anew; what stands on it stays, a link or a fault. */
const showAddress = (path: string) => window.history.replaceState(window.history.state, '', path);

/** What is wrong with goods or sum belongs to no field: it stands above them. */
function aboveFields(failure: Error | null): Error | null {
  if (!(failure instanceof ApiFailure)) return failure;
  if (failure.code === 'total_changed') {
    return new ApiFailure(400, { non_field_errors: [words.totalChanged] });
  }
  const { lines, ...fields } = failure.fields;
  if (!lines) return failure;
  return new ApiFailure(400, { ...fields, non_field_errors: [words.goodsWrong(lines)] });
}
