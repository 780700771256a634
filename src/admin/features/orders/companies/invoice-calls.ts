import { useQuery } from '@tanstack/react-query';
import type { invoicesEndpoints } from '#contracts/admin/payments/invoices.ts';
import { invoiceWords as words } from '#messages/office/invoices.ts';
import { type Call, call } from '../../../api/call-api.ts';
import { invoicesCalls } from '../../../api/endpoints/payments.ts';
import { howOften } from '../../../api/live.ts';
import { useChange } from '../../../api/use-change.ts';
import { say } from '../../../ui/toasts.tsx';

type Calls = typeof invoicesEndpoints;
type Body<Name extends 'make' | 'send' | 'notePaid'> = Call<Calls[Name]>['body'];

/** Below the card's own key, so that a notice about the order makes it old, too. */
const keyOf = (number: string) => ['order', number, 'invoices'];

/** The invoices of an order. */
export const useInvoices = (number: string) =>
  useQuery({
    queryKey: keyOf(number),
    queryFn: () => call(invoicesCalls.list, { params: { number } }),
    refetchInterval: howOften,
  });

const ends = (number: string) => ({ answers: keyOf(number), makesOld: [['orders'], ['today']] });

export const useMakeInvoice = (number: string, onDone: () => void) =>
  useChange((body: Body<'make'>) => call(invoicesCalls.make, { params: { number }, body }), {
    ...ends(number),
    // Its goods may be held since.
    makesOld: [['order', number], ['orders'], ['today']],
    onDone: ({ invoices: [made] }) => {
      say(words.made(made?.number ?? 0));
      onDone();
    },
  });

export const useSendInvoice = (number: string, invoice: number, onDone: () => void) =>
  useChange((body: Body<'send'>) => call(invoicesCalls.send, { params: { invoice }, body }), {
    ...ends(number),
    onDone: () => {
      say(words.sent(invoice));
      onDone();
    },
  });

/** The card and its money follow. */
export const useNoteInvoicePaid = (number: string, invoice: number, onDone: () => void) =>
  useChange(
    (body: Body<'notePaid'>) => call(invoicesCalls.notePaid, { params: { number, invoice }, body }),
    {
      makesOld: [['order', number], ['orders'], ['today']],
      onDone: () => {
        say(words.noted(invoice));
        onDone();
      },
    },
  );
