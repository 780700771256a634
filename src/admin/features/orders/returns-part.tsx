import { useQuery } from '@tanstack/react-query';
import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { returnWords as words } from '#messages/office/returns.ts';
import { returnStateNames } from '#messages/orders/return-state-names.ts';
import { call } from '../../api/call-api.ts';
import { returnsCalls } from '../../api/endpoints/returns.ts';
import { howOften } from '../../api/live.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./begin-return-dialog.tsx')).BeginReturnDialog;

/** The returns of an order, and the way to begin one. Nothing where there are none and none can begin. */
export function ReturnsPart({ order: { number } }: { order: AnyCard }) {
  const { data } = useQuery({
    queryKey: ['order', number, 'returns'],
    queryFn: () => call(returnsCalls.ofOrder, { params: { number } }),
    refetchInterval: howOften,
  });
  const { Opened: BeginDialog, ...dialog } = useOpenLater(loadDialog);
  if (!data) return null;
  const { returns, replaces, may_begin: mayBegin } = data;
  if (returns.length === 0 && !replaces && !mayBegin) return null;
  return (
    <section className="section order-panel">
      <h2>{words.part}</h2>
      {replaces && (
        <p>
          <Link to={`${officePages.returns.path}/${replaces.id}`}>
            {words.replaces(replaces.id, replaces.number)}
          </Link>
        </p>
      )}
      {returns.map(({ id, state, goods }) => (
        <p key={id}>
          <Link to={`${officePages.returns.path}/${id}`}>{words.title(id)}</Link>
          {`: ${returnStateNames[state].toLowerCase()}`}
          <span className="order-panel__soft">{` ${goods}`}</span>
        </p>
      ))}
      {mayBegin && (
        <div className="form__actions">
          <Button onPress={dialog.open}>{words.begin}</Button>
        </div>
      )}
      {BeginDialog && <BeginDialog number={number} lines={data.lines} onClose={dialog.close} />}
    </section>
  );
}
