import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { dayWords, orderWorkMessages as words } from '#messages/office/order-work.ts';
import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { useViewer } from '../../api/session.ts';
import { Check } from '../../ui/check.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { onShopClock } from '../../ui/shop-clock.ts';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { useCardChange } from './queries.ts';
import { useSeenVersion } from './use-seen-version.ts';
import type { WorkCall } from './work-calls.ts';

type Change = Omit<WorkCall<'plan'>['body'], 'version'>;

/** Day of the goods, a visit and hours, as they are agreed with the customer. */
export function PlanDialog({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  const { time_zone: zone } = useViewer();
  /** As it was when the dialog was opened: what others change meanwhile is told, not overwritten. */
  const [{ plan }] = useState(order);
  const { version, refused } = useSeenVersion(order.version);
  const { number } = order;
  const change = useCardChange(
    number,
    (body: Change) => call(orderWorkCalls.plan, { params: { number }, body: { ...body, version } }),
    () => {
      say(words.planSaved(number));
      onClose();
    },
  );
  const visit = plan.visit_at && onShopClock(plan.visit_at, zone);
  const save = (values: Record<string, string>) => {
    const { deliver_on: day, deliver_hours = '', visit_at: at, visit_note = '' } = values;
    change.mutate(
      {
        deliver_on: day || null,
        deliver_hours,
        visit_note,
        visit_done: values.visit_done !== undefined,
        ...((at || null) !== visit && { visit_at: at || null }),
      },
      { onError: refused },
    );
  };
  return (
    <Dialog title={words.planTitle(number)} onClose={onClose}>
      <Conflict failure={change.error} delivery={order.delivery_type} />
      <Form failure={change.error} onSubmit={save}>
        <DayField
          name="deliver_on"
          label={dayWords[order.delivery_type].field}
          defaultValue={plan.deliver_on ?? ''}
        />
        <Field
          name="deliver_hours"
          label={words.hoursField}
          hint={words.hoursHint}
          maxLength={40}
          defaultValue={plan.deliver_hours ?? ''}
        />
        <DayField
          name="visit_at"
          hasTime
          label={words.visitField}
          hint={words.visitHint}
          defaultValue={visit ?? ''}
        />
        <Field
          name="visit_note"
          label={words.visitNoteField}
          hint={words.visitNoteHint}
          maxLength={300}
          defaultValue={plan.visit_note ?? ''}
        />
        <Check name="visit_done" defaultChecked={plan.visit_done}>
          {words.visitDone}
        </Check>
        <DialogActions label={words.planSave} isPending={change.isPending} />
      </Form>
    </Dialog>
  );
}
