import { useState } from 'react';
import type { GoodsFilter, GoodsRow } from '#contracts/admin/goods/goods.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { GoodsWorking } from './bulk/use-goods-work.ts';
import { byPercent } from './percent.ts';
import { PercentFields, percentOf } from './percent-fields.tsx';
import { MOST_PICKED, useAllGoods } from './queries.ts';

interface Props {
  readonly filter: GoodsFilter;
  /** Just these goods; else all of the filter. */
  readonly goods?: readonly GoodsRow[] | undefined;
  readonly working: GoodsWorking;
  readonly onClose: () => void;
}

/** Changes prices of goods by percent, after a look at what comes out. */
export function PercentDialog({ filter, goods, working, onClose }: Props) {
  return (
    <Dialog title={words.percentTitle} onClose={onClose}>
      {goods ? (
        <PercentForm
          goods={goods}
          about={words.percentOfPicked}
          working={working}
          onClose={onClose}
        />
      ) : (
        <OfFilter filter={filter} working={working} onClose={onClose} />
      )}
    </Dialog>
  );
}

const OfFilter = ({ filter, ...props }: Omit<Props, 'goods'>) => (
  <Loaded query={useAllGoods(filter)}>
    {(goods) =>
      goods.length > MOST_PICKED ? (
        <Notice>{words.tooMany(MOST_PICKED)}</Notice>
      ) : (
        <PercentForm goods={goods} about={words.percentText} {...props} />
      )
    }
  </Loaded>
);

type Step = ReturnType<typeof byPercent>;

interface FormProps {
  readonly goods: readonly GoodsRow[];
  readonly about: (products: number, variants: number) => string;
  readonly working: GoodsWorking;
  readonly onClose: () => void;
}

function PercentForm({ goods: now, about, working, onClose }: FormProps) {
  // What was looked at is what is changed.
  const [goods] = useState(now);
  const [seen, setSeen] = useState<{ readonly steps: Step; readonly percent: number }>();
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const { change } = working;
  const look = (values: Record<string, string>) => {
    const read = percentOf(values);
    setWrong(read instanceof ApiFailure ? read : null);
    setSeen(
      read instanceof ApiFailure
        ? undefined
        : { steps: byPercent(goods, read), percent: read.percent },
    );
  };
  const send = (variants: Step) => {
    const known = new Map(goods.map((one) => [one.id, one]));
    change.mutate({ work: { variants }, goods: known }, { onSuccess: onClose });
  };
  return (
    <>
      <p>{about(new Set(goods.map((one) => one.product_id)).size, goods.length)}</p>
      {/* What was looked at is no longer what the form says. */}
      <div onChange={() => setSeen(undefined)}>
        <Form onSubmit={look} failure={wrong}>
          <PercentFields />
          <DialogActions label={words.look} isPending={false} />
        </Form>
      </div>
      {change.error && <Notice look="error">{change.error.message}</Notice>}
      {seen && (
        <Preview goods={goods} {...seen}>
          {seen.steps.length > 0 && (
            <Button look="main" isPending={change.isPending} onPress={() => send(seen.steps)}>
              {words.changeMany(seen.steps.length)}
            </Button>
          )}
        </Preview>
      )}
    </>
  );
}

/** So many prices are shown before they are changed. */
const SHOWN = 20;

interface PreviewProps {
  readonly goods: readonly GoodsRow[];
  readonly steps: Step;
  /** As it was read: «1.250» of a percent is 1,25. */
  readonly percent: number;
  readonly children: React.ReactNode;
}

function Preview({ goods, steps, percent, children }: PreviewProps) {
  const known = new Map(goods.map((one) => [one.id, one]));
  return (
    <section className="percent-preview" aria-label={words.preview}>
      <p role="status">
        <strong>{words.willChange(steps.length, goods.length)}</strong>
        <br />
        {words.byPercent(percent)}
      </p>
      <ul className="percent-preview__list">
        {steps.slice(0, SHOWN).map(({ id, price }) => (
          <li key={id}>
            {known.get(id)?.product}, {known.get(id)?.variant}: {formatPrice(price?.from ?? 0)} →{' '}
            {formatPrice(price?.to ?? 0)}
          </li>
        ))}
      </ul>
      {steps.length > SHOWN && <p>{words.andMore(steps.length - SHOWN)}</p>}
      {children}
    </section>
  );
}
