import { type ReactNode, useEffect, useState } from 'react';
import { orderInvoicesCalls } from '#contracts/calls/order-invoices.ts';
import { orderInvoicesMessages as messages } from '#messages/orders/order-invoices.ts';
import { fillPath } from '../../api/fill-path.ts';
import { logFailure } from '../../log.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { getInvoices, getPaper, type ShownInvoice } from './order-invoices-api.ts';
import type { SlotOwner } from './order-slot-api.ts';

/** The invoices of an order that a company buys; nothing where there are none. */
export function OrderInvoices({ owner }: { readonly owner: SlotOwner }): ReactNode {
  const currency = useCurrency();
  const [invoices, setInvoices] = useState<readonly ShownInvoice[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner of a page stays
  useEffect(() => {
    getInvoices(owner).then(setInvoices, (error: unknown) =>
      logFailure('the invoices were not loaded', error),
    );
  }, []);
  if (invoices.length === 0) return null;
  return (
    <>
      <h3>{messages.title}</h3>
      <ul className="order-page__next" aria-label={messages.title}>
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            {messages.name(invoice, currency)}
            <div className="soft">{messages.states[invoice.state](invoice.valid_until)}</div>
            {invoice.state !== 'old' && <Paper owner={owner} invoice={invoice.number} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the file: by the link as any page, of the account after it was asked for. */
function Paper({ owner, invoice }: { readonly owner: SlotOwner; readonly invoice: number }) {
  const [isFailed, setFailed] = useState(false);
  if ('token' in owner) {
    const { url } = fillPath(orderInvoicesCalls.paper, owner.token, invoice);
    return (
      <a className="link" href={url} target="_blank" rel="noreferrer">
        {messages.open(invoice)}
      </a>
    );
  }
  const save = async () => {
    setFailed(false);
    try {
      const bytes = Uint8Array.from(atob(await getPaper(owner.id, invoice)), (one) =>
        one.charCodeAt(0),
      );
      saveFile(bytes, messages.file(invoice), 'application/pdf');
    } catch (error) {
      logFailure('the invoice was not loaded', error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button appearance="quiet" onClick={save}>
        {messages.save(invoice)}
      </Button>
      {isFailed && <Notice tone="error">{messages.failed}</Notice>}
    </>
  );
}
