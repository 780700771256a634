import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { keysMessages } from '#messages/office/keys.ts';
import { dayWords, orderWorkMessages as words } from '#messages/office/order-work.ts';
import { formatNearDate, formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { PromisePart } from './promise-part.tsx';

const loadDialog = async () => (await import('./plan-dialog.tsx')).PlanDialog;

/** What is agreed with the customer: the day of the goods, a visit, the next call. */
export function PlanPanel({ order }: { order: AnyCard }) {
  const may = useMay();
  const { time_zone: zone } = useViewer();
  const { Opened: PlanDialog, open, close } = useOpenLater(loadDialog);
  const { deliver_on: day, deliver_hours: hours } = order.plan;
  const whole = order.view === 'whole' ? order : undefined;
  const isAllowed = whole !== undefined && may('orders.change');
  usePageActions(isAllowed ? [{ name: keysMessages.plan, run: open }] : []);
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
          <Button look="quiet" onPress={open}>
            {words.planChange}
          </Button>
        </div>
      )}
      {whole && PlanDialog && <PlanDialog order={whole} onClose={close} />}
    </section>
  );
}
