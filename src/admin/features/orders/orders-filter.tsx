import '../../ui/filters.css';
import './orders-filter.css';
import { useState } from 'react';
import type { OrdersFilter as Filter } from '#contracts/admin/orders/orders.ts';
import { type DueKind, dueKinds } from '#contracts/admin/orders/values.ts';
import {
  deliveryTypes,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '#contracts/order-states.ts';
import { dueNames, orderWorkMessages as workWords } from '#messages/office/order-work.ts';
import { deliveryWords, ordersMessages as words } from '#messages/office/orders.ts';
import { orderStatusNames, paymentStatusNames } from '#messages/orders/orders.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useKnownTags } from './work-calls.ts';

/** What is due for those who carry. */
const deliveryKinds: readonly DueKind[] = ['production', 'delivery'];

interface Props {
  readonly filter: Filter;
  readonly seesMoney: boolean;
  readonly onChange: (filter: Filter) => void;
}

/** Words and choices; each acts at once. */
export function OrdersFilter({ filter, seesMoney, onChange }: Props) {
  const tags = useKnownTags().data?.tags ?? [];
  const [isUnfolded, setUnfolded] = useState(false);
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const named = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => values.map((value) => [value, names[value]] as const);
  return (
    <search className={`filters orders-filter ${isUnfolded ? 'orders-filter--unfolded' : ''}`}>
      <SearchField
        label={words.search}
        hint={words.searchHint}
        text={filter.text ?? ''}
        onChange={(text) => set({ text: text || undefined })}
      />
      <div className="orders-filter__more">
        <Button aria-expanded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)}>
          {words.filters(chosenIn(filter))}
        </Button>
      </div>
      {seesMoney && (
        <>
          <Select<OrderStatus>
            label={words.status}
            any={words.anyStatus}
            value={filter.status}
            options={named(orderStatuses, orderStatusNames)}
            onChange={(status) => set({ status })}
          />
          <Select<PaymentStatus>
            label={words.payment}
            any={words.anyPayment}
            value={filter.payment}
            options={named(paymentStatuses, paymentStatusNames)}
            onChange={(payment) => set({ payment })}
          />
        </>
      )}
      <Select
        label={words.delivery}
        any={words.anyDelivery}
        value={filter.delivery}
        options={named(deliveryTypes, deliveryWords)}
        onChange={(delivery) => set({ delivery })}
      />
      <Select<DueKind>
        label={workWords.due}
        any={workWords.anyDue}
        value={filter.due}
        options={named(seesMoney ? dueKinds : deliveryKinds, dueNames)}
        onChange={(due) => set({ due })}
      />
      {(filter.tag || tags.length > 0) && (
        <Select
          label={workWords.tag}
          any={workWords.anyTag}
          value={filter.tag}
          options={[...new Set([...(filter.tag ? [filter.tag] : []), ...tags])].map(
            (tag) => [tag, tag] as const,
          )}
          onChange={(tag) => set({ tag })}
        />
      )}
      {(['from', 'to'] as const).map((edge) => (
        <DayField
          key={edge}
          label={words[edge]}
          value={filter[edge] ?? ''}
          onChange={(day) => set({ [edge]: day || undefined })}
        />
      ))}
      <Select
        label={words.sort}
        any={words.newest}
        value={filter.sort}
        options={[['oldest', words.oldest] as const]}
        onChange={(sort) => set({ sort })}
      />
      {Object.values(filter).some(Boolean) && (
        <Button look="quiet" onPress={() => onChange({})}>
          {words.clear}
        </Button>
      )}
    </search>
  );
}

/** How many choices of the filter are made, beside the words. */
const chosenIn = ({ text: _, ...choices }: Filter): number =>
  Object.values(choices).filter(Boolean).length;
