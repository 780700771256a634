import { isEmail, isPersonName, isPhone } from '#contracts/customer.ts';
import { fieldMessages } from '#messages/site/validation.ts';
import type { Errors } from './use-form.ts';

/** Returns the error message of a value, or undefined when it is valid. */
type Check = (value: string) => string | undefined;

const required: Check = (value) => (value.trim() === '' ? fieldMessages.required : undefined);

/** The rules of spec section 5: a blank value is a missing value; any other must have the right format. Invisible signs, which come with copied contacts, are accepted: the shop drops them. */
const withFormat =
  (isValid: (text: string) => boolean, message: string): Check =>
  (value) =>
    required(value) ?? (isValid(value.replace(/\p{Cf}/gu, '').trim()) ? undefined : message);

export const checks = {
  required,
  email: withFormat(isEmail, fieldMessages.email),
  personName: withFormat(isPersonName, fieldMessages.personName),
  phone: withFormat(isPhone, fieldMessages.phone),
} as const satisfies Record<string, Check>;

/** The same check for an optional field. */
export const optional =
  (check: Check): Check =>
  (value) =>
    required(value) ? undefined : check(value);

/** Validates the values with these names. */
export const checkEach =
  <Name extends string>(each: { readonly [One in Name]?: Check }) =>
  (values: { readonly [One in Name]?: string }): Errors => {
    const names = Object.keys(each) as Name[];
    return Object.fromEntries(names.map((name) => [name, each[name]?.(values[name] ?? '')]));
  };
