import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { call } from '../../api/call-api.ts';
import { orderWorkCalls } from '../../api/endpoints/orders.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A link to the page of an order, for the staff to give to its customer. */
export function PageLink({ number }: { number: string }) {
  const link = useChange(() => call(orderWorkCalls.pageLink, { params: { number }, body: {} }));
  return (
    <>
      {link.error && <Notice look="error">{link.error.message}</Notice>}
      {link.data ? (
        <Field
          name="page_link"
          label={words.giveLink}
          hint={words.linkHint}
          isReadOnly
          value={link.data.url}
        />
      ) : (
        <div className="form__actions">
          <Button onPress={() => link.mutate()} isPending={link.isPending}>
            {words.giveLink}
          </Button>
        </div>
      )}
    </>
  );
}
