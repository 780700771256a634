import { useState } from 'react';
import type { GoodsRow, Stock } from '#contracts/admin/goods/goods.ts';
import { type GoodsField, type StockKind, stockKinds } from '#contracts/admin/goods/values.ts';
import {
  goodsFieldNames,
  stockKindNames,
  stockText,
  goodsScreenMessages as words,
} from '#messages/office/goods.ts';
import { formatPrice, typedSum } from '#messages/words/price.ts';
import { ApiFailure, conflictOf } from '../../api/call-api.ts';
import type { goodsCalls } from '../../api/endpoints/goods.ts';
import { useMay } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { changeOf } from './change-of.ts';
import { useChangeGoods, useReleaseGoods } from './queries.ts';

interface Props {
  /** As it was when it was chosen: what others change meanwhile is told, not overwritten. */
  readonly goods: GoodsRow;
  readonly onClose: () => void;
}

/** Price, old price and stock of a variant. */
export function GoodsDialog({ goods, onClose }: Props) {
  const mayPrice = useMay()('goods.prices');
  const [known, setKnown] = useState(goods);
  const [kind, setKind] = useState<StockKind>(goods.stock.kind);
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const change = useChangeGoods(goods.id, ({ article }) => {
    say(words.saved(article));
    onClose();
  });
  const save = (values: Record<string, string>) => {
    const read = changeOf({ opened: goods, now: known }, values);
    setWrong('faults' in read ? new ApiFailure(400, read.faults) : null);
    if ('faults' in read) return;
    if (Object.keys(read.change).length === 0) {
      say(words.nothing);
      onClose();
      return;
    }
    change.mutate(read.change, {
      onError: (failure) => {
        const now = conflictOf<typeof goodsCalls.change>(failure)?.now;
        if (now) setKnown(now);
      },
    });
  };
  const isLate = change.error instanceof ApiFailure && change.error.code === 'goods_changed';
  const { stock } = goods;
  return (
    <Dialog title={goods.product} onClose={onClose}>
      <p className="goods-facts">
        {goods.variant} · {words.article(goods.article)}{' '}
        <Link to={`${officePages.stock.path}?${new URLSearchParams({ text: goods.article })}`}>
          {words.movements}
        </Link>
      </p>
      {isLate && (
        <Notice look="error">
          <p>
            {words.changedMeanwhile} {nowText(known)}
          </p>
          <p>{words.changedThen}</p>
        </Notice>
      )}
      <Holds goods={known} mayRelease={mayPrice} onClose={onClose} />
      <Form onSubmit={save} failure={wrong ?? (isLate ? null : change.error)}>
        {mayPrice && (
          <>
            <Field
              name="price"
              label={words.priceField}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typedSum(goods.price)}
            />
            <Field
              name="old_price"
              label={words.oldPriceField}
              hint={words.oldPriceHint}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={goods.old_price === null ? '' : written(goods.old_price)}
            />
          </>
        )}
        <Choice
          name="kind"
          label={words.kind}
          value={kind}
          options={stockKinds.map((value) => ({ value, name: stockKindNames[value] }))}
          onChange={(value) => setKind(value as StockKind)}
        />
        {kind === 'counted' && (
          <Field
            name="pieces"
            label={words.pieces}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={stock.kind === 'counted' ? String(stock.pieces) : ''}
          />
        )}
        <DialogActions label={words.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}

const written = (roubles: number): string => String(roubles).replace('.', ',');

const nowText = (now: { price: number; old_price: number | null; stock: Stock }): string =>
  [
    formatPrice(now.price),
    ...(now.old_price === null
      ? []
      : [`${goodsFieldNames.old_price} ${formatPrice(now.old_price)}`]),
    stockText(now.stock).toLowerCase(),
  ].join(', ');

interface HoldsProps {
  readonly goods: GoodsRow;
  readonly mayRelease: boolean;
  readonly onClose: () => void;
}

/** What feeds leave alone, and what they will set all the same; of goods that come from one. */
function Holds({ goods, mayRelease, onClose }: HoldsProps) {
  const release = useReleaseGoods(goods.id, ({ article }) => {
    say(words.released(article));
    onClose();
  });
  const { source, held, mastered } = goods;
  if (source === null) return null;
  const named = (fields: readonly GoodsField[]) =>
    fields.map((field) => goodsFieldNames[field]).join(', ');
  return (
    <>
      {held.length > 0 && (
        <Notice>
          <p>{words.heldOf(named(held))}</p>
          {mayRelease && (
            <Button isPending={release.isPending} onPress={() => release.mutate(held)}>
              {words.release}
            </Button>
          )}
          {release.error && <p>{release.error.message}</p>}
        </Notice>
      )}
      {mastered.length > 0 && <Notice>{words.masteredOf(named(mastered), source)}</Notice>}
    </>
  );
}
