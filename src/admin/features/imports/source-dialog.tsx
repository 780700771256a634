import { goodsFields } from '#contracts/admin/goods/values.ts';
import type { FeedSource } from '#contracts/admin/imports/feed-sources.ts';
import { goodsFieldNames } from '#messages/office/goods.ts';
import { importsScreenMessages as words } from '#messages/office/imports.ts';
import { Check } from '../../ui/check.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useChangeSource } from './task-queries.ts';

interface Props {
  readonly source: FeedSource;
  readonly onClose: () => void;
}

/** What the shop decides about a source: its address and schedule, what it is master of, what its files mean. */
export function SourceDialog({ source: one, onClose }: Props) {
  const change = useChangeSource(() => {
    say(words.sourceSaved(one.source));
    onClose();
  });
  const save = (values: Record<string, string>) =>
    change.mutate({
      source: one.source,
      address: values.address?.trim() || null,
      nightly: values.nightly !== undefined,
      masters: goodsFields.filter((field) => values[`master_${field}`] !== undefined),
      unavailable: values.unavailable === 'sold_out' ? 'sold_out' : 'to_order',
      production_least: daysOf(values.production_least),
      production_most: daysOf(values.production_most),
      withdraw_percent: Math.min(100, Number(values.withdraw_percent) || 0),
    });
  return (
    <Dialog title={one.source} onClose={onClose}>
      <Form onSubmit={save} failure={change.error}>
        <Field
          name="address"
          type="url"
          label={words.address}
          hint={one.address?.includes('…') ? words.keyHint : words.addressHint}
          autoComplete="off"
          defaultValue={one.address ?? ''}
        />
        <Check name="nightly" defaultChecked={one.nightly}>
          {words.nightly}
        </Check>
        <fieldset className="imports__masters">
          <legend>{words.masters}</legend>
          {goodsFields.map((field) => (
            <Check
              key={field}
              name={`master_${field}`}
              defaultChecked={one.masters.includes(field)}
            >
              {goodsFieldNames[field]}
            </Check>
          ))}
        </fieldset>
        <Choice
          name="unavailable"
          label={words.unavailable}
          value={one.unavailable}
          options={[
            { value: 'to_order', name: words.toOrder },
            { value: 'sold_out', name: words.soldOut },
          ]}
        />
        <Field
          name="production_least"
          label={words.productionLeast}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(one.production_least ?? '')}
        />
        <Field
          name="production_most"
          label={words.productionMost}
          hint={words.productionHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(one.production_most ?? '')}
        />
        <Field
          name="withdraw_percent"
          label={words.withdrawPercent}
          hint={words.withdrawPercentHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(one.withdraw_percent)}
        />
        <DialogActions label={words.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}

/** Null where nothing is typed; -1, which is refused at its field, for what is no whole number. */
function daysOf(text = ''): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : -1;
}
