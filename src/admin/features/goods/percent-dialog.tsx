import { useState } from 'react';
import type { GoodsFilter, GoodsRow, RefusedGoods } from '#contracts/admin/goods/goods.ts';
import { MOST_GOODS } from '#contracts/admin/goods/values.ts';
import { goodsScreenMessages as words } from '#messages/office/goods.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { byPercent } from './percent.ts';
import { PercentFields, percentOf } from './percent-fields.tsx';
import { useAllGoods, useChangeManyGoods } from './queries.ts';

interface Props {
  readonly filter: GoodsFilter;
  readonly onClose: () => void;
}

/** Changes the prices of all goods of the filter by percent, after a look at what comes out. */
export function PercentDialog({ filter, onClose }: Props) {
  return (
    <Dialog title={words.percentTitle} onClose={onClose}>
      <Loaded query={useAllGoods(filter)}>
        {(goods) =>
          goods.length > MOST_GOODS ? (
            <Notice>{words.tooMany(MOST_GOODS)}</Notice>
          ) : (
            <PercentForm goods={goods} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

type Step = ReturnType<typeof byPercent>;

function PercentForm({ goods, onClose }: { goods: readonly GoodsRow[]; onClose: () => void }) {
  const [seen, setSeen] = useState<{ readonly steps: Step; readonly percent: number }>();
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const [refused, setRefused] = useState<readonly RefusedGoods[]>([]);
  const change = useChangeManyGoods(({ changed, refused }) => {
    say(words.manySaved(changed.length));
    if (refused.length === 0) return onClose();
    setSeen(undefined);
    setRefused(refused);
  });
  const look = (values: Record<string, string>) => {
    const read = percentOf(values);
    setWrong(read instanceof ApiFailure ? read : null);
    setRefused([]);
    setSeen(
      read instanceof ApiFailure
        ? undefined
        : { steps: byPercent(goods, read), percent: read.percent },
    );
  };
  return (
    <>
      <p>{words.percentText(goods.length)}</p>
      {/* What was looked at is no longer what the form says. */}
      <div onChange={() => setSeen(undefined)}>
        <Form onSubmit={look} failure={wrong}>
          <PercentFields />
          <DialogActions label={words.look} isPending={false} />
        </Form>
      </div>
      {refused.length > 0 && <Refused refused={refused} />}
      {change.error && <Notice look="error">{change.error.message}</Notice>}
      {seen && (
        <Preview goods={goods} {...seen}>
          {seen.steps.length > 0 && (
            <Button
              look="main"
              isPending={change.isPending}
              onPress={() => change.mutate({ changes: seen.steps })}
            >
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

const Refused = ({ refused }: { refused: readonly RefusedGoods[] }) => (
  <Notice look="error">
    <p>{words.refused(refused.length)}</p>
    <ul className="percent-preview__list">
      {refused.map(({ id, article, detail }) => (
        <li key={id}>
          {article}: {detail}
        </li>
      ))}
    </ul>
  </Notice>
);
