import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import './order-tags.css';
import { useRef } from 'react';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useCardChange } from './queries.ts';
import { useKnownTags, type WorkCall } from './work-calls.ts';

/** The tags of an order; each can be taken off, others are typed or chosen. */
export function OrderTags({ order }: { order: AnyCard }) {
  const may = useMay();
  const known = useKnownTags();
  const field = useRef<HTMLInputElement>(null);
  const { number, tags } = order;
  const change = useCardChange(
    number,
    (body: WorkCall<'tags'>['body']) => call(orderWorkCalls.tags, { params: { number }, body }),
    () => undefined,
  );
  const isAllowed = may('orders.change');
  usePageActions(
    isAllowed
      ? [
          { name: words.tagField, run: () => field.current?.focus() },
          ...tags.map((tag) => ({
            name: words.tagRemove(tag),
            run: () => change.mutate({ remove: [tag] }),
          })),
        ]
      : [],
  );
  if (!isAllowed) return null;
  return (
    <>
      <div className="order-tags">
        {tags.map((tag) => (
          <span key={tag} className="order-tag">
            {tag}
            <button
              type="button"
              aria-label={words.tagRemove(tag)}
              onClick={() => change.mutate({ remove: [tag] })}
            >
              ×
            </button>
          </span>
        ))}
        <form
          className="order-tags__new"
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const tag = String(new FormData(form).get('tag')).trim();
            if (tag) change.mutate({ add: [tag] }, { onSuccess: () => form.reset() });
          }}
        >
          <input
            ref={field}
            name="tag"
            aria-label={words.tagField}
            placeholder={words.tagHint}
            maxLength={40}
            list="known-tags"
            autoComplete="off"
          />
          <datalist id="known-tags">
            {known.data?.tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button type="submit" look="quiet" isPending={change.isPending}>
            {words.tagAdd}
          </Button>
        </form>
      </div>
      {change.error && <Notice look="error">{change.error.message}</Notice>}
    </>
  );
}
