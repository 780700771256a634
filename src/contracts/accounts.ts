import { z } from 'zod';
import { isEmail, isPersonName, isPhone, normalisePhone } from './customer.ts';
import { shownDocuments } from './legal-documents.ts';
import { FIRST_DAY, oneLineText } from './validation.ts';

export const genders = ['', 'male', 'female'] as const;

export const emailField = oneLineText(254)
  .min(1)
  .refine((text) => text === '' || isEmail(text), { params: { message: 'email' } });
/** Normalized for comparison but not validated: sign-in accepts every e-mail that a registration has accepted. */
export const secret = z.string().min(1).max(200);

export const newPassword = z.object({ new_password1: secret, new_password2: secret });

export const registration = z.object({
  email: emailField,
  password1: secret,
  password2: secret,
  consent: z.boolean().nullish(),
  documents: shownDocuments,
});
export type Registration = z.infer<typeof registration>;

export const currentUser = z
  .object({ pk: z.int(), email: z.string(), first_name: z.string(), last_name: z.string() })
  .meta({ id: 'User' });
export type CurrentUser = z.infer<typeof currentUser>;

export const signedIn = z
  .object({ access_token: z.string(), refresh_token: z.string(), user: currentUser })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedIn>;

export const refreshed = z.object({ access: z.string(), refresh: z.string() });

export const profile = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    midle_name: z
      .string()
      .describe('The middle name; the first version of the API misspells the key'),
    middle_name: z.string(),
    gender: z.enum(genders),
    email: z.string(),
    email_confirmed: z
      .boolean()
      .describe('The customer has opened the link in the confirmation letter'),
    phone_number: z.string(),
    address: z.string(),
    city: z.string(),
    birth_date: z.string().nullable().describe('YYYY-MM-DD'),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

const personName = oneLineText(100).refine((text) => text === '' || isPersonName(text), {
  params: { message: 'personName' },
});

/** Whether it is to come says the service, which knows today. */
const birthDate = z.iso.date().refine((day) => FIRST_DAY <= day, { params: { message: 'day' } });

/** The fields that a customer can change; an absent field stays. The e-mail has an endpoint of its own. */
export const profileChange = z.object({
  first_name: personName.optional(),
  last_name: personName.optional(),
  midle_name: personName.optional(),
  middle_name: personName.optional(),
  gender: z.enum(genders).optional(),
  phone_number: oneLineText(40)
    .refine((text) => text === '' || isPhone(text), { params: { message: 'phone' } })
    .transform((text) => text && normalisePhone(text))
    .optional(),
  address: oneLineText(500).optional(),
  city: oneLineText(120).optional(),
  birth_date: z

    .union([birthDate, z.literal('').transform(() => null)])
    .nullable()
    .optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;

/** One sign-in of the customer that is still open. */
export const device = z
  .object({
    id: z.uuid(),
    device: z.string().describe('Browser and system; empty where they are unknown'),
    ip: z.string().nullable().describe('The network address of the sign-in'),
    signed_in_at: z.iso.datetime(),
    used_at: z.iso.datetime().describe('The latest renewal of its tokens'),
    current: z.boolean().describe('The device that asks'),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;
