import { orderInvoicesCalls } from '#contracts/calls/order-invoices.ts';
import type { ShownInvoices } from '#contracts/order-invoices.ts';
import * as is from '../../api/answers/json.ts';
import { callApi } from '../../api/call-api.ts';
import { fillPath } from '../../api/fill-path.ts';
import { send } from '../../api/send.ts';
import type { SlotOwner } from './order-slot-api.ts';

export type ShownInvoice = ShownInvoices['invoices'][number];

const readInvoice = is.shape<ShownInvoice>({
  number: is.needed(is.id),
  made_on: is.needed(is.text),
  valid_until: is.needed(is.text),
  amount: is.needed(is.number),
  state: is.word,
});
const readInvoices = is.ofObject(is.shape<ShownInvoices>({ invoices: is.list(readInvoice) }));
const readPaper = is.ofObject(is.shape<{ pdf: string }>({ pdf: is.needed(is.text) }));

/** The invoices of an order, the latest first. Rejects with ShopError. */
export async function getInvoices(owner: SlotOwner): Promise<ShownInvoice[]> {
  const { data } = await ('token' in owner
    ? send(fillPath(orderInvoicesCalls.get, owner.token))
    : callApi(fillPath(orderInvoicesCalls.getOwn, owner.id)));
  return is.usable(readInvoices(data), 'invoices of an order').invoices;
}

/** The file of an invoice of one of the customer's orders, as base64. Rejects with ShopError. */
export async function getPaper(orderId: number, invoice: number): Promise<string> {
  const { data } = await callApi(fillPath(orderInvoicesCalls.paperOwn, orderId, invoice));
  return is.usable(readPaper(data), 'an invoice').pdf;
}
