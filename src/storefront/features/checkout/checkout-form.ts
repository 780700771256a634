import { isEmail, isPersonName, isPhone } from '#contracts/customer.ts';
import type { DeliveryType, OrderCreate, PaymentType } from '#contracts/orders.ts';
import { fieldMessages } from '#messages/validation.ts';

/** What the form holds (spec section 3, "Checkout form fields", with delivery and consent). */
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
  readonly paymentType: PaymentType;
  readonly comment: string;
  readonly consent: boolean;
}

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
  paymentType: 'full',
  comment: '',
  consent: false,
};

/** The fields that a message can stand at, in the order in which they are seen. */
export const fieldOrder = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'tel',
  'telegram',
  'whatsapp',
  'department',
  'address',
  'city',
  'comment',
  'consent',
] as const;
export type FieldName = (typeof fieldOrder)[number];
export type FormErrors = Partial<Record<FieldName, string>>;

const requiredFields = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'tel',
  'address',
  'city',
] as const;
type TextField = (typeof requiredFields)[number];

const formats: [fields: TextField[], isValid: (text: string) => boolean, message: string][] = [
  [['firstName', 'middleName', 'lastName'], isPersonName, fieldMessages.personName],
  [['email'], isEmail, fieldMessages.email],
  [['tel'], isPhone, fieldMessages.phone],
];

/** Spec section 5: first everything that is missing, blank counting as missing; then the formats of what is there. */
export function validate(form: CheckoutForm, consentNeeded: boolean): FormErrors {
  const errors: FormErrors = {};
  const isLeftOut = (field: TextField) => field === 'middleName' && form.noMiddleName;

  for (const field of requiredFields) {
    if (!isLeftOut(field) && form[field].trim() === '') errors[field] = fieldMessages.required;
  }
  for (const [fields, isValid, message] of formats) {
    for (const field of fields) {
      if (errors[field] || isLeftOut(field)) continue;
      if (!isValid(form[field].trim())) errors[field] = message;
    }
  }
  if (consentNeeded && !form.consent) errors.consent = fieldMessages.required;
  return errors;
}

export const firstInvalid = (errors: FormErrors): FieldName | undefined =>
  fieldOrder.find((field) => errors[field] !== undefined);

/** The body of order-create. `total`: roubles, as the customer has seen it. */
export const toOrder = (
  form: CheckoutForm,
  cartUuid: string,
  total: number,
): Partial<OrderCreate> => ({
  customer_name: [form.firstName, form.noMiddleName ? '' : form.middleName, form.lastName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' '),
  email: form.email.trim(),
  phone_number: form.tel,
  address: form.address,
  city: form.city,
  cart_uuid: cartUuid,
  delivery_type: form.deliveryType,
  department_number: form.deliveryType === 'new_post' ? form.department : '',
  comment: form.comment,
  telegram: form.telegram,
  whatsapp: form.whatsapp,
  payment_type: form.paymentType,
  consent: form.consent,
  expected_total: total,
});

const serverFields: Record<string, FieldName> = {
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

/** The server's messages at the fields of this form; those of other fields are left out. */
export const errorsFromServer = (fields: Record<string, string[]>): FormErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, messages]) => {
      const own = serverFields[field];
      return own ? [[own, messages.join(' ')]] : [];
    }),
  );
