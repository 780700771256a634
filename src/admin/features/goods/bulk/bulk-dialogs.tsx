import { useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import { type GoodsField, goodsFields, MOST_DAYS } from '#contracts/admin/goods/values.ts';
import { releasedFieldNames, goodsBulkMessages as words } from '#messages/office/goods-bulk.ts';
import { sheetMessages } from '#messages/office/sheet.ts';
import { ApiFailure } from '../../../api/call-api.ts';
import { categoryOptions } from '../../../ui/category-options.ts';
import { Check } from '../../../ui/check.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { readTyped } from '../../../ui/read-typed.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useGoodsCategories } from '../queries.ts';
import type { GoodsWorking } from './use-goods-work.ts';
import {
  categoryWork,
  daysWork,
  type GoodsWork,
  releasable,
  releaseWork,
  showingWork,
  touchedBy,
} from './work.ts';

export interface BulkDialogProps {
  readonly kind: 'category' | 'show' | 'hide' | 'days' | 'release';
  readonly goods: readonly GoodsRow[];
  readonly working: GoodsWorking;
  readonly onClose: () => void;
}

/** Asks what is to be done with the goods, and says how many it touches. The goods are those of the moment it opened. */
export function BulkDialog({ kind, goods: now, working, onClose }: BulkDialogProps) {
  const [goods] = useState(now);
  const known = new Map(goods.map((row) => [row.id, row]));
  const parts = { goods, known, working, onClose };
  switch (kind) {
    case 'category':
      return <CategoryDialog {...parts} />;
    case 'days':
      return <DaysDialog {...parts} />;
    case 'release':
      return <ReleaseDialog {...parts} />;
    default:
      return <ShowingDialog {...parts} isHidden={kind === 'hide'} />;
  }
}

interface Parts {
  readonly goods: readonly GoodsRow[];
  readonly known: ReadonlyMap<number, GoodsRow>;
  readonly working: GoodsWorking;
  readonly onClose: () => void;
}

interface FrameProps extends Parts {
  readonly title: string;
  readonly label: string;
  /** What the form says now; undefined where it cannot be read. */
  readonly work: GoodsWork | undefined;
  readonly failure?: Error | null;
  readonly isDanger?: boolean;
  /** What it touches, where that is more than the numbers. */
  readonly touched?: string;
  readonly children?: React.ReactNode;
}

/** A question about goods: its fields, how many it touches, and the button. */
function Frame({ title, label, work, failure, isDanger = false, ...rest }: FrameProps) {
  const { known, working, onClose, touched, children } = rest;
  const { products, variants } = touchedBy(work ?? {}, known);
  const isNothing = work !== undefined && products + variants === 0;
  const { change } = working;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        onSubmit={() => {
          if (!work || isNothing) return;
          change.mutate({ work, goods: known }, { onSuccess: onClose });
        }}
        failure={failure ?? change.error}
      >
        {children}
        <p role="status">
          <strong>
            {isNothing ? words.nothing : work && (touched ?? words.touched(products, variants))}
          </strong>
        </p>
        <DialogActions label={label} isPending={change.isPending} isDanger={isDanger} />
      </Form>
    </Dialog>
  );
}

function CategoryDialog(parts: Parts) {
  const [first] = parts.goods;
  const [category, setCategory] = useState(first?.category_slug ?? '');
  const work = categoryWork(parts.goods, category);
  const products = work.products?.length ?? 0;
  return (
    <Frame
      {...parts}
      title={words.categoryTitle}
      label={words.move}
      work={work}
      touched={words.categoryMoved(products)}
    >
      <p>{words.categoryAbout}</p>
      <Loaded query={useGoodsCategories()}>
        {({ categories }) => (
          <SelectField
            name="category"
            label={words.categoryField}
            value={category}
            options={categoryOptions(categories)}
            onChange={setCategory}
          />
        )}
      </Loaded>
    </Frame>
  );
}

function ShowingDialog({ isHidden, ...parts }: Parts & { readonly isHidden: boolean }) {
  const work = showingWork(parts.goods, isHidden);
  const whole = work.products?.length ?? 0;
  return (
    <Frame
      {...parts}
      title={isHidden ? words.hideTitle : words.showTitle}
      label={isHidden ? words.hide : words.show}
      isDanger={isHidden}
      work={work}
    >
      {isHidden && <p>{words.hideAbout}</p>}
      {whole > 0 && <Notice>{words.whole(whole)}</Notice>}
    </Frame>
  );
}

function DaysDialog(parts: Parts) {
  const common = new Set(parts.goods.map(({ days }) => days));
  const [text, setText] = useState(common.size === 1 ? String([...common][0] ?? '') : '');
  const read = text.trim()
    ? readTyped(text, 'days', sheetMessages.notDays)
    : { value: null as number | null };
  const days = 'value' in read && isDays(read.value) ? read.value : undefined;
  const fault = 'fault' in read ? read.fault : sheetMessages.notDays;
  const [wrong, setWrong] = useState<ApiFailure | null>(null);
  return (
    <Frame
      {...parts}
      title={words.daysTitle}
      label={words.change}
      work={days === undefined ? undefined : daysWork(parts.goods, days)}
      failure={wrong}
    >
      <Field
        name="days"
        label={words.daysField}
        hint={words.daysHint}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(next) => {
          setText(next);
          setWrong(null);
        }}
        onBlur={() => setWrong(days === undefined ? new ApiFailure(400, { days: [fault] }) : null)}
      />
    </Frame>
  );
}

const isDays = (days: number | null): boolean => days === null || (days > 0 && days <= MOST_DAYS);

function ReleaseDialog(parts: Parts) {
  const offered = goodsFields.flatMap((field) => {
    const count = parts.goods.filter((one) => releasable(one).includes(field)).length;
    return count > 0 ? [{ field, count }] : [];
  });
  const [fields, setFields] = useState<ReadonlySet<GoodsField>>(
    new Set(offered.map(({ field }) => field)),
  );
  return (
    <Frame
      {...parts}
      title={words.releaseTitle}
      label={words.release}
      work={releaseWork(parts.goods, [...fields])}
    >
      <p>{words.releaseAbout}</p>
      <div>
        {offered.map(({ field, count }) => (
          <Check
            key={field}
            name={field}
            checked={fields.has(field)}
            onChange={() => setFields(fields.symmetricDifference(new Set([field])))}
          >
            {words.releaseField(releasedFieldNames[field], count)}
          </Check>
        ))}
      </div>
    </Frame>
  );
}
