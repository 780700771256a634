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

export const cartLine = ({ product, variant }: SomeVariant, quantity = 1) => ({
  product,
  variant,
  quantity,
});
