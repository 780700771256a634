import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import type { LineWork } from '#contracts/admin/orders/order-events.ts';
import { makingWords as words } from '#messages/office/making.ts';
import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { useCardChange } from './queries.ts';
import { useSeenVersion } from './use-seen-version.ts';

interface Props {
  readonly order: AnyCard;
  readonly line: AnyCard['lines'][number];
  readonly onClose: () => void;
}

/** Where a line is made, for when it is promised and when it came. */
export function LineDialog({ order, line, onClose }: Props) {
  const { version, refused } = useSeenVersion(order.version);
  const { number } = order;
  const { position, work } = line;
  const change = useCardChange(
    number,
    (body: LineWork) =>
      call(orderWorkCalls.line, {
        params: { number, position: String(position) },
        body: { ...body, version },
      }),
    () => {
      say(words.makingSaved);
      onClose();
    },
  );
  const save = (values: Record<string, string>) => {
    const given = (name: keyof LineWork) => values[name]?.trim() || null;
    change.mutate(
      {
        maker: given('maker'),
        maker_number: given('maker_number'),
        ordered_on: given('ordered_on'),
        promised_on: given('promised_on'),
        ready_on: given('ready_on'),
      },
      { onError: refused },
    );
  };
  return (
    <Dialog title={words.makingTitle(line.name)} onClose={onClose}>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form failure={change.error} onSubmit={save}>
        <Field
          name="maker"
          label={words.makerField}
          maxLength={120}
          defaultValue={work.maker ?? ''}
        />
        <Field
          name="maker_number"
          label={words.makerNumberField}
          maxLength={60}
          defaultValue={work.maker_number ?? ''}
        />
        <DayField
          name="ordered_on"
          label={words.orderedField}
          defaultValue={work.ordered_on ?? ''}
        />
        <DayField
          name="promised_on"
          label={words.promisedField}
          defaultValue={work.promised_on ?? ''}
        />
        <DayField name="ready_on" label={words.readyField} defaultValue={work.ready_on ?? ''} />
        <DialogActions label={words.save} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}
