import { useNavigate } from 'react-router';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { call } from '../../../api/call-api.ts';
import { orderDraftCalls } from '../../../api/endpoints/orders.ts';
import { useMay } from '../../../api/session.ts';
import { useChange } from '../../../api/use-change.ts';
import { draftsPath } from '../../../screens.ts';
import { draftsKey } from './drafts-key.ts';

/** Begins a new order with customer, delivery and goods of this one; nothing for who may not. */
export function useCopyAction(number: string) {
  const navigate = useNavigate();
  const mayCopy = useMay()('orders.money');
  const copy = useChange(() => call(orderDraftCalls.create, { body: { copy_of: number } }), {
    onDone: ({ id }) => {
      navigate(`${draftsPath}/${id}`);
    },
    makesOld: [draftsKey],
  });
  return mayCopy ? [{ name: words.copy, run: () => copy.mutate(undefined) }] : [];
}
