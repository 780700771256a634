import { useState } from 'react';
import type { AnyCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { keysMessages } from '#messages/office/keys.ts';
import { dayWords, orderWorkMessages as words } from '#messages/office/order-work.ts';
import { formatNearDate, formatNearTime } from '#messages/words/shop-time.ts';
import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { onShopClock } from '../../ui/shop-clock.ts';
import { say } from '../../ui/toasts.tsx';
import { Conflict } from './conflict.tsx';
import { PromisePart } from './promise-part.tsx';
import { useCardChange } from './queries.ts';
import { useSeenVersion } from './use-seen-version.ts';
import type { WorkCall } from './work-calls.ts';

type Change = Omit<WorkCall<'plan'>['body'], 'version'>;

/** What is agreed with the customer: the day of the goods, a visit, the next call. */
export function PlanPanel({ order }: { order: AnyCard }) {
  const may = useMay();
  const { time_zone: zone } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const { deliver_on: day, deliver_hours: hours } = order.plan;
  const whole = order.view === 'whole' ? order : undefined;
  const isAllowed = whole !== undefined && may('orders.change');
  usePageActions(isAllowed ? [{ name: keysMessages.plan, run: () => setOpen(true) }] : []);
  const time = (at: string) => formatNearTime(new Date(at), zone);
  return (
    <section className="section order-panel">
      <h2>{words.plan}</h2>
      <p>
        {dayWords[order.delivery_type].said}:{' '}
        {day ? [formatNearDate(day), hours].filter(Boolean).join(', ') : words.noDay}
      </p>
      {whole && <PromisePart order={whole} />}
      {whole?.plan.visit_at && (
        <p>
          {words.visit(time(whole.plan.visit_at))}
          {whole.plan.visit_note && `: ${whole.plan.visit_note}`}
          {whole.plan.visit_done && <span className="order-panel__soft"> · {words.visitDone}</span>}
        </p>
      )}
      {whole?.plan.call_at && <p>{words.callAt(time(whole.plan.call_at))}</p>}
      {isAllowed && (
        <div className="order-panel__action">
          <Button look="quiet" onPress={() => setOpen(true)}>
            {words.planChange}
          </Button>
        </div>
      )}
      {whole && isOpen && <PlanDialog order={whole} onClose={() => setOpen(false)} />}
    </section>
  );
}

function PlanDialog({ order, onClose }: { order: OrderCard; onClose: () => void }) {
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
