import type { DeliveryType, OrderCreate, PaymentType } from '#contracts/orders.ts';
import { fieldMessages } from '#messages/site/validation.ts';
import { checkEach, checks } from '../../ui/form-checks.ts';
import type { Errors } from '../../ui/use-form.ts';

/** The form values (spec section 3, "Checkout form fields", plus delivery and consent). */
export interface CheckoutForm {
  readonly firstName: string;
  readonly middleName: string;
  readonly noMiddleName: boolean;
  readonly lastName: string;
  readonly email: string;
  readonly tel: string;
  readonly telegram: string;
  readonly whatsapp: string;
  readonly deliveryType: DeliveryType;
  readonly department: string;
  readonly address: string;
  readonly city: string;
  /** The chosen pickup place; empty: none yet. */
  readonly pickupPlace: string;
  /** While the order is picked up: what was typed for a delivery. */
  readonly deliveryAddress: string;
  readonly deliveryCity: string;
  readonly paymentType: PaymentType;
  readonly comment: string;
  readonly consent: boolean;
}

/** The form with the versions of the documents that it named. */
export type FilledForm = CheckoutForm &
  Pick<OrderCreate, 'documents'> & { readonly delivery?: DeliveryOfOrder };

export const emptyForm: CheckoutForm = {
  firstName: '',
  middleName: '',
  noMiddleName: false,
  lastName: '',
  email: '',
  tel: '',
  telegram: '',
  whatsapp: '',
  deliveryType: 'new_post',
  department: '',
  address: '',
  city: '',
  pickupPlace: '',
  deliveryAddress: '',
  deliveryCity: '',
  paymentType: 'full',
  comment: '',
  consent: false,
};

const checkRequired = checkEach({
  firstName: checks.personName,
  lastName: checks.personName,
  email: checks.email,
  tel: checks.phone,
  address: checks.required,
  city: checks.required,
});

/** Spec section 5: required fields (blank counts as empty) and formats. */
export const validate = (form: CheckoutForm, consentNeeded: boolean): Errors => ({
  ...checkRequired(form),
  middleName: form.noMiddleName ? undefined : checks.personName(form.middleName),
  consent: consentNeeded && !form.consent ? fieldMessages.required : undefined,
});

/** Pasted text may have tabs, which the API refuses in a field of one line. */
const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** What of an order is told of its delivery, beside the address. */
export type DeliveryOfOrder = Partial<
  Pick<
    OrderCreate,
    'town' | 'district' | 'km' | 'floor' | 'lift' | 'assembly' | 'slot' | 'pickup_place'
  >
>;

/** The request body of order-create. `total`: the sum in roubles that the customer has seen. */
export const toOrder = (
  form: FilledForm,
  cartUuid: string,
  total: number,
): Partial<OrderCreate> => ({
  ...form.delivery,
  customer_name: [form.firstName, form.noMiddleName ? '' : form.middleName, form.lastName]
    .map(oneLine)
    .filter(Boolean)
    .join(' '),
  email: form.email.trim(),
  phone_number: oneLine(form.tel),
  address: oneLine(form.address),
  city: oneLine(form.city),
  cart_uuid: cartUuid,
  delivery_type: form.deliveryType,
  department_number: form.deliveryType === 'new_post' ? oneLine(form.department) : '',
  comment: form.comment,
  telegram: oneLine(form.telegram),
  whatsapp: oneLine(form.whatsapp),
  payment_type: form.paymentType,
  consent: form.consent,
  documents: form.documents,
  expected_total: total,
});

/** Where the customer wants things delivered, also while the order is picked up. */
export const deliveryPlaceOf = ({
  deliveryType,
  address,
  city,
  deliveryAddress,
  deliveryCity,
}: CheckoutForm) =>
  deliveryType === 'pickup' ? { address: deliveryAddress, city: deliveryCity } : { address, city };

/** What the form knows of a customer, under the names of the profile. */
export function toProfileFields(form: CheckoutForm) {
  const { address, city } = deliveryPlaceOf(form);
  return {
    first_name: oneLine(form.firstName),
    midle_name: form.noMiddleName ? '' : oneLine(form.middleName),
    last_name: oneLine(form.lastName),
    phone_number: oneLine(form.tel),
    address: oneLine(address),
    city: oneLine(city),
  };
}

const serverFields: Record<string, keyof CheckoutForm> = {
  customer_name: 'firstName',
  email: 'email',
  phone_number: 'tel',
  address: 'address',
  city: 'city',
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  department_number: 'department',
  comment: 'comment',
  consent: 'consent',
};

/** The server's messages for the fields of this form. Messages for other fields are dropped. */
export const errorsFromServer = (fields: Record<string, string[]>): Errors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, messages]) => {
      const own = serverFields[field];
      return own ? [[own, messages.join(' ')]] : [];
    }),
  );
