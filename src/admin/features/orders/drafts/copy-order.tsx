import { useNavigate } from 'react-router';
import { draftWords as words } from '#messages/office/drafts.ts';
import { draftsPath } from '../../../screens.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageActions } from '../../../ui/page-actions.ts';
import { useCopyOrder } from './draft-queries.ts';

/** Begins a new order with customer, delivery and goods of this one. */
export function CopyOrder({ number }: { readonly number: string }) {
  const navigate = useNavigate();
  const copy = useCopyOrder(({ id }) => navigate(`${draftsPath}/${id}`));
  const run = () => copy.mutate(number);
  usePageActions([{ name: words.copy, run }]);
  return (
    <Button look="quiet" isPending={copy.isPending} onPress={run}>
      {words.copy}
    </Button>
  );
}
