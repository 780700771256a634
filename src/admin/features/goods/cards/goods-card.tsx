import { useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { stockText, goodsScreenMessages as words } from '#messages/office/goods.ts';
import { sheetMessages } from '#messages/office/sheet.ts';
import { formatPrice } from '#messages/words/price.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { useMay } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { say } from '../../../ui/toasts.tsx';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { useChangeGoods } from '../queries.ts';
import { isFaulty, isSameValue } from '../sheet/cells.ts';
import { fieldColumns } from '../sheet/columns.ts';

const fields = ['price', 'stock'] as const;

type Texts = Readonly<Record<(typeof fields)[number], string>>;

const textsOf = (row: GoodsRow): Texts => ({
  price: fieldColumns.price.written(row.price),
  stock: fieldColumns.stock.written(row.stock),
});

/** A variant with its picture. A tap on it opens the product; what is changed here is saved here. */
export function GoodsCard({ row }: { row: GoodsRow }) {
  const may = useMay();
  const [typed, setTyped] = useState<Partial<Texts>>({});
  /** The box follows the finger; the list is read again before the change ends. */
  const [turned, setTurned] = useState<boolean>();
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  const texts = { ...textsOf(row), ...typed };
  const change = useChangeGoods(row.id, ({ article }) => {
    setTyped({});
    say(words.saved(article));
  });
  const isTyped = fields.some((field) => texts[field] !== textsOf(row)[field]);
  useUnsaved(isTyped, { what: sheetMessages.unsaved });
  const name = `${row.product}, ${row.variant}`;
  const type = (field: keyof Texts) => (text: string) => {
    setTyped({ ...typed, [field]: text });
    setWrong(null);
  };
  const save = () => {
    const read = readTexts(texts, row);
    setWrong('faults' in read ? new ApiFailure(400, read.faults) : null);
    if ('faults' in read) return;
    change.mutate(read.change);
  };
  const turn = () => {
    const next = !row.hidden;
    setTurned(next);
    change.mutate(
      { hidden: { from: row.hidden, to: next } },
      { onSettled: () => setTurned(undefined) },
    );
  };
  const { error } = change;
  const isLate = error instanceof ApiFailure && error.code === 'goods_changed';
  return (
    <li className="goods-card" aria-label={name}>
      <About row={row} isOpened={may('goods.content')} />
      {may('goods.content') && (
        <Check
          name="shown"
          checked={!(turned ?? row.hidden)}
          disabled={change.isPending}
          onChange={turn}
        >
          {words.shownBox}
        </Check>
      )}
      {isLate && (
        <Notice look="error">
          {words.changedMeanwhile} {formatPrice(row.price)}, {stockText(row.stock).toLowerCase()}
        </Notice>
      )}
      <Form onSubmit={save} failure={wrong ?? (isLate ? null : besidePrice(error))}>
        <div className="goods-card__fields">
          {may('goods.prices') ? (
            <Field
              name="price"
              label={words.priceField}
              inputMode="decimal"
              autoComplete="off"
              value={texts.price}
              onChange={type('price')}
            />
          ) : (
            <span>{formatPrice(row.price)}</span>
          )}
          <Field
            name="stock"
            label={words.stock}
            autoComplete="off"
            isDisabled={!may('goods.stock')}
            value={texts.stock}
            onChange={type('stock')}
          />
        </div>
        {isTyped && (
          <div className="form__actions">
            <Button type="submit" look="main" isPending={change.isPending}>
              {words.save}
            </Button>
            <Button
              look="quiet"
              onPress={() => {
                setTyped({});
                setWrong(null);
                change.reset();
              }}
            >
              {sheetMessages.undo}
            </Button>
          </div>
        )}
      </Form>
    </li>
  );
}

function About({ row, isOpened }: { row: GoodsRow; isOpened: boolean }) {
  const about = (
    <>
      <img
        className="goods__photo"
        src={pictureAt(row.photo, 160, 'webp')}
        alt=""
        width={72}
        height={54}
        loading="lazy"
      />
      <span>
        <span className="goods-card__name">{row.product}</span>
        <span className="goods-card__variant">
          {row.variant} · <span className="goods-card__article">{row.article}</span>
        </span>
        {row.old_price !== null && (
          <span className="goods-card__variant">
            {words.oldPriceIs(formatPrice(row.old_price))}
          </span>
        )}
        {row.is_product_hidden && <span className="goods__mark">{words.hiddenMark}</span>}
      </span>
    </>
  );
  return isOpened ? (
    <Link to={`/goods/${row.product_id}`}>{about}</Link>
  ) : (
    <div className="goods-card__about">{about}</div>
  );
}

type Read =
  | { readonly change: Parameters<ReturnType<typeof useChangeGoods>['mutate']>[0] }
  | { readonly faults: Record<string, string[]> };

/** What the texts change of the goods, or what is wrong with them. */
function readTexts(texts: Texts, row: GoodsRow): Read {
  const faults: Record<string, string[]> = {};
  const steps = fields.flatMap((field) => {
    const cell = fieldColumns[field].read(texts[field]);
    if (isFaulty(cell)) faults[field] = [cell.fault];
    if (isFaulty(cell) || isSameValue(cell.value, row[field])) return [];
    return [[field, { from: row[field], to: cell.value }] as const];
  });
  return Object.keys(faults).length > 0 ? { faults } : { change: Object.fromEntries(steps) };
}

/** The card has no field for the old price: what is wrong with it is said beside the price. */
function besidePrice(failure: Error | null): Error | null {
  if (!(failure instanceof ApiFailure) || !failure.fields?.old_price) return failure;
  return new ApiFailure(failure.status, { price: failure.fields.old_price });
}
