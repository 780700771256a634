import '../../ui/bulk.css';
import { useState } from 'react';
import type { BulkAnswer } from '#contracts/admin/orders/order-bulk.ts';
import type { OrderRowOfOffice } from '#contracts/admin/orders/orders.ts';
import { MOST_AT_ONCE } from '#contracts/admin/orders/values.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import { bulkActions, bulkMessages as words } from '#messages/office/views.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./bulk-dialog.tsx')).BulkDialog;

type Chosen = Pick<OrderRowOfOffice, 'number' | 'version' | 'payment' | 'next_statuses'>;

interface Props {
  readonly chosen: readonly Chosen[];
  readonly onClear: () => void;
  readonly onDone: (answer: BulkAnswer) => void;
}

/** How many orders are ticked, and the steps that all of them allow. */
export function BulkBar({ chosen, onClear, onDone }: Props) {
  const [step, setStep] = useState<{ status: OrderStatus; orders: readonly Chosen[] }>();
  const dialog = useOpenLater(loadDialog);
  const isTooMany = chosen.length > MOST_AT_ONCE;
  const steps = isTooMany ? [] : commonSteps(chosen);
  return (
    <section className="bulk__line" aria-label={words.region}>
      <strong role="status">{words.picked(chosen.length)}</strong>
      <div className="bulk__steps">
        {steps.map((status) => (
          <Button
            key={status}
            look={status === 'cancelled' ? 'danger' : 'plain'}
            onPress={() => {
              setStep({ status, orders: chosen });
              dialog.open();
            }}
          >
            {bulkActions[status]}
          </Button>
        ))}
        {steps.length === 0 && (
          <span className="bulk__none">
            {isTooMany ? words.tooMany(MOST_AT_ONCE) : words.noStep}
          </span>
        )}
      </div>
      <Button look="quiet" onPress={onClear}>
        {words.clear}
      </Button>
      {step && dialog.Opened && <dialog.Opened {...step} onDone={onDone} onClose={dialog.close} />}
    </section>
  );
}

const commonSteps = ([first, ...others]: readonly Chosen[]): OrderStatus[] =>
  (first?.next_statuses ?? []).filter((status) =>
    others.every((order) => order.next_statuses.includes(status)),
  );
