import { readablePhone } from '#contracts/customer.ts';
import * as is from './json.ts';
import { readOrderPage, type ShownOrder } from './order-page.ts';

/** The details of a customer's own order, with what a link does not tell. */
export const readOwnOrder: is.Reader<ShownOrder> = is.adjusted(readOrderPage, (order, fields) => ({
  ...order,
  phone_number: readablePhone(order.phone_number),
  department_number: is.textOrNull(fields.department_number),
  comment: is.textOrNull(fields.comment),
}));
