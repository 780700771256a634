import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Invoice, OrderInvoices } from '#contracts/admin/payments/invoices.ts';
import {
  invoiceGapTexts,
  invoiceStateNames,
  invoiceWords as words,
} from '#messages/office/invoices.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { invoicesCalls } from '../../../api/endpoints/payments.ts';
import { useMay, useViewer } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { usePageActions } from '../../../ui/page-actions.ts';
import { useOpenLater } from '../../../ui/use-open-later.ts';
import { useInvoices } from './invoice-calls.ts';

const loadMake = async () => (await import('./make-invoice-dialog.tsx')).MakeInvoiceDialog;
const loadSend = async () => (await import('./send-invoice-dialog.tsx')).SendInvoiceDialog;
const loadPaid = async () => (await import('./invoice-paid-dialog.tsx')).InvoicePaidDialog;

/** The invoices of an order that a company buys; nothing where a person does. */
export function InvoicesPart({ order }: { order: OrderCard }) {
  const { data } = useInvoices(order.number);
  if (!data || (data.invoices.length === 0 && data.gaps.includes('company'))) return null;
  return <Shown order={order} known={data} />;
}

function Shown({ order, known }: { order: OrderCard; known: OrderInvoices }) {
  const { number } = order;
  const [chosen, choose] = useState<Invoice>();
  const { Opened: MakeDialog, ...make } = useOpenLater(loadMake);
  const { Opened: SendDialog, ...send } = useOpenLater(loadSend);
  const { Opened: PaidDialog, ...paid } = useOpenLater(loadPaid);
  const [gap] = known.gaps;
  usePageActions(gap ? [] : [{ name: words.make, run: make.open }]);
  const openWith = (dialog: { open: () => void }) => (invoice: Invoice) => {
    choose(invoice);
    dialog.open();
  };
  return (
    <section className="section order-panel">
      <h2>{words.title}</h2>
      {known.invoices.length === 0 && <p className="order-panel__soft">{words.none}</p>}
      <ul className="order-payments" aria-label={words.title}>
        {known.invoices.map((invoice) => (
          <li key={invoice.number}>
            <InvoiceRow
              invoice={invoice}
              left={known.left}
              onSend={openWith(send)}
              onPaid={openWith(paid)}
            />
          </li>
        ))}
      </ul>
      {gap ? (
        <p className="order-panel__soft">{invoiceGapTexts[gap]}</p>
      ) : (
        <div className="form__actions">
          <Button onPress={make.open}>{words.make}</Button>
        </div>
      )}
      {MakeDialog && <MakeDialog order={order} known={known} onClose={make.close} />}
      {SendDialog && chosen && (
        <SendDialog number={number} invoice={chosen} email={known.email} onClose={send.close} />
      )}
      {PaidDialog && chosen && <PaidDialog order={order} invoice={chosen} onClose={paid.close} />}
    </section>
  );
}

/** Browsers show it, and save it where they are asked to. */
const paperOf = (invoice: number): string =>
  invoicesCalls.paper.url.replace(':invoice', String(invoice));

interface RowProps {
  readonly invoice: Invoice;
  /** To be paid of the order, roubles. */
  readonly left: number;
  readonly onSend: (invoice: Invoice) => void;
  readonly onPaid: (invoice: Invoice) => void;
}

function InvoiceRow({ invoice, left, onSend, onPaid }: RowProps) {
  const { time_zone: zone } = useViewer();
  const mayNote = useMay()('payments.manual');
  const { number, state, sent, replaced_by: by, paid } = invoice;
  const isOpen = state !== 'paid' && state !== 'replaced';
  return (
    <>
      <p className="order-payments__sum">
        <span>{words.name(number, invoice.made_on)}</span>
        <span>{formatPrice(invoice.amount)}</span>
      </p>
      <p className="order-panel__soft">
        {by === null ? invoiceStateNames[state] : words.replaced(by)}
        {isOpen && ` · ${words.valid(invoice.valid_until)}`}
        {isOpen && paid > 0 && ` · ${words.came(paid)}`}
        {invoice.who && ` · ${invoice.who}`}
      </p>
      {sent && (
        <p className="order-panel__soft">
          {words.sentTo(sent.to, formatNearTime(new Date(sent.at), zone))}
        </p>
      )}
      {invoice.is_old && (
        <p className="order-payments__trouble">{left > 0 ? words.old : words.oldPaid}</p>
      )}
      <p className="order-payments__actions">
        <a className="button button--quiet" href={paperOf(number)} target="_blank" rel="noopener">
          {words.open}
        </a>
        {by === null && (
          <Button look="quiet" onPress={() => onSend(invoice)}>
            {words.send}
          </Button>
        )}
        {mayNote && isOpen && (
          <Button look="quiet" onPress={() => onPaid(invoice)}>
            {words.paid}
          </Button>
        )}
      </p>
    </>
  );
}
