import type { SomeVariant } from './catalogue.ts';

/** The order fields of a fictitious customer. */
export const orderForm = (cartUuid: string, change: Record<string, unknown> = {}) => ({
  customer_name: 'Пётр Примерович Образцов',
  email: 'petr@example.ru',
  phone_number: '+7 (000) 000-00-00',
  address: 'ул. Образцовая, д. 1, кв. 2',
  city: 'Примерск',
  cart_uuid: cartUuid,
  ...change,
});

/** The same by a customer of their own for each cart: one address gets letters about five orders a day. */
export const newCustomerForm = (cartUuid: string) =>
  orderForm(cartUuid, { email: `${cartUuid}@example.ru` });

export const cartLine = ({ product, variant }: SomeVariant, quantity = 1) => ({
  product,
  variant,
  quantity,
});
